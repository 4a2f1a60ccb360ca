import type { ChequePart } from '#contract/lending/cheques/cheques.ts';
import type { Phrase } from '#domain/language.ts';
import type { ChequeState, ChequeStep } from '#domain/lending/ledger/cheque.ts';
import { countNoun, formatCount } from '#web/format/count.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { notCleared } from '../ground/labels/entry-labels.messages.ts';
import { lendingWords } from '../ground/labels/lending-words.messages.ts';

export const messages = {
  help: {
    en: 'A cheque pays its installments when it is received. Until a bank has paid it, it is not cleared, and the bank may return it. Then its payment is reversed.',
    ur: 'چیک وصول ہوتے ہی قسطیں ادا ہو جاتی ہیں۔ جب تک بینک رقم نہ دے، چیک کلیئر نہیں ہوتا اور بینک اسے واپس کر سکتا ہے۔ تب اس کی ادائیگی منسوخ کی جاتی ہے۔',
  },
  byPart: { en: 'Cheques by state', ur: 'حالت کے لحاظ سے چیک' },
  branch: lendingWords.branch,
  customer: lendingWords.customer,
  cheque: { en: 'Cheque number', ur: 'چیک نمبر' },
  received: lendingWords.receivedOn,
  amount: plainWords.amountRupees,
  state: plainWords.status,
  receipt: lendingWords.receipt,
  actions: plainWords.actions,
  total: plainWords.total,
  oldest: { en: 'Oldest:', ur: 'سب سے پرانا:' },
  isReversalAsked: { en: 'Reversal requested', ur: 'منسوخی کی درخواست دی جا چکی ہے' },
  byLine: { en: 'By the bank statement', ur: 'بینک اسٹیٹمنٹ سے' },
  account: plainWords.account,
  chooseAccount: { en: 'Choose an account', ur: 'اکاؤنٹ چنیں' },
  day: plainWords.date,
  noAccount: {
    en: 'The lender has no open bank account here yet. A superadmin adds it under Settings, Accounts of the lender.',
    ur: 'ابھی ادارے کا کوئی بینک اکاؤنٹ درج نہیں۔ سپر ایڈمن اسے ترتیبات میں ادارے کے اکاؤنٹ کے تحت شامل کرتا ہے۔',
  },
  returned: { en: 'Returned by the bank…', ur: 'بینک نے واپس کیا…' },
  takenBack: { en: 'Taken back', ur: 'واپس لے لیا گیا' },
  emptyTitle: { en: 'Every cheque is cleared', ur: 'تمام چیک کلیئر ہیں' },
  emptyText: {
    en: 'A payment by cheque appears here when it is recorded, and leaves when a bank has paid it.',
    ur: 'چیک سے ادائیگی درج ہوتے ہی یہاں آ جاتی ہے، اور چیک کلیئر ہونے پر یہاں سے ہٹ جاتی ہے۔',
  },
  noMatchText: { en: 'No cheque matches these filters.', ur: 'ان فلٹروں کے مطابق کوئی چیک نہیں۔' },
} as const satisfies Record<string, Phrase>;

/** The names of the states of a cheque. */
export const chequeStateNames: Readonly<Record<ChequeState, Phrase>> = {
  received: { en: 'In the office', ur: 'دفتر میں' },
  deposited: { en: 'At the bank', ur: 'بینک میں جمع' },
  cleared: { en: 'Cleared', ur: 'کلیئر شدہ' },
  returned: { en: 'Returned', ur: 'واپس آیا' },
};

export const partNames: Readonly<Record<ChequePart, Phrase>> = {
  open: notCleared,
  cleared: chequeStateNames.cleared,
  returned: chequeStateNames.returned,
};

interface StepWords {
  readonly verb: Phrase;
  readonly title: Phrase;
  readonly done: Phrase;
  readonly takeBack: Phrase;
}

export const stepWords: Readonly<Record<ChequeStep, StepWords>> = {
  deposited: {
    verb: { en: 'Deposited in a bank…', ur: 'بینک میں جمع کرایا…' },
    title: { en: 'The cheque was deposited', ur: 'چیک بینک میں جمع کرا دیا' },
    done: { en: 'Deposit recorded', ur: 'چیک جمع کرانا درج ہو گیا' },
    takeBack: { en: 'Take back the deposit', ur: 'جمع کرانے کا اندراج واپس لیں' },
  },
  cleared: {
    verb: { en: 'Cleared…', ur: 'کلیئر ہو گیا…' },
    title: { en: 'The bank has paid the cheque', ur: 'چیک کلیئر ہو گیا' },
    done: { en: 'Cheque cleared', ur: 'چیک کا کلیئر ہونا درج ہو گیا' },
    takeBack: { en: 'Take back that it was cleared', ur: 'کلیئر ہونے کا اندراج واپس لیں' },
  },
};

export const recordVerb: Phrase = { en: 'Record', ur: 'درج کریں' };

export const aboutCheque: Phrase<(reference: string) => string> = {
  en: (reference) => `Actions on cheque ${reference}`,
  ur: (reference) => `چیک \u2066${reference}\u2069 کی کارروائیاں`,
};

export const daysOpenText: Phrase<(days: number) => string> = {
  en: (days) => `${formatCount(days)} ${countNoun(days, 'day', 'days')}`,
  ur: (days) => `${formatCount(days)} دن`,
};

export const shownOf: Phrase<(shown: number, total: number | null) => string> = {
  en: (shown, total) =>
    total === null
      ? `${formatCount(shown)} shown of more than 10,000`
      : `${formatCount(shown)} of ${formatCount(total)} ${countNoun(total, 'cheque', 'cheques')} shown`,
  ur: (shown, total) =>
    total === null
      ? `10,000 سے زیادہ میں سے ${formatCount(shown)} چیک`
      : `کل ${formatCount(total)} میں سے ${formatCount(shown)} چیک`,
};
