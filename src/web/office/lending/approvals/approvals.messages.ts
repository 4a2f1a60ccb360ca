import type { Phrase } from '#domain/language.ts';
import { countNoun, formatCount } from '#web/format/count.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from '../ground/labels/lending-words.messages.ts';

export const messages = {
  lead: {
    en: 'One person requests, another decides. Oldest first.',
    ur: 'ایک شخص درخواست دیتا ہے، دوسرا فیصلہ کرتا ہے۔ سب سے پرانی درخواست سب سے پہلے۔',
  },
  byQueue: { en: 'Waiting and decided', ur: 'منتظر اور فیصلہ شدہ' },
  mine: { en: 'For you to decide', ur: 'آپ کے فیصلے کی منتظر' },
  allWaiting: { en: 'Waiting', ur: 'فیصلے کی منتظر' },
  decided: { en: 'Decided', ur: 'فیصلہ شدہ' },
  decision: { en: 'Decision', ur: 'فیصلہ' },
  alone: lendingWords.decidedAlone,
  from: plainWords.from,
  until: plainWords.until,
  kind: lendingWords.request,
  branch: lendingWords.branch,
  askedBy: lendingWords.requestedBy,
  me: { en: 'Me', ur: 'میں خود' },
  request: lendingWords.request,
  amount: { en: 'Amount,\u00A0Rs', ur: 'رقم،\u00A0Rs' },
  reason: plainWords.reason,
  status: plainWords.status,

  clearedTitle: { en: 'Nothing to decide', ur: 'سب کا فیصلہ ہو چکا' },
  clearedText: {
    en: 'No request is waiting. New requests appear here at once, oldest first.',
    ur: 'اس وقت کوئی درخواست فیصلے کی منتظر نہیں۔ نئی درخواست آتے ہی یہاں نظر آئے گی، سب سے پرانی اوپر۔',
  },
  noneDoneTitle: { en: 'Nothing decided yet', ur: 'ابھی کوئی فیصلہ نہیں ہوا' },
  noneDoneText: {
    en: 'Requests that were approved, rejected or withdrawn are kept here, with who decided and why.',
    ur: 'منظور، نامنظور یا واپس لی گئی درخواستیں یہاں محفوظ رہتی ہیں، کس نے فیصلہ کیا اور کیوں۔',
  },
  noMatchText: {
    en: 'No request matches these filters.',
    ur: 'ان فلٹروں کے مطابق کوئی درخواست نہیں۔',
  },
} as const satisfies Record<string, Phrase>;

export const shownOf: Phrase<(shown: number, total: number | null) => string> = {
  en: (shown, total) =>
    total === null
      ? `${formatCount(shown)} shown of more than 10,000`
      : `${formatCount(shown)} of ${formatCount(total)} ${countNoun(total, 'request', 'requests')} shown`,
  ur: (shown, total) =>
    total === null
      ? `10,000 سے زیادہ میں سے ${formatCount(shown)} درخواستیں`
      : `کل ${formatCount(total)} میں سے ${formatCount(shown)} ${shown === 1 ? 'درخواست' : 'درخواستیں'}`,
};

export const kindWithCount: Phrase<(kind: string, waiting: number) => string> = {
  en: (kind, waiting) => `${kind} (${formatCount(waiting)})`,
  ur: (kind, waiting) => `${kind} (\u2066${formatCount(waiting)}\u2069)`,
};
