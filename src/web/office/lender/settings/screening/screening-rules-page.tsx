import type * as z from 'zod/mini';
import type { OutputOf } from '#contract/endpoint.ts';
import { screeningSettingsEndpoints } from '#contract/lender/screening-settings.ts';
import { screeningRuleLabels as labels } from '#contract/lending/labels/screening-names.messages.ts';
import { screeningRules } from '#contract/lending/screening/screening-rules.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { forEditing, useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { AfterSave } from '#web/office/kit/form/after-save.tsx';
import type { Draft } from '#web/office/kit/form/engine/form-paths.ts';
import { useRecordForm } from '#web/office/kit/form/engine/use-record-form.ts';
import { SwitchField } from '#web/office/kit/form/fields/switch-field.tsx';
import section from '#web/office/kit/form/form-section.module.css';
import { FormSection } from '#web/office/kit/form/form-section.tsx';
import { RecordForm } from '#web/office/kit/form/record-form.tsx';
import { RecordPage } from '#web/office/kit/record/record-page.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { messages as settingsMessages } from '../settings.messages.ts';
import { messages } from './screening-rules.messages.ts';

/** Turns screening on or off. */
export function ScreeningRulesPage() {
  const pick = usePick();
  const { title } = usePage();
  const { isFetchedAfterMount, data, ...asked } = useEndpoint(
    screeningSettingsEndpoints.getScreeningRules,
    {},
    forEditing,
  );
  return (
    <RecordPage
      back={usePageLink()('settings')}
      title={title}
      help={pick(settingsMessages.screeningRulesText)}
      item={{ ...asked, data: isFetchedAfterMount ? data : undefined }}
      notOpened={settingsMessages.loadError}
    >
      {(kept, askAgain) => <ScreeningRulesForm kept={kept} askAgain={askAgain} />}
    </RecordPage>
  );
}

type Kept = OutputOf<typeof screeningSettingsEndpoints.saveScreeningRules>;
type Values = Draft<z.input<typeof screeningRules>>;

interface ScreeningRulesFormProps {
  readonly kept: Kept;
  readonly askAgain: () => Promise<Kept | undefined>;
}

function ScreeningRulesForm({ kept, askAgain }: ScreeningRulesFormProps) {
  const pick = usePick();
  const save = useAction(screeningSettingsEndpoints.saveScreeningRules);
  const editing = useRecordForm({
    record: kept,
    askAgain,
    valuesOf: ({ content }): Values => content,
    labels,
    schema: screeningRules,
    bodyOf: (content) => content,
    send: (content, version) => save.send({ body: { content, version } }),
  });
  const { form } = editing;
  return (
    <>
      <AfterSave saves={form.saves}>
        {form.saves > 0 && !form.isChanged && <Banner tone="good" title={pick(messages.saved)} />}
      </AfterSave>
      <RecordForm of={editing} back={useArea().settings()}>
        <FormSection title={pick(messages.people)} lead={pick(messages.lead)}>
          <div className={section.wide}>
            <SwitchField {...form.field('isScreeningOn')} hint={messages.hint} />
          </div>
        </FormSection>
      </RecordForm>
    </>
  );
}
