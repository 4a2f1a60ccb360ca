import { type SiteTextsForm, settingsEndpoints, siteTexts } from '#contract/lender/settings.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { FormSection } from '#web/office/kit/form/form-section.tsx';
import { OfficeForm } from '#web/office/kit/form/office-form.tsx';
import { PhraseFields } from '#web/office/kit/form/phrase-fields.tsx';
import { SiteShowsIt } from '#web/office/kit/ui/site-shows-it.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { messages } from '../settings.messages.ts';
import { SettingsFrame } from '../settings-frame.tsx';
import { useSectionForm } from '../use-section-form.ts';
import { siteTextLabels, siteTextSections } from './site-text-sections.ts';
import { contentOf, valuesOf } from './site-text-values.ts';
import { labelsOf } from './site-texts.messages.ts';

export function SiteTextsPage() {
  const pick = usePick();
  return (
    <SettingsFrame lead={pick(messages.textsText)}>
      {(settings) => <SiteTexts {...settings.siteTexts} />}
    </SettingsFrame>
  );
}

interface SiteTextsProps {
  readonly content: SiteTextsForm;
  readonly version: number;
}

function SiteTexts({ content, version }: SiteTextsProps) {
  const pick = usePick();
  const save = useAction(settingsEndpoints.saveSiteTexts);
  const { form, isSaved } = useSectionForm({
    initial: valuesOf(content),
    version,
    schema: siteTexts,
    contentOf,
    save: (body) => save.send({ body }),
  });
  const { text } = form;
  return (
    <>
      <SiteShowsIt isSaved={isSaved} />
      <OfficeForm form={form} labels={siteTextLabels} back={useArea().settings()}>
        {siteTextSections.map(({ title, lead, texts }) => (
          <FormSection key={title.en} title={pick(title)} lead={pick(lead)}>
            {texts.map(({ name, kind, lengthMax }) => (
              <PhraseFields
                key={name}
                values={{ en: text(`${name}.en`), ur: text(`${name}.ur`) }}
                labels={labelsOf(kind)}
                lengthMax={lengthMax}
              />
            ))}
          </FormSection>
        ))}
      </OfficeForm>
    </>
  );
}
