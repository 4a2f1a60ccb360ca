import type { Phrase } from '#domain/language.ts';
import { countNoun, formatCount } from '#web/format/count.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from '../../ground/labels/lending-words.messages.ts';

export const messages = {
  notOpened: { en: 'The list could not be loaded', ur: 'فہرست نہیں کھل سکی' },
  nobody: { en: 'No one is on this list today.', ur: 'آج اس فہرست میں کوئی نہیں۔' },
  customer: lendingWords.customer,
  address: plainWords.address,
  dueNow: lendingWords.dueNowRupees,
  notes: plainWords.notes,
  signature: { en: 'Signature', ur: 'دستخط' },
  total: plainWords.total,
  days: {
    en: (days: number) => `${formatCount(days)} ${countNoun(days, 'day', 'days')} past due`,
    ur: (days: number) => `\u2066${formatCount(days)}\u2069 دن تاخیر`,
  },
  promised: {
    en: (amount: string, day: string) => `promised ${amount} for ${day}`,
    ur: (amount: string, day: string) => `\u2066${amount}\u2069 کا وعدہ، ${day}`,
  },
  ofOutstanding: {
    en: (amount: string) => `of ${amount} outstanding`,
    ur: (amount: string) => `کل بقایا \u2066${amount}\u2069`,
  },
} as const satisfies Record<string, Phrase<unknown>>;

export const sheetTitle: Phrase<(group: string) => string> = {
  en: (group) => `Visit sheet: ${group.toLowerCase()}`,
  ur: (group) => `ملاقاتوں کی فہرست: ${group}`,
};

/** Shown when a list is longer than a sheet. */
export const firstOnly: Phrase<(rows: number) => string> = {
  en: (rows) => `These are the first ${formatCount(rows)}. Filter the list to print the rest.`,
  ur: (rows) => `یہ پہلے \u2066${formatCount(rows)}\u2069 ہیں۔ باقی پرنٹ کرنے کے لیے فہرست محدود کیجیے۔`,
};
