import type { CatalogueEntry } from './catalogue-entry.ts';

/** Why an entry is not reversed by itself. */
export const reversalErrors = {
  entry_is_reversal: {
    status: 422,
    text: {
      en: 'A reversal cannot be reversed. Record the entry again instead.',
      ur: 'منسوخی خود منسوخ نہیں ہو سکتی۔ اس کے بجائے اندراج نئے سرے سے کیجیے۔',
    },
  },
  part_of_delivery: {
    status: 422,
    text: {
      en: 'This entry is part of the delivery and cannot be reversed by itself.',
      ur: 'یہ اندراج سامان کی حوالگی کا حصہ ہے اور اکیلا منسوخ نہیں ہو سکتا۔',
    },
  },
  half_of_transfer: {
    status: 422,
    text: {
      en: 'This entry is half of an overpayment that was moved to another agreement. Both halves are reversed together.',
      ur: 'یہ اندراج ایک معاہدے سے دوسرے میں منتقل کی گئی زائد رقم کا ایک حصہ ہے۔ دونوں حصے اکٹھے منسوخ ہوتے ہیں۔',
    },
  },
} as const satisfies Record<string, CatalogueEntry>;
