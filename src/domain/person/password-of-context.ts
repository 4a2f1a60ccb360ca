import { foldForSearch } from './fold-for-search.ts';

/** The words that someone who knows the person and the lender would try first. */
export interface PasswordContext {
  /** The person's own: names, phone, e-mail. */
  readonly own: readonly string[];
  /** The lender's: its name, the cities and codes of its branches. */
  readonly lender: readonly string[];
}

/** Words of every lender: its roles, and those of the sample lender, whose password is printed in its documents. */
const wordsOfAll =
  'superadmin super admin administrator employee customer manager officer branch password asaan qist سپر ایڈمن ملازم صارف مینیجر افسر برانچ پاسورڈ پاس ورڈ آسان قسط';

/** Shorter words are in too many good passwords. */
const contextWordLengthMin = 3;
/** So many letters of another word make a password of one's own. */
const ownLettersMin = 4;

function wordsOf(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => foldForSearch(text).split(' '))
    .filter((word) => word.length >= contextWordLengthMin);
}

/** The digits of a phone as people type them: without the 0, and the number without its network. */
function phoneParts(text: string): string[] {
  const digits = foldForSearch(text).replace(/\D/g, '');
  return digits.length < 10 ? [] : [digits.slice(-10), digits.slice(-7)];
}

/**
 * The reason why a password is easy to guess for someone who knows the person or the lender: it is made of their words, in any order
 * and case, with any digits and signs beside them. Null for a password with a word of its own.
 */
export function contextOfPassword(
  password: string,
  { own, lender }: PasswordContext,
): keyof PasswordContext | null {
  const ownWords = [...wordsOf(own), ...own.flatMap(phoneParts)];
  const otherWords = wordsOf([...lender, wordsOfAll]);
  let rest = foldForSearch(password).replaceAll(' ', '');
  let found: keyof PasswordContext | null = null;
  for (const word of [...ownWords, ...otherWords].toSorted((one, other) => other.length - one.length)) {
    if (!rest.includes(word)) continue;
    rest = rest.replaceAll(word, ' ');
    found = found === 'own' || ownWords.includes(word) ? 'own' : 'lender';
  }
  const letters = rest.match(/\p{L}/gu) ?? [];
  return letters.length < ownLettersMin ? found : null;
}
