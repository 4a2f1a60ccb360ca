import type { Phrase } from '#domain/language.ts';
import { messages as receiptCheck } from './receipt-check.messages.ts';

export const messages = {
  entry: receiptCheck.entry,
  hint: {
    en: 'As printed on the receipt, for example 4711-K7Q2X-9TDA3',
    ur: 'جیسے رسید پر چھپا ہے، مثلاً \u20664711-K7Q2X-9TDA3\u2069',
  },
  unreadable: {
    en: 'Type it as on the receipt: a number, then ten letters and digits.',
    ur: 'جیسے رسید پر ہے ویسے ہی لکھیے: پہلے نمبر، پھر دس حروف اور ہندسے۔',
  },
  compare: { en: 'Compare with the books', ur: 'کھاتوں سے ملا کر دیکھیں' },
} as const satisfies Record<string, Phrase>;
