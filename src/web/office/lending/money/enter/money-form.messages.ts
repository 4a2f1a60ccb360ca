import type { Phrase } from '#domain/language.ts';
import type { FutureRule } from '#domain/lending/ledger/future-rule.ts';
import { countNoun, formatCount } from '#web/format/count.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from '../../ground/labels/lending-words.messages.ts';
import type { ProposalName } from '../money-ledger.ts';

/** The fields, in the order of the form. */
export const fieldLabels = {
  amount: plainWords.amount,
  toAgreementId: { en: 'Pay this agreement', ur: 'یہ معاہدہ ادا کریں' },
  method: lendingWords.method,
  reference: lendingWords.referenceNumber,
  valuedOn: plainWords.date,
  rule: { en: 'Extra amount', ur: 'واجب سے زائد رقم' },
  payerPhone: { en: 'Phone of the payer', ur: 'ادا کرنے والے کا فون' },
  note: plainWords.notes,
  version: { en: 'Amounts', ur: 'رقوم' },
  confirmed: plainWords.confirmed,
} as const satisfies Record<string, Phrase>;

export const formMessages = {
  optional: { en: 'Optional', ur: 'اختیاری' },
  onlyToday: { en: 'Only today.', ur: 'صرف آج کی تاریخ۔' },
  amounts: { en: 'Proposed amounts', ur: 'مجوزہ رقوم' },
  noAmount: { en: 'Enter the amount to see what it pays.', ur: 'رقم لکھیے تاکہ اس کا اثر نظر آئے۔' },
  nothingYet: plainWords.nothingRecorded,
  change: plainWords.edit,
  cancel: plainWords.cancel,
  review: plainWords.review,
  stepOne: { en: 'Step 1 of 2', ur: 'دو میں سے پہلا مرحلہ' },
  stepTwo: { en: 'Step 2 of 2', ur: 'دو میں سے دوسرا مرحلہ' },
  downPayment: lendingWords.downPayment,
  inFull: { en: 'paid in full', ur: 'مکمل ادا' },
  inPart: { en: 'in part', ur: 'جزوی' },
  overpaid: { en: 'Overpaid: to be refunded', ur: 'زائد رقم: واپس کرنی ہے' },
  likeAnother: {
    en: 'The same amount is already recorded for this day. Continue only if this is another payment.',
    ur: 'اسی دن کے لیے یہی رقم پہلے سے درج ہے۔ صرف تب آگے بڑھیے جب یہ دوسری ادائیگی ہو۔',
  },
  chooseAgreement: { en: 'Choose an agreement', ur: 'معاہدہ چنیں' },
  noOtherAgreement: {
    en: 'This customer has no other agreement with money left to pay. Refund the overpayment instead.',
    ur: 'اس صارف کا کوئی اور معاہدہ نہیں جس پر رقم باقی ہو۔ زائد رقم واپس کیجیے۔',
  },
  notLoaded: lendingWords.agreementNotOpened,
} as const satisfies Record<string, Phrase>;

export const amountBeyondTarget: Phrase<(amount: string) => string> = {
  en: (amount) => `The chosen agreement can take ${amount} at most. Lower the amount.`,
  ur: (amount) => `چنے ہوئے معاہدے میں زیادہ سے زیادہ ${amount} جا سکتے ہیں۔ رقم کم کیجیے۔`,
};

export const ruleNames: Readonly<Record<FutureRule, Phrase>> = {
  next: { en: 'Makes the next installment smaller', ur: 'اگلی قسط کم ہو جائے' },
  last: { en: 'Reduces the last installments', ur: 'آخری اقساط کم ہو جائیں' },
  spread: { en: 'Makes all open installments smaller', ur: 'تمام باقی اقساط برابر کم ہو جائیں' },
};

export const proposalTexts: Readonly<Record<ProposalName, Phrase>> = {
  due: { en: 'due now', ur: 'آج تک واجب الادا' },
  next: { en: 'next due', ur: 'اگلی قسط' },
  due_and_next: { en: 'due now and next', ur: 'واجب اور اگلی قسط' },
  all: { en: 'all outstanding', ur: 'پورا بقایا' },
};

export const mayGoBack: Phrase<(days: number) => string> = {
  en: (days) => `You can back-date up to ${formatCount(days)} ${countNoun(days, 'day', 'days')}.`,
  ur: (days) => `آپ \u2066${formatCount(days)}\u2069 دن پہلے تک کی تاریخ لکھ سکتے ہیں۔`,
};

export const otherInstallments: Phrase<(count: number) => string> = {
  en: (count) => `and ${formatCount(count)} more ${countNoun(count, 'installment', 'installments')}`,
  ur: (count) => `اور مزید \u2066${formatCount(count)}\u2069 ${count === 1 ? 'قسط' : 'اقساط'}`,
};

export const installmentName: Phrase<(number: number) => string> = {
  en: (number) => `Installment ${number}`,
  ur: (number) => `قسط \u2066${number}\u2069`,
};
