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
  waitingNotOpened: { en: 'The requests could not be loaded', ur: 'درخواستیں نہیں کھل سکیں' },
  figures: { en: 'Today’s figures', ur: 'آج کے اعداد و شمار' },
  outstanding: lendingWords.outstanding,
  collectedToday: { en: 'Collected today', ur: 'آج کی وصولی' },
  atRisk: { en: 'Outstanding, over 30 days late', ur: '30 دن سے زائد تاخیر والا بقایا' },
  active: { en: 'Active agreements', ur: 'فعال معاہدے' },
  noChange: { en: 'no change', ur: 'کوئی تبدیلی نہیں' },
  more: { en: 'more by', ur: 'اضافہ' },
  less: { en: 'less by', ur: 'کمی' },

  waiting: { en: 'Waiting for your decision', ur: 'آپ کے فیصلے کے منتظر' },
  nothingWaits: { en: 'Nothing to decide', ur: 'سب کا فیصلہ ہو چکا' },
  nothingWaitsText: {
    en: 'New requests appear here automatically.',
    ur: 'نئی درخواست خود ہی یہاں نظر آ جائے گی۔',
  },
  allWaiting: { en: 'All requests', ur: 'تمام درخواستیں' },

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
  rate: { en: 'Collection rate', ur: 'وصولی کی شرح' },
  rescheduledRs: { en: 'Rescheduled, Rs', ur: 'نیا شیڈول، Rs' },
  promise: lendingWords.promise,

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
  this_month: { en: 'This month', ur: 'یہ مہینہ' },
  last_month: { en: 'Last month', ur: 'پچھلا مہینہ' },
  last_90_days: { en: 'Last 90 days', ur: 'پچھلے 90 دن' },
  this_year: { en: 'This year', ur: 'یہ سال' },
};

export const collectedIn: Readonly<Record<DashboardPeriod, Phrase>> = {
  this_month: { en: 'Collected this month', ur: 'اس ماہ کی وصولی' },
  last_month: { en: 'Collected last month', ur: 'پچھلے ماہ کی وصولی' },
  last_90_days: { en: 'Collected in 90 days', ur: '90 دن کی وصولی' },
  this_year: { en: 'Collected this year', ur: 'اس سال کی وصولی' },
};

export const shareOfDue: Phrase<(rate: string) => string> = {
  en: (rate) => `${rate} of what fell due is paid`,
  ur: (rate) => `واجب ہونے والی رقم کا \u2066${rate}\u2069 ادا ہوا`,
};

/** The basis of a comparison. */
export const sinceDay: Phrase<(day: string) => string> = {
  en: (day) => `since ${day}`,
  ur: (day) => `${day} کے مقابلے میں`,
};

export const comparedWith: Readonly<Record<DashboardPeriod, Phrase>> = {
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
    `${formatCount(agreements)} ${countNoun(agreements, 'agreement', 'agreements')} rescheduled, ${formatCount(times)} ${countNoun(times, 'time', 'times')} in all; outstanding on them`,
  ur: (agreements, times) =>
    `\u2066${formatCount(agreements)}\u2069 معاہدوں کا کل \u2066${formatCount(times)}\u2069 بار نیا شیڈول بنا؛ ان کا بقایا`,
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
