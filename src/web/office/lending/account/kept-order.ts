/**
 * Items in the order in which they were first shown. A payment changes how urgent an agreement is, and its card must not move
 * away under the hand. Items that were not shown yet come last.
 */
export function inKeptOrder<Item extends { readonly id: string }>(
  items: readonly Item[],
  shownFirst: readonly string[],
): Item[] {
  const placeOf = ({ id }: Item) => (shownFirst.includes(id) ? shownFirst.indexOf(id) : shownFirst.length);
  return items.toSorted((one, other) => placeOf(one) - placeOf(other));
}
