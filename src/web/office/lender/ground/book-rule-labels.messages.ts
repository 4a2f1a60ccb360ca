import type { Phrase } from '#domain/language.ts';

/** The names of the fields of the codes of the books, wherever one is shown. */
export const bookRuleLabels = {
  codes: { en: 'Codes of the accounts', ur: 'ہر کھاتے کا کوڈ' },
  ownCodes: { en: 'Codes of bank and wallet accounts', ur: 'بینک اور والٹ کے اکاؤنٹس کے کوڈ' },
  'ownCodes.*': { en: 'Account', ur: 'اکاؤنٹ' },
  'ownCodes.*.id': { en: 'Account', ur: 'اکاؤنٹ' },
  provision: { en: 'Provision for late agreements', ur: 'تاخیر والے معاہدوں کے لیے مختص رقم' },
  'provision.*': { en: 'Class by days past due', ur: 'تاخیر کا درجہ' },
  'provision.*.overDays': { en: 'More days past due than', ur: 'تاخیر اتنے دن سے زیادہ' },
  'provision.*.percent': { en: 'Set aside, percent', ur: 'مختص، فیصد' },
  'ownCodes.*.code': { en: 'Account code', ur: 'کھاتے کا کوڈ' },
} as const satisfies Record<string, Phrase>;
