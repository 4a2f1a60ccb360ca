import type { Phrase } from '#domain/language.ts';
import type { ListRows } from '#domain/list-rows.ts';

export const listRowsTitle: Phrase = { en: 'Your lists', ur: 'آپ کی فہرستیں' };

export const listRowsLead: Phrase = {
  en: 'How close the rows are, wherever you sign in.',
  ur: 'سطروں کے درمیان جگہ، آپ جہاں بھی سائن ان کریں۔',
};

export const listRowsNames: Readonly<Record<ListRows, Phrase>> = {
  comfortable: { en: 'Comfortable', ur: 'کشادہ' },
  compact: { en: 'Compact', ur: 'قریب قریب' },
};
