import type { keptDocumentKinds } from '#contract/lending/customer-documents.ts';
import type { relatives } from '#contract/lending/customers.ts';
import type { Phrase } from '#domain/language.ts';
import type { ConsentCodeWay } from '#domain/lending/agreements/consent/consent-code.ts';
import type { recordedConsentWays } from '#domain/lending/agreements/consent/consent-ways.ts';
import type { CnicWarning } from '#domain/person/cnic.ts';
import type { Gender } from '#domain/person/gender.ts';
import { lendingWords } from './lending-words.messages.ts';

/** A name for each word that a customer's record may hold. */
type Names<Word extends string> = Readonly<Record<Word, Phrase>>;

/** The officer in charge of a customer. */
export const officerTitle: Phrase = lendingWords.officer;

/** A customer or guarantor who works for the lender. */
export const memberOfStaff: Phrase = { en: 'Member of staff', ur: 'عملے کا فرد' };

export const relativeNames: Names<(typeof relatives)[number]> = {
  father: { en: 'Father', ur: 'والد' },
  husband: { en: 'Husband', ur: 'شوہر' },
};

export const genderNames: Names<Gender> = {
  male: { en: 'Male', ur: 'مرد' },
  female: { en: 'Female', ur: 'خاتون' },
  other: { en: 'Other', ur: 'دیگر' },
};

export const cnicWarningNames: Names<CnicWarning> = {
  unusual_first_digit: { en: 'Unusual first digit', ur: 'پہلا ہندسہ غیر معمولی ہے' },
  gender_differs: { en: 'The last digit does not match the gender', ur: 'آخری ہندسہ جنس سے میل نہیں کھاتا' },
};

export const documentKindNames: Names<(typeof keptDocumentKinds)[number]> = {
  photo: { en: 'Photo', ur: 'فوٹو' },
  cnic_front: { en: 'CNIC, front', ur: 'شناختی کارڈ، سامنے کا رخ' },
  cnic_back: { en: 'CNIC, back', ur: 'شناختی کارڈ، پچھلا رخ' },
  utility_bill: { en: 'Utility bill', ur: 'یوٹیلٹی بل' },
  other: { en: 'Other', ur: 'دیگر' },
  signed_agreement: { en: 'Signed agreement', ur: 'دستخط شدہ معاہدہ' },
};

export const consentCodeWayNames: Names<ConsentCodeWay> = {
  whatsapp: { en: 'By WhatsApp', ur: 'واٹس ایپ پر' },
  message: { en: 'By a message that was sent', ur: 'بھیجے گئے پیغام میں' },
  printed: { en: 'On a printed slip', ur: 'پرنٹ شدہ پرچی پر' },
};

export const consentWayNames: Names<(typeof recordedConsentWays)[number]> = {
  signed: { en: 'Signed', ur: 'دستخط سے' },
  thumb_impression: { en: 'By thumb impression', ur: 'انگوٹھے کے نشان سے' },
  code: { en: 'By a code that the customer read back', ur: 'کوڈ سے، جو صارف نے پڑھ کر سنایا' },
  before_move: { en: 'Before the move, on the paper register', ur: 'منتقلی سے پہلے، کاغذی رجسٹر پر' },
};

export const arrearsTitle: Phrase = lendingWords.pastDue;
