import { reportFilterNames } from '#contract/insight/report-labels.messages.ts';
import type { ReportColumn, reportGroups } from '#contract/insight/report-shape.ts';
import type { ListedReportName, ReportName, reports } from '#contract/insight/report-table.ts';
import type { Phrase } from '#domain/language.ts';
import { countNoun, formatCount } from '#web/format/count.ts';
import { deskWords } from '#web/office/desk/ground/desk-words.messages.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from '#web/office/lending/ground/labels/lending-words.messages.ts';

export const messages = {
  lead: {
    en: 'Reports from the books: view, print or download. Each says what it counts.',
    ur: 'کھاتوں کی رپورٹیں: دیکھیے، پرنٹ کیجیے یا فائل میں محفوظ کیجیے۔ ہر رپورٹ پر لکھا ہے کہ اس میں کیا شمار ہوتا ہے۔',
  },
  branch: reportFilterNames.branch,
  from: plainWords.from,
  until: plainWords.until,
  allBranches: deskWords.allBranches,
  totals: { en: 'Totals', ur: 'مجموعی میزان' },
  total: plainWords.total,
  print: { en: 'Print view', ur: 'پرنٹ کا صفحہ' },
  notOpened: { en: 'The report could not be opened', ur: 'رپورٹ نہیں کھل سکی' },
  emptyTitle: { en: 'Nothing to report', ur: 'اس رپورٹ میں کچھ نہیں' },
  emptyText: {
    en: 'Nothing matches these filters. Choose other dates or all branches.',
    ur: 'ان فلٹروں کے ساتھ کچھ نہیں ملا۔ دوسری تاریخیں یا تمام برانچیں چنیے۔',
  },
} as const satisfies Record<string, Phrase>;

export const groupNames: Readonly<Record<(typeof reportGroups)[number], Phrase>> = {
  money: { en: 'Money', ur: 'وصولی اور بقایا' },
  arrears: { en: 'Amounts overdue', ur: 'زائد المیعاد رقوم' },
  people: { en: 'Staff and contact', ur: 'عملہ اور رابطہ' },
};

/** The content of each report of the list, in a few words. */
export const reportBriefs: Readonly<Record<ListedReportName, Phrase>> = {
  portfolio: { en: 'financed, outstanding and overdue', ur: 'کل، باقی اور زائد المیعاد رقم' },
  due: { en: 'each installment, paid or not', ur: 'ہر قسط، ادا ہوئی ہو یا نہیں' },
  demand: { en: 'what fell due and what came', ur: 'کتنا واجب ہوا اور کتنا آیا' },
  receipts: { en: 'by day, customer and method', ur: 'تاریخ، صارف اور طریقے کے ساتھ' },
  ageing: { en: 'outstanding by days past due', ur: 'بقایا، تاخیر کے دنوں کے لحاظ سے' },
  par_trend: { en: 'at each month end', ur: 'ہر مہینے کے اختتام پر' },
  relief: { en: 'what was waived, for whom and why', ur: 'کتنی، کس کو اور کیوں' },
  write_offs: { en: 'what was written off, what came back', ur: 'کتنی خارج ہوئی، کتنی واپس آئی' },
  alone_decisions: { en: 'without a second person', ur: 'دوسرے شخص کے بغیر' },
  related_parties: { en: 'staff, their kin, their guarantors', ur: 'عملہ، ان کے گھرانے اور ضامن' },
  contact_promise: { en: 'first contacts in time', ur: 'بروقت پہلا رابطہ' },
};

/** The content of each report. */
export const reportLeads: Readonly<Record<ReportName, Phrase>> = {
  portfolio: {
    en: 'Active agreements today: financed, outstanding and overdue, and the whole outstanding of agreements more than 1, 30, 60 and 90 days late. Rescheduled agreements are late by their new dates only, so they are counted beside it.',
    ur: 'آج تک کے فعال معاہدے: کتنی رقم کے معاہدے ہوئے، کتنا باقی ہے، اس میں کتنا زائد المیعاد ہے، اور 1، 30، 60 اور 90 دن سے زیادہ تاخیر والے معاہدوں کا پورا بقایا۔ نئے شیڈول والے معاہدوں کی تاخیر نئی تاریخوں سے گنی جاتی ہے، اس لیے وہ الگ بھی درج ہیں۔',
  },
  due: {
    en: 'Every installment and down payment due in this period, paid or not, with the customer’s contact details. Paid is money; relief stands apart. A written-off agreement has nothing left to pay, nor has an installment that was rescheduled after it fell due: its rest is due on the new dates.',
    ur: 'ان دنوں میں واجب ہونے والی ہر قسط اور پیشگی ادائیگی، ادا ہوئی ہو یا نہیں، اور کس کے ذمے ہے۔ ادا شدہ صرف وصول شدہ رقم ہے، رعایت الگ درج ہے؛ خارج شدہ معاہدے میں کچھ لینا باقی نہیں۔ جو قسط واجب ہونے کے بعد نئے شیڈول میں گئی، وہ بھی یہیں رہتی ہے، مگر اس کی باقی رقم نئی تاریخوں پر واجب ہے۔',
  },
  demand: {
    en: 'What fell due in this period, including down payments, how much of it money has paid by today, and what was collected in the same period, whatever it paid: payments, down payments and recoveries, less reversals and refunds. Relief is neither paid nor collected. What fell due before an agreement was brought in from a register is in none of these; its money is named apart.',
    ur: 'ان دنوں میں کتنا واجب ہوا، پیشگی ادائیگی سمیت، اس میں سے آج تک کتنی رقم ادا ہوئی، اور انہی دنوں میں کل کتنا وصول ہوا، چاہے جس مد میں ہو: ادائیگیاں، پیشگی ادائیگیاں اور خارج شدہ رقوم کی وصولی، منسوخی اور رقم کی واپسی نکال کر۔ رعایت نہ ادا شدہ ہے نہ وصولی۔ رجسٹر سے شامل کیے گئے معاہدوں پر منتقلی سے پہلے جو واجب ہوا وہ ان میں شامل نہیں، اور اس کی رقم الگ درج ہے۔',
  },
  receipts: {
    en: 'Every valid payment of this period, by date and receipt number. A void receipt keeps its number; a number missing here belongs to another day.',
    ur: 'ان دنوں میں شمار ہونے والی ہر ادائیگی، دن اور رسید نمبر کے لحاظ سے۔ منسوخ رسید کا نمبر برقرار رہتا ہے؛ جو نمبر یہاں نہیں وہ کسی اور دن شمار ہوا۔',
  },
  ageing: {
    en: 'The whole outstanding of each active agreement as of today, by the days since its oldest unpaid installment fell due. Rescheduled agreements have the days of their new dates, and are counted beside it.',
    ur: 'آج تک ہر فعال معاہدے کا پورا بقایا، اس لحاظ سے کہ سب سے پرانی غیر ادا شدہ قسط کو کتنے دن ہو گئے۔ نئے شیڈول والے معاہدوں کے دن نئی تاریخوں سے گنے جاتے ہیں، اور وہ الگ بھی درج ہیں۔',
  },
  aged_agreements: {
    en: 'Each active agreement as of today with its whole outstanding, the one with the oldest unpaid installment first. It uses the day ranges of the ageing report, and each row there opens here.',
    ur: 'آج تک ہر فعال معاہدہ اپنے پورے بقایا کے ساتھ؛ جس کی قسط سب سے پرانی غیر ادا شدہ ہے وہ پہلے۔ دن وہی ہیں جو بقایا کی مدت میں ہیں، اس لیے وہاں کی ہر سطر یہاں کھلتی ہے۔',
  },
  par_trend: {
    en: 'The whole outstanding of agreements late by more than 1, 30, 60 and 90 days, as a share of all outstanding: today and at each of the last 12 month ends, as recorded then.',
    ur: '1، 30، 60 اور 90 دن سے زیادہ تاخیر والے معاہدوں کا پورا بقایا، کل بقایا کے مقابلے میں: آج، اور پچھلے 12 مہینوں کے اختتام پر، جیسا اس وقت درج تھا۔',
  },
  relief: {
    en: 'Relief paid from the relief fund in this period and not reversed: for whom, why, who requested it and who approved it.',
    ur: 'ان دنوں میں رعایت کے فنڈ سے دی گئی رعایت جو منسوخ نہیں ہوئی: کس کے لیے، کیوں، کس نے درخواست کی اور کس نے منظور کی۔',
  },
  write_offs: {
    en: 'What was written off in this period and not reversed, and how much of it has been recovered to date.',
    ur: 'ان دنوں میں جو رقم کھاتے سے خارج ہوئی اور منسوخ نہیں ہوئی، اور اس میں سے آج تک کتنی وصول ہوئی۔',
  },
  alone_decisions: {
    en: 'Requests that a superadmin approved or rejected alone in this period, by entering the password again.',
    ur: 'ان دنوں میں وہ درخواستیں جن کا فیصلہ سپر ایڈمن نے پاس ورڈ دوبارہ لکھ کر اکیلے کیا۔',
  },
  related_parties: {
    en: 'Customers who are members of staff, have one as guarantor, or share a household with one, by CNIC, phone and address. That person neither serves nor decides for them.',
    ur: 'وہ صارفین جو خود عملے میں ہیں، جن کا ضامن عملے میں ہے، یا جو عملے کے کسی فرد کے گھرانے سے ہیں: شناختی کارڈ نمبر، فون اور پتے کے لحاظ سے۔ ایسا فرد نہ ان کا کام کر سکتا ہے نہ ان کا فیصلہ۔',
  },
  contact_promise: {
    en: 'Requests received in this period, and how many of them were first contacted within 24 hours. The rate leaves out those whose 24 hours are still running.',
    ur: 'ان دنوں میں آنے والی درخواستیں، اور ان میں سے کتنوں سے 24 گھنٹے میں پہلا رابطہ ہوا۔ جن کے 24 گھنٹے ابھی باقی ہیں وہ شرح میں شامل نہیں۔',
  },
  challenge_results: {
    en: 'Each participant’s final result in the challenges that ended in this period, with the limit that had to hold.',
    ur: 'ان دنوں میں ختم ہونے والے چیلنجز میں ہر شریک کا حتمی نتیجہ، جو اختتام کے بعد طے ہو چکا، اور وہ حد جو برقرار رہنی تھی۔',
  },
};

type KeyOf<Columns> = Columns extends unknown ? keyof Columns : never;
type ColumnName = KeyOf<(typeof reports)[ReportName]['columns']>;

/** One name for each idea, in whichever report it is. */
const columnTitles: Readonly<Record<ColumnName, Phrase>> = {
  span: { en: 'Period', ur: 'مدت' },
  day: plainWords.date,
  dueOn: lendingWords.dueOn,
  branch: reportFilterNames.branch,
  officer: reportFilterNames.officer,
  employee: deskWords.employee,
  customer: lendingWords.customer,
  phone: plainWords.phone,
  agreement: lendingWords.agreement,
  agreements: lendingWords.agreements,
  customers: lendingWords.customers,
  relation: { en: 'Relation', ur: 'تعلق' },
  installment: { en: 'Installment', ur: 'قسط' },
  age: reportFilterNames.age,
  unpaidSince: { en: 'Unpaid since', ur: 'کب سے واجب' },
  daysPastDue: lendingWords.daysPastDue,

  financed: { en: 'Financed', ur: 'قسطوں میں قابلِ ادا رقم' },
  outstanding: lendingWords.outstanding,
  overdue: lendingWords.overdue,
  par1: { en: 'Late over 1 day', ur: '\u20661\u2069 دن سے زائد تاخیر' },
  par30: { en: 'Late over 30 days', ur: '\u206630\u2069 دن سے زائد تاخیر' },
  par60: { en: 'Late over 60 days', ur: '\u206660\u2069 دن سے زائد تاخیر' },
  par90: { en: 'Late over 90 days', ur: '\u206690\u2069 دن سے زائد تاخیر' },
  par1Rate: { en: 'PAR 1', ur: '\u20661\u2069 دن سے زائد تاخیر کی شرح' },
  par30Rate: { en: 'PAR 30', ur: '\u206630\u2069 دن سے زائد تاخیر کی شرح' },
  par60Rate: { en: 'PAR 60', ur: '\u206660\u2069 دن سے زائد تاخیر کی شرح' },
  par90Rate: { en: 'PAR 90', ur: '\u206690\u2069 دن سے زائد تاخیر کی شرح' },

  rescheduled: { en: 'Rescheduled agreements', ur: 'نئے شیڈول والے معاہدے' },
  rescheduledOutstanding: { en: 'Outstanding, rescheduled', ur: 'نئے شیڈول والا بقایا' },
  reschedules: { en: 'Times rescheduled', ur: 'کتنی بار نیا شیڈول' },

  due: { en: 'Fell due', ur: 'واجب ہوا' },
  paid: lendingWords.paid,
  left: lendingWords.left,
  collected: lendingWords.collected,
  beforeMove: { en: 'Due before the move', ur: 'منتقلی سے پہلے واجب' },
  broughtIn: lendingWords.broughtIn,
  paidOfDue: { en: 'Paid of it', ur: 'اس میں سے ادا شدہ' },
  payments: { en: 'Payments', ur: 'ادائیگیاں' },
  refunds: { en: 'Refunds', ur: 'رقوم کی واپسی' },
  downPayments: { en: 'Down payments', ur: 'پیشگی ادائیگیاں' },
  recoveries: lendingWords.recovery,
  rate: { en: 'Collection rate', ur: 'وصولی کی شرح' },

  receipt: lendingWords.receipt,
  takenBy: lendingWords.receivedBy,
  method: lendingWords.method,
  received: { en: 'Received', ur: 'وصول شدہ' },
  voided: { en: 'Void', ur: 'منسوخ' },
  counted: lendingWords.valid,

  relief: lendingWords.relief,
  writtenOff: lendingWords.writtenOff,
  recovered: { en: 'Recovered', ur: 'بعد میں وصول' },
  lost: { en: 'Not recovered', ur: 'وصول نہیں ہوئی' },
  reason: plainWords.reason,
  requestedBy: lendingWords.requestedBy,
  decidedBy: { en: 'Approved by', ur: 'منظور کرنے والا' },

  request: lendingWords.request,
  decision: { en: 'Decision', ur: 'فیصلہ' },
  amount: plainWords.amount,
  decidedAlone: lendingWords.decidedAlone,

  judged: { en: 'Contacted or overdue', ur: 'رابطہ ہوا یا وقت ختم' },
  kept: lendingWords.kept,
  late: plainWords.late,
  unanswered: { en: 'Overdue, no contact', ur: 'وقت گزر گیا، رابطہ نہیں' },
  open: lendingWords.stillOpen,
  challenge: deskWords.challenge,
  endedOn: { en: 'Ended on', ur: 'ختم ہونے کی تاریخ' },
  rank: { en: 'Rank', ur: 'درجہ' },
  standing: plainWords.result,
  metric: { en: 'Metric', ur: 'پیمانہ' },
  target: deskWords.target,
  reached: { en: 'Achieved', ur: 'حاصل' },
  balancing: deskWords.limit,
  boundMax: { en: 'At most', ur: 'زیادہ سے زیادہ' },
  balance: { en: 'Actual', ur: 'حقیقی عدد' },
  keptRate: { en: 'Contacted in time', ur: 'بروقت رابطے کی شرح' },
};

const thisMonth: Phrase = { en: 'This month', ur: 'یہ مہینہ' };
const thisYear: Phrase = { en: 'This year', ur: 'یہ سال' };

/** The meaning of the figure of each report in the list. */
export const figureNotes: Readonly<Record<ListedReportName, Phrase>> = {
  portfolio: columnTitles.outstanding,
  due: thisMonth,
  demand: thisYear,
  receipts: thisMonth,
  ageing: columnTitles.par1,
  par_trend: columnTitles.par30,
  relief: thisYear,
  write_offs: thisYear,
  alone_decisions: thisMonth,
  related_parties: columnTitles.customers,
  contact_promise: thisMonth,
};

/** The words of the ageing beside its figures. */
export const ageingWords = {
  late: columnTitles.par30,
  outstanding: columnTitles.outstanding,
  chart: { en: 'Past due by branch', ur: 'برانچ وار زائد المیعاد بقایا' },
  chartLead: {
    en: 'Whole outstanding, by the oldest unpaid installment',
    ur: 'پورا بقایا، سب سے پرانی غیر ادا شدہ قسط کے لحاظ سے',
  },
  opens: { en: 'Every figure opens its agreements.', ur: 'ہر عدد اپنے معاہدے کھولتا ہے۔' },
  all: { en: 'All, Rs', ur: 'کل، Rs' },
  rescheduled: { en: 'Rescheduled', ur: 'نئے شیڈول والے' },
} as const satisfies Record<string, Phrase>;

export function columnTitle(column: string): Phrase {
  return columnTitles[column as ColumnName];
}

/** In a table the unit is in the heading, so that the figures are bare. */
export function columnHeader(column: string, { kind }: ReportColumn): Phrase {
  const { en, ur } = columnTitle(column);
  return kind === 'money' ? { en: `${en}, Rs`, ur: `${ur}، Rs` } : { en, ur };
}

export const periodText: Phrase<(from: string, until: string) => string> = {
  en: (from, until) => `${from} to ${until}`,
  ur: (from, until) => `${from} سے ${until} تک`,
};

export const shownOf: Phrase<(shown: number, total: number | null) => string> = {
  en: (shown, total) =>
    total === null
      ? `${formatCount(shown)} ${countNoun(shown, 'row', 'rows')} shown`
      : `${formatCount(shown)} of ${formatCount(total)} ${countNoun(total, 'row', 'rows')} shown`,
  ur: (shown, total) =>
    total === null
      ? `${formatCount(shown)} سطریں`
      : `کل ${formatCount(total)} میں سے ${formatCount(shown)} ${shown === 1 ? 'سطر' : 'سطریں'}`,
};

/** Shown when a report is longer than the paper. */
export const firstOnly: Phrase<(printed: number, all: number) => string> = {
  en: (printed, all) =>
    `These are the first ${formatCount(printed)} of ${formatCount(all)} rows; the totals are of all. Export the report to see every row.`,
  ur: (printed, all) =>
    `یہ کل \u2066${formatCount(all)}\u2069 میں سے پہلی \u2066${formatCount(printed)}\u2069 سطریں ہیں؛ میزان سب کا ہے۔ تمام سطروں کے لیے رپورٹ ایکسپورٹ کیجیے۔`,
};
