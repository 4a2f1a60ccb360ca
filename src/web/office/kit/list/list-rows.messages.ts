import type { Phrase } from '#domain/language.ts';
import type { ListRows } from '#domain/list-rows.ts';

export const listRowsTitle: Phrase = { en: 'Your lists', ur: 'آپ کی فہرستیں' };

export const listRowsLead: Phrase = {
  en: 'How close the rows of a list are, on every device you use. By the screen: close on a low one.',
  ur: 'فہرستوں کی سطریں کھلی ہوں یا قریب، ہر ڈیوائس پر۔ اسکرین کے مطابق: کم اونچی اسکرین پر قریب۔',
};

export const listRowsNames: Readonly<Record<ListRows, Phrase>> = {
  by_screen: { en: 'By the screen', ur: 'اسکرین کے مطابق' },
  comfortable: { en: 'Comfortable', ur: 'کشادہ' },
  compact: { en: 'Compact', ur: 'قریب' },
};
