import type { Phrase } from '#domain/language.ts';

export const messages = {
  print: { en: 'Print', ur: 'پرنٹ کریں' },
  paper: { en: 'Paper', ur: 'کاغذ' },
} as const satisfies Record<string, Phrase>;

/** `a5`: half a sheet, as from an office printer. `roll`: 80 mm, as from the printer at the counter. */
export const paperNames = {
  a5: { en: 'A5', ur: 'A5' },
  roll: { en: '80 mm', ur: '\u206680 mm\u2069' },
} as const satisfies Record<string, Phrase>;

export type Paper = keyof typeof paperNames;
