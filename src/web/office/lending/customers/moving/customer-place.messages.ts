import type { Phrase } from '#domain/language.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';

export const messages = {
  toOther: { en: 'Move to another officer or branch', ur: 'دوسرے افسر یا برانچ میں منتقل کریں' },
  title: { en: 'Branch and officer', ur: 'برانچ اور افسر' },
  lead: {
    en: 'Who is in charge of this customer and all their agreements.',
    ur: 'اس صارف اور ان کے تمام معاہدوں کے ذمہ دار۔',
  },
  nobody: plainWords.none,
} as const satisfies Record<string, Phrase>;
