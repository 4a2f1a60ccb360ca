import type { Phrase } from '#domain/language.ts';
import { lendingWords } from '../../ground/labels/lending-words.messages.ts';

export const messages = {
  lead: {
    en: 'Find who is paying, then choose the agreement.',
    ur: 'پہلے ادا کرنے والے کو تلاش کیجیے، پھر معاہدہ چنیے۔',
  },
  search: lendingWords.searchCustomer,
  found: lendingWords.customersFound,
  searching: { en: 'Searching…', ur: 'تلاش جاری ہے…' },
  nothing: {
    en: 'No one found. Try the phone, the CNIC or the agreement number.',
    ur: 'کوئی نہیں ملا۔ فون، شناختی کارڈ یا معاہدے کا نمبر آزمائیے۔',
  },
  failed: { en: 'The search failed', ur: 'تلاش نہیں ہو سکی' },
  dueToday: lendingWords.dueToday,
  wholeDueList: { en: 'Whole due list', ur: 'وصولی کی پوری فہرست' },
  dueNotLoaded: { en: 'The due list could not be loaded', ur: 'وصولی کی فہرست نہیں کھل سکی' },
  nothingDue: { en: 'Nothing is due today', ur: 'آج کوئی قسط واجب نہیں' },
  nothingDueText: {
    en: 'Anyone can still pay: search for the customer above.',
    ur: 'ادائیگی پھر بھی لی جا سکتی ہے: اوپر صارف تلاش کیجیے۔',
  },
  notOpened: lendingWords.customerNotOpened,
  other: { en: 'Another customer', ur: 'دوسرا صارف' },
  agreements: lendingWords.agreements,
  none: {
    en: 'This customer has no agreement that has started, so there is nothing to pay yet.',
    ur: 'اس صارف کا کوئی معاہدہ شروع نہیں ہوا، اس لیے ابھی کچھ ادا نہیں کرنا۔',
  },
  outstanding: lendingWords.outstanding,
  dueNow: lendingWords.dueNow,
  record: lendingWords.recordPayment,
  recover: lendingWords.recordRecovery,
} as const satisfies Record<string, Phrase>;
