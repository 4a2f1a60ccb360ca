import type { Phrase } from '#domain/language.ts';

/** The software's own name; the same in both languages. */
export const productName = 'Qist';

/** The lender whose house this is. `art/lender-name-urdu.svg` draws the Urdu name for pages that don't load the face. */
export const lenderName: Phrase = { en: 'Asaan Qist', ur: 'آسان قسط' };

/** The title of the browser's tab. */
export const titleOf: Phrase<(page: string) => string> = {
  en: (page) => `${page} · ${lenderName.en}`,
  ur: (page) => `${page} · ${lenderName.ur}`,
};
