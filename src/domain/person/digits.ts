/** U+0660–0669 are the Arabic-Indic digits, U+06F0–06F9 the ones an Urdu keyboard types. */
const easternDigits = /[\u0660-\u0669\u06F0-\u06F9]/g;

/** Writes Urdu and Arabic-Indic digits as 0–9; both blocks start at a multiple of 16, so the low four bits are the digit. */
export function toLatinDigits(text: string): string {
  return text.replace(easternDigits, (digit) => String(digit.charCodeAt(0) & 0xf));
}
