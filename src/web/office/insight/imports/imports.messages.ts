import type { ImportKind } from '#contract/insight/import-fields.ts';
import type { ImportRecord, ImportRow, ImportRowState } from '#contract/insight/imports.ts';
import type { Phrase } from '#domain/language.ts';
import type { PointMeaning } from '#domain/money/read-rupees.ts';
import type { StoredDayReading } from '#domain/tables/read-date.ts';
import { countNoun, formatCount } from '#web/format/count.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from '#web/office/lending/ground/labels/lending-words.messages.ts';

export const messages = {
  lead: {
    en: 'Bring in the customers and running agreements of a paper register from a spreadsheet. Every row is checked first, and nothing is stored until you start the import.',
    ur: 'کاغذی رجسٹر کے صارفین اور جاری معاہدے اسپریڈشیٹ سے شامل کیجیے۔ پہلے ہر سطر جانچی جاتی ہے، اور جب تک آپ شروع نہ کریں کچھ محفوظ نہیں ہوتا۔',
  },
  choose: { en: 'Choose a file', ur: 'فائل چنیں' },
  reading: { en: 'Checking every row…', ur: 'ہر سطر جانچی جا رہی ہے…' },
  csvTemplate: { en: 'CSV template', ur: 'نمونہ \u2066(CSV)\u2069' },
  xlsxTemplate: { en: 'Excel template', ur: 'نمونہ (ایکسل)' },
  file: { en: 'File', ur: 'فائل' },
  kind: { en: 'Contents', ur: 'فائل میں کیا ہے' },
  state: plainWords.status,
  rows: { en: 'Rows', ur: 'سطریں' },
  created: { en: 'Imported', ur: 'امپورٹ شدہ' },
  sentBy: { en: 'Sent', ur: 'بھیجی گئی' },
  emptyTitle: { en: 'No file sent yet', ur: 'ابھی کوئی فائل نہیں بھیجی گئی' },
  emptyText: {
    en: 'Download a template, fill in a few rows and send it. You will see what would be created before anything is stored.',
    ur: 'نمونہ ڈاؤن لوڈ کیجیے، چند سطریں بھریے اور بھیجیے۔ کچھ محفوظ ہونے سے پہلے آپ دیکھ لیں گے کہ کیا شامل ہوگا۔',
  },
  history: { en: 'Files sent', ur: 'بھیجی گئی فائلیں' },

  loadError: { en: 'The import could not be opened', ur: 'امپورٹ نہیں کھل سکی' },
  knownFile: {
    en: 'You already sent this file. Here is its result.',
    ur: 'یہی فائل آپ پہلے بھی بھیج چکے ہیں۔ اس کا نتیجہ یہ ہے۔',
  },
  totals: { en: 'Control totals', ur: 'جانچ کے میزان' },
  totalsLead: {
    en: 'Control totals: compare them with the last line of your register before you start.',
    ur: 'جانچ کے میزان: شروع کرنے سے پہلے انہیں اپنے رجسٹر کی آخری سطر سے ملائیے۔',
  },
  totalsAgree: {
    en: 'Control totals: all rows together come to the last line of the file.',
    ur: 'جانچ کے میزان: تمام سطروں کا مجموعہ فائل کی آخری سطر کے برابر ہے۔',
  },
  totalsDiffer: {
    en: 'The rows do not come to the last line of the file',
    ur: 'سطروں کا مجموعہ فائل کی آخری سطر کے برابر نہیں',
  },
  figures: { en: 'Rows of the file', ur: 'فائل کی سطریں' },
  headingLine: { en: 'Line with the headings', ur: 'سرخیوں کی سطر' },
  columns: { en: 'Headings and columns', ur: 'سرخیاں اور کالم' },
  columnsLead: {
    en: 'Which line has the headings, and which column holds which field. Columns that are not chosen are left out. Where there is no column, one value may hold for all rows.',
    ur: 'سرخیاں کس سطر میں ہیں، اور کون سا کالم کیا بتاتا ہے۔ جو کالم نہ چنے جائیں وہ چھوڑ دیے جاتے ہیں۔ جس کا کالم نہ ہو اس کے لیے سب سطروں کی ایک قدر چنی جا سکتی ہے۔',
  },
  noColumn: { en: 'Not in this file', ur: 'اس فائل میں نہیں' },
  columnMissing: { en: 'Choose its column', ur: 'اس کا کالم چنیے' },
  dateOrder: { en: 'Dates in this file', ur: 'اس فائل میں تاریخیں' },
  dateOrderOpen: { en: 'Mixed: ask where unclear', ur: 'ملی جلی: غیر واضح ہو تو پوچھیں' },
  storedDays: { en: 'Days that seem turned round', ur: 'دن جو الٹے لگتے ہیں' },
  storedDaysOpen: { en: 'Ask: mark each such row', ur: 'پوچھیں: ایسی ہر سطر پر نشان لگائیں' },
  shortYears: {
    en: 'Years of two digits: a date of birth is read as one of the last hundred years (85 is 1985), any other date as one from 2000 to 2099 (26 is 2026).',
    ur: 'دو ہندسوں کے سال: پیدائش کا سال گزشتہ سو برسوں کا پڑھا جاتا ہے (\u206685\u2069 یعنی \u20661985\u2069)، باقی تاریخیں \u20662000\u2069 سے \u20662099\u2069 تک کی (\u206626\u2069 یعنی \u20662026\u2069)۔',
  },
  points: { en: 'Points in amounts', ur: 'رقموں میں نقطے' },
  pointsOpen: { en: 'As its column says: ask where unclear', ur: 'جیسا کالم بتائے: غیر واضح ہو تو پوچھیں' },
  checkAgain: { en: 'Check again', ur: 'دوبارہ جانچیں' },
  checkedAgain: { en: 'Every row was checked again', ur: 'ہر سطر دوبارہ جانچ لی گئی' },

  nothingReady: {
    en: 'No row can be imported yet. Correct the marked rows.',
    ur: 'ابھی کوئی سطر امپورٹ نہیں ہو سکتی: نشان زدہ سطریں درست کیجیے۔',
  },
  nothingChosen: {
    en: 'Nothing to import yet. Choose changes to take over, or correct the marked rows.',
    ur: 'ابھی امپورٹ کے لیے کچھ نہیں: لاگو کرنے کی تبدیلیاں چنیے یا نشان زدہ سطریں درست کیجیے۔',
  },
  takeAllOver: { en: 'Take all over', ur: 'سب لاگو کریں' },
  takeNoneOver: { en: 'Take none over', ur: 'کوئی لاگو نہ کریں' },
  leaveAsIs: { en: 'Leave as on record', ur: 'جیسے درج ہے رہنے دیں' },
  columnsChanged: {
    en: 'Check the rows again first: the columns were changed.',
    ur: 'پہلے سطریں دوبارہ جانچیے: کالم بدلے گئے ہیں۔',
  },
  faultyRows: { en: 'Rows to correct (Excel)', ur: 'درست کرنے کی سطریں (ایکسل)' },
  discard: { en: 'Discard', ur: 'حذف کریں' },
  discardTitle: { en: 'Discard this file?', ur: 'یہ فائل حذف کریں؟' },
  discardText: {
    en: 'None of it was stored. You can send it again at any time.',
    ur: 'اس میں سے کچھ محفوظ نہیں ہوا۔ آپ اسے کسی بھی وقت دوبارہ بھیج سکتے ہیں۔',
  },
  discarded: { en: 'The file is discarded', ur: 'فائل حذف ہو گئی' },
  undo: { en: 'Undo the import', ur: 'امپورٹ واپس لیں' },
  undoTitle: { en: 'Undo this import?', ur: 'یہ امپورٹ واپس لیں؟' },
  undoing: { en: 'Undoing', ur: 'واپسی جاری' },
  importing: { en: 'Importing', ur: 'امپورٹ جاری' },
  goesOn: {
    en: 'It continues by itself. You can close this page.',
    ur: 'یہ خود جاری رہے گی۔ آپ یہ صفحہ بند کر سکتے ہیں۔',
  },
  row: plainWords.line,
  record: lendingWords.entry,
  result: plainWords.result,
  byState: { en: 'Rows by result', ur: 'نتیجے کے لحاظ سے سطریں' },
  all: plainWords.all,
  noRows: { en: 'No row has this result.', ur: 'اس نتیجے کی کوئی سطر نہیں۔' },
} as const satisfies Record<string, Phrase>;

export const kindNames: Readonly<Record<ImportKind, Phrase>> = {
  customers: lendingWords.customers,
  agreements: { en: 'Running agreements', ur: 'جاری معاہدے' },
};

/** The content of a file of each kind. */
export const kindLeads: Readonly<Record<ImportKind, Phrase>> = {
  customers: {
    en: 'First: who they are, how to reach them and which branch they belong to.',
    ur: 'پہلے: وہ کون ہیں، ان سے رابطہ کیسے ہو اور وہ کس برانچ کے ہیں۔',
  },
  agreements: {
    en: 'Then: what each customer bought, the price, and what has been paid so far.',
    ur: 'پھر: ہر ایک نے کیا لیا، کس قیمت پر، اور اب تک کتنا ادا ہوا۔',
  },
};

export const stateNames: Readonly<Record<ImportRecord['state'], Phrase>> = {
  checked: { en: 'Checked', ur: 'جانچی گئی' },
  running: { en: 'Importing', ur: 'امپورٹ جاری' },
  done: { en: 'Imported', ur: 'امپورٹ شدہ' },
  undoing: { en: 'Undoing', ur: 'واپسی جاری' },
  undone: { en: 'Undone', ur: 'واپس لی گئی' },
};

export const rowStateNames: Readonly<Record<ImportRowState, Phrase>> = {
  ready: { en: 'Will be created', ur: 'شامل ہوگی' },
  known: { en: 'Already on record', ur: 'پہلے سے درج' },
  differs: { en: 'On record with other values', ur: 'درج ہے، مگر فرق کے ساتھ' },
  chosen: { en: 'Changes will be taken over', ur: 'تبدیلیاں لاگو ہوں گی' },
  changed: { en: 'Changes taken over', ur: 'تبدیلیاں لاگو ہو گئیں' },
  faulty: { en: 'To correct', ur: 'درست کرنی ہے' },
  created: { en: 'Created', ur: 'شامل ہو گئی' },
  undone: { en: 'Undone', ur: 'واپس لی گئی' },
  kept: { en: 'Kept: later entries depend on it', ur: 'برقرار: بعد میں اس پر اندراج ہو چکا' },
  skipped: { en: 'Not a row', ur: 'اندراج نہیں' },
};

/** A value on record and the one in the file; the dash stands for nothing on record. */
export const wasAndIs: Phrase<(was: string | null, now: string) => string> = {
  en: (was, now) => `\u2068${was ?? '—'}\u2069 → \u2068${now}\u2069`,
  ur: (was, now) => `\u2068${was ?? '—'}\u2069 ← \u2068${now}\u2069`,
};

/** After the name of the column: the installment that differs, and how many more do. */
export const installmentNamed: Phrase<
  (installment: NonNullable<ImportRow['differences'][number]['installment']>) => string
> = {
  en: ({ number, others }) => `, number ${number}${others > 0 ? ` and ${formatCount(others)} more` : ''}`,
  ur: ({ number, others }) =>
    `، نمبر \u2066${number}\u2069${others > 0 ? ` اور مزید \u2066${formatCount(others)}\u2069` : ''}`,
};

export const storedDayNames: Readonly<Record<StoredDayReading, Phrase>> = {
  turned: {
    en: 'Turned round: 03/04 became 4 March',
    ur: 'الٹے ہیں: \u206603/04\u2069 بدل کر 4 مارچ ہو گیا',
  },
  as_stored: { en: 'Right as they are', ur: 'جیسے ہیں درست ہیں' },
};

export const pointNames: Readonly<Record<PointMeaning, Phrase>> = {
  thousands: {
    en: 'Between thousands: 60.000 is 60,000',
    ur: 'ہزاروں کے درمیان: \u206660.000\u2069 یعنی \u206660,000\u2069',
  },
  decimals: {
    en: 'Before decimals: 60.000 is 60',
    ur: 'اعشاریہ: \u206660.000\u2069 یعنی \u206660\u2069',
  },
};

export const ofAllRows: Phrase<(figure: string) => string> = {
  en: (figure) => `All rows: ${figure}`,
  ur: (figure) => `تمام سطریں: \u2066${figure}\u2069`,
};

/** A sum as the last line of the file has it, and as its rows come to. */
export const sumsDiffer: Phrase<(sum: string, inFile: string, ofRows: string) => string> = {
  en: (sum, inFile, ofRows) => `${sum}: ${inFile} in the last line, ${ofRows} in the rows`,
  ur: (sum, inFile, ofRows) => `${sum}: آخری سطر میں \u2066${inFile}\u2069، سطروں میں \u2066${ofRows}\u2069`,
};

/** A sheet and the number of its rows, by the contents of the sheet. */
export const sheetReads: Readonly<
  Record<ImportRecord['sheets'][number]['holds'], Phrase<(sheet: string, rows: number) => string>>
> = {
  records: {
    en: (sheet, rows) => `Read “${sheet}”: ${formatCount(rows)} ${countNoun(rows, 'row', 'rows')}`,
    ur: (sheet, rows) =>
      `«\u2068${sheet}\u2069» پڑھیں: \u2066${formatCount(rows)}\u2069 ${rows === 1 ? 'سطر' : 'سطریں'}`,
  },
  installments: {
    en: (sheet, rows) =>
      `Read “${sheet}” as installments: ${formatCount(rows)} ${countNoun(rows, 'row', 'rows')}`,
    ur: (sheet, rows) =>
      `«\u2068${sheet}\u2069» قسطوں کے طور پر پڑھیں: \u2066${formatCount(rows)}\u2069 ${rows === 1 ? 'سطر' : 'سطریں'}`,
  },
};

/** Installments of a sheet for which the file has no agreement. */
export const installmentsUnclaimed: Phrase<(sheet: string, rows: number) => string> = {
  en: (sheet, rows) =>
    `Rows of “\u2068${sheet}\u2069” that belong to no agreement of this file: ${formatCount(rows)}. They are listed under “${rowStateNames.skipped.en}”.`,
  ur: (sheet, rows) =>
    `«\u2068${sheet}\u2069» کی سطریں جن کا کوئی معاہدہ اس فائل میں نہیں: \u2066${formatCount(rows)}\u2069۔ یہ «${rowStateNames.skipped.ur}» میں درج ہیں۔`,
};

/** The installments of an agreement that a sheet lists. */
export const installmentsListed: Phrase<(sheet: string, count: number, firstDueOn: string) => string> = {
  en: (sheet, count, firstDueOn) =>
    `${formatCount(count)} ${countNoun(count, 'installment', 'installments')} from the sheet “\u2068${sheet}\u2069”, the first due ${firstDueOn}`,
  ur: (sheet, count, firstDueOn) =>
    `شیٹ «\u2068${sheet}\u2069» سے \u2066${formatCount(count)}\u2069 ${count === 1 ? 'قسط' : 'قسطیں'}، پہلی قسط کی تاریخ ${firstDueOn}`,
};

export const headingsOf: Phrase<(sheet: string) => string> = {
  en: (sheet) => `Headings of “${sheet}”`,
  ur: (sheet) => `«\u2068${sheet}\u2069» کی سرخیاں`,
};

export const sheetsLeftOut: Phrase<(sheets: string) => string> = {
  en: (sheets) => `Not read: ${sheets}`,
  ur: (sheets) => `نہیں پڑھی جاتیں: \u2068${sheets}\u2069`,
};

/** A value that is chosen for a field without a column. */
export const forAllRows: Phrase<(value: string) => string> = {
  en: (value) => `For all rows: ${value}`,
  ur: (value) => `سب سطروں کے لیے: \u2068${value}\u2069`,
};

export const startTitle: Phrase<(ready: number, chosen: number) => string> = {
  en: (ready, chosen) => `${importRows.en(ready, chosen)}?`,
  ur: (ready, chosen) => `${importRows.ur(ready, chosen)}؟`,
};

export const startTexts: Readonly<Record<ImportKind, Phrase>> = {
  customers: {
    en: 'By importing, you confirm that these customers have consented in writing to their details being stored, and that you keep that paper.',
    ur: 'امپورٹ کر کے آپ تصدیق کرتے ہیں کہ ان صارفین نے آپ کے پاس موجود کاغذ پر اپنے کوائف محفوظ کرنے کی رضامندی دی ہے۔',
  },
  agreements: {
    en: 'Each row becomes an active agreement: delivery and down payment on their dates, and later payments as one payment on the date of the last. You confirm that you hold the signed papers.',
    ur: 'ہر سطر ایک جاری معاہدہ بنے گی: حوالگی اور پیشگی ادائیگی اپنی تاریخ پر، اور بعد کی ادائیگیاں ایک ادائیگی کے طور پر آخری ادائیگی کی تاریخ پر۔ آپ تصدیق کرتے ہیں کہ دستخط شدہ کاغذات آپ کے پاس ہیں۔',
  },
};

export const undoTexts: Readonly<Record<ImportKind, Phrase>> = {
  customers: {
    en: 'The customers it created will be removed. This is not possible once anything has been recorded for one of them.',
    ur: 'اس سے شامل ہونے والے صارفین ہٹا دیے جائیں گے۔ اگر ان میں سے کسی پر کچھ درج ہو چکا ہو تو واپسی نہیں ہوگی۔',
  },
  agreements: {
    en: 'The agreements it created will be reversed and cancelled, and their receipts become void. This is not possible once anything has been recorded on one of them.',
    ur: 'اس سے بننے والے معاہدے منسوخ ہو جائیں گے اور ان کی رسیدیں بھی منسوخ ہوں گی۔ اگر ان میں سے کسی پر کچھ درج ہو چکا ہو تو واپسی نہیں ہوگی۔',
  },
};

/** The rows that an import creates, and those whose changes it takes over. */
export const importRows: Phrase<(ready: number, chosen: number) => string> = {
  en: (ready, chosen) => {
    const rowsOf = (count: number) => `${formatCount(count)} ${countNoun(count, 'row', 'rows')}`;
    if (chosen === 0) return `Import ${rowsOf(ready)}`;
    return ready === 0
      ? `Take over ${rowsOf(chosen)}`
      : `Import ${rowsOf(ready)}, take over ${formatCount(chosen)}`;
  },
  ur: (ready, chosen) => {
    const rowsOf = (count: number) => `\u2066${formatCount(count)}\u2069 ${count === 1 ? 'سطر' : 'سطریں'}`;
    if (chosen === 0) return `${rowsOf(ready)} امپورٹ کریں`;
    return ready === 0
      ? `${rowsOf(chosen)} لاگو کریں`
      : `${rowsOf(ready)} امپورٹ، \u2066${formatCount(chosen)}\u2069 لاگو کریں`;
  },
};

export const recordsDiffer: Readonly<Record<ImportKind, Phrase<(rows: number) => string>>> = {
  customers: {
    en: (rows) =>
      `${formatCount(rows)} ${countNoun(rows, 'customer is', 'customers are')} on record with other values`,
    ur: (rows) =>
      `\u2066${formatCount(rows)}\u2069 ${rows === 1 ? 'صارف' : 'صارفین'} کی درج معلومات فائل سے مختلف ہیں`,
  },
  agreements: {
    en: (rows) =>
      `${formatCount(rows)} ${countNoun(rows, 'agreement is', 'agreements are')} on record with other values`,
    ur: (rows) =>
      `\u2066${formatCount(rows)}\u2069 ${rows === 1 ? 'معاہدہ درج ہے مگر فائل سے مختلف' : 'معاہدے درج ہیں مگر فائل سے مختلف'}`,
  },
};

/** The effect of choosing, by the contents of a file. */
export const takeOverLeads: Readonly<Record<ImportKind, Phrase>> = {
  customers: {
    en: 'Choose below one by one, or here for all, whose values are replaced by those of the file. Whoever is not chosen stays as on record. A CNIC and a branch never change here.',
    ur: 'نیچے ایک ایک کر کے، یا یہاں سب کے لیے چنیے کہ کن صارفین کی معلومات فائل کے مطابق بدلی جائیں۔ جسے آپ نہ چنیں وہ جیسے درج ہے ویسے ہی رہے گا، اور شناختی کارڈ نمبر اور برانچ یہاں کبھی نہیں بدلتے۔',
  },
  agreements: {
    en: 'Payments from before the move that the earlier file did not have can be added, one by one below or here all. Terms never change here.',
    ur: 'منتقلی سے پہلے کی جو ادائیگیاں پچھلی فائل میں نہیں تھیں، وہ نیچے ایک ایک کر کے یا یہاں سب شامل کی جا سکتی ہیں۔ شرائط یہاں کبھی نہیں بدلتیں۔',
  },
};

export const takeOverVerbs: Readonly<Record<ImportKind, Phrase>> = {
  customers: { en: 'Take over', ur: 'لاگو کریں' },
  agreements: { en: 'Take over the paid amount', ur: 'ادا شدہ رقم لاگو کریں' },
};

/** The effect of a start on the chosen rows. */
export const takenOver: Readonly<Record<ImportKind, Phrase>> = {
  customers: {
    en: 'The chosen customers get the values of the file by the rules of an edit by hand, and each change is in the audit trail. Undoing the import will not bring the old values back.',
    ur: 'چنے گئے صارفین کی معلومات فائل کے مطابق ہو جائیں گی، انہی اصولوں سے جو ہاتھ سے تبدیلی کے ہیں، اور ہر تبدیلی آڈٹ میں درج ہوگی۔ امپورٹ واپس لینے سے پرانی معلومات واپس نہیں آئیں گی۔',
  },
  agreements: {
    en: 'Each chosen agreement gets one more payment from before the move, on the date of its last. It counts for the agreement and in no figure of a period. The import that brought the agreement in can then no longer be undone.',
    ur: 'ہر چنے گئے معاہدے پر منتقلی سے پہلے کی ایک اور ادائیگی آخری ادائیگی کی تاریخ پر درج ہوگی۔ یہ معاہدے میں شمار ہوگی، کسی مدت کے اعداد میں نہیں۔ اس کے بعد وہ امپورٹ واپس نہیں لی جا سکے گی جس سے معاہدہ آیا تھا۔',
  },
};

/** The effect of undoing on them. */
export const takenOverStays: Readonly<Record<ImportKind, Phrase>> = {
  customers: {
    en: 'Changes that it took over stay. Correct them on the customer.',
    ur: 'اس سے لاگو ہونے والی تبدیلیاں برقرار رہیں گی۔ انہیں صارف کے اندراج میں درست کیجیے۔',
  },
  agreements: {
    en: 'Payments that it added stay. Reverse them on the agreement.',
    ur: 'اس سے شامل ہونے والی ادائیگیاں برقرار رہیں گی۔ انہیں معاہدے پر منسوخ کیجیے۔',
  },
};

export const progressOf: Phrase<(done: number, total: number) => string> = {
  en: (done, total) => `${formatCount(done)} of ${formatCount(total)} rows`,
  ur: (done, total) => `\u2066${formatCount(total)}\u2069 میں سے \u2066${formatCount(done)}\u2069 سطریں`,
};

export const columnsMatched: Phrase<(matched: number, total: number) => string> = {
  en: (matched, total) => `Columns: ${formatCount(matched)} of ${formatCount(total)} matched`,
  ur: (matched, total) =>
    `کالم: \u2066${formatCount(total)}\u2069 میں سے \u2066${formatCount(matched)}\u2069 پہچانے گئے`,
};

export const shownOf: Phrase<(shown: number, total: number | null) => string> = {
  en: (shown, total) => `${formatCount(shown)} of ${formatCount(total ?? shown)} rows`,
  ur: (shown, total) =>
    `کل \u2066${formatCount(total ?? shown)}\u2069 میں سے \u2066${formatCount(shown)}\u2069 سطریں`,
};

export const filesShownOf: Phrase<(shown: number, total: number | null) => string> = {
  en: (shown, total) =>
    `${formatCount(shown)} of ${formatCount(total ?? shown)} ${countNoun(total ?? shown, 'file', 'files')}`,
  ur: (shown, total) =>
    `کل \u2066${formatCount(total ?? shown)}\u2069 میں سے \u2066${formatCount(shown)}\u2069 فائلیں`,
};
