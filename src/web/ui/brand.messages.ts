import type { Phrase } from '#domain/language.ts';

/** The software's own name; the same in both languages. */
export const productName = 'Qist';

const { lenderEn = '', lenderUr = '', lenderDrawing = '' } = document.documentElement.dataset;

/** The lender whose house this is, as the server wrote it into the page. */
export const lenderName: Phrase = { en: lenderEn, ur: lenderUr };

/** The address at which its Urdu name is drawn, for a page without the face; empty where it is not. */
export const lenderNameDrawing = lenderDrawing;

/** The title of the browser's tab. */
export const titleOf: Phrase<(page: string) => string> = {
  en: (page) => `${page} · ${lenderName.en}`,
  ur: (page) => `${page} · ${lenderName.ur}`,
};
