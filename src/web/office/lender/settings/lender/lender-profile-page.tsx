import { type LenderProfileForm, lenderProfile, settingsEndpoints } from '#contract/lender/settings.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { AfterSave } from '#web/office/kit/form/after-save.tsx';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { NumberField } from '#web/office/kit/form/fields/number-field.tsx';
import { PhoneField } from '#web/office/kit/form/fields/phone-field.tsx';
import { PhraseFields } from '#web/office/kit/form/fields/phrase-fields.tsx';
import { TextField } from '#web/office/kit/form/fields/text-field.tsx';
import { FormSection } from '#web/office/kit/form/form-section.tsx';
import { OfficeForm } from '#web/office/kit/form/office-form.tsx';
import { SiteShowsIt } from '#web/office/kit/ui/site-shows-it.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { messages as settingsMessages } from '../settings.messages.ts';
import { SettingsFrame } from '../settings-frame.tsx';
import { useSection } from '../use-section.ts';
import { HourLines, type LenderValues } from './hour-lines.tsx';
import { labels, messages } from './lender-profile.messages.ts';

export function LenderProfilePage() {
  const pick = usePick();
  return (
    <SettingsFrame lead={pick(settingsMessages.lenderText)}>
      {(settings) => <LenderProfile {...settings.lenderProfile} />}
    </SettingsFrame>
  );
}

interface LenderProfileProps {
  readonly content: LenderProfileForm;
  readonly version: number;
}

function LenderProfile({ content, version }: LenderProfileProps) {
  const pick = usePick();
  const save = useAction(settingsEndpoints.saveLenderProfile);
  const initial: LenderValues = content;
  const section = useSection(version);
  const form = useOfficeForm({
    initial,
    labels,
    schema: lenderProfile,
    send: (content) => save.send({ body: { content, version: section.version } }),
    onSaved: section.onSaved,
  });
  const { field } = form;
  return (
    <>
      <AfterSave saves={form.saves}>
        <SiteShowsIt isSaved={form.saves > 0 && !form.isChanged} />
      </AfterSave>
      <OfficeForm form={form} back={useArea().settings()}>
        <FormSection title={pick(messages.identity)} lead={pick(messages.identityLead)}>
          <PhraseFields fields={form.phrase('name')} lengthMax={60} />
          <TextField {...field('licenceNumber')} isRequired direction="ltr" lengthMax={40} />
          <NumberField {...field('copyrightYear')} isRequired digitsMax={4} />
        </FormSection>
        <FormSection title={pick(messages.contact)} lead={pick(messages.contactLead)}>
          <PhoneField {...field('phone')} isRequired />
          <PhoneField {...field('whatsApp')} isRequired />
          <TextField {...field('email')} isRequired inputMode="email" direction="ltr" lengthMax={254} />
        </FormSection>
        <HourLines form={form} />
        <FormSection title={pick(messages.social)} lead={pick(messages.socialLead)}>
          {(['facebook', 'instagram', 'youtube'] as const).map((network) => (
            <TextField
              key={network}
              {...field(`social.${network}`)}
              type="url"
              direction="ltr"
              lengthMax={500}
            />
          ))}
        </FormSection>
      </OfficeForm>
    </>
  );
}
