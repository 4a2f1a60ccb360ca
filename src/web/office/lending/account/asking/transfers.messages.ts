import type { Phrase } from '#domain/language.ts';
import type { TransferState } from '#domain/lending/customer-requests/transfer-report.ts';
import { saidRupees } from '#web/format/rupees.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from '../../ground/labels/lending-words.messages.ts';

export const messages = {
  report: { en: 'Report a payment', ur: 'ادائیگی کی اطلاع دیں' },
  lead: {
    en: 'Sent money by bank or phone? Tell us, and we will look for it.',
    ur: 'بینک یا موبائل سے رقم بھیجی ہے؟ ہمیں بتائیے، ہم اسے دیکھ لیں گے۔',
  },
  agreementId: { en: 'For which agreement', ur: 'کس معاہدے کے لیے' },
  choose: { en: 'Choose an agreement', ur: 'معاہدہ چنیں' },
  amount: { en: 'Amount sent', ur: 'بھیجی گئی رقم' },
  sentOn: lendingWords.sentOn,
  method: { en: 'How you sent it', ur: 'کیسے بھیجی' },
  reference: { en: 'Transaction number', ur: 'ٹرانزیکشن نمبر' },
  referenceHint: {
    en: 'TID or reference: it is on the slip or in the message.',
    ur: 'ٹی آئی ڈی یا حوالہ نمبر: سلپ یا پیغام میں لکھا ہوتا ہے۔',
  },
  slip: { en: 'Picture of the slip', ur: 'سلپ کی تصویر' },
  slipHint: {
    en: 'A photo or a screenshot. If the slip is a PDF, take a screenshot of it.',
    ur: 'تصویر یا اسکرین شاٹ۔ سلپ پی ڈی ایف ہو تو اس کا اسکرین شاٹ لیجیے۔',
  },
  send: { en: 'Send', ur: 'بھیجیں' },
  sending: lendingWords.sendingRequest,
  cancel: plainWords.cancel,
  refused: { en: 'Not sent yet', ur: 'ابھی نہیں بھیجی گئی' },
  sent: {
    en: 'Thank you. Your branch is checking it.',
    ur: 'شکریہ۔ برانچ اس کی جانچ کر رہی ہے۔',
  },
  notOpened: plainWords.notOpened,
  noneToPay: {
    en: 'You have no agreement with anything to pay now.',
    ur: 'ابھی آپ کو کسی معاہدے پر ادائیگی نہیں کرنی۔',
  },

  transfers: { en: 'Payments you reported', ur: 'آپ نے جن ادائیگیوں کی اطلاع دی' },
  checkedAgain: {
    en: 'The payment recorded for it was reversed. Your branch is checking it again.',
    ur: 'اس کے لیے درج ادائیگی منسوخ کر دی گئی۔ برانچ دوبارہ جانچ کر رہی ہے۔',
  },
  refusedBecause: { en: 'Your branch says:', ur: 'برانچ کا جواب:' },
  receipt: lendingWords.receipt,
} as const satisfies Record<string, Phrase>;

/** To the customer, in plain words. */
export const stateNames: Readonly<Record<TransferState, Phrase>> = {
  checking: { en: 'Being checked', ur: 'جانچ ہو رہی ہے' },
  matched: { en: 'Money received', ur: 'رقم مل گئی' },
  refused: { en: 'Not accepted', ur: 'قبول نہیں ہوئی' },
};

/** Shown when the recorded amount differs from the reported one. */
export const recordedAs: Phrase<(amount: number) => string> = {
  en: (amount) => `${saidRupees.en(amount)} recorded`,
  ur: (amount) => `${saidRupees.ur(amount)} درج ہوئے`,
};
