import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Customer } from '#contract/lending/customers.ts';
import { usePick } from '#web/i18n/language.ts';
import { AfterSave } from '#web/office/kit/form/after-save.tsx';
import { SelectField } from '#web/office/kit/form/fields/select-field.tsx';
import { OfficeForm } from '#web/office/kit/form/office-form.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { type Arrival, ArrivalBanner } from './arrival-banner.tsx';
import { CustomerDocuments } from './customer-documents.tsx';
import { CustomerFields } from './customer-fields.tsx';
import { messages, theyChanged } from './customer-form.messages.ts';
import { CustomerStatus } from './customer-status.tsx';
import { useEditCustomer } from './use-edit-customer.ts';
import { useOfficerChoices } from './use-officer-choices.ts';

interface EditCustomerProps {
  readonly customer: Customer;
  /** What the page of the new customer left, when one comes from there. */
  readonly arrival: Arrival | null;
  /** The customer as they are on record by now. */
  readonly askAgain: () => Promise<Customer | undefined>;
}

/** The known customer: what is saved with the form, and the documents and the block, which are steps of their own. */
export function EditCustomer({ customer, arrival, askAgain }: EditCustomerProps) {
  const pick = usePick();
  const area = useArea();
  const officers = useOfficerChoices(customer.branchId);
  const [said, setSaid] = useState<{ readonly text: string | null; readonly times: number }>({
    text: null,
    times: 0,
  });
  const say = (text: string) => setSaid(({ times }) => ({ text, times: times + 1 }));
  const { form, record, setRecord, isConflicting, takeOver } = useEditCustomer(customer, askAgain, () =>
    say(pick(messages.saved)),
  );

  return (
    <>
      {arrival !== null && said.text === null && <ArrivalBanner arrival={arrival} />}
      <AfterSave saves={said.times}>
        {said.text !== null && <Banner tone="good" title={said.text} />}
      </AfterSave>
      <OfficeForm
        form={form}
        back={area.customers()}
        onSubmit={() => {
          setSaid(({ times }) => ({ text: null, times }));
          void form.submit();
        }}
      >
        {isConflicting && (
          <Banner
            tone="warning"
            title={pick(messages.conflict)}
            action={
              <Button
                variant="default"
                onClick={async () => {
                  const fields = await takeOver();
                  say(pick(theyChanged)(fields.map(pick)));
                }}
              >
                {pick(messages.takeOver)}
              </Button>
            }
          />
        )}
        <CustomerFields
          form={form}
          customer={record}
          belongsTo={
            <SelectField {...form.field('officerId')} none={messages.noOfficer} choices={officers} />
          }
        />
      </OfficeForm>
      <CustomerDocuments customerId={record.id} />
      <CustomerStatus
        customer={record}
        onChanged={(changed, happened) => {
          setRecord(changed);
          say(happened);
        }}
      />
    </>
  );
}
