import type { Phrase } from '#domain/language.ts';
import { customerLabels } from '#web/office/kit/labels/customer-labels.messages.ts';

export const messages = {
  newLead: {
    en: 'Pictures of the documents can be added as soon as the customer is saved.',
    ur: 'صارف محفوظ ہوتے ہی دستاویزات کی تصویریں شامل کی جا سکتی ہیں۔',
  },
  create: { en: 'Add customer', ur: 'صارف شامل کریں' },
  created: { en: 'The customer is on record', ur: 'صارف درج ہو گیا' },
  createdText: {
    en: 'Pictures of the documents can be added at the end of this page.',
    ur: 'دستاویزات کی تصویریں اسی صفحے کے آخر میں شامل کی جا سکتی ہیں۔',
  },
  loadError: { en: 'The customer could not be opened', ur: 'صارف کی معلومات نہیں کھل سکیں' },
  saved: { en: 'Saved', ur: 'محفوظ ہو گیا' },

  identity: { en: 'Identity', ur: 'شناخت' },
  identityLead: { en: 'As on the original CNIC.', ur: 'جیسے اصل شناختی کارڈ پر درج ہے۔' },
  contact: { en: 'Contact', ur: 'رابطہ' },
  contactLead: {
    en: 'Where the customer is called, written to and visited.',
    ur: 'صارف سے فون، پیغام اور ملاقات کے لیے۔',
  },
  household: { en: 'Household and income', ur: 'گھرانہ اور آمدنی' },
  householdLead: {
    en: 'Helps to agree on an installment that the family can pay.',
    ur: 'اس سے ایسی قسط طے کرنے میں مدد ملتی ہے جو گھرانہ ادا کر سکے۔',
  },
  atBranch: { en: 'At the branch', ur: 'برانچ میں' },
  atBranchLead: {
    en: 'Who looks after the customer, and what colleagues should know.',
    ur: 'صارف کس کے ذمے ہے، اور ساتھیوں کو کیا معلوم ہونا چاہیے۔',
  },
  privacy: { en: 'Privacy', ur: 'رازداری' },
  privacyLead: {
    en: 'Nothing is stored without the customer’s consent.',
    ur: 'صارف کی رضامندی کے بغیر کچھ محفوظ نہیں کیا جاتا۔',
  },
  consentHint: {
    en: 'Explain it first: what is stored, why, and who sees it.',
    ur: 'پہلے سمجھائیے: کیا محفوظ ہوتا ہے، کیوں، اور کون دیکھ سکتا ہے۔',
  },

  choose: { en: 'Choose', ur: 'چنیں' },
  chooseBranch: { en: 'Choose a branch', ur: 'برانچ چنیں' },
  noOfficer: { en: 'No officer', ur: 'کوئی افسر نہیں' },
  presentOfficer: { en: 'The present officer', ur: 'موجودہ افسر' },
  seenHint: { en: 'You have had the card in hand.', ur: 'کارڈ آپ نے خود ہاتھ میں لے کر دیکھا ہے۔' },

  sameCnic: { en: 'This CNIC is already on record', ur: 'یہ شناختی کارڈ نمبر پہلے سے درج ہے' },
  samePhone: { en: 'This phone is on record too', ur: 'یہ فون نمبر کسی اور کے ساتھ بھی درج ہے' },

  reveal: { en: 'Reveal', ur: 'دکھائیں' },
  hide: { en: 'Hide', ur: 'چھپائیں' },
  revealHint: {
    en: 'The whole CNIC; it is recorded who looks',
    ur: 'پورا نمبر؛ دیکھنے والے کا نام درج ہوتا ہے',
  },
} as const satisfies Record<string, Phrase>;

/** What the fields are called, beside themselves and in the summary of what is wrong. */
export const labels = {
  ...customerLabels,
  branchId: { en: 'Branch', ur: 'برانچ' },
  hasPrivacyConsent: {
    en: 'The customer agrees to the privacy notice',
    ur: 'صارف رازداری کے نوٹس سے متفق ہے',
  },
} as const satisfies Record<string, Phrase>;

export const lookAgain: Phrase<(warnings: readonly string[]) => string> = {
  en: (warnings) => `Look at the card again. ${warnings.join('. ')}.`,
  ur: (warnings) => `کارڈ دوبارہ دیکھیے۔ ${warnings.join('۔ ')}۔`,
};

/** Of a customer out of reach only the branch is told. */
export const someoneOf: Phrase<(branch: string) => string> = {
  en: (branch) => `A customer of another branch: ${branch}`,
  ur: (branch) => `کسی اور برانچ کا صارف: ${branch}`,
};

export const changedMeanwhile: Phrase<(fields: readonly string[]) => string> = {
  en: (fields) =>
    fields.length === 0
      ? 'Someone else changed this customer meanwhile. What you entered is kept. Check it, then save again.'
      : `Someone else changed this customer meanwhile: ${fields.join(', ')}. That is shown now, and what you entered is kept. Check it, then save again.`,
  ur: (fields) =>
    fields.length === 0
      ? 'اس دوران کسی اور نے اس صارف کی معلومات تبدیل کیں۔ آپ کا لکھا برقرار ہے۔ دیکھ کر دوبارہ محفوظ کیجیے۔'
      : `اس دوران کسی اور نے اس صارف کی معلومات تبدیل کیں: ${fields.join('، ')}۔ وہ اب سامنے ہیں اور آپ کا لکھا برقرار ہے۔ دیکھ کر دوبارہ محفوظ کیجیے۔`,
};
