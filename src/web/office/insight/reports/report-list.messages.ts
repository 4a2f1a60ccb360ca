import type { reportGroups } from '#contract/insight/report-shape.ts';
import type { ListedReportName } from '#contract/insight/report-table.ts';
import type { Phrase } from '#domain/language.ts';
import { columnTitle } from './reports.messages.ts';

export const listLead: Phrase = {
  en: 'Reports from the books: view, print or download. Each says what it counts.',
  ur: 'کھاتوں کی رپورٹیں: دیکھیے، پرنٹ کیجیے یا فائل میں محفوظ کیجیے۔ ہر رپورٹ پر لکھا ہے کہ اس میں کیا شمار ہوتا ہے۔',
};

export const groupNames: Readonly<Record<(typeof reportGroups)[number], Phrase>> = {
  money: { en: 'Money', ur: 'وصولی اور بقایا' },
  cash: { en: 'Cash', ur: 'نقد' },
  arrears: { en: 'Amounts overdue', ur: 'زائد المیعاد رقوم' },
  people: { en: 'Staff and contact', ur: 'عملہ اور رابطہ' },
};

/** The content of each report of the list, in a few words. */
export const reportBriefs: Readonly<Record<ListedReportName, Phrase>> = {
  portfolio: { en: 'financed, outstanding and overdue', ur: 'کل، باقی اور زائد المیعاد رقم' },
  due: { en: 'each installment, paid or not', ur: 'ہر قسط، ادا ہوئی ہو یا نہیں' },
  demand: { en: 'what fell due and what came', ur: 'کتنا واجب ہوا اور کتنا آیا' },
  receipts: { en: 'by day, customer and method', ur: 'تاریخ، صارف اور طریقے کے ساتھ' },
  cash_book: { en: 'each drawer, day by day', ur: 'ہر کیش دراز، دن بہ دن' },
  cash_places: { en: 'where it is, and since when', ur: 'کہاں ہے اور کب سے' },
  cash_handed_over: { en: 'by person, short and too much', ur: 'ہر شخص کی، کمی اور زیادتی کے ساتھ' },
  cash_deposits: { en: 'slips, and what is in transit', ur: 'سلپیں، اور جو ابھی راستے میں ہے' },
  slip_gaps: { en: 'which numbers a phone left out', ur: 'فون کے کون سے نمبر درمیان سے غائب ہیں' },
  suspense: { en: 'what came in, and what nobody knows', ur: 'کتنی آئی، اور کس کا پتا نہیں' },
  line_classes: {
    en: 'certain, likely, unknown; by rule or hand',
    ur: 'یقینی، ممکنہ، نامعلوم؛ اصول سے یا ہاتھ سے',
  },
  reconciliation: { en: 'books against statements', ur: 'کھاتوں اور اسٹیٹمنٹ کا فرق' },
  ageing: { en: 'outstanding by days past due', ur: 'بقایا، تاخیر کے دنوں کے لحاظ سے' },
  provision: { en: 'by the lender’s own classes and rates', ur: 'ادارے کے اپنے درجوں اور شرحوں سے' },
  par_trend: { en: 'at each month end', ur: 'ہر مہینے کے اختتام پر' },
  relief: { en: 'what was waived, for whom and why', ur: 'کتنی، کس کو اور کیوں' },
  write_offs: { en: 'what was written off, what came back', ur: 'کتنی خارج ہوئی، کتنی واپس آئی' },
  alone_decisions: { en: 'without a second person', ur: 'دوسرے شخص کے بغیر' },
  related_parties: { en: 'staff, their kin, their guarantors', ur: 'عملہ، ان کے گھرانے اور ضامن' },
  contact_promise: { en: 'first contacts in time', ur: 'بروقت پہلا رابطہ' },
  complaints: { en: 'by branch, kind, gender and age', ur: 'برانچ، نوعیت، جنس اور مدت سے' },
};

const thisMonth: Phrase = { en: 'This month', ur: 'یہ مہینہ' };
const thisYear: Phrase = { en: 'This year', ur: 'یہ سال' };

/** The meaning of the figure of each report in the list. */
export const figureNotes: Readonly<Record<ListedReportName, Phrase>> = {
  portfolio: columnTitle('outstanding'),
  due: thisMonth,
  demand: thisYear,
  receipts: thisMonth,
  cash_book: columnTitle('cashDeposited'),
  cash_places: { en: 'Now', ur: 'اب' },
  cash_handed_over: columnTitle('cashShort'),
  cash_deposits: columnTitle('cashInTransit'),
  slip_gaps: columnTitle('missingSlips'),
  suspense: columnTitle('inSuspense'),
  line_classes: columnTitle('byRuleShare'),
  reconciliation: columnTitle('difference'),
  ageing: columnTitle('par1'),
  provision: columnTitle('setAside'),
  par_trend: columnTitle('par30'),
  relief: thisYear,
  write_offs: thisYear,
  alone_decisions: thisMonth,
  related_parties: columnTitle('customers'),
  contact_promise: thisMonth,
  complaints: columnTitle('complaintsInTimeRate'),
};
