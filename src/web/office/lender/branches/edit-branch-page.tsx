import { Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { type Branch, branchEndpoints, branchForm } from '#contract/lender/branches.ts';
import { call } from '#web/api/client.ts';
import { areaPaths } from '#web/area-paths.ts';
import { usePick } from '#web/i18n/language.ts';
import { AfterSave } from '#web/office/kit/form/after-save.tsx';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { OfficeForm } from '#web/office/kit/form/office-form.tsx';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { BackLink } from '#web/office/kit/ui/back-link.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import { SiteShowsIt } from '#web/office/kit/ui/site-shows-it.tsx';
import { BranchFields } from './branch-fields.tsx';
import { valuesOf } from './branch-values.ts';
import { labels, messages } from './branches.messages.ts';
import { branchesKey } from './use-branches.ts';

export function EditBranchPage() {
  const pick = usePick();
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['branch', id],
    queryFn: ({ signal }) => call(branchEndpoints.getBranch, { params: { id }, signal }),
    // What is being edited is not exchanged under the hands of whoever edits it.
    refetchOnWindowFocus: false,
  });
  const branch = data?.data;
  return (
    <>
      <BackLink to={areaPaths.superadmin.branches} label={pick(messages.title)} />
      <PageHeader
        title={branch === undefined ? pick(messages.branch) : pick(branch.city)}
        lead={branch?.code}
      />
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
  const memory = useQueryClient();
  const form = useOfficeForm({
    initial: valuesOf(branch),
    labels,
    schema: branchForm,
    bodyOf: ({ code: _, ...values }) => ({ ...values, version: branch.version }),
    send: (body) => call(branchEndpoints.editBranch, { params: { id: branch.id }, body }),
    onSaved(answer) {
      memory.setQueryData(['branch', branch.id], answer);
      void memory.invalidateQueries({ queryKey: branchesKey });
    },
  });
  return (
    <>
      <AfterSave saves={form.saves}>
        <SiteShowsIt
          isSaved={form.saves > 0 && !form.isChanged}
          text={branch.isPublic ? undefined : messages.savedHidden}
        />
      </AfterSave>
      <OfficeForm form={form} back={areaPaths.superadmin.branches}>
        <BranchFields form={form} isHeadOffice={branch.isHeadOffice} />
      </OfficeForm>
    </>
  );
}
