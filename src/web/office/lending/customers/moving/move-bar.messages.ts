import type { Phrase } from '#domain/language.ts';
import { formatCount } from '#web/format/count.ts';
import { lendingWords } from '../../ground/labels/lending-words.messages.ts';

export const messages = {
  move: { en: 'Move…', ur: 'منتقل کریں…' },
  outstanding: lendingWords.outstanding,
} as const satisfies Record<string, Phrase>;

export const tooMany: Phrase<(most: number) => string> = {
  en: (most) => `You can move at most ${formatCount(most)} customers at once`,
  ur: (most) => `ایک ساتھ زیادہ سے زیادہ \u2066${formatCount(most)}\u2069 صارفین منتقل ہو سکتے ہیں`,
};

export const moveMatching: Phrase<(total: number) => string> = {
  en: (total) => `Move all ${formatCount(total)} matching…`,
  ur: (total) => `تلاش کے تمام \u2066${formatCount(total)}\u2069 منتقل کریں…`,
};
