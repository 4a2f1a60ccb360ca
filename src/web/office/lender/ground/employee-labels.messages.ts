import type { Phrase } from '#domain/language.ts';
import { countNoun, formatCount } from '#web/format/count.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from '#web/office/lending/ground/labels/lending-words.messages.ts';
import { officeRuleLabels } from './office-rule-labels.messages.ts';

/** The names of an employee's fields, wherever one is shown. */
export const employeeLabels = {
  fullName: { en: 'Full name', ur: 'پورا نام' },
  phone: plainWords.phone,
  email: plainWords.email,
  cnic: lendingWords.cnic,
  language: plainWords.language,
  branchId: lendingWords.branch,
  designationId: { en: 'Designation', ur: 'عہدہ' },
  joinedOn: { en: 'Joined on', ur: 'تاریخِ تقرری' },
  mayRecordPayments: { en: 'Can record payments', ur: 'ادائیگی درج کر سکتے ہیں' },
  mayMatchUnknownLines: {
    en: 'Can match unknown bank lines',
    ur: 'بینک کی نامعلوم سطریں ملا سکتے ہیں',
  },
  handCashMax: officeRuleLabels.handCashMax,
  backDatingDaysMax: { en: 'Back-dating limit, in days', ur: 'پچھلی تاریخ کی حد، دنوں میں' },
  decidesAgreementsTo: { en: 'Decides agreements up to', ur: 'معاہدوں کے فیصلے کی حد' },
  decidesReliefTo: { en: 'Decides relief up to', ur: 'رعایت کے فیصلے کی حد' },
  decidesReversalsTo: { en: 'Decides reversals up to', ur: 'منسوخی کے فیصلے کی حد' },
  decidesRefundsTo: { en: 'Decides refunds up to', ur: 'رقم کی واپسی کے فیصلے کی حد' },
  decidesWriteOffsTo: { en: 'Decides write-offs up to', ur: 'کھاتے سے اخراج کے فیصلے کی حد' },
  decidesBackDatingDays: {
    en: 'Decides back-dating up to, in days',
    ur: 'پچھلی تاریخ کے فیصلے کی حد، دنوں میں',
  },
  decidesReschedules: { en: 'Can decide reschedules', ur: 'نئے شیڈول کا فیصلہ کر سکتے ہیں' },
  role: { en: 'Role', ur: 'کردار' },
} as const satisfies Record<string, Phrase>;

/** An employee's open work, by kind. */
export const openWorkParts = {
  customers: {
    en: (count) => `${formatCount(count)} ${countNoun(count, 'customer', 'customers')}`,
    ur: (count) => `${formatCount(count)} ${count === 1 ? 'صارف' : 'صارفین'}`,
  },
  agreements: {
    en: (count) => `${formatCount(count)} ${countNoun(count, 'agreement', 'agreements')}`,
    ur: (count) => `${formatCount(count)} ${count === 1 ? 'معاہدہ' : 'معاہدے'}`,
  },
  contactRequests: {
    en: (count) => `${formatCount(count)} ${countNoun(count, 'contact request', 'contact requests')}`,
    ur: (count) => `${formatCount(count)} ${count === 1 ? 'درخواست' : 'درخواستیں'}`,
  },
} as const satisfies Record<string, Phrase<(count: number) => string>>;
