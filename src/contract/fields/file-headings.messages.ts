import type { Phrase } from '#domain/language.ts';
import { labelIn } from './label-in.messages.ts';

/** The headings of files in the reader's language, by the names that columns have in CSV files. */
const headings = {
  branch: { en: 'Branch', ur: 'برانچ' },
  officer: { en: 'Officer', ur: 'افسر' },
  agreements: { en: 'Agreements', ur: 'معاہدے' },
  customers: { en: 'Customers', ur: 'صارفین' },
  financed: { en: 'Financed', ur: 'قسطوں میں قابلِ ادا رقم' },
  outstanding: { en: 'Outstanding', ur: 'بقایا' },
  overdue: { en: 'Overdue', ur: 'زائد المیعاد' },
  par1: { en: 'Late over 1 day', ur: '\u20661\u2069 دن سے زائد تاخیر' },
  par30: { en: 'Late over 30 days', ur: '\u206630\u2069 دن سے زائد تاخیر' },
  par60: { en: 'Late over 60 days', ur: '\u206660\u2069 دن سے زائد تاخیر' },
  par90: { en: 'Late over 90 days', ur: '\u206690\u2069 دن سے زائد تاخیر' },
  par30_rate: { en: 'PAR 30', ur: '\u206630\u2069 دن سے زائد تاخیر کی شرح' },
  rescheduled: { en: 'Rescheduled agreements', ur: 'نئے شیڈول والے معاہدے' },
  rescheduled_outstanding: { en: 'Outstanding, rescheduled', ur: 'نئے شیڈول والا بقایا' },
  reschedules: { en: 'Times rescheduled', ur: 'کتنی بار نیا شیڈول' },
  customer: { en: 'Customer', ur: 'صارف' },
  phone: { en: 'Phone', ur: 'فون' },
  agreement: { en: 'Agreement', ur: 'معاہدہ' },
  installment: { en: 'Installment', ur: 'قسط' },
  due_on: { en: 'Due on', ur: 'واجب ہونے کی تاریخ' },
  before_move: { en: 'Due before the move', ur: 'منتقلی سے پہلے واجب' },
  due: { en: 'Fell due', ur: 'واجب ہوا' },
  paid: { en: 'Paid', ur: 'ادا شدہ' },
  relief: { en: 'Relief', ur: 'ہمدردانہ رعایت' },
  left: { en: 'Left', ur: 'باقی' },
  span: { en: 'Period', ur: 'مدت' },
  paid_of_due: { en: 'Paid of it', ur: 'اس میں سے ادا شدہ' },
  rate: { en: 'Collection rate', ur: 'وصولی کی شرح' },
  payments: { en: 'Payments', ur: 'ادائیگیاں' },
  down_payments: { en: 'Down payments', ur: 'پیشگی ادائیگیاں' },
  recoveries: { en: 'Recovery', ur: 'خارج شدہ رقم کی وصولی' },
  refunds: { en: 'Refunds', ur: 'رقوم کی واپسی' },
  collected: { en: 'Collected', ur: 'وصولی' },
  brought_in: { en: 'Money brought in', ur: 'منتقلی سے پہلے کی رقم' },
  receipt: { en: 'Receipt', ur: 'رسید' },
  day: { en: 'Date', ur: 'تاریخ' },
  taken_by: { en: 'Received by', ur: 'وصول کنندہ' },
  method: { en: 'Method', ur: 'طریقۂ ادائیگی' },
  received: { en: 'Received', ur: 'وصول شدہ' },
  voided: { en: 'Void', ur: 'منسوخ' },
  counted: { en: 'Valid', ur: 'درست' },
  age: { en: 'Past due', ur: 'تاخیر' },
  unpaid_since: { en: 'Unpaid since', ur: 'کب سے واجب' },
  days_past_due: { en: 'Days past due', ur: 'تاخیر کے دن' },
  par1_rate: { en: 'PAR 1', ur: '\u20661\u2069 دن سے زائد تاخیر کی شرح' },
  par60_rate: { en: 'PAR 60', ur: '\u206660\u2069 دن سے زائد تاخیر کی شرح' },
  par90_rate: { en: 'PAR 90', ur: '\u206690\u2069 دن سے زائد تاخیر کی شرح' },
  reason: { en: 'Reason', ur: 'وجہ' },
  requested_by: { en: 'Requested by', ur: 'درخواست دینے والا' },
  decided_by: { en: 'Approved by', ur: 'منظور کرنے والا' },
  written_off: { en: 'Written off', ur: 'خارج شدہ' },
  recovered: { en: 'Recovered', ur: 'بعد میں وصول' },
  lost: { en: 'Not recovered', ur: 'وصول نہیں ہوئی' },
  decided_alone: { en: 'Decided alone', ur: 'اکیلے فیصلہ کیا' },
  request: { en: 'Request', ur: 'درخواست' },
  decision: { en: 'Decision', ur: 'فیصلہ' },
  amount: { en: 'Amount', ur: 'رقم' },
  employee: { en: 'Employee', ur: 'ملازم' },
  relation: { en: 'Relation', ur: 'تعلق' },
  judged: { en: 'Contacted or overdue', ur: 'رابطہ ہوا یا وقت ختم' },
  kept: { en: 'Kept', ur: 'پورا ہوا' },
  late: { en: 'Late', ur: 'تاخیر سے' },
  unanswered: { en: 'Overdue, no contact', ur: 'وقت گزر گیا، رابطہ نہیں' },
  open: { en: 'Still open', ur: 'ابھی باقی' },
  kept_rate: { en: 'Contacted in time', ur: 'بروقت رابطے کی شرح' },
  challenge: { en: 'Challenge', ur: 'چیلنج' },
  ended_on: { en: 'Ended on', ur: 'ختم ہونے کی تاریخ' },
  rank: { en: 'Rank', ur: 'درجہ' },
  standing: { en: 'Result', ur: 'نتیجہ' },
  metric: { en: 'Metric', ur: 'پیمانہ' },
  target: { en: 'Target', ur: 'ہدف' },
  reached: { en: 'Achieved', ur: 'حاصل' },
  balancing: { en: 'Limit that must hold', ur: 'لازمی حد' },
  bound_max: { en: 'At most', ur: 'زیادہ سے زیادہ' },
  balance: { en: 'Actual', ur: 'حقیقی عدد' },
  counts_for: { en: 'Counts on', ur: 'شمار کی تاریخ' },
  valued_on: { en: 'Own date', ur: 'اپنی تاریخ' },
  recorded_at: { en: 'Recorded at', ur: 'درج ہونے کا وقت' },
  kind: { en: 'Type', ur: 'قسم' },
  reversed: { en: 'Reversed', ur: 'منسوخ' },
  reference: { en: 'Reference number', ur: 'حوالہ نمبر' },
  full_name: { en: 'Full name', ur: 'پورا نام' },
  cnic: { en: 'CNIC', ur: 'شناختی کارڈ نمبر' },
  status: { en: 'Status', ur: 'حالت' },
  active_agreements: { en: 'Active agreements', ur: 'فعال معاہدے' },
  outstanding_rupees: { en: 'Outstanding, Rs', ur: 'بقایا، Rs' },
  id: { en: 'Record id', ur: 'ریکارڈ نمبر' },
  received_at: { en: 'Received at', ur: 'موصول ہونے کا وقت' },
  promised_until: { en: 'Contact by', ur: 'رابطے کا آخری وقت' },
  first_contact_at: { en: 'First contact', ur: 'پہلا رابطہ' },
  promise: { en: '24-hour promise', ur: '24 گھنٹے کا وعدہ' },
  type: { en: 'Type', ur: 'قسم' },
  language: { en: 'Language', ur: 'زبان' },
  assignee: { en: 'Assignee', ur: 'ذمہ دار' },
  visit_on: { en: 'Home visit', ur: 'گھر پر ملاقات' },
  visit_at: { en: 'Time', ur: 'وقت' },
  requests: { en: 'Requests', ur: 'درخواستیں' },
  city: { en: 'City', ur: 'شہر' },
} as const satisfies Readonly<Record<string, Phrase>>;

/** The word at the beginning of the line of totals. */
export const fileTotal: Phrase = { en: 'Total', ur: 'میزان' };

/** The words of the sheet that tells how the rows of a workbook were chosen. */
export const filtersSheetWords = {
  title: { en: 'Filters', ur: 'فلٹر' },
  none: { en: 'None', ur: 'کوئی نہیں' },
  report: { en: 'Report', ur: 'رپورٹ' },
  from: { en: 'From', ur: 'کس تاریخ سے' },
  until: { en: 'Until', ur: 'کس تاریخ تک' },
  search: { en: 'Search', ur: 'تلاش' },
  tab: { en: 'Part of the list', ur: 'فہرست کا حصہ' },
  takenBy: { en: 'Received or paid out by', ur: 'وصول یا ادا کرنے والا' },
  arrears: { en: 'Past due', ur: 'تاخیر' },
  exportedBy: { en: 'Exported by', ur: 'ایکسپورٹ کرنے والا' },
  exportedAt: { en: 'Exported at', ur: 'ایکسپورٹ ہونے کا وقت' },
  rows: { en: 'Rows', ur: 'سطریں' },
  branch: headings.branch,
  officer: headings.officer,
  assignee: headings.assignee,
  type: headings.kind,
  method: headings.method,
  status: headings.status,
  promise: headings.promise,
} as const satisfies Readonly<Record<string, Phrase>>;

/**
 * The heading of a column of a file, by its name: `customer_urdu` is the customer in Urdu, `branch_city` the city, `rate_percent`
 * a rate. Null if there is none.
 */
export function fileHeadingOf(name: string): Phrase | null {
  const [, base = '', suffix] = /^(.*?)(_city|_percent|_urdu|_ur)?$/.exec(name) ?? [];
  if (suffix === '_urdu' || suffix === '_ur') {
    const own = fileHeadingOf(base);
    return own && labelIn.ur(own);
  }
  if (suffix === '_city') return headings.city;
  const heading = (headings as Readonly<Partial<Record<string, Phrase>>>)[base];
  if (heading === undefined) return null;
  return suffix === '_percent' ? { en: `${heading.en}, %`, ur: `${heading.ur}، %` } : heading;
}
