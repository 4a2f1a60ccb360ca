import type { Phrase } from '#domain/language.ts';
import { formatCount } from '#web/format/count.ts';
import { identityWords } from '#web/office/identity/ground/identity-words.messages.ts';
import { lendingWords } from '#web/office/lending/ground/labels/lending-words.messages.ts';

/** The names of tabs that are shorter than the titles of their pages. */
export const messages = {
  transferReports: lendingWords.transfers,
  bankLines: { en: 'Bank lines', ur: 'بینک کی سطریں' },
  complaints: { en: 'Complaints', ur: 'شکایت' },
  secondStepResets: identityWords.twoStepSignIn,
} as const satisfies Record<string, Phrase>;

export const waitingCount: Phrase<(count: number) => string> = {
  en: (count) => `Waiting: ${formatCount(count)}`,
  ur: (count) => `منتظر: ${formatCount(count)}`,
};
