import { agreementLabels } from '#contract/lending/field-labels.ts';
import type { Phrase } from '#domain/language.ts';
import { formatCount } from '#web/format/count.ts';
import { saidRupees } from '#web/format/rupees.ts';
import type { Labels } from '#web/office/kit/form/engine/form-paths.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from '../../ground/labels/lending-words.messages.ts';
import type { AgreementValues } from './agreement-values.ts';
import type { Step } from './steps.ts';

/** The names of an agreement's fields, in the order of the steps. */
export const labels = {
  service: agreementLabels.service,
  contractKind: agreementLabels.contractKind,
  items: { en: 'Items', ur: 'اشیاء' },
  'items.*': agreementLabels.item,
  'items.*.productId': lendingWords.product,
  'items.*.description': plainWords.description,
  'items.*.quantity': { en: 'Quantity', ur: 'تعداد' },
  'items.*.unitPrice': { en: 'Price of one', ur: 'ایک کی قیمت' },
  amount: lendingWords.amountLent,
  notes: plainWords.notes,
  downPayment: agreementLabels.downPayment,
  roundingStep: lendingWords.roundingStep,
  count: agreementLabels.count,
  'frequency.unit': agreementLabels.frequency,
  'frequency.every': { en: 'Every', ur: 'ہر' },
  firstDueOn: agreementLabels.firstDueOn,
  startOn: { en: 'Start date', ur: 'آغاز کی تاریخ' },
  guarantors: lendingWords.guarantors,
  'guarantors.*': lendingWords.guarantor,
  'guarantors.*.guarantorId': { en: 'Person', ur: 'فرد' },
  'guarantors.*.relation': { en: 'Relation to the customer', ur: 'صارف سے تعلق' },
} as const satisfies Labels<AgreementValues>;

export const stepNames: Readonly<Record<Step, Phrase>> = {
  items: { en: 'Goods or loan', ur: 'سامان یا قرض' },
  plan: { en: 'Plan', ur: 'قسطیں' },
  guarantors: labels.guarantors,
  statement: lendingWords.keyFactStatement,
  submit: { en: 'Submit', ur: 'جمع کرائیں' },
};

/** `Step 2: Plan`. */
export const stepTitle: Phrase<(number: number, name: string) => string> = {
  en: (number, name) => `Step ${number}: ${name}`,
  ur: (number, name) => `مرحلہ \u2066${number}\u2069: ${name}`,
};

export const backTo: Readonly<Record<Step, Phrase>> = {
  items: { en: 'Back to goods or loan', ur: 'واپس سامان یا قرض پر' },
  plan: { en: 'Back to plan', ur: 'واپس قسطوں پر' },
  guarantors: { en: 'Back to guarantors', ur: 'واپس ضامنوں پر' },
  statement: { en: 'Back to the statement', ur: 'واپس معلومات نامے پر' },
  submit: stepNames.submit,
};

export const continueTo: Readonly<Record<Step, Phrase>> = {
  items: stepNames.items,
  plan: { en: 'Continue to plan', ur: 'آگے: قسطیں' },
  guarantors: { en: 'Continue to guarantors', ur: 'آگے: ضامن' },
  statement: { en: 'Continue to the statement', ur: 'آگے: معلومات نامہ' },
  submit: { en: 'Continue to submit', ur: 'آگے: جمع کرائیں' },
};

/** The next step, beside the button that leads there. */
export const nextIs: Readonly<Partial<Record<Step, Phrase>>> = {
  items: { en: 'Next: how it is paid', ur: 'اس کے بعد: ادائیگی کا طریقہ' },
  plan: {
    en: 'Next: guarantors from outside the customer’s household',
    ur: 'اس کے بعد: ضامن، جو صارف کے اپنے گھر کے نہ ہوں',
  },
  guarantors: {
    en: 'Next: what the customer reads and consents to',
    ur: 'اس کے بعد: وہ باتیں جو صارف پڑھ کر رضامندی دیں گے',
  },
};

export const newTitle: Phrase = { en: 'New agreement', ur: 'نیا معاہدہ' };

export const messages = {
  customerLoadError: lendingWords.customerNotOpened,
  agreementLoadError: lendingWords.agreementNotOpened,
  steps: { en: 'Steps', ur: 'مرحلے' },
  done: { en: 'done', ur: 'ہو گیا' },
  saving: { en: 'Saving the draft…', ur: 'مسودہ محفوظ ہو رہا ہے…' },
  unsaved: { en: 'Not saved yet', ur: 'ابھی محفوظ نہیں' },
  conflict: {
    en: 'Someone else has changed this draft. What you entered is still here.',
    ur: 'اس دوران کسی اور نے یہ مسودہ تبدیل کر دیا۔ آپ کا لکھا ہوا برقرار ہے۔',
  },
  takeOver: { en: 'Add their changes', ur: 'ان کی تبدیلیاں شامل کریں' },
  changedHere: {
    en: 'Your changes are not saved yet. Save them to see their statement.',
    ur: 'آپ کی تبدیلیاں ابھی محفوظ نہیں ہوئیں۔ ان کا معلومات نامہ دیکھنے کے لیے محفوظ کیجیے۔',
  },
  saveDraft: { en: 'Save draft', ur: 'مسودہ محفوظ کریں' },
  blocked: {
    en: 'This customer is blocked. No new agreement can be made.',
    ur: 'اس صارف پر پابندی ہے، انہیں نیا معاہدہ نہیں دیا جا سکتا۔',
  },
  writtenOff: {
    en: 'What this customer owed before was written off',
    ur: 'اس صارف کی پہلے کی رقم خارج کی جا چکی ہے',
  },
  otherDrafts: {
    en: 'This customer already has a draft. Continue it, or start a new one below.',
    ur: 'اس صارف کا ایک مسودہ پہلے سے موجود ہے۔ اسی کو آگے بڑھائیے، یا نیچے نیا شروع کیجیے۔',
  },
  choose: plainWords.choose,

  itemsLead: {
    en: 'What the family buys. A product is sold at its cash price, on installments too',
    ur: 'خاندان جو کچھ لے رہا ہے۔ پروڈکٹ قسطوں پر بھی نقد قیمت ہی پر دی جاتی ہے',
  },
  loanLead: {
    en: 'The customer receives this money at the start and repays the same amount',
    ur: 'صارف کو آغاز پر یہ رقم ملے گی، اور وہ اتنی ہی رقم واپس کریں گے',
  },
  addItem: { en: 'Add an item', ur: 'ایک اور چیز شامل کریں' },
  otherItem: { en: 'Not on the list', ur: 'فہرست میں نہیں' },
  descriptionHint: {
    en: 'As the customer reads it in the agreement',
    ur: 'جیسے صارف معاہدے میں پڑھیں گے',
  },
  priceToday: { en: 'Use today’s price', ur: 'آج کی قیمت لگائیں' },
  noCommonTerm: {
    en: 'These products are not sold over the same months. Make an agreement for each, or choose others.',
    ur: 'ان پروڈکٹس کی مدت ایک جیسی نہیں۔ ہر ایک کا الگ معاہدہ بنائیے یا دوسری چنیے۔',
  },
  agreementFacts: lendingWords.agreement,
  agreementFactsLead: {
    en: 'Purpose and kind of contract',
    ur: 'معاہدہ کس لیے ہے اور کس صورت میں لکھا جائے گا',
  },
  notesHint: { en: 'For staff only', ur: 'صرف عملے کے لیے' },
  total: plainWords.total,
} as const satisfies Record<string, Phrase>;

export const draftSaved: Phrase<(when: string) => string> = {
  en: (when) => `Draft saved ${when}`,
  ur: (when) => `مسودہ محفوظ ہوا: ${when}`,
};

export const priceIsNow: Phrase<(price: number) => string> = {
  en: (price) => `Its cash price is now ${saidRupees.en(price)}`,
  ur: (price) => `اس کی نقد قیمت اب ${saidRupees.ur(price)} ہے`,
};

export const offered: Phrase<(installment: number, months: number, downPayment: number) => string> = {
  en: (installment, months, downPayment) =>
    `${saidRupees.en(installment)} a month over ${formatCount(months)} months, ${saidRupees.en(downPayment)} down`,
  ur: (installment, months, downPayment) =>
    `${saidRupees.ur(installment)} ماہانہ، ${formatCount(months)} ماہ تک، پیشگی ${saidRupees.ur(downPayment)}`,
};

export const theyChanged: Phrase<(fields: readonly string[]) => string> = {
  en: (fields) =>
    fields.length === 0
      ? 'The draft is up to date. Check it and continue.'
      : `They changed: ${fields.join(', ')}. What you entered is kept. Look through it and go on.`,
  ur: (fields) =>
    fields.length === 0
      ? 'مسودہ تازہ ہے۔ ایک نظر دیکھ کر آگے بڑھیے۔'
      : `انہوں نے تبدیل کیا: ${fields.join('، ')}۔ آپ کا لکھا ہوا برقرار ہے۔ ایک نظر دیکھ کر آگے بڑھیے۔`,
};
