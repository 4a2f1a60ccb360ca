import type { Phrase } from '#domain/language.ts';

/** The names of the fields of the codes of the books, wherever one is shown. */
export const bookCodeLabels = {
  codes: { en: 'Codes of the accounts', ur: 'ہر کھاتے کا کوڈ' },
  ownCodes: { en: 'Codes of bank and wallet accounts', ur: 'بینک اور والٹ کے اکاؤنٹس کے کوڈ' },
  'ownCodes.*': { en: 'Account', ur: 'اکاؤنٹ' },
  'ownCodes.*.id': { en: 'Account', ur: 'اکاؤنٹ' },
  'ownCodes.*.code': { en: 'Account code', ur: 'کھاتے کا کوڈ' },
} as const satisfies Record<string, Phrase>;
