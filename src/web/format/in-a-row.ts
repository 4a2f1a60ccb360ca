import type { Phrase } from '#domain/language.ts';

/** Several names in one line. */
export const inARow: Phrase<(names: readonly string[]) => string> = {
  en: (names) => names.join(', '),
  ur: (names) => names.join('، '),
};
