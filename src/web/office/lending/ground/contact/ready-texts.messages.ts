import type { Phrase } from '#domain/language.ts';
import { formatDate } from '#web/format/date-time.ts';
import { saidRupees } from '#web/format/rupees.ts';
import { lendingWords } from '../labels/lending-words.messages.ts';

/** The facts that every ready text has besides its own figures. */
interface TextFacts {
  readonly name: string;
  readonly lender: Phrase;
  readonly agreementNumber: string;
  readonly paymentNumber: string;
  /** In whole rupees: the installment, the amount due by today, or the overdue amount. */
  readonly amount: number;
  readonly dueOn: string;
}

type ReadyText = Phrase<(facts: TextFacts) => string>;

/** For who sends the money instead of bringing it. */
const forTransfer: Phrase<(paymentNumber: string) => string> = {
  en: (paymentNumber) => ` If you send it by bank or wallet, write payment number ${paymentNumber}.`,
  ur: (paymentNumber) => ` بینک یا والٹ سے بھیجیں تو ادائیگی نمبر ${paymentNumber} ضرور لکھیے۔`,
};

/** Messages to a customer in the customer's language. The sender still sees and sends them; plain text, so nothing in it is isolated. */
export const readyTexts = {
  due_soon: {
    en: ({ name, lender, agreementNumber, paymentNumber, amount, dueOn }) =>
      `Assalam-o-alaikum ${name}. Your next installment at ${lender.en} (agreement ${agreementNumber}) is ${saidRupees.en(amount)}, due on ${formatDate(dueOn, 'en')}.${forTransfer.en(paymentNumber)} Thank you.`,
    ur: ({ name, lender, agreementNumber, paymentNumber, amount, dueOn }) =>
      `السلام علیکم ${name}! ${lender.ur} میں آپ کے معاہدے ${agreementNumber} کی اگلی قسط ${saidRupees.ur(amount)} ہے، جو ${formatDate(dueOn, 'ur')} کو واجب الادا ہے۔${forTransfer.ur(paymentNumber)} شکریہ۔`,
  },
  due: {
    en: ({ name, lender, agreementNumber, paymentNumber, amount }) =>
      `Assalam-o-alaikum ${name}. ${saidRupees.en(amount)} is due today at ${lender.en} (agreement ${agreementNumber}).${forTransfer.en(paymentNumber)} Thank you for paying in time.`,
    ur: ({ name, lender, agreementNumber, paymentNumber, amount }) =>
      `السلام علیکم ${name}! ${lender.ur} میں آپ کے معاہدے ${agreementNumber} کے ${saidRupees.ur(amount)} آج واجب الادا ہیں۔${forTransfer.ur(paymentNumber)} بروقت ادائیگی کا شکریہ۔`,
  },
  overdue: {
    en: ({ name, lender, agreementNumber, paymentNumber, amount }) =>
      `Assalam-o-alaikum ${name}. ${saidRupees.en(amount)} of your agreement ${agreementNumber} at ${lender.en} is past its due date. There is no penalty and nothing is added. Please pay, or tell us if you need another date.${forTransfer.en(paymentNumber)}`,
    ur: ({ name, lender, agreementNumber, paymentNumber, amount }) =>
      `السلام علیکم ${name}! ${lender.ur} میں آپ کے معاہدے ${agreementNumber} کے ${saidRupees.ur(amount)} کی تاریخ گزر چکی ہے۔ تاخیر پر کوئی جرمانہ یا اضافی رقم نہیں۔ براہِ کرم ادا کر دیجیے، یا دوسری تاریخ درکار ہو تو ہمیں بتائیے۔${forTransfer.ur(paymentNumber)}`,
  },
  overdue_week: {
    en: ({ name, lender, agreementNumber, paymentNumber, amount, dueOn }) =>
      `Assalam-o-alaikum ${name}. ${saidRupees.en(amount)} of your agreement ${agreementNumber} at ${lender.en} was due on ${formatDate(dueOn, 'en')}, a week ago. There is no penalty and nothing is added. If paying is difficult now, please call us or come to the branch, and we will look for a way together.${forTransfer.en(paymentNumber)}`,
    ur: ({ name, lender, agreementNumber, paymentNumber, amount, dueOn }) =>
      `السلام علیکم ${name}! ${lender.ur} میں آپ کے معاہدے ${agreementNumber} کے ${saidRupees.ur(amount)} ایک ہفتہ پہلے، ${formatDate(dueOn, 'ur')} کو، واجب الادا تھے۔ تاخیر پر کوئی جرمانہ یا اضافی رقم نہیں۔ اگر اس وقت ادائیگی مشکل ہو تو ہمیں کال کیجیے یا برانچ تشریف لائیے، ہم مل کر کوئی راستہ نکالیں گے۔${forTransfer.ur(paymentNumber)}`,
  },
  promised: {
    en: ({ name, lender, agreementNumber, amount, dueOn }) =>
      `Assalam-o-alaikum ${name}. You promised to pay ${saidRupees.en(amount)} on ${formatDate(dueOn, 'en')} at ${lender.en} (agreement ${agreementNumber}). We look forward to seeing you. Thank you.`,
    ur: ({ name, lender, agreementNumber, amount, dueOn }) =>
      `السلام علیکم ${name}! آپ نے ${lender.ur} میں معاہدے ${agreementNumber} کے ${saidRupees.ur(amount)} ${formatDate(dueOn, 'ur')} کو ادا کرنے کا وعدہ کیا تھا۔ ہم آپ کے منتظر ہیں۔ شکریہ۔`,
  },
  guarantor: {
    en: ({ name, lender, agreementNumber, amount }) =>
      `Assalam-o-alaikum. You are the guarantor of ${name} at ${lender.en} (agreement ${agreementNumber}). ${saidRupees.en(amount)} is past its due date. There is no penalty and nothing is added. Please ask ${name} to call us or come to the branch. Thank you.`,
    ur: ({ name, lender, agreementNumber, amount }) =>
      `السلام علیکم! آپ ${lender.ur} میں ${name} کے ضامن ہیں (معاہدہ ${agreementNumber})۔ ${saidRupees.ur(amount)} کی تاریخ گزر چکی ہے۔ تاخیر پر کوئی جرمانہ یا اضافی رقم نہیں۔ براہِ کرم ${name} سے کہیے کہ ہمیں کال کریں یا برانچ تشریف لائیں۔ شکریہ۔`,
  },
  welcome: {
    en: ({ name, lender, agreementNumber, paymentNumber, amount, dueOn }) =>
      `Assalam-o-alaikum ${name}, and welcome to ${lender.en}. Your agreement is ${agreementNumber}. Your first installment is ${saidRupees.en(amount)}, due on ${formatDate(dueOn, 'en')}. The price we agreed on is all you pay.${forTransfer.en(paymentNumber)}`,
    ur: ({ name, lender, agreementNumber, paymentNumber, amount, dueOn }) =>
      `السلام علیکم ${name}! ${lender.ur} میں خوش آمدید۔ آپ کا معاہدہ نمبر ${agreementNumber} ہے۔ پہلی قسط ${saidRupees.ur(amount)} ہے، جو ${formatDate(dueOn, 'ur')} کو واجب الادا ہے۔ جو قیمت طے ہوئی، صرف وہی ادا کرنی ہے۔${forTransfer.ur(paymentNumber)}`,
  },
} as const satisfies Record<string, ReadyText>;

/** The facts of a receipt, as on the paper. */
interface ReceiptFacts extends Omit<TextFacts, 'dueOn' | 'paymentNumber'> {
  readonly receiptNumber: string;
  /** The whole outstanding amount; null when the money was not for that. */
  readonly outstanding: number | null;
  readonly next: { readonly amount: number; readonly dueOn: string } | null;
}

const leftOf: Phrase<(outstanding: number | null) => string> = {
  en: (outstanding) =>
    outstanding === null
      ? ''
      : outstanding === 0
        ? ' Nothing is left to pay.'
        : ` Still to pay: ${saidRupees.en(outstanding)}.`,
  ur: (outstanding) =>
    outstanding === null
      ? ''
      : outstanding === 0
        ? ' اب کچھ باقی نہیں۔'
        : ` باقی رقم: ${saidRupees.ur(outstanding)}۔`,
};

/** Thanks for a payment, with the facts of its receipt. */
export const receiptText: Phrase<(facts: ReceiptFacts) => string> = {
  en: ({ name, lender, agreementNumber, amount, receiptNumber, outstanding, next }) =>
    `Assalam-o-alaikum ${name}. ${lender.en} received ${saidRupees.en(amount)} for agreement ${agreementNumber}, receipt ${receiptNumber}.${leftOf.en(outstanding)}${next === null ? '' : ` Next: ${saidRupees.en(next.amount)} on ${formatDate(next.dueOn, 'en')}.`} Thank you.`,
  ur: ({ name, lender, agreementNumber, amount, receiptNumber, outstanding, next }) =>
    `السلام علیکم ${name}! ${lender.ur} کو معاہدے ${agreementNumber} کے ${saidRupees.ur(amount)} وصول ہوئے، رسید نمبر ${receiptNumber}۔${leftOf.ur(outstanding)}${next === null ? '' : ` اگلی ادائیگی: ${saidRupees.ur(next.amount)}، ${formatDate(next.dueOn, 'ur')} کو۔`} شکریہ۔`,
};

export type ReadyTextName = keyof typeof readyTexts;

export const readyTextNames: Readonly<Record<ReadyTextName, Phrase>> = {
  due_soon: { en: 'Due soon', ur: 'جلد واجب' },
  due: lendingWords.dueToday,
  overdue: lendingWords.overdue,
  overdue_week: { en: 'Overdue for a week', ur: 'ایک ہفتے کی تاخیر' },
  promised: lendingWords.promise,
  guarantor: { en: 'To a guarantor', ur: 'ضامن کے لیے' },
  welcome: { en: 'Welcome', ur: 'خوش آمدید' },
};
