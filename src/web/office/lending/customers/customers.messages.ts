import type { Phrase } from '#domain/language.ts';
import { countNoun, formatCount } from '#web/format/count.ts';

export const messages = {
  lead: {
    en: 'Everyone on record, the newest first, with what is outstanding.',
    ur: 'ریکارڈ پر موجود تمام صارفین، نئے سب سے پہلے، اور ان کا بقایا۔',
  },
  search: {
    en: 'Name, CNIC, phone, agreement or receipt',
    ur: 'نام، شناختی کارڈ، فون، معاہدہ یا رسید',
  },
  all: { en: 'All', ur: 'تمام' },

  customer: { en: 'Customer', ur: 'صارف' },
  cnic: { en: 'CNIC', ur: 'شناختی کارڈ' },
  phone: { en: 'Phone', ur: 'فون' },
  branch: { en: 'Branch', ur: 'برانچ' },
  branchAndOfficer: { en: 'Branch, officer', ur: 'برانچ، افسر' },
  status: { en: 'Status', ur: 'کیفیت' },
  activeAgreements: { en: 'Active', ur: 'فعال معاہدے' },
  outstanding: { en: 'Outstanding, Rs', ur: 'بقایا، Rs' },
  noAgreement: { en: 'No agreement', ur: 'معاہدہ نہیں' },

  emptyTitle: { en: 'No customers yet', ur: 'ابھی کوئی صارف نہیں' },
  emptyText: {
    en: 'Add the first one. Keep the original CNIC at hand: the form asks for it.',
    ur: 'پہلا صارف شامل کیجیے۔ اصل شناختی کارڈ ساتھ رکھیے، فارم میں اس کی ضرورت ہوگی۔',
  },
  noMatchText: {
    en: 'No customer matches. Try part of the name, the whole CNIC, or all customers.',
    ur: 'اس تلاش کے مطابق کوئی صارف نہیں ملا۔ نام کا کوئی حصہ، پورا شناختی کارڈ نمبر یا تمام صارفین دیکھیے۔',
  },
} as const satisfies Record<string, Phrase>;

export const daysLate: Phrase<(days: number) => string> = {
  en: (days) => `${formatCount(days)} ${countNoun(days, 'day', 'days')}`,
  ur: (days) => `${formatCount(days)} دن`,
};

export const shownOf: Phrase<(shown: number, total: number | null) => string> = {
  en: (shown, total) =>
    total === null
      ? `${formatCount(shown)} shown of more than 10,000`
      : `${formatCount(shown)} of ${formatCount(total)} ${countNoun(total, 'customer', 'customers')} shown`,
  ur: (shown, total) =>
    total === null
      ? `10,000 سے زیادہ میں سے ${formatCount(shown)} صارفین`
      : `کل ${formatCount(total)} میں سے ${formatCount(shown)} ${shown === 1 ? 'صارف' : 'صارفین'}`,
};
