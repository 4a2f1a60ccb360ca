import { ageText, reportFilterNames } from '#contract/insight/report-labels.messages.ts';
import type { ReportColumn } from '#contract/insight/report-shape.ts';
import type { ReportName, reports } from '#contract/insight/report-table.ts';
import { cashMovementNames } from '#contract/lending/labels/cash-names.messages.ts';
import type { Phrase } from '#domain/language.ts';
import { countNoun, formatCount } from '#web/format/count.ts';
import { deskWords } from '#web/office/desk/ground/desk-words.messages.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from '#web/office/lending/ground/labels/lending-words.messages.ts';

export const messages = {
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

type KeyOf<Columns> = Columns extends unknown ? keyof Columns : never;
type ColumnName = KeyOf<(typeof reports)[ReportName]['columns']>;

/** One name for each idea, in whichever report it is. */
const columnTitles: Readonly<Record<ColumnName, Phrase>> = {
  cashSlip: lendingWords.cashSlip,
  voucher: { en: 'Voucher', ur: 'واؤچر' },
  accountCode: { en: 'Account code', ur: 'کھاتے کا کوڈ' },
  bookAccount: { en: 'Account in the books', ur: 'کھاتے کا نام' },
  opening: { en: 'Opening balance', ur: 'ابتدائی میزان' },
  debit: { en: 'Debit', ur: 'ڈیبٹ' },
  credit: { en: 'Credit', ur: 'کریڈٹ' },
  closing: { en: 'Closing balance', ur: 'اختتامی میزان' },
  kind: plainWords.type,
  memo: { en: 'Memo', ur: 'یادداشت' },
  inDrawerBefore: { en: 'In the drawer before', ur: 'پہلے کیش دراز میں' },
  cashIn: { en: 'Cash in', ur: 'نقد آیا' },
  cashOut: { en: 'Cash out', ur: 'نقد گیا' },
  cashDeposited: { en: 'Deposited', ur: 'جمع کرایا گیا' },
  inDrawerAfter: { en: 'In the drawer after', ur: 'بعد میں کیش دراز میں' },
  cashCounted: { en: 'Counted at the close', ur: 'دن بند کرتے وقت گنا گیا' },
  cashDifference: { en: 'Difference of the count', ur: 'گنتی کا فرق' },
  place: { en: 'Place', ur: 'مقام' },
  bankAccount: { en: 'Bank or wallet account', ur: 'بینک یا والٹ کا اکاؤنٹ' },
  cash: { en: 'Cash', ur: 'نقد' },
  heldSince: { en: 'There since', ur: 'کب سے وہاں' },
  daysHeld: { en: 'Days there', ur: 'وہاں کتنے دن' },
  handOvers: { en: 'Hand-overs', ur: 'حوالگیاں' },
  cashStated: { en: 'Stated', ur: 'بتایا گیا' },
  cashReceived: { en: 'Counted amount', ur: 'گنی گئی رقم' },
  cashShort: { en: 'Short', ur: 'نقد میں کمی' },
  cashOver: { en: 'Too much', ur: 'اضافی نقد' },
  cashUnsettled: { en: 'Not settled', ur: 'طے نہیں ہوا' },
  bankSlip: { en: 'Slip number', ur: 'سلپ نمبر' },
  depositedBy: { en: 'Depositor', ur: 'جمع کرانے والا' },
  arrivedOn: { en: 'In the account on', ur: 'اکاؤنٹ میں آنے کی تاریخ' },
  cashNeverArrived: cashMovementNames.never_arrived,
  cashInTransit: { en: 'In transit', ur: 'راستے میں' },
  firstMissing: { en: 'First missing slip', ur: 'پہلی پرچی جو نہیں آئی' },
  lastMissing: { en: 'Last missing slip', ur: 'آخری پرچی جو نہیں آئی' },
  missingSlips: { en: 'Missing slips', ur: 'پرچیاں جو نہیں آئیں' },
  cameBeforeOn: { en: 'The slip before came on', ur: 'ان سے پہلے کی پرچی کب آئی' },
  cameAfterOn: { en: 'The next slip came on', ur: 'ان کے بعد کی پرچی کب آئی' },
  statedUntil: { en: 'Statement until', ur: 'اسٹیٹمنٹ کس تاریخ تک' },
  statementIn: { en: 'Came in', ur: 'اکاؤنٹ میں آئی' },
  ofCustomers: { en: 'Payments of customers', ur: 'صارفین کی ادائیگیاں' },
  ofDeposits: { en: 'Deposits of cash', ur: 'جمع کرایا گیا نقد' },
  ofOthers: { en: 'Not of customers', ur: 'صارفین کی نہیں' },
  statementLines: { en: 'Bank lines', ur: 'بینک کی سطریں' },
  decidedLines: { en: 'Decided', ur: 'فیصلہ شدہ' },
  certainLines: { en: 'Certain lines', ur: 'یقینی سطریں' },
  likelyLines: { en: 'Likely lines', ur: 'ممکنہ سطریں' },
  unknownLines: { en: 'Unknown lines', ur: 'جن کا صارف معلوم نہ تھا' },
  asideLines: { en: 'Fees and paisa', ur: 'فیس اور پیسے' },
  byRuleLines: { en: 'Decided by rule', ur: 'اصول سے' },
  byHandLines: { en: 'Decided by a person', ur: 'کسی شخص نے' },
  waitingLines: { en: 'Still to decide', ur: 'جن کا فیصلہ باقی ہے' },
  certainShare: { en: 'Share of certain lines', ur: 'یقینی سطروں کی شرح' },
  byRuleShare: { en: 'Share decided by rule', ur: 'اصول سے فیصلوں کی شرح' },
  accountKind: { en: 'Kind of account', ur: 'اکاؤنٹ کی قسم' },
  bookBalance: { en: 'By the books', ur: 'کھاتوں کے حساب سے' },
  statementBalance: { en: 'By the statement', ur: 'اسٹیٹمنٹ کے حساب سے' },
  difference: { en: 'Difference', ur: 'فرق' },
  beforeStatement: { en: 'From before the statement', ur: 'اسٹیٹمنٹ سے پہلے کی' },
  missingLines: { en: 'Missing lines', ur: 'غائب سطریں' },
  entriesInTransit: { en: 'Entries without a line', ur: 'اندراج جن کی سطر نہیں' },
  depositsInTransit: { en: 'Deposits without a line', ur: 'جمع کرایا نقد جس کی سطر نہیں' },
  unmatched: { en: 'Lines without an entry', ur: 'سطریں جن کا اندراج نہیں' },
  unmatchedLines: { en: 'Number of such lines', ur: 'ایسی سطروں کی تعداد' },
  notOfCustomers: { en: 'Lines set aside', ur: 'الگ رکھی گئی سطریں' },
  inSuspense: { en: 'In suspense', ur: 'نامعلوم رقم' },
  suspenseLines: { en: 'Lines in suspense', ur: 'نامعلوم سطریں' },
  cash2: ageText('0-2'),
  cash7: ageText('3-7'),
  cash30: ageText('8-30'),
  cashOlder: ageText('31'),
  suspense2: ageText('0-2'),
  suspense7: ageText('3-7'),
  suspense30: ageText('8-30'),
  suspenseOlder: ageText('31'),
  complaintKind: { en: 'Kind of complaint', ur: 'شکایت کی نوعیت' },
  complainant: { en: 'Gender of the complainant', ur: 'شکایت کرنے والے کی جنس' },
  complaintsMade: { en: 'Complaints made', ur: 'کی گئی شکایات' },
  complaintsAnswered: { en: 'Complaints answered', ur: 'جن کا جواب دیا گیا' },
  complaintsInTime: { en: 'Answered in time', ur: 'بروقت جواب' },
  complaintsLate: { en: 'Past the deadline', ur: 'مہلت کے بعد' },
  complaintsJudged: { en: 'Answered or past the deadline', ur: 'جواب دیا گیا یا مہلت گزر گئی' },
  complaintsInTimeRate: { en: 'Share answered in time', ur: 'بروقت جواب کی شرح' },
  answerDays: { en: 'Median days to the answer', ur: 'جواب تک وسطی دن' },
  complaintsOpen: { en: 'Complaints open', ur: 'جواب طلب شکایات' },
  complaints3: { en: 'Open 0–3 days', ur: '\u20660–3\u2069 دن سے کھلی' },
  complaints15: { en: 'Open 4–15 days', ur: '\u20664–15\u2069 دن سے کھلی' },
  complaints30: { en: 'Open 16–30 days', ur: '\u206616–30\u2069 دن سے کھلی' },
  complaintsOlder: { en: 'Open over 30 days', ur: '\u206630\u2069 دن سے زیادہ کھلی' },
  lateClass: { en: 'Class by days past due', ur: 'تاخیر کا درجہ' },
  setAsidePercent: { en: 'Rate, %', ur: 'شرح، %' },
  setAside: { en: 'Amount set aside', ur: 'مختص رقم' },
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
  unclearedCheques: { en: 'Cheques not cleared', ur: 'چیک جو کلیئر نہیں ہوئے' },
  unclearedAmount: { en: 'Paid by cheques not cleared', ur: 'ان چیکوں کی رقم جو کلیئر نہیں ہوئے' },
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

export function columnTitle(column: string): Phrase {
  return columnTitles[column as ColumnName];
}

/** In a table the unit is in the heading, so that the figures are bare. It stays beside the last word. */
export function columnHeader(column: string, { kind }: ReportColumn): Phrase {
  const { en, ur } = columnTitle(column);
  return kind === 'money' ? { en: `${en},\u00a0Rs`, ur: `${ur}،\u00a0Rs` } : { en, ur };
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
