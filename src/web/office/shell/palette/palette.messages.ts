import type { SearchResult } from '#contract/insight/search.ts';
import type { CommandTask, TypedCommand } from '#domain/insight/typed-command.ts';
import type { Phrase } from '#domain/language.ts';
import { formatDate } from '#web/format/date-time.ts';
import { formatRupees, saidRupees } from '#web/format/rupees.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';

export const messages = {
  title: { en: 'Search', ur: 'تلاش' },
  results: { en: 'Results', ur: 'نتائج' },
  commands: { en: 'Do: nothing is recorded before the review', ur: 'کریں: جانچ سے پہلے کچھ درج نہیں ہوتا' },
  onThisPage: { en: 'On this page', ur: 'اس صفحے پر' },
  pages: { en: 'Pages', ur: 'صفحات' },
  actions: { en: 'Actions', ur: 'کارروائیاں' },
  searching: { en: 'Searching…', ur: 'تلاش جاری ہے…' },
  wrongDigit: {
    en: 'A digit of this payment number is wrong. Compare it with the paper or the message.',
    ur: 'اس ادائیگی نمبر کا کوئی ہندسہ غلط ہے۔ اسے کاغذ یا پیغام سے ملا کر دیکھیے۔',
  },
  nothing: { en: 'Nothing found', ur: 'کچھ نہیں ملا' },
  howToSearch: {
    en: 'Find a customer by any part of the name. For a CNIC, phone, agreement, receipt or voucher, enter the whole number, its last four digits or any five.',
    ur: 'صارف اپنے نام کے کسی بھی حصے سے ملتا ہے۔ شناختی کارڈ، فون، معاہدے، رسید یا واؤچر کا پورا نمبر، اس کے آخری چار ہندسے یا کوئی سے پانچ ہندسے لکھیے۔',
  },
  otherWord: { en: 'Try another word.', ur: 'کوئی اور لفظ لکھ کر دیکھیے۔' },
  failed: { en: 'The search failed', ur: 'تلاش نہیں ہو سکی' },
  tryAgain: plainWords.tryAgain,
  toMove: { en: 'to move', ur: 'اوپر نیچے جانے کے لیے' },
  toOpen: { en: 'to open', ur: 'کھولنے کے لیے' },
  toPay: { en: 'to take a payment', ur: 'ادائیگی لینے کے لیے' },
  employees: { en: 'Employees', ur: 'ملازمین' },
  lately: { en: 'Lately opened', ur: 'حال ہی میں کھولے گئے' },
  toClose: { en: 'to close', ur: 'بند کرنے کے لیے' },
  openSite: { en: 'Open the website', ur: 'ویب سائٹ کھولیں' },
  signOut: { en: 'Logout', ur: 'لاگ آؤٹ' },
} as const satisfies Record<string, Phrase>;

/** Says the switch in the language that it leads to. */
export const switchLanguage: Phrase = { en: 'اردو میں دیکھیں', ur: 'Switch to English' };

/** Read out once the results are there. */
export const foundOf: Phrase<(count: number) => string> = {
  en: (count) => (count === 1 ? '1 result' : `${count} results`),
  ur: (count) => (count === 1 ? '1 نتیجہ' : `${count} نتائج`),
};

export const resultGroups: Readonly<Record<SearchResult['kind'], Phrase>> = {
  customer: { en: 'Customers', ur: 'صارفین' },
  agreement: { en: 'Agreements', ur: 'معاہدے' },
  receipt: { en: 'Receipts', ur: 'رسیدیں' },
  voucher: { en: 'Refund vouchers', ur: 'واپسی کے واؤچر' },
};

type Typed = Pick<TypedCommand, 'amount' | 'day'>;

const nothing: Typed = { amount: null, day: null };

/** A task with what was typed of it. */
function told(task: string, comma: string, typed: readonly (string | null | 0)[]): string {
  const parts = typed.filter((part) => typeof part === 'string');
  return parts.length === 0 ? task : `${task}: ${parts.join(comma)}`;
}

/** A typed command, for one of the customers that it may mean. */
export const commandNames: Readonly<Record<CommandTask, Phrase<(name: string, typed?: Typed) => string>>> = {
  pay: {
    en: (name, { amount } = nothing) =>
      `Record ${amount === null ? 'payment' : formatRupees(amount)} from ${name}`,
    ur: (name, { amount } = nothing) =>
      amount === null
        ? `${name} کی ادائیگی درج کریں`
        : `${name} سے ${saidRupees.ur(amount)} کی ادائیگی درج کریں`,
  },
  promise: {
    en: (name, { amount, day } = nothing) =>
      told(`Record promise of ${name}`, ', ', [amount && formatRupees(amount), day && formatDate(day, 'en')]),
    ur: (name, { amount, day } = nothing) =>
      told(`${name} کا وعدہ درج کریں`, '، ', [amount && saidRupees.ur(amount), day && formatDate(day, 'ur')]),
  },
  log_contact: { en: (name) => `Log contact with ${name}`, ur: (name) => `${name} سے رابطہ درج کریں` },
  relief: {
    en: (name) => `Request relief for ${name}`,
    ur: (name) => `${name} کے لیے رعایت کی درخواست کریں`,
  },
  reschedule: {
    en: (name) => `Request a new schedule for ${name}`,
    ur: (name) => `${name} کے لیے نئے شیڈول کی درخواست کریں`,
  },
  statement: { en: (name) => `Statement of ${name}`, ur: (name) => `${name} کا گوشوارہ` },
  agreement: { en: (name) => `New agreement for ${name}`, ur: (name) => `${name} کا نیا معاہدہ` },
};
