import type { Phrase } from '#domain/language.ts';
import { formatCount } from '#web/format/count.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from '../../ground/labels/lending-words.messages.ts';

export const messages = {
  notLoaded: plainWords.notOpened,
  review: plainWords.review,
  back: plainWords.back,
  close: plainWords.close,
  checkTitle: { en: 'Check before requesting', ur: 'درخواست دینے سے پہلے جانچ لیں' },
  nothingYet: { en: 'Nothing is requested yet', ur: 'ابھی کوئی درخواست نہیں دی گئی' },
  notRequested: { en: 'Nothing was requested', ur: 'کوئی درخواست نہیں دی گئی' },
  sending: lendingWords.sendingRequest,
  requested: { en: 'Requested', ur: 'درخواست دے دی گئی' },
  requestedText: {
    en: 'Nothing has changed on the agreement yet: a second person decides it. You will find it under Approvals and can withdraw it there.',
    ur: 'معاہدے میں ابھی کچھ نہیں بدلا: فیصلہ دوسرا شخص کرے گا۔ یہ درخواست منظوریوں میں ملے گی، جہاں سے آپ اسے واپس بھی لے سکتے ہیں۔',
  },
  secondPerson: {
    en: 'A second person decides it, exactly as shown here.',
    ur: 'فیصلہ دوسرا شخص کرے گا، بالکل اسی کے مطابق جو یہاں دکھایا گیا ہے۔',
  },
  reason: plainWords.reason,
  leadsTo: { en: 'Effect', ur: 'اس کا نتیجہ' },

  reliefTitle: lendingWords.requestRelief,
  reliefVerb: { en: 'Request relief of', ur: 'رعایت کی درخواست دیں:' },
  reliefAmount: { en: 'Amount to waive', ur: 'معاف کی جانے والی رقم' },
  reliefReasonHint: {
    en: 'What happened to the family, in a few words.',
    ur: 'خاندان کے ساتھ کیا ہوا، چند الفاظ میں۔',
  },
  evidence: { en: 'Evidence', ur: 'ثبوت' },
  evidenceHint: {
    en: 'Which papers you saw, or what you saw at the home. Optional if the documents show it.',
    ur: 'کون سے کاغذات دیکھے، یا گھر پر کیا دیکھا۔ دستاویزات کافی ہوں تو خالی چھوڑ سکتے ہیں۔',
  },
  documents: { en: 'Documents as evidence', ur: 'ثبوت کی دستاویزات' },
  documentsHint: {
    en: 'The person who decides sees them as they are now, even if they are replaced or removed later.',
    ur: 'فیصلہ کرنے والے کو یہ ویسی ہی نظر آئیں گی جیسی ابھی ہیں، چاہے بعد میں بدل یا ہٹا دی جائیں۔',
  },
  noDocuments: {
    en: 'The customer has no documents on record. They are added on the customer’s own page.',
    ur: 'صارف کی کوئی دستاویز ریکارڈ میں نہیں۔ دستاویزات صارف کے اپنے صفحے پر شامل ہوتی ہیں۔',
  },
  fund: lendingWords.reliefFund,
  beforeStart: {
    en: 'The agreement has not started: its installments become smaller, and the customer consents to the new terms.',
    ur: 'معاہدہ ابھی شروع نہیں ہوا: قسطیں چھوٹی ہو جائیں گی، اور صارف نئی شرائط پر رضامندی دیں گے۔',
  },

  refundTitle: { en: 'Request a refund', ur: 'رقم کی واپسی کی درخواست' },
  paidOutText: {
    en: 'Once it is approved, you pay it out yourself and the customer signs the voucher.',
    ur: 'منظوری کے بعد رقم آپ خود دیں گے اور صارف واؤچر پر دستخط کریں گے۔',
  },
  refundVerb: { en: 'Request refund of', ur: 'رقم کی واپسی کی درخواست دیں:' },
  refundAmount: { en: 'Amount to refund', ur: 'واپس کی جانے والی رقم' },
  cameBy: { en: 'Came in by', ur: 'رقم کیسے آئی تھی' },
  anotherWayReason: { en: 'Why by another method', ur: 'دوسرے طریقے سے کیوں' },
  anotherWayHint: {
    en: 'The money came in by another method. The person who decides has to confirm this.',
    ur: 'رقم کسی اور طریقے سے آئی تھی۔ فیصلہ کرنے والے کو اس کی تصدیق کرنا ہوگی۔',
  },
  method: lendingWords.method,
  reference: lendingWords.referenceNumber,

  writeOffTitle: { en: 'Request a write-off', ur: 'کھاتے سے اخراج کی درخواست' },
  writeOffVerb: { en: 'Request write-off of', ur: 'کھاتے سے اخراج کی درخواست دیں:' },
  writeOffText: {
    en: 'The whole outstanding amount is written off. Money that still comes in later is recorded as a recovery.',
    ur: 'پورا بقایا چھوڑ دیا جائے گا۔ بعد میں جو رقم آئے وہ خارج شدہ رقم کی وصولی کے طور پر درج ہوگی۔',
  },

  reversalVerb: { en: 'Request reversal of', ur: 'منسوخی کی درخواست دیں:' },
  reversalTitle: lendingWords.requestReversal,
  chequeAnswer: { en: 'Why the bank returned the cheque', ur: 'بینک نے چیک کیوں واپس کیا' },
  chooseChequeAnswer: plainWords.choose,
  ownMistake: { en: 'Not returned: recorded by mistake', ur: 'چیک واپس نہیں آیا: اندراج غلطی سے ہوا' },
  receiptVoid: {
    en: 'Its receipt is marked void and keeps its number.',
    ur: 'اس کی رسید منسوخ لکھی جائے گی اور اس کا نمبر وہی رہے گا۔',
  },
  transferText: {
    en: 'Both halves of the move are reversed together.',
    ur: 'منتقل شدہ رقم کے دونوں حصے ایک ساتھ منسوخ ہوں گے۔',
  },
  deliveryText: {
    en: 'The delivery is reversed together with the down payment and the relief recorded with it.',
    ur: 'حوالگی کے ساتھ درج ہونے والی پیشگی ادائیگی اور رعایت بھی منسوخ ہوں گی۔',
  },
  afterwards: { en: 'What becomes of the agreement', ur: 'معاہدے کا کیا ہوگا' },
  approvedAgain: {
    en: 'It goes back to approved, for a later delivery',
    ur: 'دوبارہ منظور شدہ، سامان بعد میں حوالے ہوگا',
  },
  cancelled: { en: 'It is cancelled', ur: 'منسوخ ہو جائے گا' },
  day: plainWords.date,
  receipt: lendingWords.receipt,
  entry: { en: 'Entry to reverse', ur: 'کس کی منسوخی' },

  rescheduleTitle: { en: 'Request a new schedule', ur: 'نئے شیڈول کی درخواست' },
  rescheduleVerb: { en: 'Request the new schedule', ur: 'نئے شیڈول کی درخواست دیں' },
  rescheduleText: {
    en: 'What is paid stays paid and the total stays what it is: time never costs anything.',
    ur: 'جو ادا ہو چکا وہ ادا ہی رہے گا اور کل رقم وہی رہے گی: مہلت کی کوئی قیمت نہیں۔',
  },
  firstDueOn: { en: 'Next installment on', ur: 'اگلی قسط کی تاریخ' },
  openCount: { en: 'Open installments', ur: 'باقی اقساط' },
  openCountHint: {
    en: 'Keep the number to move only the dates; a higher number makes each installment smaller.',
    ur: 'تعداد وہی رکھنے سے صرف تاریخیں بدلتی ہیں؛ زیادہ کرنے سے ہر قسط چھوٹی ہوتی ہے۔',
  },
  unit: { en: 'Frequency', ur: 'وقفہ' },
  every: { en: 'Every', ur: 'ہر' },
  months: { en: 'months', ur: 'ماہ' },
  weeks: { en: 'weeks', ur: 'ہفتے' },
  days: { en: 'days', ur: 'دن' },
  roundingStep: lendingWords.roundingStep,
  consentHow: lendingWords.consent,
  chooseConsent: { en: 'Choose how it was given', ur: 'رضامندی کا طریقہ چنیے' },

  undoTitle: { en: 'Request the old schedule again', ur: 'پرانے شیڈول کی بحالی کی درخواست' },
  undoVerb: { en: 'Request the old schedule', ur: 'پرانے شیڈول کی درخواست دیں' },
  undoText: {
    en: 'The dates before the last change are restored; what is paid stays paid.',
    ur: 'پچھلی تبدیلی سے پہلے کی تاریخیں واپس آ جائیں گی؛ جو ادا ہو چکا وہ ادا ہی رہے گا۔',
  },
} as const satisfies Record<string, Phrase>;

export const stepText: Phrase<(step: number) => string> = {
  en: (step) => `Step ${step} of 2`,
  ur: (step) => `2 میں سے مرحلہ ${step}`,
};

export const reliefFor: Phrase<(name: string) => string> = {
  en: (name) => `Relief for ${name}`,
  ur: (name) => `${name} کے لیے رعایت`,
};

export const refundFor: Phrase<(name: string) => string> = {
  en: (name) => `To be refunded to ${name}`,
  ur: (name) => `${name} کو واپس کیے جائیں گے`,
};

export const writeOffFor: Phrase<(name: string) => string> = {
  en: (name) => `To be written off from what ${name} owes`,
  ur: (name) => `${name} کے ذمے رقم میں سے چھوڑے جائیں گے`,
};

export const pauseText: Phrase<(installments: number) => string> = {
  en: (installments) => `Skip ${formatCount(installments)}`,
  ur: (installments) =>
    `\u2066${formatCount(installments)}\u2069 ${installments === 1 ? 'قسط' : 'اقساط'} چھوڑیں`,
};
