import type { Phrase } from '#domain/language.ts';
import type { Digits } from './digits-cookie.ts';

export const messages = {
  title: { en: 'Your digits', ur: 'آپ کے ہندسے' },
  lead: {
    en: 'Amounts, dates and phones, in Urdu on this device. Codes stay as they are typed.',
    ur: 'اس ڈیوائس پر رقوم، تاریخیں اور فون انہی ہندسوں میں نظر آئیں گے۔ کوڈ نہیں بدلتے۔',
  },
} as const satisfies Record<string, Phrase>;

/** Each kind of digits named in itself. */
export const digitsNames: Readonly<Record<Digits, string>> = { latin: '123', urdu: '۱۲۳' };
