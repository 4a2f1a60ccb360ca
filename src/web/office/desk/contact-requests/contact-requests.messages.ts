import type { ContactRequestRow } from '#contract/desk/contact-requests.ts';
import type { FormType, PreferredTime, ServiceType } from '#domain/desk/contact-requests/form-type.ts';
import type { PromiseState } from '#domain/desk/contact-requests/promise.ts';
import type { Phrase } from '#domain/language.ts';
import { countNoun, formatCount } from '#web/format/count.ts';

export const messages = {
  lead: {
    en: 'A representative answers within 24 hours. Only a logged contact stops the clock.',
    ur: 'نمائندہ 24 گھنٹے کے اندر رابطہ کرتا ہے۔ گھڑی صرف درج شدہ رابطے پر رکتی ہے۔',
  },
  search: { en: 'Search by name or phone', ur: 'نام یا فون سے تلاش کریں' },
  byType: { en: 'Type', ur: 'قسم' },

  promise: { en: 'Promise', ur: 'وعدہ' },
  name: { en: 'Name', ur: 'نام' },
  type: { en: 'Type', ur: 'قسم' },
  received: { en: 'Received', ur: 'موصول ہوئی' },
  status: { en: 'Status', ur: 'کیفیت' },

  emptyTitle: { en: 'No requests yet', ur: 'ابھی کوئی درخواست نہیں' },
  emptyText: {
    en: 'What visitors leave on the website appears here at once, with the time left to call them. Leave a request yourself to see how it arrives.',
    ur: 'لوگ ویب سائٹ سے جو لکھ کر بھیجتے ہیں، وہ فوراً یہاں نظر آتا ہے، اور یہ بھی کہ رابطے کا کتنا وقت باقی ہے۔ آزمانے کے لیے خود ایک درخواست بھیجیے۔',
  },
  openSite: { en: 'Open the website', ur: 'ویب سائٹ کھولیں' },
  noMatchText: {
    en: 'No request matches this search. Try part of the name, the first digits of the phone number, or all types.',
    ur: 'اس تلاش کے مطابق کوئی درخواست نہیں۔ نام کا کوئی حصہ، فون کے ابتدائی ہندسے یا تمام اقسام دیکھیے۔',
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

export const formTypeNames: Readonly<Record<FormType, Phrase>> = {
  contact_us: { en: 'Contact', ur: 'رابطہ' },
  general_inquiry: { en: 'General', ur: 'عام سوال' },
  home_visit: { en: 'Home visit', ur: 'گھر پر ملاقات' },
};

export const formTypeTitles: Readonly<Record<FormType, Phrase>> = {
  contact_us: { en: 'Contact request', ur: 'رابطے کی درخواست' },
  general_inquiry: { en: 'General inquiry', ur: 'عام سوال' },
  home_visit: { en: 'Home visit request', ur: 'گھر پر ملاقات کی درخواست' },
};

export const serviceNames: Readonly<Record<ServiceType, Phrase>> = {
  dowry: { en: 'Dowry', ur: 'جہیز' },
  business: { en: 'Business', ur: 'کاروبار' },
  installments: { en: 'Home products', ur: 'گھریلو اشیاء' },
  inquiry: { en: 'General inquiry', ur: 'عام سوال' },
};

export const preferredTimeNames: Readonly<Record<PreferredTime, Phrase>> = {
  morning: { en: 'morning', ur: 'صبح' },
  afternoon: { en: 'afternoon', ur: 'دوپہر' },
  evening: { en: 'evening', ur: 'شام' },
  anytime: { en: 'any time', ur: 'کسی بھی وقت' },
};

export const statusNames: Readonly<Record<ContactRequestRow['status'], Phrase>> = {
  new: { en: 'New', ur: 'نئی' },
  assigned: { en: 'Assigned', ur: 'سپرد' },
  contacted: { en: 'Contacted', ur: 'رابطہ ہو گیا' },
  visit_booked: { en: 'Visit booked', ur: 'ملاقات طے' },
  converted: { en: 'Converted', ur: 'صارف بن گئے' },
  closed: { en: 'Closed', ur: 'بند' },
};

export type WaitingPromise = Extract<PromiseState, 'open' | 'due_soon' | 'overdue'>;

export const promiseNames: Readonly<Record<WaitingPromise, Phrase>> = {
  open: { en: 'Open', ur: 'ابھی باقی' },
  due_soon: { en: 'Due soon', ur: 'وقت کم ہے' },
  overdue: { en: 'Overdue', ur: 'وقت گزر گیا' },
};

export const timeLeft: Phrase<(duration: string) => string> = {
  en: (duration) => `${duration} left`,
  ur: (duration) => `${duration} باقی`,
};
export const timeLate: Phrase<(duration: string) => string> = {
  en: (duration) => `${duration} late`,
  ur: (duration) => `${duration} تاخیر`,
};
