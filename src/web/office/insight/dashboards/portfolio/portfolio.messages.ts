import type { DashboardPeriod } from '#contract/insight/dashboards.ts';
import type { Phrase } from '#domain/language.ts';
import { countNoun, formatCount } from '#web/format/count.ts';
import { deskWords } from '#web/office/desk/ground/desk-words.messages.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from '#web/office/lending/ground/labels/lending-words.messages.ts';

export const messages = {
  record: lendingWords.recordPayment,
  branch: lendingWords.branch,
  period: { en: 'Period', ur: 'مدت' },
  notOpened: { en: 'The figures could not be loaded', ur: 'اعداد و شمار حاصل نہیں ہو سکے' },

  promiseNotOpened: {
    en: 'The 24-hour promise could not be loaded',
    ur: '24 گھنٹے کے وعدے کے اعداد و شمار حاصل نہیں ہو سکے',
  },
  figures: { en: 'Today’s figures', ur: 'آج کے اعداد و شمار' },
  outstanding: lendingWords.outstanding,
  collectedToday: { en: 'Collected today', ur: 'آج کی وصولی' },
  atRisk: { en: 'At risk over 30 days', ur: '30 دن سے زائد تاخیر والا بقایا' },
  contactPromise: { en: '24-hour promise', ur: '24 گھنٹے کا وعدہ' },
  noChange: { en: 'no change', ur: 'کوئی تبدیلی نہیں' },
  more: { en: 'more by', ur: 'اضافہ' },
  less: { en: 'less by', ur: 'کمی' },

  breakdown: { en: 'Branches or officers', ur: 'برانچیں یا افسر' },
  branches: deskWords.branches,
  officers: { en: 'Officers', ur: 'افسران' },
  byBranch: { en: 'By branch', ur: 'برانچ کے لحاظ سے' },
  byBranchLead: {
    en: 'Outstanding and late amounts are as of today; the rest is for the period',
    ur: 'بقایا اور تاخیر آج تک کے، باقی اعداد اس مدت کے',
  },
  allBranches: deskWords.allBranches,
  activeShort: plainWords.active,
  outstandingRs: lendingWords.outstandingRupees,
  dueRs: { en: 'Fell due, Rs', ur: 'واجب ہوا، Rs' },
  collectedRs: { en: 'Collected, Rs', ur: 'وصولی، Rs' },
  againstBefore: { en: 'Against before', ur: 'پہلے کے مقابلے میں' },
  rate: { en: 'Collection rate', ur: 'وصولی کی شرح' },
  promise: lendingWords.promise,
  inHandsRs: { en: 'Cash in hands, Rs', ur: 'ہاتھ میں نقد، Rs' },

  byOfficer: { en: 'Collected by officers', ur: 'افسروں کی وصولی' },
  byOfficerLead: {
    en: 'Payments, down payments and recoveries, less reversals and refunds, by the person who received the money',
    ur: 'ادائیگیاں، پیشگی ادائیگیاں اور خارج شدہ رقوم کی وصولی، منسوخی اور واپسی نکال کر، رقم وصول کرنے والے کے لحاظ سے',
  },
  officer: lendingWords.officer,
  payments: { en: 'Payments', ur: 'ادائیگیاں' },
  nobody: { en: 'No payment was received in this period.', ur: 'اس مدت میں کسی نے ادائیگی وصول نہیں کی۔' },
} as const satisfies Record<string, Phrase>;

export const periodNames: Readonly<Record<DashboardPeriod, Phrase>> = {
  today: plainWords.today,
  this_month: { en: 'This month', ur: 'یہ مہینہ' },
  last_month: { en: 'Last month', ur: 'پچھلا مہینہ' },
  last_90_days: { en: 'Last 90 days', ur: 'پچھلے 90 دن' },
  this_year: { en: 'This year', ur: 'یہ سال' },
};

export const collectedIn: Readonly<Record<DashboardPeriod, Phrase>> = {
  today: { en: 'Collected in the day', ur: 'دن کی وصولی' },
  this_month: { en: 'Collected this month', ur: 'اس ماہ کی وصولی' },
  last_month: { en: 'Collected last month', ur: 'پچھلے ماہ کی وصولی' },
  last_90_days: { en: 'Collected in 90 days', ur: '90 دن کی وصولی' },
  this_year: { en: 'Collected this year', ur: 'اس سال کی وصولی' },
};

export const shareOfDue: Phrase<(rate: string) => string> = {
  en: (rate) => `${rate} of what fell due is paid`,
  ur: (rate) => `واجب ہونے والی رقم کا \u2066${rate}\u2069 ادا ہوا`,
};

export const inAgreements: Phrase<(agreements: number) => string> = {
  en: (agreements) =>
    `in ${formatCount(agreements)} active ${countNoun(agreements, 'agreement', 'agreements')}`,
  ur: (agreements) => `\u2066${formatCount(agreements)}\u2069 فعال معاہدوں میں`,
};

/** The visitors of the period: contacted within 24 hours, and later or never. */
export const keptAndLate: Phrase<(kept: number, late: number) => string> = {
  en: (kept, late) => `${formatCount(kept)} kept, ${formatCount(late)} late`,
  ur: (kept, late) => `\u2066${formatCount(kept)}\u2069 پورے، \u2066${formatCount(late)}\u2069 میں تاخیر`,
};

/** The visitors who wait for a first contact now. */
export const overdueAndOpen: Phrase<(overdue: number, open: number) => string> = {
  en: (overdue, open) => `${formatCount(overdue)} overdue, ${formatCount(open)} open`,
  ur: (overdue, open) =>
    `\u2066${formatCount(overdue)}\u2069 کا وقت گزر گیا، \u2066${formatCount(open)}\u2069 باقی`,
};

/** The basis of a comparison. */
export const sinceDay: Phrase<(day: string) => string> = {
  en: (day) => `since ${day}`,
  ur: (day) => `${day} کے مقابلے میں`,
};

export const comparedWith: Readonly<Record<DashboardPeriod, Phrase>> = {
  today: { en: 'against yesterday', ur: 'کل کے مقابلے میں' },
  this_month: { en: 'against the same days last month', ur: 'پچھلے ماہ کے انہی دنوں کے مقابلے میں' },
  last_month: { en: 'against the month before', ur: 'اس سے پچھلے ماہ کے مقابلے میں' },
  last_90_days: { en: 'against the 90 days before', ur: 'اس سے پچھلے 90 دنوں کے مقابلے میں' },
  this_year: { en: 'against the same days last year', ur: 'پچھلے سال کے انہی دنوں کے مقابلے میں' },
};

export const points: Phrase<(count: string) => string> = {
  en: (count) => `${count} points`,
  ur: (count) => `\u2066${count}\u2069 پوائنٹ`,
};

/** The words before and after a due amount. */
export const ofDue: Phrase<readonly [before: string, after: string]> = {
  en: ['of', 'due'],
  ur: ['واجب', ''],
};

/** Before what the rescheduled agreements owe: PAR takes them as on time by their new dates. */
export const rescheduledBeside: Phrase<(agreements: number, times: number) => string> = {
  en: (agreements, times) =>
    `${formatCount(agreements)} rescheduled ${formatCount(times)} ${countNoun(times, 'time', 'times')}, owing`,
  ur: (agreements, times) =>
    `\u2066${formatCount(agreements)}\u2069 کا \u2066${formatCount(times)}\u2069 بار نیا شیڈول، بقایا`,
};

/** Portfolio at risk, by its name in both languages. */
export const atRiskOver: Phrase<(days: number) => string> = {
  en: (days) => `PAR ${days}`,
  ur: (days) => `PAR ${days}`,
};

/** Null stands for more than a list counts. */
export const aloneText: Phrase<(decisions: number | null) => string> = {
  en: (decisions) =>
    `Decided alone in this period: ${decisions === null ? 'more than 10,000' : formatCount(decisions)}`,
  ur: (decisions) =>
    `اس مدت میں اکیلے کیے گئے فیصلے: ${decisions === null ? '10,000 سے زیادہ' : formatCount(decisions)}`,
};
