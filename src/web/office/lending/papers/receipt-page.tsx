import { useParams } from 'react-router';
import { PrintReceipt } from './print-receipt.tsx';

/** The receipt of one payment, to be looked at and printed. */
export function ReceiptPage() {
  const { entryId = '' } = useParams();
  return <PrintReceipt key={entryId} entryId={entryId} />;
}
