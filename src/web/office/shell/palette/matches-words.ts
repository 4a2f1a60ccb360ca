import { languages, type Phrase } from '#domain/language.ts';
import { foldForSearch } from '#domain/person/fold-for-search.ts';

/** True when each word of a text begins a word of the label, in either language. An empty text matches everything. */
export function matchesWords(label: Phrase, text: string): boolean {
  const wanted = foldForSearch(text).split(' ');
  return languages.some((language) => {
    const words = foldForSearch(label[language]).split(' ');
    return wanted.every((begun) => words.some((word) => word.startsWith(begun)));
  });
}
