import type { OutputOf } from '#contract/endpoint.ts';
import { settingsEndpoints, siteTexts } from '#contract/lender/settings.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { AfterSave } from '#web/office/kit/form/after-save.tsx';
import { useRecordForm } from '#web/office/kit/form/engine/use-record-form.ts';
import { TextFields } from '#web/office/kit/form/fields/text-fields.tsx';
import { FormSection } from '#web/office/kit/form/form-section.tsx';
import { RecordForm } from '#web/office/kit/form/record-form.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { SavedOnSite } from '../../ground/saved-on-site.tsx';
import { siteTextNames, siteTextSections } from '../../ground/site-text-sections.ts';
import { messages } from '../settings.messages.ts';
import { SettingsFrame } from '../settings-frame.tsx';

export function SiteTextsPage() {
  const pick = usePick();
  return (
    <SettingsFrame lead={pick(messages.textsText)}>
      {(settings, askAgain) => (
        <SiteTexts kept={settings.siteTexts} askAgain={async () => (await askAgain())?.siteTexts} />
      )}
    </SettingsFrame>
  );
}

type Kept = OutputOf<typeof settingsEndpoints.saveSiteTexts>;

interface SiteTextsProps {
  readonly kept: Kept;
  readonly askAgain: () => Promise<Kept | undefined>;
}

function SiteTexts({ kept, askAgain }: SiteTextsProps) {
  const pick = usePick();
  const save = useAction(settingsEndpoints.saveSiteTexts);
  const editing = useRecordForm({
    record: kept,
    askAgain,
    valuesOf: ({ content }) => content,
    labels: siteTextNames,
    schema: siteTexts,
    bodyOf: (content) => content,
    send: (content, version) => save.send({ body: { content, version } }),
  });
  const { form } = editing;
  return (
    <>
      <AfterSave saves={form.saves}>
        <SavedOnSite isSaved={form.saves > 0 && !form.isChanged} />
      </AfterSave>
      <RecordForm of={editing} back={useArea().settings()}>
        {siteTextSections.map(({ title, lead, texts }) => (
          <FormSection key={title.en} title={pick(title)} lead={pick(lead)}>
            {texts.map(({ name, kind, lengthMax }) => (
              <TextFields key={name} fields={form.text(name)} label={kind} lengthMax={lengthMax} />
            ))}
          </FormSection>
        ))}
      </RecordForm>
    </>
  );
}
