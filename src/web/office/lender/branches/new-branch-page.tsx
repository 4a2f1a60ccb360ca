import { useSearchParams } from 'react-router';
import { branchEndpoints, newBranchForm } from '#contract/lender/branches.ts';
import { usePick } from '#web/i18n/language.ts';
import { Skeleton } from '#web/office/kit/controls/skeleton.tsx';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { TextField } from '#web/office/kit/form/fields/text-field.tsx';
import { FormSection } from '#web/office/kit/form/form-section.tsx';
import { OfficeForm } from '#web/office/kit/form/office-form.tsx';
import { BackLink } from '#web/office/kit/ui/back-link.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { useLeadOn } from '#web/office/shell/use-lead-on.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { branchLabels } from '../ground/branch-labels.messages.ts';
import { BranchFields } from './branch-fields.tsx';
import { type BranchValues, newBranchValues } from './branch-values.ts';
import { messages } from './branches.messages.ts';

/** A new branch, from an empty form or from a proposal (`?draft=KHI`), which can be changed before it is opened. */
export function NewBranchPage() {
  const [query] = useSearchParams();
  const code = query.get('draft');
  const drafts = useEndpoint(branchEndpoints.listBranchDrafts, {}, { enabled: code !== null });
  if (code === null || drafts.error !== null) return <NewBranchForm initial={newBranchValues} />;
  if (drafts.data === undefined) return <Skeleton height={320} radius="lg" />;
  const draft = drafts.data.find((each) => each.code === code);
  return <NewBranchForm initial={{ ...newBranchValues, ...draft, mapUrl: draft?.mapUrl ?? '' }} />;
}

interface NewBranchFormProps {
  readonly initial: BranchValues;
}

function NewBranchForm({ initial }: NewBranchFormProps) {
  const pick = usePick();
  const { title } = usePage();
  const area = useArea();
  const leadOn = useLeadOn();
  const create = useAction(branchEndpoints.createBranch);
  const form = useOfficeForm({
    initial,
    labels: branchLabels,
    schema: newBranchForm,
    send: (body, key) => create.send({ body, idempotencyKey: key }),
    onSaved: () => leadOn(area.branches()),
  });
  return (
    <>
      <BackLink {...usePageLink()('branches')} />
      <PageHeader title={title} help={pick(messages.newLead)} />
      <OfficeForm form={form} verb={messages.create} back={area.branches()}>
        <FormSection title={pick(branchLabels.code)} lead={pick(messages.codeHint)}>
          <TextField {...form.field('code')} isRequired isCode lengthMax={3} />
        </FormSection>
        <BranchFields form={form} isHeadOffice={false} />
      </OfficeForm>
    </>
  );
}
