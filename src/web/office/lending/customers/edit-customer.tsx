import { Suspense, useState } from 'react';
import { type Customer, customerChanges, customerEndpoints } from '#contract/lending/customers.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { AfterSave } from '#web/office/kit/form/after-save.tsx';
import { useRecordForm } from '#web/office/kit/form/engine/use-record-form.ts';
import { RecordForm } from '#web/office/kit/form/record-form.tsx';
import { latePart } from '#web/office/kit/loading/late-part.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { useMay } from '#web/office/shell/use-may.ts';
import { CustomerFields } from './customer-fields.tsx';
import { labels, messages } from './customer-form.messages.ts';
import { valuesOf } from './customer-values.ts';
import { CustomerDocuments } from './documents/customer-documents.tsx';

/** The parts below the form, which appear together, so nothing moves when their files arrive. */
const CustomerPlace = latePart(async () => (await import('./moving/customer-place.tsx')).CustomerPlace);
const CustomerSignIn = latePart(async () => (await import('./customer-sign-in.tsx')).CustomerSignIn);
const CustomerStatus = latePart(async () => (await import('./customer-status.tsx')).CustomerStatus);

interface EditCustomerProps {
  readonly customer: Customer;
  /** The customer as recorded now. */
  readonly askAgain: () => Promise<Customer | undefined>;
}

/** An existing customer: the form with its fields, and the documents, the codes and the block, which are saved on their own. */
export function EditCustomer({ customer, askAgain }: EditCustomerProps) {
  const pick = usePick();
  const area = useArea();
  const mayMove = useMay('customers.move');
  const [said, setSaid] = useState<{ readonly text: string | null; readonly times: number }>({
    text: null,
    times: 0,
  });
  const say = (text: string) => setSaid(({ times }) => ({ text, times: times + 1 }));
  const edit = useAction(customerEndpoints.editCustomer);
  const editing = useRecordForm({
    record: customer,
    askAgain,
    valuesOf,
    labels,
    schema: customerChanges,
    bodyOf: (values, version) => ({ ...values, version }),
    send: (body) => edit.send({ params: { id: customer.id }, body }),
    onSaved: () => say(pick(messages.saved)),
  });
  const { form, record } = editing;

  return (
    <>
      <AfterSave saves={said.times}>
        {said.text !== null && <Banner tone="good" title={said.text} />}
      </AfterSave>
      <RecordForm
        of={editing}
        back={area.customers()}
        onSubmit={() => {
          setSaid(({ times }) => ({ text: null, times }));
          void form.submit();
        }}
      >
        <CustomerFields form={form} customer={record} />
      </RecordForm>
      <Suspense>
        {mayMove && (
          <CustomerPlace
            customer={customer}
            onMoved={async () => {
              const placed = await askAgain();
              if (placed !== undefined) editing.follow(placed);
            }}
          />
        )}
        <CustomerDocuments customerId={record.id} />
      </Suspense>
      <Suspense>
        <CustomerSignIn customer={customer} />
        <CustomerStatus
          customer={customer}
          onChanged={(changed, happened) => {
            editing.follow(changed);
            say(happened);
          }}
        />
      </Suspense>
    </>
  );
}
