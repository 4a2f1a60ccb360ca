import type { Phrase } from '#domain/language.ts';

export const checkMessages = {
  title: { en: 'Check a receipt', ur: 'رسید کی جانچ' },
  lead: {
    en: 'Half a minute tells you whether it is ours and still counts.',
    ur: 'آدھے منٹ میں معلوم ہو جاتا ہے کہ یہ ہماری ہے اور درست ہے۔',
  },
  code: { en: 'Code on the receipt', ur: 'رسید پر لکھا کوڈ' },
  check: { en: 'Check', ur: 'جانچیں' },
  scan: { en: 'Scan with the camera', ur: 'کیمرے سے اسکین کریں' },
  scanTitle: { en: 'Show the square to the camera', ur: 'چوکور کوڈ (QR) کیمرے کو دکھائیں' },
  hint: {
    en: 'The code stands under the square. Small or capital letters are the same.',
    ur: 'چوکور کوڈ (QR) کے نیچے لکھا کوڈ دیکھ کر لکھیے۔ حروف چھوٹے ہوں یا بڑے، ایک ہی بات ہے۔',
  },
} as const satisfies Record<string, Phrase>;

/** The sentences of the camera's window, of which one is there at a time. */
export const saidWhileScanning = {
  starting: { en: 'The camera is starting…', ur: 'کیمرا کھل رہا ہے…' },
  aim: { en: 'The check opens as soon as it is read.', ur: 'کوڈ پڑھتے ہی جانچ خود کھل جائے گی۔' },
  other: {
    en: 'This square leads somewhere else. Show the one on our receipt or certificate.',
    ur: 'یہ کوڈ کہیں اور لے جاتا ہے۔ ہماری رسید یا سند والا کوڈ دکھائیے۔',
  },
  refused: {
    en: 'This page may not use the camera. Allow it in the settings of your browser, or type the code.',
    ur: 'اس صفحے کو کیمرے کی اجازت نہیں ملی۔ براؤزر کی ترتیبات میں اجازت دیجیے، یا کوڈ لکھ لیجیے۔',
  },
  absent: {
    en: 'There is no camera here. Please type the code.',
    ur: 'یہاں کوئی کیمرا نہیں ملا۔ کوڈ لکھ لیجیے۔',
  },
  failed: {
    en: 'The camera did not start. Another app may be using it. Try again, or type the code.',
    ur: 'کیمرا نہیں کھلا۔ شاید کوئی اور ایپ اسے استعمال کر رہی ہے۔ دوبارہ کوشش کیجیے، یا کوڈ لکھ لیجیے۔',
  },
} as const satisfies Record<string, Phrase>;
