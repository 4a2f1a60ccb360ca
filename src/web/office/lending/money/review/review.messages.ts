import type { Phrase } from '#domain/language.ts';

export const reviewMessages = {
  title: { en: 'Check before recording', ur: 'درج کرنے سے پہلے جانچ لیں' },
  back: { en: 'Back', ur: 'واپس' },
  agreement: { en: 'Agreement', ur: 'معاہدہ' },
  from: { en: 'From agreement', ur: 'اس معاہدے سے' },
  to: { en: 'To agreement', ur: 'اس معاہدے میں' },
  pays: { en: 'Pays', ur: 'ادا ہوں گی' },
  next: { en: 'Next due', ur: 'اگلی قسط' },
  atBranch: { en: (city: string) => `${city} branch`, ur: (city: string) => `${city} برانچ` },
} as const satisfies Record<string, Phrase<string | ((city: string) => string)>>;

export const recordedMessages = {
  againText: {
    en: 'The first attempt had arrived; only its answer was lost. This is its receipt, and nothing was recorded twice.',
    ur: 'پہلی کوشش پہنچ گئی تھی؛ صرف اس کا جواب نہیں ملا تھا۔ یہ اسی کی رسید ہے، اور کچھ دو بار درج نہیں ہوا۔',
  },
  message: { en: 'Message to the customer', ur: 'صارف کے لیے پیغام' },
  receipt: { en: 'Receipt', ur: 'رسید' },
  customer: { en: 'Customer', ur: 'صارف' },
  outstanding: { en: 'Outstanding after', ur: 'اس کے بعد بقایا' },
  overpaid: { en: 'Overpaid after', ur: 'اس کے بعد زائد رقم' },
  print: { en: 'Print the receipt', ur: 'رسید پرنٹ کریں' },
  nextPayment: { en: 'Next payment', ur: 'اگلی ادائیگی' },
  done: { en: 'Done', ur: 'ہو گیا' },
} as const satisfies Record<string, Phrase>;
