import type { Phrase } from '#domain/language.ts';

export const blogMessages = {
  title: { en: 'Blog', ur: 'بلاگ' },
  lead: {
    en: 'On installments without interest, households and small shops.',
    ur: 'بلا سود قسطوں، گھرانے اور چھوٹی دکانوں کے بارے میں۔',
  },
  parts: { en: 'Pages of the list', ur: 'فہرست کے صفحے' },
} as const satisfies Record<string, Phrase>;
