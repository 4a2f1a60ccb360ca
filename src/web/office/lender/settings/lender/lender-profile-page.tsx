import { type LenderProfileForm, lenderProfile, settingsEndpoints } from '#contract/lender/settings.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { FormSection } from '#web/office/kit/form/form-section.tsx';
import { OfficeForm } from '#web/office/kit/form/office-form.tsx';
import { PhraseFields } from '#web/office/kit/form/phrase-fields.tsx';
import { TextField } from '#web/office/kit/form/text-field.tsx';
import { SiteShowsIt } from '#web/office/kit/ui/site-shows-it.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { messages as settingsMessages } from '../settings.messages.ts';
import { SettingsFrame } from '../settings-frame.tsx';
import { useSectionForm } from '../use-section-form.ts';
import { HourLines } from './hour-lines.tsx';
import { hourLabels, labels, messages } from './lender-profile.messages.ts';
import { contentOf, hourLines, hourParts, valuesOf } from './lender-values.ts';

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

/** In the summary of what is wrong a line of hours is named by its parts. */
const allLabels = {
  ...labels,
  ...Object.fromEntries(
    hourLines.flatMap((line) => hourParts.map((part) => [`officeHours.${line}.${part}`, hourLabels[part]])),
  ),
};

function LenderProfile({ content, version }: LenderProfileProps) {
  const pick = usePick();
  const save = useAction(settingsEndpoints.saveLenderProfile);
  const { form, isSaved } = useSectionForm({
    initial: valuesOf(content),
    version,
    schema: lenderProfile,
    contentOf,
    save: (body) => save.send({ body }),
  });
  const { text } = form;
  return (
    <>
      <SiteShowsIt isSaved={isSaved} />
      <OfficeForm form={form} labels={allLabels} back={useArea().settings()}>
        <FormSection title={pick(messages.identity)} lead={pick(messages.identityLead)}>
          <PhraseFields
            values={{ en: text('name.en'), ur: text('name.ur') }}
            labels={{ en: labels['name.en'], ur: labels['name.ur'] }}
            lengthMax={60}
          />
          <TextField
            {...text('licenceNumber')}
            label={pick(labels.licenceNumber)}
            isRequired
            direction="ltr"
            lengthMax={40}
          />
          <TextField
            {...text('copyrightYear')}
            label={pick(labels.copyrightYear)}
            isRequired
            inputMode="numeric"
            direction="ltr"
            lengthMax={4}
          />
        </FormSection>
        <FormSection title={pick(messages.contact)} lead={pick(messages.contactLead)}>
          {(['phone', 'whatsApp'] as const).map((name) => (
            <TextField
              key={name}
              {...text(name)}
              label={pick(labels[name])}
              isRequired
              inputMode="tel"
              direction="ltr"
              lengthMax={40}
            />
          ))}
          <TextField
            {...text('email')}
            label={pick(labels.email)}
            isRequired
            inputMode="email"
            direction="ltr"
            lengthMax={254}
          />
        </FormSection>
        <HourLines form={form} />
        <FormSection title={pick(messages.social)} lead={pick(messages.socialLead)}>
          {(['social.facebook', 'social.instagram', 'social.youtube'] as const).map((name) => (
            <TextField
              key={name}
              {...text(name)}
              label={pick(labels[name])}
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
