import type { Phrase } from '#domain/language.ts';
import type { PaymentMethod } from '#domain/lending/ledger/bookkeeping.ts';
import type { EntryKind } from '#domain/lending/ledger/entry-kind.ts';
import { lendingWords } from './lending-words.messages.ts';

/** The names of the entry kinds, wherever an entry is shown. */
export const entryKindNames: Readonly<Record<EntryKind, Phrase>> = {
  delivery: { en: 'Delivery of goods', ur: 'سامان کی حوالگی' },
  down_payment: lendingWords.downPayment,
  starting_relief: { en: 'Relief before the start', ur: 'آغاز سے پہلے کی رعایت' },
  payment: lendingWords.payment,
  relief: lendingWords.relief,
  refund: { en: 'Refund of an overpayment', ur: 'زائد ادائیگی کی واپسی' },
  write_off: { en: 'Write-off', ur: 'کھاتے سے اخراج' },
  recovery: lendingWords.recovery,
  reversal: lendingWords.reversal,
};

/** The name of an entry. A delivery by a payment method is of money: it is lent, and no goods change hands. */
export function entryName({
  kind,
  method,
}: {
  readonly kind: EntryKind;
  readonly method: string | null;
}): Phrase {
  return kind === 'delivery' && method !== null ? lendingWords.loanPaidOut : entryKindNames[kind];
}

export const methodNames: Readonly<Record<PaymentMethod, Phrase>> = {
  cash: { en: 'Cash', ur: 'نقد' },
  bank: { en: 'Bank', ur: 'بینک' },
  jazzcash: { en: 'JazzCash', ur: 'جاز کیش' },
  easypaisa: { en: 'Easypaisa', ur: 'ایزی پیسہ' },
  raast: { en: 'Raast', ur: 'راست' },
  cheque: { en: 'Cheque', ur: 'چیک' },
};
