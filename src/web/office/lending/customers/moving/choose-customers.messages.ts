import type { Phrase } from '#domain/language.ts';
import { formatCount } from '#web/format/count.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';

export const messages = {
  choose: { en: 'Select', ur: 'منتخب کریں' },
  chooseToMove: { en: 'Move customers', ur: 'صارفین منتقل کریں' },
  chosen: { en: 'Chosen customers', ur: 'چنے گئے صارفین' },
  page: { en: 'All on this page', ur: 'اس صفحے کے تمام' },
  none: plainWords.none,
  move: { en: 'Move…', ur: 'منتقل کریں…' },
  stop: plainWords.cancel,
  nobody: { en: 'Choose at least one customer', ur: 'کم از کم ایک صارف چنیے' },
} as const satisfies Record<string, Phrase>;

export const tooMany: Phrase<(most: number) => string> = {
  en: (most) => `You can move at most ${formatCount(most)} customers at once`,
  ur: (most) => `ایک ساتھ زیادہ سے زیادہ \u2066${formatCount(most)}\u2069 صارفین منتقل ہو سکتے ہیں`,
};

export const allMatching: Phrase<(total: number) => string> = {
  en: (total) => `All ${formatCount(total)} matching`,
  ur: (total) => `تلاش کے تمام \u2066${formatCount(total)}\u2069`,
};

export const countChosen: Phrase<(count: number) => string> = {
  en: (count) => `${formatCount(count)} selected`,
  ur: (count) => `\u2066${formatCount(count)}\u2069 چنے گئے`,
};

export const chooseNamed: Phrase<(name: string) => string> = {
  en: (name) => `Choose ${name}`,
  ur: (name) => `\u2068${name}\u2069 کو چنیں`,
};
