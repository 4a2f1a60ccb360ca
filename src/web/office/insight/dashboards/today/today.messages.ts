import type { Phrase } from '#domain/language.ts';
import { formatCount } from '#web/format/count.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from '#web/office/lending/ground/labels/lending-words.messages.ts';

export const messages = {
  today: plainWords.today,
  due: lendingWords.dueToday,
  decisions: { en: 'Decisions', ur: 'فیصلے' },
  requests: plainWords.requests,
  collected: lendingWords.collected,
} as const satisfies Record<string, Phrase>;

/** The visitors among them whose promised contact is late. */
export const overdueOf: Phrase<(count: number) => string> = {
  en: (count) => `${formatCount(count)} overdue`,
  ur: (count) => `\u2066${formatCount(count)}\u2069 کا وقت گزر گیا`,
};
