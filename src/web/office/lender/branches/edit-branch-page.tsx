import { useParams } from 'react-router';
import { type Branch, branchEndpoints, branchForm } from '#contract/lender/branches.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { forEditing, useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { AfterSave } from '#web/office/kit/form/after-save.tsx';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { OfficeForm } from '#web/office/kit/form/office-form.tsx';
import { branchLabels } from '#web/office/kit/labels/branch-labels.messages.ts';
import { RecordPage } from '#web/office/kit/record/record-page.tsx';
import { SiteShowsIt } from '#web/office/kit/ui/site-shows-it.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
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
      {(branch) => <EditBranch key={branch.id} branch={branch} />}
    </RecordPage>
  );
}

interface EditBranchProps {
  readonly branch: Branch;
}

function EditBranch({ branch }: EditBranchProps) {
  const area = useArea();
  const edit = useAction(branchEndpoints.editBranch);
  const form = useOfficeForm({
    initial: valuesOf(branch),
    labels: branchLabels,
    schema: branchForm,
    bodyOf: ({ code: _, ...values }) => ({ ...values, version: branch.version }),
    send: (body) => edit.send({ params: { id: branch.id }, body }),
    onSaved: ({ data }) => form.restart(valuesOf(data)),
  });
  return (
    <>
      <AfterSave saves={form.saves}>
        <SiteShowsIt
          isSaved={form.saves > 0 && !form.isChanged}
          text={branch.isPublic ? undefined : messages.savedHidden}
        />
      </AfterSave>
      <OfficeForm form={form} back={area.branches()}>
        <BranchFields form={form} isHeadOffice={branch.isHeadOffice} />
      </OfficeForm>
    </>
  );
}
