import type { Phrase } from '#domain/language.ts';
import { countNoun, formatCount } from '#web/format/count.ts';

export const messages = {
  notOpened: { en: 'This list could not be loaded', ur: 'یہ فہرست نہیں کھل سکی' },
  requests: { en: 'My contact requests', ur: 'میرے سپرد درخواستیں' },
  requestsLead: { en: 'The nearest deadline first', ur: 'جس کا وقت پہلے ختم ہو وہ پہلے' },
  allRequests: { en: 'All requests', ur: 'تمام درخواستیں' },
  noRequests: { en: 'No visitor is waiting for a call.', ur: 'کوئی رابطے کا منتظر نہیں۔' },

  decisions: { en: 'Waiting for your decision', ur: 'آپ کے فیصلے کے منتظر' },
  noDecisions: {
    en: 'No request is waiting for you.',
    ur: 'کوئی درخواست آپ کے فیصلے کی منتظر نہیں۔',
  },

  challenges: { en: 'My challenges', ur: 'میرے چیلنج' },
  noChallenges: { en: 'No challenge is running.', ur: 'کوئی چیلنج جاری نہیں۔' },
} as const satisfies Record<string, Phrase>;

/** The link to them all; null if there are too many to count. */
export const allDecisions: Phrase<(total: number | null) => string> = {
  en: (total) => (total === null ? 'All requests' : `All requests (${formatCount(total)})`),
  ur: (total) => (total === null ? 'تمام درخواستیں' : `تمام درخواستیں (\u2066${formatCount(total)}\u2069)`),
};

export const daysLeft: Phrase<(days: number) => string> = {
  en: (days) => `${formatCount(days)} ${countNoun(days, 'day', 'days')} left`,
  ur: (days) => `\u2066${formatCount(days)}\u2069 دن باقی`,
};

export const rankText: Phrase<(rank: number) => string> = {
  en: (rank) => `rank ${formatCount(rank)}`,
  ur: (rank) => `درجہ \u2066${formatCount(rank)}\u2069`,
};
