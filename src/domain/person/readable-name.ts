/** An Arabic letter with its marks, and the joiner after it that decides the shape of the next letter: نستعلیق has such signs. */
const keptJoiner = String.raw`(?=\p{L})\p{Script_Extensions=Arabic}[^\P{M}\p{Default_Ignorable_Code_Point}]*[\u200C\u200D](?=(?=\p{L})\p{Script_Extensions=Arabic})`;

/**
 * Signs without a shape: of direction, of width zero, the fillers of Hangul, tags; control characters beyond ASCII, and two more
 * that Unicode does not count among them: the empty pattern of Braille and the signs of annotations.
 */
const invisible = String.raw`\p{Default_Ignorable_Code_Point}|[\u0080-\u0084\u0086-\u009F\u2800\uFFF9-\uFFFB]`;

const keptOrInvisible = new RegExp(`(${keptJoiner})|${invisible}`, 'gu');

/** Marks without the letter that they belong to. */
const loneMarks = /(^|[^\p{L}\p{M}\p{N}])\p{M}+/gu;

/**
 * A name as it is stored: one line without signs that nobody sees, which could make two names look alike or turn the text beside
 * them around. Empty if no letter is left. A joiner stays between two Arabic letters, where Urdu needs it.
 */
export function readableName(text: string): string {
  const name = text
    .replace(/[\s\u0085]+/gu, ' ')
    .replace(keptOrInvisible, (_, kept: string | undefined) => kept ?? '')
    .replace(loneMarks, '$1')
    .replace(/ {2,}/g, ' ')
    .trim();
  return /\p{L}/u.test(name) ? name : '';
}

/** The ends of web addresses that a program for mail makes a link of. Short first names end in a dot too: `M.Aslam`. */
const endings =
  'com|net|org|info|biz|edu|gov|pk|io|co|me|ly|gl|gd|cc|tv|to|us|uk|in|ae|sa|cn|ru|de|eu|app|dev|link|site|online|shop|store|xyz|top|live|click|club|page|one|vip|icu|پاکستان';

const address = new RegExp(
  String.raw`[\p{L}\p{N}]\s*@\s*[\p{L}\p{N}]|://|\bwww\.|[\p{L}\p{N}-]\.(?:${endings})(?![\p{L}\p{M}\p{N}])`,
  'iu',
);

/** True if a text has a web or e-mail address, however wide its signs are typed: a reader or a program could follow it. */
export function hasAddress(text: string): boolean {
  return address.test(text.normalize('NFKC').replace(/[\u3002\u06D4]/gu, '.'));
}
