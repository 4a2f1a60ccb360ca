import type { Phrase } from '#domain/language.ts';
import { countNoun, formatCount } from '#web/format/count.ts';
import { lendingWords } from '#web/office/lending/ground/labels/lending-words.messages.ts';

export const messages = {
  record: lendingWords.recordPayment,
  notOpened: { en: 'This list could not be loaded', ur: 'یہ فہرست نہیں کھل سکی' },
  challenges: { en: 'My challenges', ur: 'میرے چیلنج' },
} as const satisfies Record<string, Phrase>;

export const daysLeft: Phrase<(days: number) => string> = {
  en: (days) => `${formatCount(days)} ${countNoun(days, 'day', 'days')} left`,
  ur: (days) => `\u2066${formatCount(days)}\u2069 دن باقی`,
};

export const rankText: Phrase<(rank: number) => string> = {
  en: (rank) => `rank ${formatCount(rank)}`,
  ur: (rank) => `درجہ \u2066${formatCount(rank)}\u2069`,
};
