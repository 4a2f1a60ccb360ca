import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { branchEndpoints, newBranchForm } from '#contract/lender/branches.ts';
import { call } from '#web/api/client.ts';
import { areaPaths } from '#web/area-paths.ts';
import { usePick } from '#web/i18n/language.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { TextField } from '#web/office/kit/form/fields/text-field.tsx';
import { FormSection } from '#web/office/kit/form/form-section.tsx';
import { OfficeForm } from '#web/office/kit/form/office-form.tsx';
import { BackLink } from '#web/office/kit/ui/back-link.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import { BranchFields } from './branch-fields.tsx';
import { newBranchValues } from './branch-values.ts';
import { labels, messages } from './branches.messages.ts';
import { branchesKey } from './use-branches.ts';

export function NewBranchPage() {
  const pick = usePick();
  const navigate = useNavigate();
  const memory = useQueryClient();
  const form = useOfficeForm({
    initial: newBranchValues,
    labels,
    schema: newBranchForm,
    send: (body, key) => call(branchEndpoints.createBranch, { body, idempotencyKey: key }),
    onSaved() {
      void memory.invalidateQueries({ queryKey: branchesKey });
      void navigate(areaPaths.superadmin.branches);
    },
  });
  return (
    <>
      <BackLink to={areaPaths.superadmin.branches} label={pick(messages.title)} />
      <PageHeader title={pick(messages.newBranch)} lead={pick(messages.newLead)} />
      <OfficeForm form={form} verb={messages.create} back={areaPaths.superadmin.branches}>
        <FormSection title={pick(labels.code)} lead={pick(messages.codeHint)}>
          <TextField {...form.field('code')} isRequired isCode lengthMax={3} />
        </FormSection>
        <BranchFields form={form} isHeadOffice={false} />
      </OfficeForm>
    </>
  );
}
