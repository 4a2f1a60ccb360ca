import type { Phrase } from '#domain/language.ts';
import type { ReportDivision, ReportFilter } from './report-shape.ts';
import type { ReportName } from './report-table.ts';

export const reportTitles: Readonly<Record<ReportName, Phrase>> = {
  portfolio: { en: 'Portfolio', ur: 'فعال معاہدوں کا حال' },
  due: { en: 'Installments due', ur: 'واجب ہونے والی اقساط' },
  demand: { en: 'Collections against due', ur: 'واجبات کے مقابلے میں وصولی' },
  receipts: { en: 'Receipts', ur: 'رسیدیں' },
  ageing: { en: 'Ageing of the outstanding', ur: 'تاخیر کے لحاظ سے بقایا' },
  provision: { en: 'Provision by class', ur: 'درجہ وار مختص رقم' },
  aged_agreements: { en: 'Agreements by days past due', ur: 'تاخیر کے لحاظ سے معاہدے' },
  par_trend: { en: 'PAR trend', ur: 'تاخیر کی شرح، ماہ بہ ماہ' },
  relief: { en: 'Relief register', ur: 'رعایت کا رجسٹر' },
  write_offs: { en: 'Write-offs and recoveries', ur: 'خارج شدہ رقوم اور ان کی وصولی' },
  alone_decisions: { en: 'Decisions taken alone', ur: 'اکیلے کیے گئے فیصلے' },
  related_parties: { en: 'Related staff', ur: 'عملے سے متعلق صارفین' },
  contact_promise: { en: '24-hour promise', ur: '24 گھنٹے کا وعدہ' },
  complaints: { en: 'Complaints by kind', ur: 'نوعیت کے لحاظ سے شکایات' },
  cash_book: { en: 'Cash book', ur: 'نقد کا روزنامچہ' },
  cash_places: { en: 'Where the cash is', ur: 'نقد کہاں ہے' },
  cash_handed_over: { en: 'Hand-overs and differences', ur: 'نقد کی حوالگیاں اور فرق' },
  cash_deposits: { en: 'Bank deposits of cash', ur: 'بینک اور والٹ میں جمع کرایا گیا نقد' },
  slip_gaps: { en: 'Missing slips from the field', ur: 'فیلڈ کی پرچیاں جو نہیں آئیں' },
  suspense: { en: 'Statements and suspense', ur: 'اسٹیٹمنٹ اور نامعلوم رقوم' },
  line_classes: { en: 'How bank lines were matched', ur: 'بینک کی سطریں کیسے ملائی گئیں' },
  reconciliation: { en: 'Reconciliation of accounts', ur: 'بینک اور کھاتوں کا ملان' },
  trial_balance: { en: 'Trial balance', ur: 'آزمائشی میزان' },
  journal: { en: 'Journal', ur: 'روزنامچہ' },
  challenge_results: { en: 'Challenge results', ur: 'چیلنجز کے نتائج' },
};

const countedBy: Phrase = { en: 'Totals by', ur: 'میزان بلحاظ' };

export const reportFilterNames = {
  step: countedBy,
  by: countedBy,
  age: { en: 'Past due', ur: 'تاخیر' },
  branch: { en: 'Branch', ur: 'برانچ' },
  officer: { en: 'Officer', ur: 'افسر' },
} as const satisfies Record<ReportFilter, Phrase>;

/** Days past due, as the contract has them. */
export function ageText(age: string): Phrase {
  const [from = '', to] = age.split('-');
  return to === undefined
    ? { en: `over ${Number(from) - 1} days`, ur: `\u2066${Number(from) - 1}\u2069 دن سے زائد` }
    : { en: `${from}–${to} days`, ur: `\u2066${from}–${to}\u2069 دن` };
}

export const stepNames = {
  month: { en: 'Month', ur: 'مہینہ' },
  day: { en: 'Day', ur: 'دن' },
} as const satisfies Record<string, Phrase>;

export const divisionNames: Readonly<Record<ReportDivision, Phrase>> = {
  branch: reportFilterNames.branch,
  employee: { en: 'Employee', ur: 'ملازم' },
};
