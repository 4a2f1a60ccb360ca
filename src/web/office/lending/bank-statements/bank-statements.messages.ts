import type { StatementReading } from '#contract/lending/bank-statements/bank-statements.ts';
import type { LineProposal, WaitingLine } from '#contract/lending/bank-statements/statement-matching.ts';
import type { Phrase } from '#domain/language.ts';
import type { StatementField } from '#domain/lending/statements/statement-columns.ts';
import { countNoun, formatCount } from '#web/format/count.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from '../ground/labels/lending-words.messages.ts';

export const messages = {
  help: {
    en: 'Each line of the bank is kept once, whatever the order of the files. A payment is recorded from a line on the day of the bank, and undone by reversing it.',
    ur: 'بینک کی ہر سطر ایک ہی بار رکھی جاتی ہے، فائلیں کسی بھی ترتیب سے آئیں۔ سطر سے ادائیگی بینک کی تاریخ پر درج ہوتی ہے، اور منسوخی سے واپس لی جاتی ہے۔',
  },
  failed: { en: 'The statement could not be opened', ur: 'اسٹیٹمنٹ نہیں کھل سکی' },
  toMatchHelp: {
    en: 'Lines of the bank that fit customers of your branch wait here until somebody records or links them. Lines that fit no customer are shown to those who are named for them.',
    ur: 'بینک کی جو سطریں آپ کی برانچ کے صارفین سے ملتی ہیں، درج یا ملائے جانے تک یہاں منتظر رہتی ہیں۔ جن کا صارف معلوم نہیں، وہ صرف نامزد لوگوں کو دکھائی جاتی ہیں۔',
  },
  toMatchFailed: { en: 'The bank lines could not be loaded', ur: 'بینک کی سطریں نہیں کھل سکیں' },
  noneToMatch: { en: 'No bank line waits', ur: 'بینک کی کوئی سطر منتظر نہیں' },
  noneToMatchText: {
    en: 'Each line of the statements is matched to what it is.',
    ur: 'اسٹیٹمنٹ کی ہر سطر اپنے اندراج سے ملی ہوئی ہے۔',
  },
  account: { en: 'Account', ur: 'اکاؤنٹ' },
  figures: { en: 'Figures of the statement', ur: 'اسٹیٹمنٹ کے اعداد' },
  balance: { en: 'Balance at the bank', ur: 'بینک میں بیلنس' },
  noBalance: { en: 'No file has a balance', ur: 'کسی فائل میں بیلنس نہیں' },
  suspense: { en: 'Money in without an entry', ur: 'آئی ہوئی رقم جس کا اندراج نہیں' },
  waiting: { en: 'Lines to decide', ur: 'فیصلے کی منتظر سطریں' },
  joined: { en: 'Running balance holds', ur: 'بیلنس سطر بہ سطر درست ہے' },
  holes: { en: 'Lines are missing', ur: 'کچھ سطریں غائب ہیں' },

  add: { en: 'Add a statement', ur: 'اسٹیٹمنٹ شامل کریں' },
  reading: { en: 'Reading the file…', ur: 'فائل پڑھی جا رہی ہے…' },
  columns: { en: 'Columns of the file', ur: 'فائل کے کالم' },
  columnsLead: {
    en: 'They are kept for the next file of this account.',
    ur: 'اس اکاؤنٹ کی اگلی فائل کے لیے یہی رکھے جاتے ہیں۔',
  },
  headingLine: { en: 'Line with the headings', ur: 'سرخیوں کی سطر' },
  noLine: { en: 'No line was found', ur: 'کوئی سطر نہیں ملی' },
  dateOrder: { en: 'Order of day and month', ur: 'دن اور مہینے کی ترتیب' },
  orderOpen: { en: 'As the file says', ur: 'جیسے فائل بتائے' },
  orderUnclear: {
    en: 'The days of this file can be read in two ways: say which comes first.',
    ur: 'اس فائل کی تاریخیں دو طرح پڑھی جا سکتی ہیں: بتائیے کہ پہلے کیا لکھا ہے۔',
  },
  noColumn: { en: 'Not in this file', ur: 'اس فائل میں نہیں' },
  readAgain: { en: 'Read again', ur: 'دوبارہ پڑھیں' },
  firstLines: { en: 'The first lines, as they are read', ur: 'پہلی سطریں، جیسے پڑھی گئیں' },
  nothingNew: {
    en: 'Every line of this file is here already',
    ur: 'اس فائل کی ہر سطر پہلے سے موجود ہے',
  },
  faults: { en: 'Lines that are not taken', ur: 'جو سطریں نہیں لی جاتیں' },
  cancel: plainWords.cancel,

  day: plainWords.date,
  line: { en: 'Line of the bank', ur: 'بینک کی سطر' },
  amount: plainWords.amountRupees,
  bankBalance: { en: 'Balance, Rs', ur: 'بیلنس، Rs' },
  proposal: { en: 'Proposal', ur: 'تجویز' },
  noProposal: { en: 'No proposal', ur: 'کوئی تجویز نہیں' },
  wrongNumber: { en: 'a payment number with a wrong digit', ur: 'ادائیگی نمبر کا ایک ہندسہ غلط ہے' },
  sameReference: { en: 'same reference and amount', ur: 'حوالہ نمبر اور رقم ایک ہی' },
  recordedBefore: { en: 'recorded by hand before', ur: 'پہلے ہاتھ سے درج ہو چکی' },
  becomesRecovery: {
    en: 'written off: it is recorded as a recovery',
    ur: 'معاہدہ خارج شدہ ہے: وصولی کے طور پر درج ہو گی',
  },
  othersToo: { en: 'others could be meant too', ur: 'کوئی اور بھی ہو سکتا ہے' },
  fitsElsewhere: {
    en: 'it fits a customer of another branch too',
    ur: 'دوسری برانچ کا صارف بھی ہو سکتا ہے',
  },
  comma: { en: ', ', ur: '، ' },
  otherCustomer: { en: 'Other customer', ur: 'کوئی اور صارف' },
  aside: { en: 'Set aside', ur: 'الگ رکھیں' },
  asideTitle: { en: 'This line is no customer’s money', ur: 'یہ سطر کسی صارف کی رقم نہیں' },
  isAside: { en: 'The line was set aside', ur: 'سطر الگ رکھ دی گئی' },
  linked: { en: 'The line is linked', ur: 'سطر ملا دی گئی' },
  recorded: { en: 'Payment recorded', ur: 'ادائیگی درج ہو گئی' },
  recordAnyway: { en: 'Record anyway', ur: 'پھر بھی درج کریں' },
  payerTitle: { en: 'Whose payment is this line?', ur: 'یہ سطر کس کی ادائیگی ہے؟' },
  searchCustomer: { en: 'Name, phone or number', ur: 'نام، فون یا نمبر' },
  noAgreement: {
    en: 'No agreement of this customer takes a payment',
    ur: 'اس صارف کا کوئی معاہدہ ادائیگی نہیں لیتا',
  },
  searchLines: { en: 'Words, reference or amount', ur: 'الفاظ، حوالہ یا رقم' },
  noLineFound: { en: 'No line fits this search.', ur: 'اس تلاش کے مطابق کوئی سطر نہیں۔' },
  allLines: { en: 'All lines', ur: 'تمام سطریں' },
  noLinesTitle: { en: 'No lines yet', ur: 'ابھی کوئی سطر نہیں' },
  noLinesText: {
    en: 'Add the file that the bank gives out, as CSV or Excel. Its lines are kept and compared with the books.',
    ur: 'بینک کی دی ہوئی فائل CSV یا ایکسل میں شامل کیجیے۔ اس کی سطریں رکھی جاتی ہیں اور کھاتوں سے ملائی جاتی ہیں۔',
  },
} as const satisfies Record<string, Phrase>;

export const fieldNames: Readonly<Record<StatementField, Phrase>> = {
  day: plainWords.date,
  text: { en: 'Description', ur: 'تفصیل' },
  payer: { en: 'Sender', ur: 'بھیجنے والا' },
  reference: lendingWords.referenceNumber,
  in: { en: 'Money in', ur: 'آنے والی رقم' },
  out: { en: 'Money out', ur: 'جانے والی رقم' },
  amount: { en: 'Amount with its sign or side', ur: 'رقم، علامت یا سمت کے ساتھ' },
  side: { en: 'Side: Dr or Cr', ur: 'سمت: \u2066Dr\u2069 یا \u2066Cr\u2069' },
  balance: { en: 'Running balance', ur: 'سطر کے بعد بیلنس' },
};

export const faultNames: Readonly<Record<StatementReading['faults'][number]['reason'], Phrase>> = {
  day_invalid: { en: 'its day does not exist', ur: 'اس کی تاریخ موجود نہیں' },
  day_in_future: { en: 'its day is still to come', ur: 'اس کی تاریخ ابھی آئی نہیں' },
  amount_invalid: { en: 'its amount is no number', ur: 'اس کی رقم کوئی عدد نہیں' },
  amount_too_large: { en: 'its amount is too large', ur: 'اس کی رقم بہت بڑی ہے' },
  amount_zero: { en: 'its amount is 0', ur: 'اس کی رقم \u20660\u2069 ہے' },
  amount_twice: { en: 'it has an amount in and out', ur: 'اس میں آنے اور جانے والی دونوں رقمیں ہیں' },
};

export const classNames: Readonly<Record<WaitingLine['is'], Phrase>> = {
  certain: { en: 'Certain', ur: 'یقینی' },
  likely: { en: 'Likely', ur: 'ممکنہ' },
  unknown: { en: 'Unknown', ur: 'نامعلوم' },
  aside: { en: 'No customer’s money', ur: 'صارف کی رقم نہیں' },
};

export const classLeads: Readonly<Record<WaitingLine['is'], Phrase>> = {
  certain: { en: 'one press each', ur: 'ہر ایک پر ایک بار دبائیں' },
  likely: { en: 'look, then one press', ur: 'دیکھیں، پھر ایک بار دبائیں' },
  unknown: { en: 'they wait until somebody finds the customer', ur: 'صارف ملنے تک منتظر رہتی ہیں' },
  aside: { en: 'fees, and amounts with paisa', ur: 'فیسیں، اور پیسوں والی رقمیں' },
};

export const recordAmount: Phrase<(amount: string) => string> = {
  en: (amount) => `Record ${amount}`,
  ur: (amount) => `\u2066${amount}\u2069 درج کریں`,
};

export const linkTo: Phrase<(number: string | null) => string> = {
  en: (number) => (number === null ? 'Link to the entry' : `Link to ${number}`),
  ur: (number) => (number === null ? 'اندراج سے ملائیں' : `\u2066${number}\u2069 سے ملائیں`),
};

export const asideNames: Readonly<Record<NonNullable<WaitingLine['because']>, Phrase>> = {
  paisa: {
    en: 'has paisa, which the books do not know',
    ur: 'اس میں پیسے ہیں، جو کھاتوں میں نہیں لکھے جاتے',
  },
  fee: { en: 'a fee of the bank', ur: 'بینک کی فیس' },
};

export const reasonNames: Readonly<Record<LineProposal['reasons'][number], Phrase>> = {
  payment_number: { en: 'payment number', ur: 'ادائیگی نمبر' },
  report: { en: 'reported transfer with this reference and amount', ur: 'اسی حوالہ نمبر اور رقم کی اطلاع' },
  phone: { en: 'phone', ur: 'فون' },
  amount_due: { en: 'amount due', ur: 'واجب رقم' },
  name: { en: 'name', ur: 'نام' },
  guarantor_phone: { en: 'phone of a guarantor', ur: 'ضامن کا فون نمبر' },
};

export const becomesOverpaid: Phrase<(amount: string) => string> = {
  en: (amount) => `${amount} more than is owed: it becomes overpaid`,
  ur: (amount) => `بقایا سے \u2066${amount}\u2069 زیادہ: زائد ادائیگی بنے گی`,
};

export const notDelivered: Phrase<(number: string) => string> = {
  en: (number) => `payment number of ${number}, which is not delivered yet`,
  ur: (number) => `ادائیگی نمبر \u2066${number}\u2069 کا ہے، جس کا سامان ابھی حوالے نہیں ہوا`,
};

export const neverDelivered: Phrase<(number: string) => string> = {
  en: (number) => `payment number of ${number}, which was cancelled or refused`,
  ur: (number) => `ادائیگی نمبر \u2066${number}\u2069 کا ہے، جو منسوخ یا نامنظور ہو چکا`,
};

export const linesFrom: Phrase<(lines: number, from: string, until: string) => string> = {
  en: (lines, from, until) =>
    `${formatCount(lines)} ${countNoun(lines, 'line', 'lines')}, ${from} to ${until}`,
  ur: (lines, from, until) => `\u2066${formatCount(lines)}\u2069 سطریں، ${from} تا ${until}`,
};

export const linesAnd: Phrase<(lines: number) => string> = {
  en: (lines) => `${formatCount(lines)} ${countNoun(lines, 'line', 'lines')}`,
  ur: (lines) => `\u2066${formatCount(lines)}\u2069 ${lines === 1 ? 'سطر' : 'سطریں'}`,
};

export const sinceDay: Phrase<(day: string) => string> = {
  en: (day) => `the oldest of ${day}`,
  ur: (day) => `سب سے پرانی ${day} کی`,
};

export const holeOn: Phrase<(day: string, amount: string | null) => string> = {
  en: (day, amount) =>
    amount === null
      ? `${day}: lines are missing in several places`
      : `${day}: lines of together ${amount} are missing before it`,
  ur: (day, amount) =>
    amount === null
      ? `${day}: کئی جگہ سطریں غائب ہیں`
      : `${day}: اس سے پہلے کل \u2066${amount}\u2069 کی سطریں غائب ہیں`,
};

export const holeAt: Phrase<(line: number, amount: string) => string> = {
  en: (line, amount) => `Before line ${line} of the file ${amount} are missing`,
  ur: (line, amount) => `فائل کی سطر \u2066${line}\u2069 سے پہلے \u2066${amount}\u2069 غائب ہیں`,
};

export const faultAt: Phrase<(line: number, fault: string) => string> = {
  en: (line, fault) => `Line ${line}: ${fault}`,
  ur: (line, fault) => `سطر \u2066${line}\u2069: ${fault}`,
};

export const willAdd: Phrase<(added: number, lines: number) => string> = {
  en: (added, lines) => `${formatCount(added)} of ${formatCount(lines)} lines are new`,
  ur: (added, lines) =>
    `\u2066${formatCount(lines)}\u2069 میں سے \u2066${formatCount(added)}\u2069 سطریں نئی ہیں`,
};

export const addLines: Phrase<(added: number) => string> = {
  en: (added) => `Add ${formatCount(added)} ${countNoun(added, 'line', 'lines')}`,
  ur: (added) => `\u2066${formatCount(added)}\u2069 سطریں شامل کریں`,
};

export const linesAdded: Phrase<(added: number) => string> = {
  en: (added) => `${formatCount(added)} ${countNoun(added, 'line was', 'lines were')} added`,
  ur: (added) => `\u2066${formatCount(added)}\u2069 سطریں شامل ہو گئیں`,
};

export const linesShownOf: Phrase<(shown: number, total: number | null) => string> = {
  en: (shown, total) =>
    total === null
      ? `${formatCount(shown)} lines shown`
      : `${formatCount(shown)} of ${formatCount(total)} lines shown`,
  ur: (shown, total) =>
    total === null
      ? `\u2066${formatCount(shown)}\u2069 سطریں دکھائی گئیں`
      : `\u2066${formatCount(total)}\u2069 میں سے \u2066${formatCount(shown)}\u2069 سطریں دکھائی گئیں`,
};
