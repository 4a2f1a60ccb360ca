import type { Phrase } from '#domain/language.ts';

export const messages = {
  title: { en: 'The first superadmin', ur: 'پہلا سپر ایڈمن' },
  lead: {
    en: 'This account opens everything, and invites the others',
    ur: 'یہ اکاؤنٹ سب کچھ کھولتا ہے اور دوسروں کو شامل کرتا ہے',
  },
} as const satisfies Record<string, Phrase>;
