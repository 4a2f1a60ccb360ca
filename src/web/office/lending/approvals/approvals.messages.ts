import type { Phrase } from '#domain/language.ts';
import { countNoun, formatCount } from '#web/format/count.ts';

export const messages = {
  lead: {
    en: 'What one person asks for and another decides. What waits longest comes first.',
    ur: 'جو ایک شخص مانگتا ہے اور دوسرا طے کرتا ہے۔ سب سے پرانی درخواست سب سے پہلے۔',
  },
  byQueue: { en: 'Waiting and decided', ur: 'منتظر اور فیصلہ شدہ' },
  allWaiting: { en: 'Waiting', ur: 'فیصلے کے منتظر' },
  decided: { en: 'Decided', ur: 'فیصلہ شدہ' },
  secondStep: { en: 'Second step', ur: 'دوسرا مرحلہ' },
  kind: { en: 'Request', ur: 'درخواست' },
  branch: { en: 'Branch', ur: 'برانچ' },
  askedBy: { en: 'Requested by', ur: 'درخواست گزار' },
  me: { en: 'Me', ur: 'میں خود' },
  request: { en: 'Request', ur: 'درخواست' },
  amount: { en: 'Amount, Rs', ur: 'رقم، Rs' },
  reason: { en: 'Reason', ur: 'وجہ' },
  status: { en: 'Status', ur: 'کیفیت' },

  clearedTitle: { en: 'Everything is decided', ur: 'سب کا فیصلہ ہو چکا' },
  clearedText: {
    en: 'Nothing waits for a second person. A new request appears here at once, the oldest on top.',
    ur: 'اس وقت کوئی درخواست فیصلے کی منتظر نہیں۔ نئی درخواست آتے ہی یہاں نظر آئے گی، سب سے پرانی اوپر۔',
  },
  noneDoneTitle: { en: 'Nothing decided yet', ur: 'ابھی کوئی فیصلہ نہیں ہوا' },
  noneDoneText: {
    en: 'Requests that were approved, rejected or withdrawn are kept here, with who decided and why.',
    ur: 'منظور، نامنظور یا واپس لی گئی درخواستیں یہاں محفوظ رہتی ہیں، کس نے فیصلہ کیا اور کیوں۔',
  },
  noMatchText: {
    en: 'No request is left under these filters.',
    ur: 'ان فلٹرز کے تحت کوئی درخواست نہیں۔',
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
