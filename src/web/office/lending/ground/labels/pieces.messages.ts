import type { Phrase } from '#domain/language.ts';
import { formatCount } from '#web/format/count.ts';

/** The name of an item among others in a line. */
export const pieces: Phrase<(quantity: number, description: string) => string> = {
  en: (quantity, description) => (quantity === 1 ? description : `${formatCount(quantity)} × ${description}`),
  ur: (quantity, description) =>
    quantity === 1 ? description : `${description} \u2066× ${formatCount(quantity)}\u2069`,
};
