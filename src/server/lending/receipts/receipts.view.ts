import type { Receipt } from '#contract/lending/receipts.ts';
import { invariant } from '#domain/invariant.ts';
import { formatPaymentNumber } from '#domain/lending/agreements/payment-number.ts';
import { receiptCheckPath } from '#domain/lending/agreements/receipt-check-path.ts';
import { formatReceiptNumber } from '#domain/lending/agreements/receipt-number.ts';
import type { LenderSections } from '#server/platform/rules/stored-content.ts';
import { markOfReceipt } from './receipt-event.ts';
import type { ReceiptRow } from './receipts.queries.ts';

/** The parts of a receipt that are the lender's. */
interface Issuer {
  readonly lender: LenderSections['lender_profile'];
  /** The address at which visitors open the site. */
  readonly publicUrl: string;
}

export function receiptView(row: ReceiptRow, { lender, publicUrl }: Issuer): Receipt {
  const { nextDueOn, nextDueAmount } = row;
  const chainMark = markOfReceipt(row);
  return {
    entryId: row.entryId,
    series: row.series,
    number: formatReceiptNumber(row),
    code: row.code,
    checkAddress: row.code && `${publicUrl}${receiptCheckPath(row.code)}`,
    scanAddress: row.code && `${publicUrl}${receiptCheckPath(row.code, chainMark)}`,
    chainMark,
    kind: row.kind,
    valuedOn: row.valuedOn,
    recordedAt: row.recordedAt.toISOString(),
    amount: row.amount,
    method: row.method,
    reference: row.reference,
    customer: {
      id: row.customerId,
      fullName: row.fullName,
      phone: row.phone,
      language: row.language,
    },
    agreement: {
      id: row.agreementId,
      number: row.agreementNumber,
      paymentNumber: formatPaymentNumber(row.paymentSerial),
    },
    outstandingAfter: row.outstandingAfter,
    next: nextDueOn === null || nextDueAmount === null ? null : { dueOn: nextDueOn, amount: nextDueAmount },
    handledBy: row.handledBy,
    refund: refundOf(row),
    branch: { code: row.branchCode, city: row.city, phone: row.branchPhone },
    lender: {
      name: lender.name,
      licenceNumber: lender.licenceNumber,
      phone: lender.phone,
      siteHost: new URL(publicUrl).host,
    },
    isVoid: row.isVoid,
    isUnclearedCheque: row.isUnclearedCheque,
    prints: row.prints,
  };
}

function refundOf({ series, reason, decidedBy }: ReceiptRow): Receipt['refund'] {
  if (series === 'receipt') return null;
  invariant(reason !== null && decidedBy !== null, 'a refund is posted by the decision of its request');
  return { reason, decidedBy };
}
