import type { Phrase } from '#domain/language.ts';

/** The software's own name; the same in both languages. */
export const productName = 'Qist';

const { lender = '{}', lenderDrawing = '' } = document.documentElement.dataset;

/** The lender of this installation, as the server wrote it into the page. */
export const lenderName: Phrase = { en: '', ur: '', ...(JSON.parse(lender) as Partial<Phrase>) };

/** The address of a picture of the lender's Urdu name, for pages that do not load the Urdu font; empty if there is none. */
export const lenderNameDrawing = lenderDrawing;

/** The title of the browser's tab. */
export const titleOf: Phrase<(page: string) => string> = {
  en: (page) => `${page} · ${lenderName.en}`,
  ur: (page) => `${page} · ${lenderName.ur}`,
};
