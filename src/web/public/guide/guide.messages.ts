import type { Phrase } from '#domain/language.ts';

export const guideMessages = {
  bring: { en: 'What to bring', ur: 'ساتھ کیا لائیں' },
  questions: { en: 'Questions', ur: 'سوالات' },
} as const satisfies Record<string, Phrase>;
