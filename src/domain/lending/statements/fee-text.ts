import { foldForSearch } from '#domain/person/fold-for-search.ts';

/** The most fee texts of an account, and the letters of each. */
export const feeTextsMax = 20;
export const feeTextLengthMax = 60;

/** The fewest letters and digits of a fee text: fewer are in too many lines. */
const feeLettersMin = 3;

/** True for words of which a line can be a fee. */
export const isFeeText = (text: string) =>
  foldForSearch(text).replaceAll(' ', '').length >= feeLettersMin && text.length <= feeTextLengthMax;

/**
 * The fee text whose words a line has, whole and in their order, however they are written; null if it has none, or if its money came
 * in: money of a customer is never set aside by its words.
 */
export function feeTextOf(
  { paisa, text }: { readonly paisa: number; readonly text: string },
  feeTexts: readonly string[],
): string | null {
  if (paisa >= 0) return null;
  const words = ` ${foldForSearch(text)} `;
  return feeTexts.find((fee) => isFeeText(fee) && words.includes(` ${foldForSearch(fee)} `)) ?? null;
}
