import type { Phrase } from '#domain/language.ts';
import type { PaymentMethod } from '#domain/lending/ledger/bookkeeping.ts';
import type { EntryKind } from '#domain/lending/ledger/entry-kind.ts';
import { agreementLabels } from '../field-labels.ts';
import type { paymentStates } from '../payment-register.ts';

/** The names of the entry kinds, wherever an entry is shown. */
export const entryKindNames: Readonly<Record<EntryKind, Phrase>> = {
  delivery: { en: 'Delivery of goods', ur: 'سامان کی حوالگی' },
  down_payment: agreementLabels.downPayment,
  starting_relief: { en: 'Relief before the start', ur: 'آغاز سے پہلے کی رعایت' },
  payment: { en: 'Payment', ur: 'ادائیگی' },
  relief: { en: 'Relief', ur: 'ہمدردانہ رعایت' },
  refund: { en: 'Refund of an overpayment', ur: 'زائد ادائیگی کی واپسی' },
  write_off: { en: 'Write-off', ur: 'کھاتے سے اخراج' },
  recovery: { en: 'Recovery', ur: 'خارج شدہ رقم کی وصولی' },
  reversal: { en: 'Reversal', ur: 'منسوخی' },
};

/** The names of the ways in which money is paid. */
export const methodNames: Readonly<Record<PaymentMethod, Phrase>> = {
  cash: { en: 'Cash', ur: 'نقد' },
  bank: { en: 'Bank', ur: 'بینک' },
  jazzcash: { en: 'JazzCash', ur: 'جاز کیش' },
  easypaisa: { en: 'Easypaisa', ur: 'ایزی پیسہ' },
  raast: { en: 'Raast', ur: 'راست' },
  cheque: { en: 'Cheque', ur: 'چیک' },
};

/** The names of the states of a payment in the register. */
export const paymentStateNames: Readonly<Record<(typeof paymentStates)[number], Phrase>> = {
  valid: { en: 'Valid', ur: 'درست' },
  reversed: { en: 'Reversed', ur: 'منسوخ' },
};
