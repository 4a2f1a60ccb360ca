import type { Phrase } from '#domain/language.ts';
import { formatCount } from '#web/format/count.ts';
import { lendingWords } from '#web/office/lending/ground/labels/lending-words.messages.ts';

export const messages = {
  today: { en: 'Today', ur: 'آج' },
  due: lendingWords.dueToday,
  decisions: { en: 'Decisions', ur: 'فیصلے' },
  requests: { en: 'Requests', ur: 'درخواستیں' },
  collected: { en: 'Collected', ur: 'وصولی' },
} as const satisfies Record<string, Phrase>;

/** The visitors among them whose promised contact is late. */
export const overdueOf: Phrase<(count: number) => string> = {
  en: (count) => `${formatCount(count)} overdue`,
  ur: (count) => `\u2066${formatCount(count)}\u2069 کا وقت گزر گیا`,
};
