import type { Phrase } from '#domain/language.ts';

/** The words of the strip of paper, which has both languages. */
export const stripTexts = {
  byMorning: { en: 'by the book of the day', ur: 'دن کے کھاتے سے' },
  next: { en: 'Next due', ur: 'اگلی قسط' },
  fromTomorrow: {
    en: 'From tomorrow this code shows the receipt. If it does not, call us.',
    ur: 'کل سے اس کوڈ پر رسید دیکھیے؛ نہ ملے تو فون کیجیے۔',
  },
  noInterest: { en: '0%. Price = total payable', ur: 'کوئی منافع نہیں، کوئی جرمانہ نہیں' },
  show: { en: 'Show', ur: 'دکھائیں' },
  takePicture: {
    en: 'Take a picture of this. From tomorrow the code shows your receipt. If it does not, call:',
    ur: 'اس کی تصویر لے لیجیے۔ کل سے یہ کوڈ آپ کی رسید دکھائے گا۔ نہ دکھائے تو فون کیجیے:',
  },
  done: { en: 'Done', ur: 'ہو گیا' },
} as const satisfies Record<string, Phrase>;

export const youPaid: Phrase<(name: string) => string> = {
  en: (name) => `${name}, you paid`,
  ur: (name) => `${name}، آپ نے ادا کیے`,
};
