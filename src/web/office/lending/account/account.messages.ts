import type { relatives } from '#contract/lending/customers.ts';
import type { Phrase } from '#domain/language.ts';
import type { Gender } from '#domain/person/gender.ts';
import { countNoun, formatCount } from '#web/format/count.ts';
import { contractKindNames } from '../ground/labels/agreement-labels.messages.ts';
import { lendingWords } from '../ground/labels/lending-words.messages.ts';

export const messages = {
  notYours: { en: 'A colleague serves this customer', ur: 'اس صارف کا کام کوئی دوسرا ساتھی کرے گا' },
  notYoursText: {
    en: 'The record has your own CNIC or phone, or you are a guarantor. You can read everything here. Ask your branch manager who records payments, makes requests and calls for this customer.',
    ur: 'اس ریکارڈ پر آپ کا اپنا شناختی کارڈ نمبر یا فون ہے، یا آپ ضامن ہیں۔ آپ یہاں سب کچھ دیکھ سکتے ہیں۔ اس صارف کی ادائیگیاں، درخواستیں اور رابطے کون دیکھے گا، یہ اپنے برانچ مینیجر سے پوچھیے۔',
  },
  notOpened: { en: 'This account could not be opened', ur: 'یہ کھاتہ نہیں کھل سکا' },

  added: { en: 'Customer added', ur: 'صارف کا اندراج ہو گیا' },
  notSent: { en: 'not saved', ur: 'محفوظ نہیں ہوئی' },
  staleAgreement: {
    en: 'The agreement in the address is not on this account',
    ur: 'پتے والا معاہدہ اس کھاتے میں نہیں',
  },
  staleAgreementText: {
    en: 'It may have been moved, or the address was cut. The most urgent agreement is open instead.',
    ur: 'شاید وہ منتقل ہو گیا ہو یا پتہ ادھورا ہو۔ اس کی جگہ سب سے فوری معاہدہ کھلا ہے۔',
  },

  parts: { en: 'Parts of the account', ur: 'کھاتے کے حصے' },
  papers: { en: 'Papers', ur: 'کاغذات' },
  contact: lendingWords.logContact,
  recordPayment: lendingWords.recordPayment,
  recordRecovery: lendingWords.recordRecovery,
  move: { en: 'Move to another officer or branch', ur: 'دوسرے افسر یا برانچ میں منتقل کریں' },
  more: { en: 'More actions', ur: 'مزید کارروائیاں' },
  recordPromise: lendingWords.recordPromise,
  noAgreement: {
    en: 'This customer has no agreement yet.',
    ur: 'اس صارف کا ابھی کوئی معاہدہ نہیں۔',
  },

  facts: { en: 'About this customer', ur: 'اس صارف کے بارے میں' },
  outstanding: lendingWords.outstanding,
  dueNow: lendingWords.dueNow,
  overpaid: lendingWords.overpaid,
  promises: { en: 'Promises', ur: 'وعدے' },
  guarantors: lendingWords.guarantors,
  branch: lendingWords.branch,

  outstandingOfOne: { en: 'outstanding', ur: 'بقایا' },
  writtenOffAmount: { en: 'written off', ur: 'خارج شدہ' },
  agreements: lendingWords.agreements,
  emptyTitle: { en: 'No agreement yet', ur: 'ابھی کوئی معاہدہ نہیں' },
  emptyText: {
    en: 'Once an agreement is made, its installments, payments and balance are kept here.',
    ur: 'معاہدہ بننے کے بعد اس کی قسطیں، ادائیگیاں اور بقایا یہیں نظر آئیں گے۔',
  },

  log: { en: 'Promises and calls', ur: 'وعدے اور رابطے' },
  logEmpty: {
    en: 'Nothing is on record yet: no call, no visit, no promise to pay.',
    ur: 'ابھی کچھ درج نہیں: نہ کوئی کال، نہ ملاقات، نہ ادائیگی کا وعدہ۔',
  },

  documents: { en: 'Documents', ur: 'دستاویزات' },
  documentsEmpty: { en: 'No document is on record yet.', ur: 'ابھی کوئی دستاویز موجود نہیں۔' },
  documentsNotOpened: { en: 'The documents could not be loaded', ur: 'دستاویزات نہیں کھل سکیں' },
  change: { en: 'Add or replace', ur: 'شامل یا تبدیل کریں' },
} as const satisfies Record<string, Phrase>;

/** The customer's relation to the person whose name follows. */
export const relationNames: Readonly<Record<(typeof relatives)[number], Readonly<Record<Gender, Phrase>>>> = {
  husband: {
    female: { en: 'Wife of', ur: 'زوجہ' },
    male: { en: 'Husband:', ur: 'شوہر:' },
    other: { en: 'Husband:', ur: 'شوہر:' },
  },
  father: {
    female: { en: 'Daughter of', ur: 'دختر' },
    male: { en: 'Son of', ur: 'ولد' },
    other: { en: 'Child of', ur: 'والد:' },
  },
};

export const ofBranch: Phrase<(city: string) => string> = {
  en: (city) => `${city} branch`,
  ur: (city) => `${city} برانچ`,
};

/** The request that a customer came from, with its day. */
export const fromRequest: Phrase<(day: string) => string> = {
  en: (day) => `From the contact request of ${day}`,
  ur: (day) => `رابطے کی درخواست سے، ${day}`,
};

export const daysLate: Phrase<(days: number) => string> = {
  en: (days) => `${formatCount(days)} ${countNoun(days, 'day', 'days')} late`,
  ur: (days) => `\u2066${formatCount(days)}\u2069 دن تاخیر`,
};

/** The words before and after the amount in the verb of the counter. */
export const recordAmount: Phrase<{ readonly before: string; readonly after: string }> = {
  en: { before: 'Record', after: '' },
  ur: { before: '', after: 'درج کریں' },
};

export const otherAgreements: Phrase<(count: number) => string> = {
  en: (count) => `Guarantor of ${formatCount(count)} more`,
  ur: (count) => `مزید \u2066${formatCount(count)}\u2069 معاہدوں کے ضامن`,
};

/** The progress of an agreement's installments. */
export const paidOf: Phrase<(paid: number, count: number) => string> = {
  en: (paid, count) => `${formatCount(paid)} of ${formatCount(count)} paid`,
  ur: (paid, count) => `\u2066${formatCount(count)}\u2069 میں سے \u2066${formatCount(paid)}\u2069 ادا`,
};

/** The title of an agreement, from the goods bought. An agreement without goods is a loan of money. */
export const itemsTitle: Phrase<(items: readonly string[]) => string> = {
  en: (items) =>
    items.length > 2
      ? `${items[0]} and ${formatCount(items.length - 1)} more`
      : items.join(' and ') || contractKindNames.qard_e_hasan.en,
  ur: (items) =>
    items.length > 2
      ? `\u2068${items[0]}\u2069 اور مزید \u2066${formatCount(items.length - 1)}\u2069`
      : items.map((item) => `\u2068${item}\u2069`).join(' اور ') || contractKindNames.qard_e_hasan.ur,
};

export const promisedFor: Phrase<(day: string) => string> = {
  en: (day) => `for ${day}`,
  ur: (day) => `بتاریخ ${day}`,
};

export const promise: Phrase = lendingWords.promise;

export const outsideHours: Phrase<(reason: string) => string> = {
  en: (reason) => `Outside contact hours: ${reason}`,
  ur: (reason) => `رابطے کے اوقات سے باہر: \u2068${reason}\u2069`,
};

/** The number of log entries that are hidden. */
export const showOlder: Phrase<(count: number) => string> = {
  en: (count) => `Show ${formatCount(count)} older`,
  ur: (count) => `مزید \u2066${formatCount(count)}\u2069 پرانے دکھائیں`,
};

/** The meaning of the sums over all agreements. */
export const sumMeanings = {
  outstanding: {
    en: 'What is still to be paid on all agreements, due or not. Each line opens its agreement, and the figure there opens its entries.',
    ur: 'تمام معاہدوں پر جو ادا ہونا باقی ہے، واجب ہو یا نہ ہو۔ سطر پر کلک کرنے سے اس کا معاہدہ کھلتا ہے، اور وہاں رقم پر کلک کرنے سے اس کے اندراجات۔',
  },
  dueNow: {
    en: 'What must be paid by today on all agreements.',
    ur: 'تمام معاہدوں پر آج تک جو ادا کرنا ہے۔',
  },
  overpaid: {
    en: 'What the lender owes the customer, to refund or to move.',
    ur: 'جو رقم صارف کو واپس کرنی یا دوسرے معاہدے میں منتقل کرنی ہے۔',
  },
} as const satisfies Record<string, Phrase>;
