import type { Phrase } from '#domain/language.ts';
import { lendingWords } from '../../ground/labels/lending-words.messages.ts';

export const messages = {
  title: { en: 'Clearance certificate', ur: 'بے باقی سرٹیفکیٹ' },
  price: lendingWords.price,
  relief: { en: 'Waived as relief', ur: 'ہمدردانہ رعایت میں معاف' },
  paid: { en: 'Paid', ur: 'ادا شدہ' },
  clearedOn: { en: 'Paid off on', ur: 'مکمل ادائیگی کی تاریخ' },
  allPaid: {
    en: 'We certify that the customer named here has paid this agreement in full. Nothing is owed under it any more.',
    ur: 'تصدیق کی جاتی ہے کہ مذکورہ صارف نے اس معاہدے کی پوری رقم ادا کر دی ہے۔ اب اس معاہدے کی کوئی رقم باقی نہیں۔',
  },
  partWaived: {
    en: 'We certify that the customer named here has paid this agreement, less the relief that was granted. Nothing is owed under it any more.',
    ur: 'تصدیق کی جاتی ہے کہ مذکورہ صارف نے رعایت کے بعد اس معاہدے کی باقی تمام رقم ادا کر دی ہے۔ اب اس معاہدے کی کوئی رقم باقی نہیں۔',
  },
  released: {
    en: 'Released from their guarantee for this agreement:',
    ur: 'اس معاہدے کی ضمانت سے فارغ ضامن:',
  },
  check: { en: 'Scan to check this certificate', ur: 'سرٹیفکیٹ کی جانچ کے لیے اسکین کریں' },
  signature: { en: 'For the lender: signature, stamp', ur: 'ادارے کی طرف سے: دستخط، مہر' },
  issueLead: {
    en: 'Nothing is owed under this agreement. The certificate gets the next number of the branch, names the guarantors as released, and can be checked by anyone who holds it.',
    ur: 'اس معاہدے کی کوئی رقم باقی نہیں۔ سرٹیفکیٹ کو برانچ کا اگلا نمبر ملے گا، اس پر ضامنوں کے فارغ ہونے کا ذکر ہوگا، اور جس کے پاس ہو وہ اس کی جانچ کر سکے گا۔',
  },
  issue: { en: 'Issue the certificate', ur: 'سرٹیفکیٹ جاری کریں' },
  none: { en: 'No certificate can be issued', ur: 'سرٹیفکیٹ جاری نہیں ہو سکتا' },
  notIssued: { en: 'The certificate was not issued', ur: 'سرٹیفکیٹ جاری نہیں ہوا' },
  notOpened: { en: 'The certificate could not be opened', ur: 'سرٹیفکیٹ نہیں کھل سکا' },
  earlier: { en: 'Earlier certificates', ur: 'پچھلے سرٹیفکیٹ' },
} as const satisfies Record<string, Phrase>;

/** A certificate that a later entry took its truth from. */
export const voidSince: Phrase<(number: string, day: string) => string> = {
  en: (number, day) => `${number}: void since ${day}, when the agreement was opened again`,
  ur: (number, day) => `\u2066${number}\u2069: ${day} سے منسوخ، جب معاہدہ دوبارہ کھلا`,
};

/** The number, the day and the branch of a certificate, at the end of its head. */
export const editionOf: Phrase<(number: string, day: string, city: string) => string> = {
  en: (number, day, city) => `${number} · ${day} · ${city}`,
  ur: (number, day, city) => `\u2066${number}\u2069 · ${day} · ${city}`,
};
