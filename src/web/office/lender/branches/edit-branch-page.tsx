import { useParams } from 'react-router';
import { type Branch, branchEndpoints, branchForm } from '#contract/lender/branches.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { forEditing, useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { AfterSave } from '#web/office/kit/form/after-save.tsx';
import { useRecordForm } from '#web/office/kit/form/engine/use-record-form.ts';
import { RecordForm } from '#web/office/kit/form/record-form.tsx';
import { RecordPage } from '#web/office/kit/record/record-page.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { branchLabels } from '../ground/branch-labels.messages.ts';
import { SavedOnSite } from '../ground/saved-on-site.tsx';
import { BranchFields } from './branch-fields.tsx';
import { valuesOf } from './branch-values.ts';
import { messages } from './branches.messages.ts';

export function EditBranchPage() {
  const pick = usePick();
  const { title } = usePage();
  const { id = '' } = useParams();
  return (
    <RecordPage
      back={usePageLink()('branches')}
      title={title}
      head={({ city, code }: Branch) => ({ title: pick(city), lead: code })}
      item={useEndpoint(branchEndpoints.getBranch, { params: { id } }, forEditing)}
      notOpened={messages.loadError}
    >
      {(branch, askAgain) => <EditBranch key={branch.id} branch={branch} askAgain={askAgain} />}
    </RecordPage>
  );
}

interface EditBranchProps {
  readonly branch: Branch;
  readonly askAgain: () => Promise<Branch | undefined>;
}

function EditBranch({ branch, askAgain }: EditBranchProps) {
  const area = useArea();
  const edit = useAction(branchEndpoints.editBranch);
  const editing = useRecordForm({
    record: branch,
    askAgain,
    valuesOf,
    labels: branchLabels,
    schema: branchForm,
    bodyOf: ({ code: _, ...values }, version) => ({ ...values, version }),
    send: (body) => edit.send({ params: { id: branch.id }, body }),
  });
  const { form } = editing;
  return (
    <>
      <AfterSave saves={form.saves}>
        <SavedOnSite
          isSaved={form.saves > 0 && !form.isChanged}
          text={branch.isPublic ? undefined : messages.savedHidden}
        />
      </AfterSave>
      <RecordForm of={editing} back={area.branches()}>
        <BranchFields form={form} isHeadOffice={branch.isHeadOffice} />
      </RecordForm>
    </>
  );
}
