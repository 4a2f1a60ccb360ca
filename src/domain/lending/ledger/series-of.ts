import type { ReceiptSeries } from '../agreements/receipt-number.ts';
import type { EntryKind } from './entry-kind.ts';

/** The series that numbers an entry of this kind: vouchers number refunds, receipts everything else. */
export function seriesOf(kind: EntryKind): ReceiptSeries {
  return kind === 'refund' ? 'voucher' : 'receipt';
}
