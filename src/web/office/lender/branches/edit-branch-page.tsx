import { Skeleton } from '@mantine/core';
import { useParams } from 'react-router';
import { type Branch, branchEndpoints, branchForm } from '#contract/lender/branches.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { forEditing, useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { AfterSave } from '#web/office/kit/form/after-save.tsx';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { OfficeForm } from '#web/office/kit/form/office-form.tsx';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { BackLink } from '#web/office/kit/ui/back-link.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import { SiteShowsIt } from '#web/office/kit/ui/site-shows-it.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { BranchFields } from './branch-fields.tsx';
import { valuesOf } from './branch-values.ts';
import { labels, messages } from './branches.messages.ts';

export function EditBranchPage() {
  const pick = usePick();
  const { title } = usePage();
  const { id = '' } = useParams();
  const {
    data: branch,
    error,
    refetch,
  } = useEndpoint(branchEndpoints.getBranch, { params: { id } }, forEditing);
  return (
    <>
      <BackLink {...usePageLink()('branches')} />
      <PageHeader title={branch === undefined ? title : pick(branch.city)} lead={branch?.code} />
      {branch !== undefined ? (
        <EditBranch key={branch.id} branch={branch} />
      ) : error !== null ? (
        <section className={panel.panel}>
          <LoadError title={pick(messages.loadError)} failure={error} onRetry={refetch} />
        </section>
      ) : (
        <Skeleton height={360} radius="lg" />
      )}
    </>
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
    labels,
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
