import { useParams } from 'react-router';
import { PrintReceipt } from './print-receipt.tsx';

/** The receipt of one payment, to view and print. */
export function ReceiptPage() {
  const { entryId = '' } = useParams();
  return <PrintReceipt key={entryId} entryId={entryId} />;
}
