import type { Phrase } from '#domain/language.ts';

/** The fields of the evidence of a cost. */
export const costLabels = {
  supplier: { en: 'Supplier', ur: 'سپلائر' },
  invoiceNumber: { en: 'Invoice number', ur: 'بل نمبر' },
  invoicedOn: { en: 'Date of the invoice', ur: 'بل کی تاریخ' },
  cost: { en: 'Cost of one', ur: 'ایک کی لاگت' },
  invoice: { en: 'Picture of the invoice', ur: 'بل کی تصویر' },
} as const satisfies Record<string, Phrase>;
