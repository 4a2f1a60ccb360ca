import type { Phrase } from '#domain/language.ts';
import type { ReceiptSeries } from '#domain/lending/agreements/receipt-number.ts';

export const messages = {
  notOpened: { en: 'The receipt could not be opened', ur: 'رسید نہیں کھل سکی' },
} as const satisfies Record<string, Phrase>;

export const receiptTitle: Readonly<Record<ReceiptSeries, Phrase<(number: string) => string>>> = {
  receipt: {
    en: (number) => `Receipt ${number}`,
    ur: (number) => `رسید \u2066${number}\u2069`,
  },
  voucher: {
    en: (number) => `Refund voucher ${number}`,
    ur: (number) => `واپسی کا واؤچر \u2066${number}\u2069`,
  },
};
