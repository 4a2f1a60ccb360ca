import type { Phrase } from '#domain/language.ts';

export const messages = {
  asking: { en: 'Checking the receipt…', ur: 'رسید دیکھی جا رہی ہے…' },
  valid: { en: 'This receipt is valid', ur: 'یہ رسید درست ہے' },
  validText: {
    en: 'Compare with your paper: number, date and amount must be the same.',
    ur: 'اپنے ہاتھ میں موجود رسید سے ملا لیجیے: نمبر، تاریخ اور رقم ایک جیسے ہونے چاہییں۔',
  },
  uncleared: {
    en: 'Valid, but the cheque is not cleared yet',
    ur: 'رسید درست ہے، مگر چیک ابھی کلیئر نہیں ہوا',
  },
  unclearedText: {
    en: 'No bank has paid the cheque so far. If it comes back unpaid, this receipt becomes void.',
    ur: 'بینک نے اس چیک کی رقم ابھی ادا نہیں کی۔ اگر چیک واپس آ گیا تو یہ رسید منسوخ ہو جائے گی۔',
  },
  void: { en: 'This receipt is void', ur: 'یہ رسید منسوخ ہے' },
  voidText: {
    en: 'The payment was reversed, so this receipt proves nothing any more. Ask your branch about it.',
    ur: 'یہ ادائیگی منسوخ کی جا چکی ہے، اس لیے یہ رسید اب ثبوت نہیں۔ کوئی سوال ہو تو اپنی برانچ سے پوچھیے۔',
  },
  unknown: { en: 'This code is not known yet', ur: 'یہ کوڈ ابھی معلوم نہیں' },
  unknownText: {
    en: 'Check the code. A new slip is known by tomorrow; if not, call us.',
    ur: 'کوڈ دوبارہ دیکھیے۔ نئی پرچی کل تک درج ہو جاتی ہے، ورنہ فون کیجیے۔',
  },
  failed: { en: 'The receipt could not be checked', ur: 'رسید کی تصدیق نہیں ہو سکی' },
  tooMany: { en: 'Too many receipts were checked', ur: 'بہت زیادہ رسیدیں دیکھی گئیں' },
  tooManyText: {
    en: 'Try again in ten minutes.',
    ur: 'دس منٹ بعد دوبارہ کوشش کیجیے۔',
  },
  tryAgain: { en: 'Try again', ur: 'دوبارہ کوشش کریں' },
  number: { en: 'Receipt', ur: 'رسید' },
  date: { en: 'Date', ur: 'تاریخ' },
  amount: { en: 'Amount', ur: 'رقم' },
  from: { en: 'Received from', ur: 'وصول پایا از' },
  issuer: { en: 'Issued by', ur: 'جاری کنندہ' },
  entry: { en: 'Entry in the books', ur: 'کھاتوں میں اندراج' },
  entrySame: { en: 'Same as on the paper', ur: 'کاغذ کے عین مطابق' },
  entryDifferent: { en: 'The books do not match this receipt', ur: 'کھاتے اس رسید سے میل نہیں کھاتے' },
  entryDifferentText: {
    en: 'Compare the entry letter by letter. If the receipt says the same, the books were changed after it was printed: keep the receipt, and tell the lender and the regulator.',
    ur: 'اندراج ایک ایک حرف ملا کر دیکھیے۔ اگر رسید پر یہی لکھا ہے تو رسید چھپنے کے بعد کھاتوں میں تبدیلی کی گئی ہے: رسید سنبھال کر رکھیے، اور ادارے اور ریگولیٹر کو بتائیے۔',
  },
  entryUnknown: { en: 'The books do not have this entry', ur: 'کھاتوں میں یہ اندراج موجود نہیں' },
  entryUnknownText: {
    en: 'The receipt is on record, but its entry is not. If the receipt says the same, keep it, and tell the lender and the regulator.',
    ur: 'رسید تو درج ہے، مگر اس کا اندراج نہیں ملا۔ اگر رسید پر یہی لکھا ہے تو اسے سنبھال کر رکھیے، اور ادارے اور ریگولیٹر کو بتائیے۔',
  },
  code: { en: 'Code', ur: 'کوڈ' },
  toSite: { en: 'Go to the website', ur: 'ویب سائٹ پر جائیں' },
} as const satisfies Record<string, Phrase>;
