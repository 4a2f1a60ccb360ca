import type { Phrase } from '#domain/language.ts';

export const heroMessages = {
  contactUs: { en: 'Contact Us', ur: 'رابطہ کریں' },
  seeServices: { en: 'See our services', ur: 'ہماری خدمات دیکھیں' },
} as const satisfies Record<string, Phrase>;
