import type * as z from 'zod/mini';
import { complaintRules } from '#contract/desk/complaint-rules.ts';
import { complaintEndpoints } from '#contract/desk/complaints.ts';
import { complaintRuleLabels as labels } from '#contract/desk/labels/complaint-labels.messages.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { complaintSettingsEndpoints } from '#contract/lender/complaint-settings.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { forEditing, useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { AfterSave } from '#web/office/kit/form/after-save.tsx';
import { PersonField } from '#web/office/kit/form/choices/person-field.tsx';
import type { Draft } from '#web/office/kit/form/engine/form-paths.ts';
import { useRecordForm } from '#web/office/kit/form/engine/use-record-form.ts';
import { NumberField } from '#web/office/kit/form/fields/number-field.tsx';
import { TextField } from '#web/office/kit/form/fields/text-field.tsx';
import { FormSection } from '#web/office/kit/form/form-section.tsx';
import { RecordForm } from '#web/office/kit/form/record-form.tsx';
import { RecordPage } from '#web/office/kit/record/record-page.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { messages as settingsMessages } from '../settings.messages.ts';
import { messages } from './complaint-rules.messages.ts';

/** The deadlines of complaints, and who gets those that are late or that nobody in the office may hear. */
export function ComplaintRulesPage() {
  const pick = usePick();
  const { title } = usePage();
  const { isFetchedAfterMount, data, ...asked } = useEndpoint(
    complaintSettingsEndpoints.getComplaintRules,
    {},
    forEditing,
  );
  return (
    <RecordPage
      back={usePageLink()('settings')}
      title={title}
      help={pick(settingsMessages.complaintRulesText)}
      item={{ ...asked, data: isFetchedAfterMount ? data : undefined }}
      notOpened={settingsMessages.loadError}
    >
      {(kept, askAgain) => <ComplaintRulesForm kept={kept} askAgain={askAgain} />}
    </RecordPage>
  );
}

type Kept = OutputOf<typeof complaintSettingsEndpoints.saveComplaintRules>;
type Values = Draft<z.input<typeof complaintRules>>;

interface ComplaintRulesFormProps {
  readonly kept: Kept;
  readonly askAgain: () => Promise<Kept | undefined>;
}

function ComplaintRulesForm({ kept, askAgain }: ComplaintRulesFormProps) {
  const pick = usePick();
  const save = useAction(complaintSettingsEndpoints.saveComplaintRules);
  const { data: staff = [] } = useEndpoint(complaintEndpoints.listComplaintHandlers);
  const editing = useRecordForm({
    record: kept,
    askAgain,
    valuesOf: ({ content }): Values => content,
    labels,
    schema: complaintRules,
    bodyOf: (content) => content,
    send: (content, version) => save.send({ body: { content, version } }),
  });
  const { form } = editing;
  const people = staff.map(({ id, name, branch }) => ({
    id,
    fullName: { own: name.en, ur: name.ur },
    ...(branch && { note: pick(branch.city) }),
  }));
  return (
    <>
      <AfterSave saves={form.saves}>
        {form.saves > 0 && !form.isChanged && <Banner tone="good" title={pick(messages.saved)} />}
      </AfterSave>
      <RecordForm of={editing} back={useArea().settings()}>
        <FormSection title={pick(messages.deadlines)} lead={pick(messages.deadlinesLead)}>
          <NumberField {...form.field('acknowledgeDays')} isRequired digitsMax={2} />
          <NumberField {...form.field('answerDays')} isRequired digitsMax={2} />
          <NumberField {...form.field('executiveDays')} isRequired digitsMax={3} />
          <PersonField {...form.field('executiveId')} none={messages.allSuperadmins} people={people} />
        </FormSection>
        <FormSection title={pick(messages.outside)} lead={pick(messages.outsideLead)}>
          <TextField {...form.field('outsideAddress')} lengthMax={200} />
          <TextField {...form.field('outsideEmail')} type="email" lengthMax={254} />
          <TextField {...form.field('regulatorContact')} lengthMax={120} />
        </FormSection>
      </RecordForm>
    </>
  );
}
