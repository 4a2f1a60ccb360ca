import type { Phrase } from '#domain/language.ts';

export const messages = {
  lead: {
    en: 'Give the employee this code now: it works once and will not be shown again.',
    ur: 'یہ کوڈ ملازم کو ابھی دے دیجیے: یہ ایک ہی بار چلے گا اور دوبارہ نہیں دکھایا جائے گا۔',
  },
  code: { en: 'Activation code', ur: 'ایکٹیویشن کوڈ' },
  copy: { en: 'Copy', ur: 'کاپی کریں' },
  copied: { en: 'Copied', ur: 'کاپی ہو گیا' },
  whatsApp: { en: 'Send by WhatsApp', ur: 'واٹس ایپ پر بھیجیں' },
  done: { en: 'Done', ur: 'ہو گیا' },
  openEmployee: { en: 'View employee', ur: 'ملازم کی معلومات دیکھیں' },
  issue: { en: 'New activation code', ur: 'نیا ایکٹیویشن کوڈ' },
  issueHint: {
    en: 'They have not set a password yet. A new code replaces the previous one.',
    ur: 'ابھی پاس ورڈ نہیں رکھا گیا۔ نیا کوڈ بنتے ہی پچھلا ختم ہو جائے گا۔',
  },
  notIssued: { en: 'The code could not be issued', ur: 'کوڈ جاری نہیں ہو سکا' },
} as const satisfies Record<string, Phrase>;

export const isReady: Phrase<(name: string) => string> = {
  en: (name) => `${name} has been added`,
  ur: (name) => `${name} کا اندراج ہو گیا`,
};

export const codeFor: Phrase<(name: string) => string> = {
  en: (name) => `Activation code for ${name}`,
  ur: (name) => `${name} کے لیے ایکٹیویشن کوڈ`,
};

export const worksUntil: Phrase<(moment: string) => string> = {
  en: (moment) => `Works until ${moment}`,
  ur: (moment) => `${moment} تک کارآمد ہے`,
};

interface Invitation {
  readonly name: string;
  readonly lender: string;
  readonly code: string;
  readonly address: string;
}

/** What the employee reads in WhatsApp, in their own language. */
export const invitation: Phrase<(facts: Invitation) => string> = {
  en: ({ name, lender, code, address }) =>
    `Assalamu alaikum, ${name}. Your ${lender} account is ready. Open ${address} and set it up with this activation code: ${code}\nThe code works once. Do not share it with anyone.`,
  ur: ({ name, lender, code, address }) =>
    `السلام علیکم ${name}۔ ${lender} میں آپ کا اکاؤنٹ تیار ہے۔ یہ صفحہ کھولیے:\n${address}\nاور اس ایکٹیویشن کوڈ سے اسے فعال کیجیے:\n${code}\nکوڈ ایک ہی بار چلے گا۔ کسی کو نہ بتائیے۔`,
};
