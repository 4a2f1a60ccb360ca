import type { Phrase } from '#domain/language.ts';

/** The software's own name; the same in both languages. */
export const productName = 'Qist';

const { lender = '{}', lenderDrawing = '' } = document.documentElement.dataset;

/** The lender of this installation, as the server wrote it into the page. */
export const lenderName: Phrase = { en: '', ur: '', ...(JSON.parse(lender) as Partial<Phrase>) };

/** The address of the drawing of its Urdu name, for a page without the face; empty when there is none. */
export const lenderNameDrawing = lenderDrawing;

/** The title of the browser's tab. */
export const titleOf: Phrase<(page: string) => string> = {
  en: (page) => `${page} · ${lenderName.en}`,
  ur: (page) => `${page} · ${lenderName.ur}`,
};
