import { useParams } from 'react-router';
import { receiptEndpoints } from '#contract/lending/receipts.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { RecordPage } from '#web/office/kit/record/record-page.tsx';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { PrintReceipt } from './print-receipt.tsx';
import { messages } from './receipt-page.messages.ts';

/** The receipt of one payment, to be looked at and printed. */
export function ReceiptPage() {
  const { title } = usePage();
  const { entryId = '' } = useParams();
  const item = useEndpoint(receiptEndpoints.getReceipt, { params: { entryId } });
  const back = usePageLink()('customers');
  if (item.data !== undefined) return <PrintReceipt key={entryId} receipt={item.data} />;
  return (
    <RecordPage back={back} title={title} item={item} notOpened={messages.notOpened}>
      {() => null}
    </RecordPage>
  );
}
