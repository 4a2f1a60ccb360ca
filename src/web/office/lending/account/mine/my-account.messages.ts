import type { Phrase } from '#domain/language.ts';
import type { ContractKind } from '#domain/lending/agreements/contract-kind.ts';
import type { Gender } from '#domain/person/gender.ts';
import { countNoun, formatCount } from '#web/format/count.ts';
import { saidRupees } from '#web/format/rupees.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from '../../ground/labels/lending-words.messages.ts';

export const messages = {
  greeting: { en: 'Assalam-o-alaikum', ur: 'السلام علیکم' },
  notOpened: { en: 'Your account could not be opened', ur: 'آپ کا کھاتہ نہیں کھل سکا' },
  agreementNotOpened: { en: 'This agreement could not be opened', ur: 'یہ معاہدہ نہیں کھل سکا' },

  toPayNow: { en: 'To pay now', ur: 'اب ادا کرنی ہے' },
  dueToday: { en: 'It is due today.', ur: 'یہ رقم آج ادا کرنی ہے۔' },
  noPenalty: {
    en: 'No penalty or extra amount for delay.',
    ur: 'تاخیر پر کوئی جرمانہ یا اضافی رقم نہیں۔',
  },
  report: { en: 'Report a payment', ur: 'ادائیگی کی اطلاع دیں' },
  nextInstallment: { en: 'Your next installment', ur: 'آپ کی اگلی قسط' },
  nothingDue: { en: 'Nothing is due today.', ur: 'آج کوئی رقم واجب نہیں۔' },
  allPaid: { en: 'Everything is paid. Thank you.', ur: 'سب کچھ ادا ہو چکا ہے۔ شکریہ۔' },
  allPaidText: {
    en: 'You paid what was agreed, and not one rupee more.',
    ur: 'آپ نے وہی رقم ادا کی جو طے ہوئی تھی، ایک روپیہ بھی زیادہ نہیں۔',
  },
  waiting: { en: 'Your agreement is being prepared', ur: 'آپ کا معاہدہ تیار ہو رہا ہے' },
  waitingText: {
    en: 'You pay no installment before you receive the goods or the loan. Your branch will call you.',
    ur: 'سامان یا قرض کی رقم ملنے سے پہلے کوئی قسط ادا نہیں کرنی۔ برانچ آپ کو کال کرے گی۔',
  },
  none: { en: 'You have no agreement yet', ur: 'ابھی آپ کا کوئی معاہدہ نہیں' },
  noneText: {
    en: 'Call your branch or visit it. Agreements are made there and then appear here.',
    ur: 'برانچ کو کال کیجیے یا وہاں تشریف لائیے۔ معاہدہ وہیں بنتا ہے اور پھر یہاں نظر آتا ہے۔',
  },

  myAgreements: { en: 'My agreements', ur: 'میرے معاہدے' },
  left: lendingWords.left,
  paymentNumber: lendingWords.paymentNumber,
  next: lendingWords.nextDue,
  overpaid: { en: 'Overpaid: we owe you', ur: 'زائد ادائیگی: آپ کو واپس ملے گی' },
  completed: { en: 'Paid in full', ur: 'مکمل ادا' },
  closed: { en: 'Closed by the lender', ur: 'ادارے نے بند کر دیا' },

  schedule: { en: 'Schedule', ur: 'اقساط کا شیڈول' },
  show: plainWords.show,
  downPayment: lendingWords.downPayment,
  paid: lendingWords.paid,
  overdue: { en: 'Past its date', ur: 'تاریخ گزر گئی' },
  due_today: lendingWords.dueToday,
  upcoming: plainWords.upcoming,
  last: { en: 'Last', ur: 'آخری' },
  written_off: { en: 'No longer asked for', ur: 'اب طلب نہیں کی جاتی' },
  planned: { en: 'Planned', ur: 'طے شدہ' },
  partLeft: { en: 'Part left', ur: 'کچھ حصہ باقی' },

  receipts: { en: 'Receipts', ur: 'رسیدیں' },
  noReceipts: {
    en: 'Your first payment gets a receipt, and it is kept here.',
    ur: 'آپ کی پہلی ادائیگی پر رسید ملے گی اور یہیں محفوظ رہے گی۔',
  },
  void: { en: 'Void', ur: 'منسوخ' },

  papers: { en: 'Papers', ur: 'کاغذات' },
  whatItIs: plainWords.summary,
  paidSoFar: { en: 'Paid so far', ur: 'اب تک ادا' },

  blog: { en: 'Good to know', ur: 'کام کی باتیں' },
  blogText: {
    en: 'How to plan installments, which documents to bring, how to check a receipt, and more.',
    ur: 'قسطوں کی منصوبہ بندی، ضروری کاغذات، رسید کی جانچ اور دوسری باتیں۔',
  },

  complain: { en: 'Make a complaint', ur: 'شکایت کریں' },
  people: { en: 'Here for you', ur: 'آپ کی مدد کے لیے' },
  yourOfficer: { en: 'Your officer', ur: 'آپ کے افسر' },
  yourBranch: { en: 'Your branch', ur: 'آپ کی برانچ' },
  call: plainWords.call,
  whatsApp: plainWords.whatsApp,
} as const satisfies Record<string, Phrase>;

/** After an Urdu name, out of respect; English has no such word. */
export const honorifics: Readonly<Record<Gender, string>> = { female: 'صاحبہ', male: 'صاحب', other: '' };

/** The most important sentence: `Rs 4,500 on 5 December 2026`. */
export const amountOn: Phrase<(amount: number, day: string) => string> = {
  en: (amount, day) => `${saidRupees.en(amount)} on ${day}`,
  ur: (amount, day) => `${day} کو ${saidRupees.ur(amount)}`,
};

export const dueSince: Phrase<(day: string) => string> = {
  en: (day) => `It was due on ${day}.`,
  ur: (day) => `یہ رقم ${day} کو ادا ہونی تھی۔`,
};

export const someDueSince: Phrase<(day: string) => string> = {
  en: (day) => `The oldest part of it was due on ${day}.`,
  ur: (day) => `اس میں سب سے پرانی رقم ${day} کی ہے۔`,
};

/** Below the number of paid installments, in the ring. */
export const ofCount: Phrase<(count: number) => string> = {
  en: (count) => `of ${formatCount(count)}`,
  ur: (count) => `${formatCount(count)} میں سے`,
};

export const ringText: Phrase<(paid: number, count: number) => string> = {
  en: (paid, count) =>
    `${formatCount(paid)} of ${formatCount(count)} ${countNoun(count, 'installment', 'installments')} paid`,
  ur: (paid, count) => `\u2066${formatCount(count)}\u2069 میں سے \u2066${formatCount(paid)}\u2069 قسطیں ادا`,
};

/** The rows that are paid: the installments, and the down payment if there was one. */
export const paidRows: Phrase<(count: number, hasDownPayment: boolean) => string> = {
  en: (count, hasDownPayment) => {
    if (count === 0) return 'Down payment paid';
    const installments = `${formatCount(count)} ${countNoun(count, 'installment', 'installments')}`;
    return `${hasDownPayment ? 'Down payment and ' : ''}${installments} paid`;
  },
  ur: (count, hasDownPayment) => {
    if (count === 0) return 'پیشگی ادا شدہ';
    const installments = `\u2066${formatCount(count)}\u2069 ${count === 1 ? 'قسط' : 'قسطیں'}`;
    return `${hasDownPayment ? 'پیشگی اور ' : ''}${installments} ادا شدہ`;
  },
};

/** The opening text in WhatsApp, in the customer's own language. */
export const greetingText: Phrase<(name: string, numbers: string) => string> = {
  en: (name, numbers) => `Assalam-o-alaikum, this is ${name}${numbers && `, agreement ${numbers}`}. `,
  ur: (name, numbers) => `السلام علیکم، میں ${name} ہوں${numbers && `، معاہدہ ${numbers}`}۔ `,
};

/** The promise of each kind of contract. */
export const onlyThis: Readonly<Record<ContractKind, Phrase>> = {
  deferred_sale: {
    en: 'The price is all you ever pay: no interest, no fee, no penalty.',
    ur: 'صرف یہی قیمت ادا کرنی ہے: نہ سود، نہ فیس، نہ جرمانہ۔',
  },
  qard_e_hasan: {
    en: 'You repay what you received and nothing more: no interest, no fee, no penalty.',
    ur: 'صرف وہی رقم واپس کرنی ہے جو ملی: نہ سود، نہ فیس، نہ جرمانہ۔',
  },
};

/** Beside the receipt of a cheque that no bank has paid yet. */
export const chequeNotCleared: Phrase = { en: 'Cheque not cleared yet', ur: 'چیک ابھی کلیئر نہیں ہوا' };
