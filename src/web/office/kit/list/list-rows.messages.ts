import type { Phrase } from '#domain/language.ts';
import type { ListRows } from '#domain/list-rows.ts';

export const listRowsTitle: Phrase = { en: 'Your lists', ur: 'آپ کی فہرستیں' };

export const listRowsLead: Phrase = {
  en: 'How close the rows of a list are, on every device you use.',
  ur: 'فہرستوں کی سطریں کھلی ہوں یا قریب، ہر ڈیوائس پر۔',
};

export const listRowsNames: Readonly<Record<ListRows, Phrase>> = {
  comfortable: { en: 'Comfortable', ur: 'کشادہ' },
  compact: { en: 'Compact', ur: 'قریب' },
};
