import { useState } from 'react';
import { type Customer, customerChanges, customerEndpoints } from '#contract/lending/customers.ts';
import { ApiFailure } from '#web/api/api-failure.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { AfterSave } from '#web/office/kit/form/after-save.tsx';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { SelectField } from '#web/office/kit/form/fields/select-field.tsx';
import { FormSection } from '#web/office/kit/form/form-section.tsx';
import { OfficeForm } from '#web/office/kit/form/office-form.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { CustomerDocuments } from './customer-documents.tsx';
import { CustomerFields, NotesField } from './customer-fields.tsx';
import { changedMeanwhile, labels, messages } from './customer-form.messages.ts';
import { messages as statusMessages } from './customer-status.messages.ts';
import { CustomerStatus } from './customer-status.tsx';
import { valuesOf } from './customer-values.ts';
import { useOfficerChoices } from './use-officer-choices.ts';

interface EditCustomerProps {
  /** As on record now; the form knows the version that it began with or was last told. */
  readonly customer: Customer;
}

/** The known customer: what is saved with the form, and what is done at once. */
export function EditCustomer({ customer }: EditCustomerProps) {
  const pick = usePick();
  const area = useArea();
  const params = { id: customer.id };
  const [version, setVersion] = useState(customer.version);
  const edit = useAction(customerEndpoints.editCustomer);
  const changeStatus = useAction(customerEndpoints.changeCustomerStatus);
  const latest = useAction(customerEndpoints.getCustomer);

  const form = useOfficeForm({
    initial: valuesOf(customer),
    labels,
    schema: customerChanges,
    bodyOf: ({ branchId: _, hasPrivacyConsent: __, ...values }) => ({ ...values, version }),
    send: (body) => orCatchUp(edit.send({ params, body })),
    onSaved({ data }) {
      form.restart(valuesOf(data));
      setVersion(data.version);
    },
  });

  /** Who comes second is shown what the first saved, beside what they entered themselves. */
  async function orCatchUp<Answer>(sent: Promise<Answer>): Promise<Answer> {
    try {
      return await sent;
    } catch (thrown) {
      if (!(thrown instanceof ApiFailure) || thrown.code !== 'changed_meanwhile') throw thrown;
      const { data } = await latest.send({ params });
      setVersion(data.version);
      const changed = form.catchUp(valuesOf(data));
      throw new ApiFailure({ code: thrown.code, message: pick(changedMeanwhile)(changed.map(pick)) });
    }
  }
  return (
    <>
      <AfterSave saves={form.saves}>
        {form.saves > 0 && !form.isChanged && <Banner tone="good" title={pick(messages.saved)} />}
      </AfterSave>
      {customer.status === 'blocked' && (
        <Banner tone="bad" title={pick(statusMessages.isBlocked)}>
          <p>{pick(statusMessages.blockedMeans)}</p>
        </Banner>
      )}
      <OfficeForm form={form} back={area.customers()}>
        <CustomerFields form={form} customer={customer} />
        <FormSection title={pick(messages.atBranch)} lead={pick(messages.atBranchLead)}>
          <SelectField
            {...form.field('officerId')}
            none={messages.noOfficer}
            choices={useOfficersOf(customer)}
          />
          <NotesField form={form} />
        </FormSection>
      </OfficeForm>
      <CustomerDocuments customerId={customer.id} />
      <CustomerStatus
        customer={customer}
        onChange={async (change) => {
          const { data } = await orCatchUp(changeStatus.send({ params, body: { ...change, version } }));
          setVersion(data.version);
        }}
      />
    </>
  );
}

/** Who may be in charge of a customer: an officer of the branch, or who is now, though they are none any more. */
function useOfficersOf({ branchId, officerId }: Customer) {
  const pick = usePick();
  const officers = useOfficerChoices(branchId);
  if (officerId === null || officers.some(({ value }) => value === officerId)) return officers;
  return [{ value: officerId, label: pick(messages.presentOfficer) }, ...officers];
}
