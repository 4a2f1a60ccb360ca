import { toLatinDigits } from '#domain/person/digits.ts';
import { foldForSearch } from '#domain/person/fold-for-search.ts';

/** The errors that Excel and LibreOffice show in a cell, and the signs for a column that was too narrow for its number. */
const spreadsheetError =
  /^(?:#(?:ref|value|name|num|null|calc|spill|field|blocked|connect|busy|unknown)[!?]|#div\/0!|#n\/a|#getting_data|err:\d{3}|#{2,})$/i;

/** A number with more digits than its column shows, as a CSV file has it: `3.84031E+12`. */
const roundedNumber = /^\d(?:\.\d+)?e\+\d+$/i;

/** Signs that stand for letters which an encoding does not have. */
const lostLetters = /\uFFFD|\?{4,}|^[?\s.,/-]*\?[?\s.,/-]*\?[?\s.,/-]*$/;

/** Urdu in UTF-8 that was read as Western or Arabic letters: each letter becomes two, of which the first is one of these. */
const doubledLetters = [
  /[ØÙÚÛÃÂâ][\u0080-\u00BF\u0152\u0153\u0160\u0161\u0178\u017D\u017E\u0192\u02C6\u02DC\u2018-\u203A\u20AC\u2122\u00C0-\u00FF]/,
  /(?:[طظعغ][\u0080-\u00A9\u00AE-\u00BF\u0152\u0153\u0192\u02C6\u2030\u2039\u203A\u20AC\u2122].*){2}/,
];

export type CellFault = 'cell_error' | 'cell_encoding' | 'cell_rounded';

/** The reason why a cell cannot be what somebody wrote; null if it can. A text may well begin with `#`. */
export function faultOfCell(text: string): CellFault | null {
  if (spreadsheetError.test(text)) return 'cell_error';
  if (roundedNumber.test(text)) return 'cell_rounded';
  if (lostLetters.test(text) || doubledLetters.some((letters) => letters.test(text))) return 'cell_encoding';
  return isWesternNoise(text) ? 'cell_encoding' : null;
}

/** Arabic letters that were read as Western ones: a text of accented letters only. */
function isWesternNoise(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const accented = letters.filter((letter) => letter >= '\u00C0' && letter <= '\u00FF');
  return accented.length > 2 && accented.length * 3 > letters.length * 2;
}

const nothing = new Set(
  ['n a', 'na', 'nil', 'null', 'none', 'no', 'not available', 'not applicable', 'blank', 'empty'].concat(
    ['نہیں', 'کوئی نہیں', 'ندارد', 'خالی', 'موجود نہیں', 'دستیاب نہیں'].map(foldForSearch),
  ),
);

/**
 * True for a cell in which somebody wrote that there is nothing: a dash, `N/A`, `nil`. In a cell that may be empty (`isOptional`)
 * a zero says the same.
 */
export function saysNothing(text: string, isOptional: boolean): boolean {
  if (!/[\p{L}\p{N}]/u.test(text)) return !/[?#(]/.test(text);
  const said = foldForSearch(text);
  return nothing.has(said) || (isOptional && /^0+(?:\.0+)?$/.test(toLatinDigits(text)));
}

/** The text without the apostrophe by which a spreadsheet makes a number a text. */
export function withoutApostrophe(text: string): string {
  return text.replace(/^['`\u2018\u2019](?=[\d\u0660-\u0669\u06F0-\u06F9+])/, '');
}

/** A number that is a name, without the decimals that a spreadsheet adds: `118.0` is `118`. */
export function plainText(text: string): string {
  return /^\d+\.0+$/.test(text) ? text.slice(0, text.indexOf('.')) : text;
}

/** The words on an identity card that does not expire. */
const lifelong = new Set(
  ['lifetime', 'life time', 'life', 'lifelong', 'تاحیات', 'تا حیات', 'لائف ٹائم'].map(foldForSearch),
);

/** True for a card that does not expire. */
export function isLifelong(text: string): boolean {
  return lifelong.has(foldForSearch(text));
}
