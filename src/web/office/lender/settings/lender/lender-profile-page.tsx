import type { OutputOf } from '#contract/endpoint.ts';
import { lenderProfile, settingsEndpoints } from '#contract/lender/settings.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { AfterSave } from '#web/office/kit/form/after-save.tsx';
import { useRecordForm } from '#web/office/kit/form/engine/use-record-form.ts';
import { NumberField } from '#web/office/kit/form/fields/number-field.tsx';
import { PhoneField } from '#web/office/kit/form/fields/phone-field.tsx';
import { TextField } from '#web/office/kit/form/fields/text-field.tsx';
import { TextFields } from '#web/office/kit/form/fields/text-fields.tsx';
import { FormSection } from '#web/office/kit/form/form-section.tsx';
import { RecordForm } from '#web/office/kit/form/record-form.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { SavedOnSite } from '../../ground/saved-on-site.tsx';
import { messages as settingsMessages } from '../settings.messages.ts';
import { SettingsFrame } from '../settings-frame.tsx';
import { HourLines, type LenderValues } from './hour-lines.tsx';
import { labels, messages } from './lender-profile.messages.ts';

export function LenderProfilePage() {
  const pick = usePick();
  return (
    <SettingsFrame lead={pick(settingsMessages.lenderText)}>
      {(settings, askAgain) => (
        <LenderProfile
          kept={settings.lenderProfile}
          askAgain={async () => (await askAgain())?.lenderProfile}
        />
      )}
    </SettingsFrame>
  );
}

type Kept = OutputOf<typeof settingsEndpoints.saveLenderProfile>;

interface LenderProfileProps {
  readonly kept: Kept;
  readonly askAgain: () => Promise<Kept | undefined>;
}

function LenderProfile({ kept, askAgain }: LenderProfileProps) {
  const pick = usePick();
  const save = useAction(settingsEndpoints.saveLenderProfile);
  const editing = useRecordForm({
    record: kept,
    askAgain,
    valuesOf: ({ content }): LenderValues => content,
    labels,
    schema: lenderProfile,
    bodyOf: (content) => content,
    send: (content, version) => save.send({ body: { content, version } }),
  });
  const { form } = editing;
  const { field } = form;
  return (
    <>
      <AfterSave saves={form.saves}>
        <SavedOnSite isSaved={form.saves > 0 && !form.isChanged} />
      </AfterSave>
      <RecordForm of={editing} back={useArea().settings()}>
        <FormSection title={pick(messages.identity)} lead={pick(messages.identityLead)}>
          <TextFields fields={form.text('name')} lengthMax={60} />
          <TextField {...field('licenceNumber')} direction="ltr" lengthMax={40} />
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
      </RecordForm>
    </>
  );
}
