import type { Phrase } from '#domain/language.ts';

export const messages = {
  title: { en: 'The first superadmin', ur: 'پہلا سپر ایڈمن' },
  lead: {
    en: 'This account has full access and adds everyone else',
    ur: 'اس اکاؤنٹ کی رسائی ہر چیز تک ہے، اور اسی سے دوسرے لوگ شامل کیے جاتے ہیں',
  },
} as const satisfies Record<string, Phrase>;
