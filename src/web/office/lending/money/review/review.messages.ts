import type { Phrase } from '#domain/language.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from '../../ground/labels/lending-words.messages.ts';

export const reviewMessages = {
  title: { en: 'Check before recording', ur: 'درج کرنے سے پہلے جانچ لیں' },
  back: plainWords.back,
  agreement: lendingWords.agreement,
  from: { en: 'From agreement', ur: 'اس معاہدے سے' },
  to: { en: 'To agreement', ur: 'اس معاہدے میں' },
  pays: { en: 'Pays', ur: 'ادا ہوں گی' },
  next: lendingWords.nextDue,
  atBranch: { en: (city: string) => `${city} branch`, ur: (city: string) => `${city} برانچ` },
} as const satisfies Record<string, Phrase<string | ((city: string) => string)>>;

export const recordedMessages = {
  againText: {
    en: 'The first attempt had arrived; only its answer was lost. This is its receipt, and nothing was recorded twice.',
    ur: 'پہلی کوشش پہنچ گئی تھی؛ صرف اس کا جواب نہیں ملا تھا۔ یہ اسی کی رسید ہے، اور کچھ دو بار درج نہیں ہوا۔',
  },
  message: { en: 'Message to the customer', ur: 'صارف کے لیے پیغام' },
  receipt: lendingWords.receipt,
  customer: lendingWords.customer,
  outstanding: lendingWords.outstandingAfter,
  overpaid: lendingWords.overpaidAfter,
  print: { en: 'Print the receipt', ur: 'رسید پرنٹ کریں' },
  nextPayment: { en: 'Next payment', ur: 'اگلی ادائیگی' },
  done: plainWords.done,
} as const satisfies Record<string, Phrase>;
