import type { PostedEntry } from '#contract/lending/payments.ts';
import { formatReceiptNumber } from '#domain/lending/agreements/receipt-number.ts';
import type { PostedAnswer } from '../ledger/posted-answer.ts';

/** The answer to a money request, made of what is kept of it: the first time and every time after it is the same. */
export function postedView(answer: PostedAnswer): PostedEntry {
  return {
    entryId: answer.entryId,
    agreementId: answer.agreementId,
    kind: answer.kind,
    amount: answer.amount,
    valuedOn: answer.valuedOn,
    status: answer.status,
    outstanding: answer.outstanding,
    overpaid: answer.overpaid,
    pays: answer.pays.map(({ number, dueOn, amount }) => ({ number, dueOn, amount })),
    next: answer.next && { dueOn: answer.next.dueOn, amount: answer.next.amount },
    receipt: receiptOf(answer),
  };
}

function receiptOf({ branchCode, receiptSerial, receiptCode }: PostedAnswer): PostedEntry['receipt'] {
  if (receiptCode === null || !receiptSerial) return null;
  return { number: formatReceiptNumber({ branchCode, serial: receiptSerial }), code: receiptCode };
}
