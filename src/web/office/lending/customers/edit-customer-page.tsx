import { useParams } from 'react-router';
import { customerDocumentEndpoints } from '#contract/lending/customer-documents.ts';
import { type Customer, customerEndpoints } from '#contract/lending/customers.ts';
import { otherWritten, pickWritten } from '#domain/written.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { forEditing, useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { RecordPage } from '#web/office/kit/record/record-page.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { messages } from './customer-form.messages.ts';
import { EditCustomer } from './edit-customer.tsx';

export function EditCustomerPage() {
  const language = useLanguage();
  const { title } = usePage();
  const { id = '' } = useParams();
  // Fetched together with the customer, so that the page below the documents does not move under a finger.
  useEndpoint(customerDocumentEndpoints.listCustomerDocuments, { params: { id } });
  return (
    <RecordPage
      back={usePageLink()('customers')}
      title={title}
      head={(customer: Customer) => {
        const other = otherWritten(customer.fullName, language);
        return {
          title: pickWritten(customer.fullName, language),
          lead: other !== null && <WrittenText>{other}</WrittenText>,
        };
      }}
      item={useEndpoint(customerEndpoints.getCustomer, { params: { id } }, forEditing)}
      notOpened={messages.loadError}
    >
      {(customer, askAgain) => <EditCustomer key={customer.id} customer={customer} askAgain={askAgain} />}
    </RecordPage>
  );
}
