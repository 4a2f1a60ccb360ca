import type { Phrase } from '#domain/language.ts';

export const messages = {
  asking: { en: 'Checking the certificate…', ur: 'سرٹیفکیٹ کی جانچ ہو رہی ہے…' },
  valid: { en: 'This certificate is valid', ur: 'یہ سرٹیفکیٹ درست ہے' },
  validText: {
    en: 'We issued it. Nothing is owed under its agreement. Compare the number and the day with the paper.',
    ur: 'یہ ہم نے جاری کیا ہے۔ اس کے معاہدے کی کوئی رقم باقی نہیں۔ نمبر اور تاریخ کاغذ سے ملائیے۔',
  },
  void: { en: 'This certificate is void', ur: 'یہ سرٹیفکیٹ منسوخ ہے' },
  voidText: {
    en: 'Its agreement was opened again by a reversal. The paper proves nothing any more.',
    ur: 'ایک منسوخی سے اس کا معاہدہ دوبارہ کھل گیا۔ یہ کاغذ اب کسی بات کا ثبوت نہیں۔',
  },
  unknown: { en: 'No certificate has this code', ur: 'اس کوڈ کا کوئی سرٹیفکیٹ نہیں' },
  unknownText: {
    en: 'Compare it with the paper, letter by letter. If it is the same there, the paper is not ours.',
    ur: 'کوڈ کا ایک ایک حرف کاغذ سے ملائیے۔ اگر وہاں بھی یہی ہے تو کاغذ ہمارا نہیں۔',
  },
  failed: { en: 'The certificate could not be checked', ur: 'سرٹیفکیٹ کی جانچ نہیں ہو سکی' },
  tooManyText: { en: 'Try again in ten minutes.', ur: 'دس منٹ بعد دوبارہ کوشش کیجیے۔' },
  tryAgain: { en: 'Try again', ur: 'دوبارہ کوشش کریں' },
  toSite: { en: 'Go to the website', ur: 'ویب سائٹ پر جائیں' },
  code: { en: 'Code', ur: 'کوڈ' },
  issuer: { en: 'Issued by', ur: 'جاری کنندہ' },
  tooMany: { en: 'Too many codes were tried', ur: 'بہت زیادہ کوڈ آزمائے گئے' },
  number: { en: 'Certificate', ur: 'سرٹیفکیٹ' },
  issuedOn: { en: 'Issued on', ur: 'جاری ہونے کی تاریخ' },
  branch: { en: 'Branch', ur: 'برانچ' },
  voidedOn: { en: 'Void since', ur: 'منسوخی کی تاریخ' },
} as const satisfies Record<string, Phrase>;
