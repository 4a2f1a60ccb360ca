import { useNavigate } from 'react-router';
import { customerEndpoints, customerForm } from '#contract/lending/customers.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useBranchChoices } from '#web/office/kit/data/use-branch-choices.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { SelectField } from '#web/office/kit/form/fields/select-field.tsx';
import { SwitchField } from '#web/office/kit/form/fields/switch-field.tsx';
import { FormSection } from '#web/office/kit/form/form-section.tsx';
import { OfficeForm } from '#web/office/kit/form/office-form.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { BackLink } from '#web/office/kit/ui/back-link.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { useExtent } from '#web/office/shell/use-may.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { CustomerFields, NotesField } from './customer-fields.tsx';
import { labels, messages } from './customer-form.messages.ts';
import { newCustomerValues } from './customer-values.ts';

/** A customer on record at once, so that what comes next, the documents, has someone to belong to. */
export function NewCustomerPage() {
  const pick = usePick();
  const { title } = usePage();
  const area = useArea();
  const navigate = useNavigate();
  const branches = useBranchChoices();
  const choosesBranch = useExtent('customers.write') === 'all';
  const create = useAction(customerEndpoints.createCustomer);
  const form = useOfficeForm({
    initial: newCustomerValues,
    labels,
    schema: customerForm,
    bodyOf: ({ officerId: _, ...values }) => values,
    send: (body, key) => create.send({ body, idempotencyKey: key }),
    onSaved({ data }) {
      showToast({ tone: 'good', title: pick(messages.created), text: pick(messages.createdText) });
      void navigate(area.editCustomer(data.id), { replace: true });
    },
  });
  return (
    <>
      <BackLink {...usePageLink()('customers')} />
      <PageHeader title={title} lead={pick(messages.newLead)} />
      <OfficeForm form={form} verb={messages.create} back={area.customers()}>
        <CustomerFields form={form} customer={null} />
        <FormSection title={pick(messages.atBranch)} lead={pick(messages.atBranchLead)}>
          {choosesBranch && (
            <SelectField
              {...form.field('branchId')}
              isRequired
              none={messages.chooseBranch}
              choices={branches}
            />
          )}
          <NotesField form={form} />
        </FormSection>
        <FormSection title={pick(messages.privacy)} lead={pick(messages.privacyLead)}>
          <SwitchField {...form.field('hasPrivacyConsent')} hint={messages.consentHint} />
        </FormSection>
      </OfficeForm>
    </>
  );
}
