/** Arabic letters, their marks and punctuation, and the joiners between them. All other text uses the Latin faces. */
const arabic = '(?:[\\u0600-\\u06ff\\u0750-\\u077f\\ufb50-\\ufdff\\ufe70-\\ufeff]|\\u200c|\\u200d)';

/** The same, as CSS tells a browser which letters a face is for. */
export const arabicRange = 'U+600-6FF,U+750-77F,U+200C-200D,U+FB50-FDFF,U+FE70-FEFF';

const word = new RegExp(`${arabic}+`, 'g');
const letter = new RegExp(arabic);

/** The words that a browser shapes with Nastaliq. The space between two comes from the Latin face, so each word is shaped separately. */
export function arabicWords(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => text.match(word) ?? []));
}

export function isArabicLetter(character: string): boolean {
  return letter.test(character);
}
