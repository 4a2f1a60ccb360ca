import type { Phrase } from '#domain/language.ts';
import type { DateOrder } from '#domain/tables/read-date.ts';

/** The orders of day and month in a file, with an example. */
export const dateOrderNames: Readonly<Record<DateOrder, Phrase>> = {
  day_first: { en: 'Day first: 25/03/2026', ur: 'دن پہلے: \u206625/03/2026\u2069' },
  month_first: { en: 'Month first: 03/25/2026', ur: 'مہینہ پہلے: \u206603/25/2026\u2069' },
};
