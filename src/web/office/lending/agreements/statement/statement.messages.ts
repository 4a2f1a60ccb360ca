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
  code: { en: 'Code that the customer read back', ur: 'کوڈ جو صارف نے پڑھ کر سنایا' },
  codeLead: {
    en: 'Give the customer a code for these terms. It counts for 15 minutes, and an earlier one ends.',
    ur: 'صارف کو ان شرائط کا کوڈ دیجیے۔ یہ 15 منٹ تک چلے گا، اور پچھلا کوڈ ختم ہو جائے گا۔',
  },
  makeForWhatsApp: { en: 'Make a code for WhatsApp', ur: 'واٹس ایپ کے لیے کوڈ بنائیں' },
  sendByWhatsApp: { en: 'Send a code by WhatsApp', ur: 'واٹس ایپ پر کوڈ بھیجیں' },
  sendBySms: { en: 'Send a code by SMS', ur: 'ایس ایم ایس پر کوڈ بھیجیں' },
  makeToPrint: { en: 'Make a code to print', ur: 'پرنٹ کے لیے کوڈ بنائیں' },
  noCodeMessages: {
    en: 'This customer gets no messages, so the code is printed.',
    ur: 'ان صارف کو پیغامات نہیں بھیجے جاتے، اس لیے کوڈ پرنٹ ہوگا۔',
  },
  sendCode: { en: 'Send by WhatsApp', ur: 'واٹس ایپ پر بھیجیں' },
  printCode: { en: 'Print the slip', ur: 'پرچی پرنٹ کریں' },
  codeNotMade: { en: 'The code was not made', ur: 'کوڈ نہیں بن سکا' },
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

export const codeMade: Phrase<(time: string) => string> = {
  en: (time) => `A code is made. It counts until ${time}.`,
  ur: (time) => `کوڈ بن گیا ہے۔ یہ ${time} تک چلے گا۔`,
};

interface CodeLetter {
  readonly lender: string;
  readonly number: string;
  readonly code: string;
  readonly version: number;
  readonly time: string;
}

/** The words that the customer reads with the code, in their own language. */
export const codeLetter: Phrase<(facts: CodeLetter) => string> = {
  en: ({ lender, number, code, version, time }) =>
    `${lender}: your code for agreement ${number} is ${code}. By reading it back to us you consent to the terms of key fact statement version ${version}. It counts until ${time}. If you have not read the statement or heard it read, give the code to no one.`,
  ur: ({ lender, number, code, version, time }) =>
    `${lender}: معاہدہ \u2066${number}\u2069 کے لیے آپ کا کوڈ \u2066${code}\u2069 ہے۔ یہ کوڈ ہمیں پڑھ کر سنانے سے آپ بنیادی معلومات نامے، نسخہ \u2066${version}\u2069، کی شرائط پر رضامندی دیتے ہیں۔ یہ ${time} تک چلے گا۔ اگر آپ نے معلومات نامہ پڑھا یا سنا نہیں تو کوڈ کسی کو نہ بتائیے۔`,
};
