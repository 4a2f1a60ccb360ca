import { foldForSearch } from '#domain/person/fold-for-search.ts';

/** The things in whose names, of both languages together, each word of a text begins a word; all of them for an empty text. */
export function matchingGoods<Good extends { readonly names: readonly string[] }>(
  goods: readonly Good[],
  text: string,
): Good[] {
  const wanted = foldForSearch(text)
    .split(' ')
    .map((word) => ` ${word}`);
  return goods.filter(({ names }) => {
    const words = ` ${foldForSearch(names.join(' '))}`;
    return wanted.every((begun) => words.includes(begun));
  });
}
