import type { Phrase } from '#domain/language.ts';

/** What the fields of an agreement are called that a form and a register of running agreements both have. */
export const agreementLabels = {
  service: { en: 'Service', ur: 'سہولت' },
  item: { en: 'Item', ur: 'چیز' },
  price: { en: 'Price', ur: 'قیمت' },
  downPayment: { en: 'Down payment', ur: 'پیشگی ادائیگی' },
  count: { en: 'Number of installments', ur: 'قسطوں کی تعداد' },
  frequency: { en: 'Frequency', ur: 'وقفہ' },
  deliveredOn: { en: 'Handed over on', ur: 'حوالگی کی تاریخ' },
  firstDueOn: { en: 'First due date', ur: 'پہلی قسط کی تاریخ' },
} as const satisfies Record<string, Phrase>;
