import { type SiteTextsForm, settingsEndpoints, siteTexts } from '#contract/lender/settings.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { AfterSave } from '#web/office/kit/form/after-save.tsx';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { PhraseFields } from '#web/office/kit/form/fields/phrase-fields.tsx';
import { FormSection } from '#web/office/kit/form/form-section.tsx';
import { OfficeForm } from '#web/office/kit/form/office-form.tsx';
import { siteTextLabels, siteTextSections } from '#web/office/kit/labels/site-text-sections.ts';
import { labelsOf } from '#web/office/kit/labels/site-texts.messages.ts';
import { SiteShowsIt } from '#web/office/kit/ui/site-shows-it.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { messages } from '../settings.messages.ts';
import { SettingsFrame } from '../settings-frame.tsx';
import { useSection } from '../use-section.ts';

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
  const section = useSection(version);
  const form = useOfficeForm({
    initial: content,
    labels: siteTextLabels,
    schema: siteTexts,
    send: (content) => save.send({ body: { content, version: section.version } }),
    onSaved: section.onSaved,
  });
  return (
    <>
      <AfterSave saves={form.saves}>
        <SiteShowsIt isSaved={form.saves > 0 && !form.isChanged} />
      </AfterSave>
      <OfficeForm form={form} back={useArea().settings()}>
        {siteTextSections.map(({ title, lead, texts }) => (
          <FormSection key={title.en} title={pick(title)} lead={pick(lead)}>
            {texts.map(({ name, kind, lengthMax }) => (
              <PhraseFields
                key={name}
                fields={form.phrase(name)}
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
