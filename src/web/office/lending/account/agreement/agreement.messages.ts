import type { Agreement } from '#contract/lending/agreements.ts';
import type { Phrase } from '#domain/language.ts';
import type { AgreementStatus } from '#domain/lending/agreements/agreement-status.ts';
import type { ContractKind } from '#domain/lending/agreements/contract-kind.ts';
import type { InstallmentState } from '#domain/lending/collections/installment-state.ts';
import { formatCount } from '#web/format/count.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { frequencyName } from '../../ground/labels/frequency.messages.ts';
import { lendingWords } from '../../ground/labels/lending-words.messages.ts';
import type { AgreementFigure } from './figure-lines.ts';
import type { PayableKind } from './price-proof.ts';

export const messages = {
  notOpened: { en: 'This agreement could not be opened', ur: 'یہ معاہدہ نہیں کھل سکا' },

  continueDraft: { en: 'Continue the draft', ur: 'مسودہ جاری رکھیں' },
  openTerms: { en: 'Open the terms', ur: 'شرائط کھولیں' },
  request: lendingWords.request,
  print: { en: 'Print', ur: 'پرنٹ کریں' },
  printAgreement: { en: 'Print the agreement', ur: 'معاہدہ پرنٹ کریں' },
  move: { en: 'Move it to another agreement', ur: 'دوسرے معاہدے میں منتقل کریں' },
  notWrittenOff: {
    en: 'Only money that comes in after a write-off is a recovery.',
    ur: 'صرف وہ رقم خارج شدہ رقم کی وصولی ہے جو کھاتے سے اخراج کے بعد آئے۔',
  },
  reversedAlready: { en: 'This entry is reversed already.', ur: 'یہ اندراج پہلے ہی منسوخ ہے۔' },

  paymentNumber: lendingWords.paymentNumber,
  schedule: { en: 'Schedule', ur: 'اقساط کا شیڈول' },
  row: plainWords.number,
  dueOn: lendingWords.dueOn,
  amount: plainWords.amountRupees,
  paid: { en: 'Paid, Rs', ur: 'ادا شدہ، Rs' },
  status: plainWords.status,
  total: plainWords.total,
  dueNow: lendingWords.dueNow,
  overpaid: lendingWords.overpaid,
  downPayment: lendingWords.downPayment,
  partlyPaid: { en: 'Partly paid', ur: 'جزوی ادا' },

  entries: { en: 'Entries', ur: 'اندراجات' },
  entriesLead: { en: 'newest first', ur: 'نئے پہلے' },
  added: { en: 'just recorded', ur: 'ابھی درج ہوا' },
  entriesEmpty: {
    en: 'Nothing is recorded yet. The first entry is the goods handed over, or the loan paid out.',
    ur: 'ابھی کچھ درج نہیں۔ پہلا اندراج سامان کی حوالگی یا قرض کی فراہمی ہوگا۔',
  },
  amountMoved: plainWords.amount,
  date: plainWords.date,
  entry: lendingWords.entry,
  receipt: lendingWords.receipt,
  by: plainWords.by,
  balance: lendingWords.left,
  actions: plainWords.actions,
  moved: { en: 'moved', ur: 'منتقل' },
  reversed: lendingWords.reversedMark,

  payable: { en: 'Payable', ur: 'قابلِ ادا' },
  charges: { en: 'Markup, fees, late charges', ur: 'منافع، فیس، جرمانہ' },

  waiting: { en: 'Waiting for a decision', ur: 'فیصلے کے منتظر' },
  decide: { en: 'Decide', ur: 'فیصلہ کریں' },

  why: { en: 'How this figure is made up', ur: 'یہ رقم کیسے بنی' },
  whyNothing: { en: 'There is nothing in this figure.', ur: 'اس میں کچھ شامل نہیں۔' },
  owedBack: {
    en: 'Overpaid: owed to the customer, not by them',
    ur: 'زائد ادائیگی: صارف کو دینی ہے، ان سے لینی نہیں',
  },
  reversedLeftOut: {
    en: 'A reversed entry and its reversal cancel out, so both are left out.',
    ur: 'منسوخ شدہ اندراج اور اس کی منسوخی مل کر صفر ہیں، اس لیے شامل نہیں۔',
  },
} as const satisfies Record<string, Phrase>;

export const proofTitles: Readonly<Record<ContractKind, Phrase>> = {
  deferred_sale: { en: 'Price = total payable', ur: 'قیمت = کل قابلِ ادا رقم' },
  qard_e_hasan: { en: 'Amount lent = total to repay', ur: 'قرض کی رقم = کل قابلِ واپسی رقم' },
};

export const figureNames: Readonly<Record<AgreementFigure, Phrase>> = {
  outstanding: lendingWords.outstanding,
  dueNow: lendingWords.dueNow,
  overpaid: lendingWords.overpaid,
  paid: lendingWords.paid,
};

export const activateNames: Readonly<Record<ContractKind, Phrase>> = {
  deferred_sale: lendingWords.handOverGoods,
  qard_e_hasan: lendingWords.payOutLoan,
};

/** The meaning of each figure, above its lines. */
export const figureMeanings: Readonly<Record<AgreementFigure, Phrase>> = {
  outstanding: {
    en: 'The price or the amount lent, less everything that was paid or waived.',
    ur: 'سامان کی قیمت یا قرض کی رقم، اس میں سے جو کچھ ادا ہوا یا معاف ہوا وہ نکال کر۔',
  },
  dueNow: {
    en: 'What is still unpaid of the installments due up to today. No charge is ever added for delay.',
    ur: 'آج تک واجب ہونے والی قسطوں میں سے جو ادا ہونا باقی ہے۔ تاخیر پر کبھی کوئی اضافی رقم نہیں لگتی۔',
  },
  overpaid: {
    en: 'Money received beyond all installments, less what was refunded.',
    ur: 'جو رقم آئی مگر کسی قسط میں نہ لگی، اس میں سے واپس کی گئی رقم نکال کر۔',
  },
  paid: {
    en: 'How much each entry paid off in the schedule.',
    ur: 'ہر اندراج نے شیڈول کی قسطوں میں سے کتنا ادا کیا۔',
  },
};

export const installmentStateNames: Readonly<Record<InstallmentState, Phrase>> = {
  paid: lendingWords.paid,
  relieved: lendingWords.relief,
  overdue: lendingWords.overdue,
  due_today: lendingWords.dueToday,
  upcoming: plainWords.upcoming,
  written_off: lendingWords.writtenOff,
  planned: { en: 'Planned', ur: 'طے شدہ' },
};

export const payableNames: Readonly<Record<PayableKind, Phrase>> = {
  down_payment: lendingWords.downPayment,
  relief: lendingWords.relief,
  installments_paid: { en: 'Installments paid', ur: 'ادا شدہ قسطیں' },
  down_payment_to_pay: { en: 'Down payment still to pay', ur: 'پیشگی، ابھی باقی' },
  still_to_pay: lendingWords.left,
  written_off: lendingWords.writtenOff,
};

type OnDay = Phrase<(day: string) => string>;

const starts: OnDay = { en: (day) => `to start ${day}`, ur: (day) => `متوقع آغاز ${day}` };
const started: OnDay = { en: (day) => `started ${day}`, ur: (day) => `آغاز ${day}` };

/** The start by the plan or in fact; none of an agreement that never starts. */
export const startTexts: Partial<Record<AgreementStatus, OnDay>> = {
  draft: starts,
  submitted: starts,
  approved: starts,
  active: started,
  completed: started,
  written_off: started,
};

/** The number of installments and the time between them: `12 monthly`. */
export const planInShort: Phrase<(count: number, frequency: Agreement['frequency']) => string> = {
  en: (count, frequency) => `${formatCount(count)} ${frequencyName.en(frequency).toLowerCase()}`,
  ur: (count, frequency) => `\u2066${formatCount(count)}\u2069 ${frequencyName.ur(frequency)}`,
};

/** The paid rows in short: the installments, and the down payment if there was one. */
export const paidRows: Phrase<(count: number, hasDownPayment: boolean) => string> = {
  en: (count, hasDownPayment) =>
    `${hasDownPayment ? `${messages.downPayment.en}, ` : ''}${formatCount(count)} paid`,
  ur: (count, hasDownPayment) =>
    `${hasDownPayment ? 'پیشگی، ' : ''}\u2066${formatCount(count)}\u2069 ادا شدہ`,
};

export const fromTo: Phrase<(from: string, to: string) => string> = {
  en: (from, to) => `${from} to ${to}`,
  ur: (from, to) => `${from} تا ${to}`,
};

export const overdueBy: Phrase<(amount: number) => string> = {
  en: (amount) => `${formatCount(amount)} overdue`,
  ur: (amount) => `\u2066${formatCount(amount)}\u2069 زائد المیعاد`,
};

export const left: Phrase<(amount: number) => string> = {
  en: (amount) => `left ${formatCount(amount)}`,
  ur: (amount) => `باقی \u2066${formatCount(amount)}\u2069`,
};

export const paidPart: Phrase<(amount: number) => string> = {
  en: (amount) => `paid ${formatCount(amount)}`,
  ur: (amount) => `ادا \u2066${formatCount(amount)}\u2069`,
};

/** The rows that an entry pays: one by its number, several by the first and the last, or by how many. */
export const toRows: Phrase<(numbers: readonly number[]) => string> = {
  en: (numbers) => `for no. ${rangeOf(numbers)}`,
  ur: (numbers) => `قسط \u2066${rangeOf(numbers)}\u2069`,
};

function rangeOf(numbers: readonly number[]): string {
  const [first = 0, last = 0] = [numbers[0], numbers.at(-1)];
  if (numbers.length === 1) return String(first);
  return last - first === numbers.length - 1 ? `${first}–${last}` : numbers.join(', ');
}

/** A row of the schedule as a sentence. */
export const rowName: Phrase<(number: number) => string> = {
  en: (number) => (number === 0 ? messages.downPayment.en : `Installment ${number}`),
  ur: (number) => (number === 0 ? messages.downPayment.ur : `قسط \u2066${number}\u2069`),
};

export const quantityOf: Phrase<(description: string, quantity: number) => string> = {
  en: (description, quantity) => (quantity === 1 ? description : `${formatCount(quantity)} × ${description}`),
  ur: (description, quantity) =>
    quantity === 1
      ? `\u2068${description}\u2069`
      : `\u2068${description}\u2069 × \u2066${formatCount(quantity)}\u2069`,
};

export const requestedBy: Phrase<(name: string, moment: string) => string> = {
  en: (name, moment) => `${name}, ${moment}`,
  ur: (name, moment) => `\u2068${name}\u2069، ${moment}`,
};

/** Names the menu of an entry. */
export const moreAbout: Phrase<(entry: string, day: string) => string> = {
  en: (entry, day) => `More about ${entry}, ${day}`,
  ur: (entry, day) => `${entry}، ${day}: مزید`,
};

/** The day of the move, and the meaning of the mark on entries from before it. */
export const broughtInLead: Phrase<(day: string) => string> = {
  en: (day) =>
    `Brought in from the register on ${day}. The entries marked “brought in” are from before, and are in no month’s collections.`,
  ur: (day) =>
    `یہ معاہدہ \u2068${day}\u2069 کو رجسٹر سے شامل کیا گیا۔ «منتقلی سے پہلے» والے اندراجات کسی مہینے کی وصولی میں شمار نہیں ہوتے۔`,
};
