import type * as z from 'zod/mini';
import { agreementLabels } from '#contract/lending/field-labels.ts';
import type { activationForm } from '#contract/lending/payments.ts';
import type { Phrase } from '#domain/language.ts';
import type { ContractKind } from '#domain/lending/agreements/contract-kind.ts';
import { saidRupees } from '#web/format/rupees.ts';
import type { Labels } from '#web/office/kit/form/engine/form-paths.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from '../../ground/labels/lending-words.messages.ts';

export const labels = {
  deliveredOn: agreementLabels.deliveredOn,
  deliveryNote: { en: 'Delivery note', ur: 'حوالگی کا نوٹ' },
  method: lendingWords.method,
  reference: lendingWords.referenceNumber,
  receiverName: lendingWords.moneyReceivedBy,
  confirmed: { en: 'Warnings', ur: 'تنبیہات' },
} as const satisfies Labels<Required<z.input<typeof activationForm>>>;

export const messages = {
  stepTwo: {
    en: 'Step 2 of 2: check before recording',
    ur: 'دو میں سے دوسرا مرحلہ: درج کرنے سے پہلے جانچ لیں',
  },
  notLoaded: lendingWords.agreementNotOpened,
  nothingYet: plainWords.nothingRecorded,
  cancel: plainWords.cancel,
  back: plainWords.back,
  review: plainWords.review,
  noteHint: {
    en: 'What was handed over, to whom, in what condition. Optional.',
    ur: 'کیا، کس کو اور کس حالت میں حوالے کیا گیا۔ اختیاری۔',
  },
  noDownPayment: {
    en: 'No down payment is due on this agreement.',
    ur: 'اس معاہدے پر پیشگی ادائیگی نہیں۔',
  },
  downPayment: lendingWords.downPayment,
  receiverHint: {
    en: 'The person who takes the money and signs for it on the agreement.',
    ur: 'جو شخص رقم لے کر معاہدے پر اس کی وصولی کے دستخط کر رہا ہے۔',
  },
  firstDue: { en: 'First due date', ur: 'پہلی قسط کی تاریخ' },
  recording: plainWords.recording,
  refused: { en: 'Nothing was recorded', ur: 'کچھ درج نہیں ہوا' },
  started: { en: 'The agreement has started', ur: 'معاہدہ شروع ہو گیا' },
  receipt: { en: 'Receipt of the down payment', ur: 'پیشگی ادائیگی کی رسید' },
  next: lendingWords.nextDue,
  printReceipt: { en: 'Print the receipt', ur: 'رسید پرنٹ کریں' },
  done: plainWords.done,
} as const satisfies Record<string, Phrase>;

/** The words of a start: goods that are handed over, or money that is lent. */
export const startWords = {
  deferred_sale: {
    title: lendingWords.handOverGoods,
    stepOne: {
      en: 'Step 1 of 2: what is handed over and paid',
      ur: 'دو میں سے پہلا مرحلہ: کیا حوالے اور ادا ہو رہا ہے',
    },
    notApproved: {
      en: 'Goods can be handed over only for an approved agreement.',
      ur: 'صرف منظور شدہ معاہدے کا سامان حوالے کیا جاتا ہے۔',
    },
    on: agreementLabels.deliveredOn,
    verb: { en: 'Hand over and start', ur: 'حوالے کر کے آغاز کریں' },
    owedAfter: { en: 'Left to pay in installments', ur: 'اس کے بعد قسطوں میں باقی' },
  },
  qard_e_hasan: {
    title: lendingWords.payOutLoan,
    stepOne: {
      en: 'Step 1 of 2: how the money is paid, and to whom',
      ur: 'دو میں سے پہلا مرحلہ: رقم کیسے اور کسے دی جا رہی ہے',
    },
    notApproved: {
      en: 'A loan can be paid out only for an approved agreement.',
      ur: 'قرض کی رقم صرف منظور شدہ معاہدے پر دی جاتی ہے۔',
    },
    on: { en: 'Paid out on', ur: 'رقم دینے کی تاریخ' },
    verb: { en: 'Pay out and start', ur: 'رقم دے کر آغاز کریں' },
    owedAfter: { en: 'Left to repay in installments', ur: 'اس کے بعد قسطوں میں واپسی باقی' },
  },
} as const satisfies Record<ContractKind, Record<string, Phrase>>;

export const payOutTo: Phrase<(name: string) => string> = {
  en: (name) => `Loan paid out to ${name}`,
  ur: (name) => `${name} کو دی جانے والی قرض کی رقم`,
};

export const payOut: Phrase<(amount: number) => string> = {
  en: (amount) => `Pay out ${saidRupees.en(amount)}`,
  ur: (amount) => `${saidRupees.ur(amount)} دیں`,
};

export const handOverAnd: Phrase<(downPayment: number) => string> = {
  en: (downPayment) => `Hand over and record ${saidRupees.en(downPayment)}`,
  ur: (downPayment) => `حوالے کریں اور ${saidRupees.ur(downPayment)} درج کریں`,
};

export const receivedFrom: Phrase<(name: string) => string> = {
  en: (name) => `Down payment received from ${name}`,
  ur: (name) => `${name} سے وصول ہونے والی پیشگی ادائیگی`,
};
