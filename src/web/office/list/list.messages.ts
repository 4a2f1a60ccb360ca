import type { Phrase } from '#domain/language.ts';

/** What every list says. */
export const messages = {
  clear: { en: 'Clear', ur: 'صاف کریں' },
  pages: { en: 'Pages', ur: 'صفحات' },
  next: { en: 'Next', ur: 'اگلا' },
  previous: { en: 'Previous', ur: 'پچھلا' },
  tryAgain: { en: 'Try again', ur: 'دوبارہ کوشش کریں' },
} as const satisfies Record<string, Phrase>;

export const quote: Phrase<(code: string) => string> = {
  en: (code) => `If it keeps happening, quote ${code}.`,
  ur: (code) => `پھر بھی ایسا ہو تو یہ حوالہ بتائیے: \u2066${code}\u2069`,
};
