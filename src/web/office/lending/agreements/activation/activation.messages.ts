import type * as z from 'zod/mini';
import { agreementLabels } from '#contract/lending/agreement-labels.ts';
import type { activationForm } from '#contract/lending/payments.ts';
import type { Phrase } from '#domain/language.ts';
import { saidRupees } from '#web/format/rupees.ts';
import type { Labels } from '#web/office/kit/form/engine/form-paths.ts';

export const labels = {
  deliveredOn: agreementLabels.deliveredOn,
  deliveryNote: { en: 'Delivery note', ur: 'حوالگی کا نوٹ' },
  method: { en: 'Method', ur: 'طریقۂ ادائیگی' },
  reference: { en: 'Reference number', ur: 'حوالہ نمبر' },
  confirmed: { en: 'Warnings', ur: 'تنبیہات' },
} as const satisfies Labels<Required<z.input<typeof activationForm>>>;

export const messages = {
  title: { en: 'Hand over the goods', ur: 'سامان حوالے کریں' },
  stepOne: {
    en: 'Step 1 of 2: what is handed over and paid',
    ur: 'دو میں سے پہلا مرحلہ: کیا حوالے اور ادا ہو رہا ہے',
  },
  stepTwo: {
    en: 'Step 2 of 2: check before recording',
    ur: 'دو میں سے دوسرا مرحلہ: درج کرنے سے پہلے جانچ لیں',
  },
  notLoaded: { en: 'The agreement could not be opened', ur: 'معاہدہ نہیں کھل سکا' },
  notApproved: {
    en: 'Goods can be handed over only for an approved agreement.',
    ur: 'صرف منظور شدہ معاہدے کا سامان حوالے کیا جاتا ہے۔',
  },
  nothingYet: { en: 'Nothing is recorded yet', ur: 'ابھی کچھ درج نہیں ہوا' },
  cancel: { en: 'Cancel', ur: 'رہنے دیں' },
  back: { en: 'Back', ur: 'واپس' },
  review: { en: 'Review', ur: 'جائزہ لیں' },
  noteHint: {
    en: 'What was handed over, to whom, in what condition. Optional.',
    ur: 'کیا، کس کو اور کس حالت میں حوالے کیا گیا۔ اختیاری۔',
  },
  noDownPayment: {
    en: 'No down payment is due on this agreement.',
    ur: 'اس معاہدے پر پیشگی ادائیگی نہیں۔',
  },
  downPayment: { en: 'Down payment', ur: 'پیشگی ادائیگی' },
  price: { en: 'Price', ur: 'قیمت' },
  owedAfter: { en: 'Left to pay in installments', ur: 'اس کے بعد قسطوں میں باقی' },
  firstDue: { en: 'First due date', ur: 'پہلی قسط کی تاریخ' },
  handOver: { en: 'Hand over and start', ur: 'حوالے کر کے آغاز کریں' },
  recording: { en: 'Recording…', ur: 'درج ہو رہا ہے…' },
  refused: { en: 'Nothing was recorded', ur: 'کچھ درج نہیں ہوا' },
  started: { en: 'The agreement has started', ur: 'معاہدہ شروع ہو گیا' },
  receipt: { en: 'Receipt of the down payment', ur: 'پیشگی ادائیگی کی رسید' },
  next: { en: 'Next due', ur: 'اگلی قسط' },
  printReceipt: { en: 'Print the receipt', ur: 'رسید پرنٹ کریں' },
  done: { en: 'Done', ur: 'ہو گیا' },
} as const satisfies Record<string, Phrase>;

export const handOverAnd: Phrase<(downPayment: number) => string> = {
  en: (downPayment) => `Hand over and record ${saidRupees.en(downPayment)}`,
  ur: (downPayment) => `حوالے کریں اور ${saidRupees.ur(downPayment)} درج کریں`,
};

export const receivedFrom: Phrase<(name: string) => string> = {
  en: (name) => `Down payment received from ${name}`,
  ur: (name) => `${name} سے وصول ہونے والی پیشگی ادائیگی`,
};
