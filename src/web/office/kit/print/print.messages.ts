import type { Phrase } from '#domain/language.ts';

export const messages = {
  print: { en: 'Print', ur: 'پرنٹ کریں' },
  paper: { en: 'Paper', ur: 'کاغذ' },
  language: { en: 'Language of the paper', ur: 'کاغذ کی زبان' },
  notPrinted: { en: 'Not printed', ur: 'پرنٹ نہیں ہوا' },
} as const satisfies Record<string, Phrase>;

/** `a4`: a sheet. `a4_wide`: a sheet on its side. `a5`: half of one. `roll`: 80 mm, as from the printer at the counter. */
export const paperNames = {
  a4: { en: 'A4', ur: 'A4' },
  a4_wide: { en: 'A4 landscape', ur: 'A4 آڑا' },
  a5: { en: 'A5', ur: 'A5' },
  roll: { en: '80 mm', ur: '\u206680 mm\u2069' },
} as const satisfies Record<string, Phrase>;

export type Paper = keyof typeof paperNames;
