import type { Phrase } from '#domain/language.ts';
import type { TransferState } from '#domain/lending/customer-requests/transfer-report.ts';
import { countNoun, formatCount } from '#web/format/count.ts';
import { saidRupees } from '#web/format/rupees.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from '../ground/labels/lending-words.messages.ts';

export const messages = {
  lead: {
    en: 'Customers say they sent this money. Check the bank or wallet account, then record it or give a reason for refusing.',
    ur: 'صارفین کے مطابق یہ رقم بھیجی جا چکی ہے۔ بینک یا موبائل اکاؤنٹ دیکھ کر ادائیگی درج کیجیے یا رد کرنے کی وجہ لکھیے۔',
  },
  branch: lendingWords.branch,
  customer: lendingWords.customer,
  sent: { en: 'Sent, Rs', ur: 'بھیجی گئی رقم، Rs' },
  how: { en: 'How and when', ur: 'کیسے اور کب' },
  reported: { en: 'Reported on', ur: 'اطلاع کی تاریخ' },
  state: plainWords.status,
  outstanding: lendingWords.outstandingRupees,
  outstandingName: lendingWords.outstanding,
  noMatchText: {
    en: 'No reported transfer matches these filters.',
    ur: 'ان فلٹروں کے مطابق کوئی اطلاع نہیں۔',
  },
  clearedTitle: { en: 'Everything is checked', ur: 'سب کی جانچ ہو چکی' },
  clearedText: {
    en: 'When a customer reports a transfer from their page, it appears here at once with its slip.',
    ur: 'جب کوئی صارف اپنے صفحے سے رقم بھیجنے کی اطلاع دے گا تو وہ سلپ کے ساتھ فوراً یہاں نظر آئے گی۔',
  },
  noneDoneTitle: { en: 'Nothing is settled yet', ur: 'ابھی کوئی اطلاع نمٹائی نہیں گئی' },
  noneDoneText: {
    en: 'Transfers that were recorded or refused are kept here.',
    ur: 'درج یا رد کی گئی اطلاعات یہاں محفوظ رہتی ہیں۔',
  },

  notOpened: { en: 'The reported transfer could not be opened', ur: 'اطلاع نہیں کھل سکی' },
  slip: { en: 'Slip', ur: 'سلپ' },
  slipNotOpened: { en: 'The slip could not be opened', ur: 'سلپ کی تصویر نہیں کھل سکی' },
  amount: plainWords.amount,
  sentOn: lendingWords.sentOn,
  method: { en: 'Sent via', ur: 'بھیجنے کا ذریعہ' },
  reference: lendingWords.referenceNumber,
  reportedAt: { en: 'Reported on', ur: 'اطلاع کی تاریخ' },
  reason: plainWords.reason,
  refusedBy: { en: 'Refused by', ur: 'رد کرنے والے' },
  receipt: lendingWords.receipt,
  recorded: { en: 'Amount recorded', ur: 'درج رقم' },
  seenBefore: { en: 'Seen before', ur: 'پہلے بھی آ چکی ہے' },
  seenBeforeText: {
    en: 'This reference or this picture is in another report or payment. Make sure that the money came twice.',
    ur: 'یہی حوالہ نمبر یا یہی تصویر کسی اور اطلاع یا ادائیگی میں بھی ہے۔ تصدیق کیجیے کہ رقم واقعی دو بار آئی ہے۔',
  },
  checkedAgain: { en: 'To be checked again', ur: 'دوبارہ جانچ باقی' },
  checkedAgainText: {
    en: 'The payment that was recorded for it was reversed.',
    ur: 'اس کے لیے درج کی گئی ادائیگی منسوخ ہو گئی تھی۔',
  },
  likely: { en: 'Already recorded?', ur: 'کیا یہ پہلے سے درج ہے؟' },
  likelyText: {
    en: 'Payments of this agreement with the same amount and a day nearby.',
    ur: 'اس معاہدے کی اسی رقم اور قریبی تاریخ کی ادائیگیاں۔',
  },
  match: { en: 'Match this payment', ur: 'اس سے ملائیں' },
  record: lendingWords.recordPayment,
  refuse: { en: 'Refuse', ur: 'رد کریں' },
  refuseText: {
    en: 'The customer reads the reason on their page. Say what they can do.',
    ur: 'صارف یہ وجہ اپنے صفحے پر پڑھیں گے۔ لکھیے کہ وہ کیا کریں۔',
  },
  matchedToast: { en: 'Matched. The customer sees the receipt.', ur: 'ملا دی گئی۔ صارف کو رسید نظر آئے گی۔' },
  refusedToast: { en: 'Refused. The customer sees the reason.', ur: 'رد کر دی گئی۔ صارف کو وجہ نظر آئے گی۔' },
} as const satisfies Record<string, Phrase>;

/** The question before a transfer is refused, with its customer and amount. */
export const refuseTitle: Phrase<(name: string, amount: number) => string> = {
  en: (name, amount) => `Refuse the transfer of ${saidRupees.en(amount)} by ${name}?`,
  ur: (name, amount) => `کیا \u2068${name}\u2069 کی ${saidRupees.ur(amount)} بھیجنے کی اطلاع رد کی جائے؟`,
};

export const stateNames: Readonly<Record<TransferState, Phrase>> = {
  checking: { en: 'To check', ur: 'جانچ باقی' },
  matched: { en: 'Recorded', ur: 'درج' },
  refused: { en: 'Refused', ur: 'رد' },
};

export const shownOf: Phrase<(shown: number, total: number | null) => string> = {
  en: (shown, total) =>
    total === null
      ? `${formatCount(shown)} shown of more than 10,000`
      : `${formatCount(shown)} of ${formatCount(total)} ${countNoun(total, 'report', 'reports')} shown`,
  ur: (shown, total) =>
    total === null
      ? `10,000 سے زیادہ میں سے ${formatCount(shown)} اطلاعات`
      : `کل ${formatCount(total)} میں سے ${formatCount(shown)} ${shown === 1 ? 'اطلاع' : 'اطلاعات'}`,
};
