import type { LikelyPayment, MyTransferReport, TransferReport } from '#contract/lending/transfer-reports.ts';
import { formatReceiptNumber } from '#domain/lending/agreements/receipt-number.ts';
import type { LikelyPaymentRow, MyTransferRow, TransferRow } from './transfer-reports.queries.ts';

/** The part of a reported transfer that its customer sees. */
export function myTransferView(row: MyTransferRow): MyTransferReport {
  return {
    id: row.id,
    agreementId: row.agreementId,
    agreementNumber: row.agreementNumber,
    amount: row.amount,
    sentOn: row.sentOn,
    method: row.method,
    reference: row.reference,
    reportedAt: row.reportedAt.toISOString(),
    state: row.state,
    refusalReason: row.refusalReason,
    payment: paymentOf(row),
    isCheckedAgain: row.state === 'checking' && row.entryId !== null,
  };
}

function paymentOf(row: MyTransferRow): MyTransferReport['payment'] {
  const { state, entryId, paidAmount, valuedOn } = row;
  if (state !== 'matched' || entryId === null || paidAmount === null || valuedOn === null) return null;
  return { entryId, receiptNumber: receiptNumberOf(row), amount: paidAmount, valuedOn };
}

function receiptNumberOf({
  receiptSerial: serial,
  receiptBranchCode: branchCode,
}: Pick<MyTransferRow, 'receiptSerial' | 'receiptBranchCode'>): string | null {
  return serial === null || branchCode === null
    ? null
    : formatReceiptNumber({ series: 'receipt', branchCode, serial });
}

export function transferView(row: TransferRow): TransferReport {
  return {
    ...myTransferView(row),
    customer: { id: row.customerId, fullName: row.customerName },
    branch: row.city,
    outstanding: row.outstanding,
    refusedByName: row.refusedByName,
    isSeenBefore: row.isSeenBefore,
  };
}

export function likelyPaymentView(row: LikelyPaymentRow): LikelyPayment {
  return {
    entryId: row.entryId,
    receiptNumber: receiptNumberOf(row),
    amount: row.amount,
    valuedOn: row.valuedOn,
    method: row.method,
    reference: row.reference,
    recordedByName: row.recordedByName,
  };
}
