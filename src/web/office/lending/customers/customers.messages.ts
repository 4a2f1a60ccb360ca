import type { Phrase } from '#domain/language.ts';
import { countNoun, formatCount } from '#web/format/count.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from '../ground/labels/lending-words.messages.ts';

export const messages = {
  lead: {
    en: 'Who buys on installments, what is outstanding, and who is late.',
    ur: 'کون قسطوں پر خریدتا ہے، کتنا بقایا ہے اور کس کی قسط میں تاخیر ہے۔',
  },
  search: lendingWords.searchCustomer,
  all: plainWords.all,

  customer: lendingWords.customer,
  branchAndOfficer: { en: 'Branch, officer', ur: 'برانچ، افسر' },
  branch: lendingWords.branch,
  status: plainWords.status,
  dueNow: lendingWords.dueNowRupees,
  attention: { en: 'Attention', ur: 'توجہ' },
  lastContact: { en: 'Last contact', ur: 'آخری رابطہ' },
  noContact: { en: 'No contact yet', ur: 'ابھی کوئی رابطہ نہیں' },
  actions: plainWords.actions,
  recordPayment: lendingWords.recordPayment,
  outstanding: lendingWords.outstanding,
  outstandingRupees: lendingWords.outstandingRupees,
  daysPastDue: lendingWords.daysPastDue,
  edit: plainWords.edit,
  noAgreement: { en: 'No agreement', ur: 'کوئی معاہدہ نہیں' },

  emptyTitle: { en: 'No customers yet', ur: 'ابھی کوئی صارف نہیں' },
  emptyText: {
    en: 'Add the first one with the CNIC at hand. An agreement is made once the customer is on record.',
    ur: 'شناختی کارڈ سامنے رکھ کر پہلا صارف شامل کیجیے۔ صارف کے اندراج کے بعد معاہدہ بنتا ہے۔',
  },
  noMatchText: {
    en: 'No customer matches. Try part of the name in English or Urdu, the phone, or all customers.',
    ur: 'اس تلاش کے مطابق کوئی صارف نہیں ملا۔ نام کا کوئی حصہ اردو یا انگریزی میں، فون، یا تمام صارفین دیکھیے۔',
  },
} as const satisfies Record<string, Phrase>;

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
