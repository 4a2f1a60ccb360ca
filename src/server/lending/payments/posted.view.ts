import type { PostedEntry } from '#contract/lending/payments.ts';
import { formatReceiptNumber } from '#domain/lending/agreements/receipt-number.ts';
import type { PostedAnswer } from '../ledger/posted-answer.ts';

/** The answer to a money request, made from its stored posting, so that it is the same each time. */
export function postedView(answer: PostedAnswer): PostedEntry {
  return {
    entryId: answer.entryId,
    agreementId: answer.agreementId,
    kind: answer.kind,
    amount: answer.amount,
    valuedOn: answer.valuedOn,
    countsOn: answer.countsOn,
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
  return {
    number: formatReceiptNumber({ series: 'receipt', branchCode, serial: receiptSerial }),
    code: receiptCode,
  };
}
