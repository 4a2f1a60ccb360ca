import type { Phrase } from '#domain/language.ts';
import { lendingWords } from '../labels/lending-words.messages.ts';

export const messages = {
  licence: lendingWords.licenseNumber,
  cnic: lendingWords.cnic,
  agreement: { en: 'agreement', ur: 'معاہدہ' },
  paymentNumber: { en: 'payment number', ur: 'ادائیگی نمبر' },
  comma: { en: ',', ur: '،' },
  noCharge: {
    en: 'No markup, no fee, no late charge, now or later.',
    ur: 'کوئی منافع، فیس یا تاخیر کا جرمانہ نہیں، نہ آج نہ بعد میں۔',
  },
  complaints: { en: 'Complaints:', ur: 'شکایت کے لیے:' },
  customerSigns: { en: 'Customer: signature or thumb impression', ur: 'صارف کے دستخط یا انگوٹھے کا نشان' },
  staffSigns: { en: 'For the lender: name and signature', ur: 'ادارے کی طرف سے: نام اور دستخط' },
} as const satisfies Record<string, Phrase>;

/** The version of the terms, and their date. */
export const versionOf: Phrase<(version: number, day: string) => string> = {
  en: (version, day) => `Version ${version} · ${day}`,
  ur: (version, day) => `نسخہ \u2066${version}\u2069 · ${day}`,
};

/** The same of terms that later ones replaced. */
export const replacedVersionOf: Phrase<(version: number, day: string) => string> = {
  en: (version, day) => `${versionOf.en(version, day)} · no longer in force`,
  ur: (version, day) => `${versionOf.ur(version, day)} · اب لاگو نہیں`,
};
