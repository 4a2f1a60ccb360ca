import type { Phrase } from '#domain/language.ts';
import { saidRupees } from '#web/format/rupees.ts';

export const messages = {
  notListed: { en: 'Not on the product list', ur: 'پروڈکٹس کی فہرست میں نہیں' },
  unproven: { en: 'No invoice shows its cost', ur: 'لاگت کا کوئی بل درج نہیں' },
  aboveCost: { en: 'Priced above its cost', ur: 'قیمت لاگت سے زیادہ ہے' },
  show: { en: 'Show the invoice', ur: 'بل دیکھیں' },
  notOpened: { en: 'The invoice could not be opened', ur: 'بل نہیں کھل سکا' },
} as const satisfies Record<string, Phrase>;

/** The price that the lender paid for one. */
export const costOfOne: Phrase<(cost: number) => string> = {
  en: (cost) => `cost of one ${saidRupees.en(cost)}`,
  ur: (cost) => `ایک کی لاگت ${saidRupees.ur(cost)}`,
};

/** The alternative text of the picture. */
export const invoiceOf: Phrase<(goods: string) => string> = {
  en: (goods) => `Invoice for ${goods}`,
  ur: (goods) => `${goods} کا بل`,
};
