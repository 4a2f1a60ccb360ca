import { agreementLabels } from '#contract/lending/field-labels.ts';
import type { Phrase } from '#domain/language.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from '../../ground/labels/lending-words.messages.ts';

export const deliveryMessages = {
  title: { en: 'Request a back-dated delivery', ur: 'پچھلی تاریخ کی حوالگی کی درخواست' },
  verb: { en: 'Request the delivery', ur: 'حوالگی کی درخواست دیں' },
  downPayment: lendingWords.downPayment,
  noteHint: {
    en: 'What was handed over, to whom, in what condition. Optional.',
    ur: 'کیا، کس کو اور کس حالت میں حوالے کیا گیا۔ اختیاری۔',
  },
  reasonHint: {
    en: 'Why it was not recorded on its day, and how you know the day.',
    ur: 'اپنی تاریخ پر درج کیوں نہیں ہوئی، اور تاریخ کیسے معلوم ہے۔',
  },
} as const satisfies Record<string, Phrase>;

export const deliveryFields = {
  deliveredOn: agreementLabels.deliveredOn,
  deliveryNote: { en: 'Delivery note', ur: 'حوالگی کا نوٹ' },
  method: lendingWords.method,
  reference: lendingWords.referenceNumber,
  receiverName: lendingWords.moneyReceivedBy,
  confirmed: plainWords.confirmed,
  reason: plainWords.reason,
} as const satisfies Record<string, Phrase>;

export const downPaymentFrom: Phrase<(name: string) => string> = {
  en: (name) => `Down payment received from ${name}`,
  ur: (name) => `${name} سے وصول ہونے والی پیشگی ادائیگی`,
};
