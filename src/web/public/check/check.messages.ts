import type { Phrase } from '#domain/language.ts';

export const checkMessages = {
  title: { en: 'Check a receipt', ur: 'رسید کی جانچ' },
  lead: {
    en: 'Half a minute tells you whether it is ours and still counts.',
    ur: 'آدھے منٹ میں معلوم ہو جاتا ہے کہ یہ ہماری ہے اور درست ہے۔',
  },
  code: { en: 'Code on the receipt', ur: 'رسید پر لکھا کوڈ' },
  check: { en: 'Check', ur: 'جانچیں' },
  hint: {
    en: 'The code stands under the square. Small or capital letters are the same.',
    ur: 'چوکور کوڈ (QR) کے نیچے لکھا کوڈ دیکھ کر لکھیے۔ حروف چھوٹے ہوں یا بڑے، ایک ہی بات ہے۔',
  },
} as const satisfies Record<string, Phrase>;
