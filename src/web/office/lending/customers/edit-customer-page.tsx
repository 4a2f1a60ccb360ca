import { useParams } from 'react-router';
import { type Customer, customerEndpoints } from '#contract/lending/customers.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { forEditing, useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { RecordPage } from '#web/office/kit/record/record-page.tsx';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { CnicOnRecord } from './cnic-on-record.tsx';
import { messages } from './customer-form.messages.ts';
import { customerNames } from './customer-names.ts';
import { EditCustomer } from './edit-customer.tsx';

export function EditCustomerPage() {
  const language = useLanguage();
  const { title } = usePage();
  const { id = '' } = useParams();
  return (
    <RecordPage
      back={usePageLink()('customers')}
      title={title}
      head={(customer: Customer) => ({
        title: customerNames(customer, language).name,
        lead: <CnicOnRecord customer={customer} />,
      })}
      item={useEndpoint(customerEndpoints.getCustomer, { params: { id } }, forEditing)}
      notOpened={messages.loadError}
    >
      {(customer) => <EditCustomer key={customer.id} customer={customer} />}
    </RecordPage>
  );
}
