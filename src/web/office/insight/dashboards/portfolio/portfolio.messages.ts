import type { DashboardPeriod } from '#contract/insight/dashboards.ts';
import type { Phrase } from '#domain/language.ts';
import { formatCount } from '#web/format/count.ts';

export const messages = {
  record: { en: 'Record payment', ur: 'ادائیگی درج کریں' },
  branch: { en: 'Branch', ur: 'برانچ' },
  period: { en: 'Period', ur: 'مدت' },
  notOpened: { en: 'The figures could not be read', ur: 'اعداد و شمار حاصل نہیں ہو سکے' },

  waitingNotOpened: { en: 'The requests could not be loaded', ur: 'درخواستیں نہیں کھل سکیں' },
  figures: { en: 'Figures of today', ur: 'آج کے اعداد و شمار' },
  outstanding: { en: 'Outstanding', ur: 'کل بقایا' },
  collectedToday: { en: 'Collected today', ur: 'آج کی وصولی' },
  atRisk: { en: 'At risk over 30 days', ur: '30 دن سے زائد خطرے میں' },
  active: { en: 'Active agreements', ur: 'فعال معاہدے' },
  visitors: { en: 'Visitors to contact', ur: 'رابطے کے منتظر' },
  visitorsInTime: { en: 'All within their 24 hours', ur: 'سب 24 گھنٹے کے وعدے کے اندر' },

  waiting: { en: 'Waiting for your decision', ur: 'آپ کے فیصلے کے منتظر' },
  nothingWaits: { en: 'Everything is decided', ur: 'سب کا فیصلہ ہو چکا' },
  nothingWaitsText: {
    en: 'A new request appears here by itself.',
    ur: 'نئی درخواست خود ہی یہاں نظر آ جائے گی۔',
  },
  allWaiting: { en: 'All requests', ur: 'تمام درخواستیں' },

  byBranch: { en: 'By branch', ur: 'برانچ کے لحاظ سے' },
  byBranchLead: {
    en: 'Outstanding and at risk are of today; collected and due are of the period',
    ur: 'بقایا اور خطرہ آج کا، وصولی اور واجبات اس مدت کے',
  },
  allBranches: { en: 'All branches', ur: 'تمام برانچیں' },
  activeShort: { en: 'Active', ur: 'فعال' },
  outstandingRs: { en: 'Outstanding, Rs', ur: 'بقایا، Rs' },
  dueRs: { en: 'Fell due, Rs', ur: 'واجب ہوا، Rs' },
  collectedRs: { en: 'Collected, Rs', ur: 'وصول، Rs' },
  rate: { en: 'Collection rate', ur: 'وصولی کی شرح' },

  byOfficer: { en: 'Collected by officers', ur: 'افسروں کی وصولی' },
  byOfficerLead: {
    en: 'Payments that count, by the person who took them',
    ur: 'شمار ہونے والی ادائیگیاں، وصول کرنے والے کے لحاظ سے',
  },
  officer: { en: 'Officer', ur: 'افسر' },
  payments: { en: 'Payments', ur: 'ادائیگیاں' },
  nobody: { en: 'Nobody took a payment in this period.', ur: 'اس مدت میں کسی نے ادائیگی وصول نہیں کی۔' },
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
  en: (rate) => `${rate} of what fell due`,
  ur: (rate) => `واجب الادا کا \u2066${rate}\u2069`,
};

export const overdueVisitors: Phrase<(count: number) => string> = {
  en: (count) => `${formatCount(count)} overdue`,
  ur: (count) => `\u2066${formatCount(count)}\u2069 کا وقت گزر گیا`,
};

/** What comes before an amount that fell due, and what comes after it. */
export const ofDue: Phrase<readonly [before: string, after: string]> = {
  en: ['of', 'due'],
  ur: ['واجب', ''],
};

/** Portfolio at risk, by its name in both languages. */
export const atRiskOver: Phrase<(days: number) => string> = {
  en: (days) => `PAR ${days}`,
  ur: (days) => `PAR ${days}`,
};
