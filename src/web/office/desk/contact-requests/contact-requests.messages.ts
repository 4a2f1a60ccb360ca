import type { FormType, PreferredTime, ServiceType } from '#domain/desk/contact-requests/form-type.ts';
import type { Phrase } from '#domain/language.ts';
import { countNoun, formatCount } from '#web/format/count.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from '#web/office/lending/ground/labels/lending-words.messages.ts';
import { deskWords } from '../ground/desk-words.messages.ts';

export const messages = {
  lead: {
    en: 'A representative answers within 24 hours. The 24 hours stop when you log a contact.',
    ur: 'نمائندہ 24 گھنٹے کے اندر رابطہ کرتا ہے۔ وقت تبھی رکتا ہے جب رابطہ درج ہو۔',
  },
  search: { en: 'Name or phone', ur: 'نام یا فون' },
  parts: { en: 'Views of the list', ur: 'فہرست کے حصے' },
  branch: lendingWords.branch,
  promiseFilter: lendingWords.promise,
  assignee: deskWords.assignee,
  unassigned: deskWords.unassigned,
  route: { en: 'Home visits by day', ur: 'دن کی ملاقاتیں' },

  promise: lendingWords.promise,
  name: plainWords.name,
  type: plainWords.type,
  received: { en: 'Received at', ur: 'موصول ہونے کا وقت' },

  emptyTitle: { en: 'No requests yet', ur: 'ابھی کوئی درخواست نہیں' },
  emptyText: {
    en: 'Requests sent from the website appear here at once, with the time left to call back. Send one yourself to see how it works.',
    ur: 'لوگ ویب سائٹ سے جو لکھ کر بھیجتے ہیں، وہ فوراً یہاں نظر آتا ہے، اور یہ بھی کہ رابطے کا کتنا وقت باقی ہے۔ آزمانے کے لیے خود ایک درخواست بھیجیے۔',
  },
  clearTitle: { en: 'All done here', ur: 'یہاں کچھ باقی نہیں' },
  clearText: {
    en: 'Every request here has been handled. Time for a cup of chai.',
    ur: 'اس حصے کی ہر درخواست نمٹ چکی ہے۔ اب ایک پیالی چائے ہو جائے۔',
  },
  showAll: { en: 'Show all requests', ur: 'تمام درخواستیں دیکھیں' },
  openSite: { en: 'Open the website', ur: 'ویب سائٹ کھولیں' },
  noMatchText: {
    en: 'No request matches this search. Try part of the name, the first digits of the phone number, or all types.',
    ur: 'اس تلاش کے مطابق کوئی درخواست نہیں۔ نام کا کوئی حصہ، فون کے ابتدائی ہندسے یا تمام اقسام دیکھیے۔',
  },
} as const satisfies Record<string, Phrase>;

export const shownOf: Phrase<(shown: number, total: number | null) => string> = {
  en: (shown, total) =>
    total === null
      ? `${formatCount(shown)} shown of more than 1,000`
      : `${formatCount(shown)} of ${formatCount(total)} ${countNoun(total, 'request', 'requests')} shown`,
  ur: (shown, total) =>
    total === null
      ? `1,000 سے زیادہ میں سے ${formatCount(shown)} درخواستیں`
      : `کل ${formatCount(total)} میں سے ${formatCount(shown)} ${shown === 1 ? 'درخواست' : 'درخواستیں'}`,
};

/** The count of a search. The matches of a common name are not counted, but a full page has a next one. */
export const foundOf: typeof shownOf = {
  en: (shown, total) =>
    total === null
      ? `${formatCount(shown)} requests shown; more match this search`
      : shownOf.en(shown, total),
  ur: (shown, total) =>
    total === null
      ? `${formatCount(shown)} درخواستیں دکھائی گئی ہیں؛ اس تلاش کے مطابق مزید بھی ہیں`
      : shownOf.ur(shown, total),
};

export const formTypeTitles: Readonly<Record<FormType, Phrase>> = {
  contact_us: { en: 'Contact request', ur: 'رابطے کی درخواست' },
  general_inquiry: { en: 'General inquiry', ur: 'عام سوال' },
  home_visit: { en: 'Home visit request', ur: 'گھر پر ملاقات کی درخواست' },
};

export const serviceNames: Readonly<Record<ServiceType, Phrase>> = {
  dowry: lendingWords.dowry,
  business: lendingWords.business,
  installments: lendingWords.householdGoods,
  inquiry: { en: 'General inquiry', ur: 'عام سوال' },
};

export const preferredTimeNames: Readonly<Record<PreferredTime, Phrase>> = {
  morning: { en: 'morning', ur: 'صبح' },
  afternoon: { en: 'afternoon', ur: 'دوپہر' },
  evening: { en: 'evening', ur: 'شام' },
  anytime: { en: 'any time', ur: 'کسی بھی وقت' },
};

export const timeLeft: Phrase<(duration: string) => string> = {
  en: (duration) => `${duration} left`,
  ur: (duration) => `${duration} باقی`,
};
export const timeLate: Phrase<(duration: string) => string> = {
  en: (duration) => `${duration} late`,
  ur: (duration) => `${duration} تاخیر`,
};

export const timeAfter: Phrase<(duration: string) => string> = {
  en: (duration) => `after ${duration}`,
  ur: (duration) => `${duration} بعد`,
};

/** The number of requests from the phone of a row. */
export const requestsOfNumber: Phrase<(count: number) => string> = {
  en: (count) => `${formatCount(count)} requests`,
  ur: (count) => `${formatCount(count)} درخواستیں`,
};
