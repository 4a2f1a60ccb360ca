import type { Phrase } from '#domain/language.ts';
import { formatCount } from '#web/format/count.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from '#web/office/lending/ground/labels/lending-words.messages.ts';

export const messages = {
  title: { en: '24-hour promise', ur: '24 گھنٹے کا وعدہ' },
  lead: { en: 'Contact requests in this period', ur: 'اس مدت میں آنے والی رابطے کی درخواستیں' },
  report: plainWords.report,
  inTime: { en: 'in time', ur: 'بروقت رابطہ' },
  kept: lendingWords.kept,
  late: plainWords.late,
  unanswered: { en: 'Never contacted', ur: 'رابطہ نہیں ہوا' },
  openNow: lendingWords.stillOpen,
  nobodyWaits: { en: 'No one is waiting for a first contact.', ur: 'کوئی پہلے رابطے کا منتظر نہیں۔' },
  now: { en: 'now', ur: 'اب' },
} as const satisfies Record<string, Phrase>;

export const overdueRequests: Phrase<(count: number) => string> = {
  en: (count) => `${formatCount(count)} overdue`,
  ur: (count) => `\u2066${formatCount(count)}\u2069 کا وقت گزر گیا`,
};

export const soonRequests: Phrase<(count: number, hours: number) => string> = {
  en: (count, hours) => `${formatCount(count)} within ${hours} hours`,
  ur: (count, hours) => `\u2066${hours}\u2069 گھنٹے کے اندر: \u2066${formatCount(count)}\u2069`,
};

export const laterRequests: Phrase<(count: number) => string> = {
  en: (count) => `${formatCount(count)} later`,
  ur: (count) => `بعد میں: \u2066${formatCount(count)}\u2069`,
};

export const hoursLeft: Phrase<(hours: number) => string> = {
  en: (hours) => `${hours} h`,
  ur: (hours) => `\u2066${hours}\u2069 گھنٹے`,
};
