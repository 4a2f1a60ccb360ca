import type { Phrase } from '#domain/language.ts';
import { formatCount } from '#web/format/count.ts';

export const messages = {
  choice: { en: 'Choice', ur: 'انتخاب' },
  page: { en: 'All on this page', ur: 'اس صفحے کے تمام' },
  chosen: { en: 'Chosen rows', ur: 'چنی گئی سطریں' },
  clear: { en: 'Clear the choice', ur: 'انتخاب ختم کریں' },
} as const satisfies Record<string, Phrase>;

export const countChosen: Phrase<(count: number) => string> = {
  en: (count) => `${formatCount(count)} chosen`,
  ur: (count) => `\u2066${formatCount(count)}\u2069 چنے گئے`,
};

export const chooseNamed: Phrase<(name: string) => string> = {
  en: (name) => `Choose ${name}`,
  ur: (name) => `\u2068${name}\u2069 کو چنیں`,
};
