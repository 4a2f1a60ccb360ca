import { customerLabels } from '#contract/lending/field-labels.ts';
import type { Phrase } from '#domain/language.ts';
import type { CnicWarning } from '#domain/person/cnic.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { documentKindNames } from '../ground/labels/customer-words.messages.ts';
import { lendingWords } from '../ground/labels/lending-words.messages.ts';

export const messages = {
  newLead: {
    en: 'Have the CNIC at hand. Fields marked * are required; the rest can follow later.',
    ur: 'شناختی کارڈ سامنے رکھیے۔ ستارے والے خانے ضروری ہیں، باقی بعد میں بھی پُر ہو سکتے ہیں۔',
  },
  create: { en: 'Add customer', ur: 'صارف شامل کریں' },
  loadError: lendingWords.customerNotOpened,
  saved: plainWords.saved,
  choose: plainWords.choose,

  identity: plainWords.identity,
  identityLead: {
    en: 'As it is on the CNIC. Names in Urdu go on papers and are found by a search.',
    ur: 'جیسے شناختی کارڈ پر ہے۔ اردو نام کاغذات پر آتا ہے اور تلاش میں بھی ملتا ہے۔',
  },
  isCnicSeenHint: {
    en: 'I have seen the original card myself.',
    ur: 'اصل کارڈ آپ نے خود ہاتھ میں لے کر دیکھا ہے۔',
  },
  cnicStays: {
    en: 'Leave empty to keep the number on record.',
    ur: 'خالی رہنے دیں تو درج شدہ نمبر برقرار رہے گا۔',
  },
  onRecord: { en: 'CNIC on record', ur: 'درج شدہ شناختی کارڈ' },
  revealHint: { en: 'Viewing is recorded.', ur: 'دیکھنے کا اندراج ہوتا ہے۔' },

  contact: plainWords.contact,
  contactLead: {
    en: 'How to reach the customer, and who does it.',
    ur: 'صارف سے کہاں رابطہ ہوگا، اور کون کرے گا۔',
  },
  noMobileHint: {
    en: 'None is on record. It may stay empty until one is known.',
    ur: 'کوئی درج نہیں۔ معلوم ہونے تک خالی رہ سکتا ہے۔',
  },
  addressInUrduHint: {
    en: 'With the city, as papers in Urdu print it.',
    ur: 'شہر کے نام کے ساتھ، جیسے اردو کاغذات پر چھپے گا۔',
  },
  languageHint: { en: 'For messages and papers', ur: 'پیغامات اور کاغذات کے لیے' },
  takesMessagesHint: {
    en: 'Turn off for a customer who wants no WhatsApp messages. Calls and receipts stay.',
    ur: 'جو صارف واٹس ایپ پیغام نہ چاہیں ان کے لیے بند کر دیں۔ کال اور رسید پھر بھی ہوگی۔',
  },

  household: { en: 'Household and income', ur: 'گھرانہ اور آمدنی' },
  householdLead: {
    en: 'The family’s livelihood, so that no installment is more than they can afford.',
    ur: 'گھر کا گزارہ کس پر ہے، تاکہ کوئی قسط گنجائش سے زیادہ نہ ہو۔',
  },

  documents: { en: 'Documents', ur: 'دستاویزات' },
  newDocumentsLead: {
    en: 'By camera or from a file; sent with the form. JPEG, PNG or WebP, up to 8\u00a0MB each.',
    ur: 'کیمرے سے یا فائل سے؛ فارم کے ساتھ بھیجی جاتی ہیں۔ \u2066JPEG\u2069، \u2066PNG\u2069 یا \u2066WebP\u2069، ہر ایک زیادہ سے زیادہ \u20668 MB\u2069۔',
  },

  consent: { en: 'Privacy notice', ur: 'رازداری کا نوٹس' },
  consentLead: {
    en: 'Read the notice to the customer. Without consent nothing is stored.',
    ur: 'صارف کو نوٹس پڑھ کر سنائیے۔ رضامندی کے بغیر کچھ محفوظ نہیں ہوتا۔',
  },
  consentHint: {
    en: 'The customer has heard what is kept, what for, and who sees it.',
    ur: 'صارف کو بتا دیا گیا ہے کہ کیا محفوظ ہوگا، کس لیے، اور کون دیکھے گا۔',
  },
} as const satisfies Record<string, Phrase>;

/** The advice about a number that looks unusual. It is never refused for that. */
export const cnicAdvice: Readonly<Record<CnicWarning, Phrase>> = {
  unusual_first_digit: {
    en: 'No region’s CNICs start with 0 or 9. Check the number against the card again.',
    ur: 'کسی علاقے کا نمبر 0 یا 9 سے شروع نہیں ہوتا۔ کارڈ سے نمبر دوبارہ ملا لیجیے۔',
  },
  gender_differs: {
    en: 'The last digit is odd for men and even for women, and differs from the gender. Look at the card again.',
    ur: 'آخری ہندسہ مردوں کا طاق اور خواتین کا جفت ہوتا ہے، اور یہ جنس سے میل نہیں کھاتا۔ کارڈ دوبارہ دیکھ لیجیے۔',
  },
};

export const agreedOn: Phrase<(day: string, how: string | null) => string> = {
  en: (day, how) => `Agreed to the privacy notice on ${day}${how === null ? '' : `: ${how.toLowerCase()}`}`,
  ur: (day, how) => `${day} کو رازداری کے نوٹس پر رضامندی دی${how === null ? '' : `: ${how}`}`,
};

/** The names of everything in the customer form, in its order. */
export const labels = {
  ...customerLabels,
  'documents.photo': documentKindNames.photo,
  'documents.cnic_front': documentKindNames.cnic_front,
  'documents.cnic_back': documentKindNames.cnic_back,
  'documents.utility_bill': documentKindNames.utility_bill,
} as const;
