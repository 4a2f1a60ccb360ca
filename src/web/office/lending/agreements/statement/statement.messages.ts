import type { Phrase } from '#domain/language.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from '../../ground/labels/lending-words.messages.ts';

export const messages = {
  title: lendingWords.keyFactStatement,
  preview: { en: 'Key fact statement preview', ur: 'بنیادی معلومات نامے کی جھلک' },
  printBoth: { en: 'Print both', ur: 'دونوں پرنٹ کریں' },
  lead: {
    en: 'Read it with the customer. Consent counts for this version only',
    ur: 'صارف کے ساتھ پڑھیے۔ رضامندی صرف اسی نسخے پر ہوگی',
  },
  consent: lendingWords.consent,
  consentLead: {
    en: 'Recorded with your name, once the customer has read it or heard it read',
    ur: 'آپ کے نام سے درج ہوگی، جب صارف اسے پڑھ یا سن لیں',
  },
  how: { en: 'How the customer consented', ur: 'رضامندی کا طریقہ' },
  record: { en: 'Record consent', ur: 'رضامندی درج کریں' },
  recording: plainWords.recording,
  notRecorded: { en: 'The consent was not recorded', ur: 'رضامندی درج نہیں ہوئی' },
  outdated: {
    en: 'The terms changed after the customer consented. The new version needs a new consent.',
    ur: 'صارف کی رضامندی کے بعد شرائط بدل گئیں۔ نئے نسخے کے لیے نئی رضامندی درکار ہے۔',
  },

  submitTitle: { en: 'Submit for approval', ur: 'منظوری کے لیے جمع کرائیں' },
  submitLead: {
    en: 'Another authorized person reviews it and decides. Nothing is owed until then',
    ur: 'کوئی دوسرا مجاز شخص اسے دیکھ کر فیصلہ کرے گا۔ تب تک کچھ واجب الادا نہیں',
  },
  submit: { en: 'Submit for approval', ur: 'منظوری کے لیے جمع کرائیں' },
  consentMissing: {
    en: 'Record the customer’s consent to this version first.',
    ur: 'پہلے اس نسخے پر صارف کی رضامندی درج کیجیے۔',
  },
  guarantorsMissing: {
    en: 'Add the missing guarantors first, or ask a superadmin to submit it with fewer.',
    ur: 'پہلے باقی ضامن شامل کیجیے، یا سپر ایڈمن سے کہیے کہ کم ضامنوں کے ساتھ جمع کرائیں۔',
  },
  cost_not_proven: {
    en: 'Add the invoice of each item that is not on the product list first.',
    ur: 'پہلے ہر اس چیز کا بل شامل کیجیے جو پروڈکٹس کی فہرست میں نہیں۔',
  },
  price_above_cost: {
    en: 'Lower the price of the goods to their cost first.',
    ur: 'پہلے سامان کی قیمت لاگت کے برابر کیجیے۔',
  },
  fewerTitle: { en: 'Submit with fewer guarantors?', ur: 'کم ضامنوں کے ساتھ جمع کرائیں؟' },
  reasonTitle: { en: 'Submit with a reason?', ur: 'وجہ لکھ کر جمع کرائیں؟' },
  fewerText: {
    en: 'The reason goes on record in the audit with your name.',
    ur: 'وجہ آپ کے نام کے ساتھ آڈٹ ریکارڈ میں درج ہوگی۔',
  },
  notSubmitted: { en: 'It was not submitted', ur: 'جمع نہیں ہوا' },
  downPayment: lendingWords.downPayment,
  installments: lendingWords.installments,
  guarantors: lendingWords.guarantors,
  consentFact: { en: 'Consent', ur: 'رضامندی' },
  none: plainWords.none,
  missing: { en: 'Not recorded', ur: 'درج نہیں' },
} as const satisfies Record<string, Phrase>;

export const consentRecorded: Phrase<(version: number) => string> = {
  en: (version) => `Consent to version ${version} is recorded.`,
  ur: (version) => `نسخہ \u2066${version}\u2069 پر رضامندی درج ہے۔`,
};

export const guarantorsShort: Phrase<(named: number, needed: number) => string> = {
  en: (named, needed) => `The office rules ask for ${needed} guarantors. This agreement has ${named}.`,
  ur: (named, needed) =>
    `دفتری قواعد کے مطابق \u2066${needed}\u2069 ضامن ضروری ہیں۔ اس معاہدے میں \u2066${named}\u2069 ہیں۔`,
};
