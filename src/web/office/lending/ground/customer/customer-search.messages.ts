import type { Phrase } from '#domain/language.ts';
import { lendingWords } from '../labels/lending-words.messages.ts';

export const messages = {
  search: lendingWords.searchCustomer,
  found: lendingWords.customersFound,
  nothing: { en: 'No customer found', ur: 'کوئی صارف نہیں ملا' },
} as const satisfies Record<string, Phrase>;

/** The label of the button that ends the search. */
export const showAllInstead: Phrase<(name: string) => string> = {
  en: (name) => `Only ${name}. Show everyone`,
  ur: (name) => `صرف ${name}۔ سب دکھائیں`,
};
