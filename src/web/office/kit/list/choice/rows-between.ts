/** The rows from one to another, in the order of the list and with both ends; only the second if the first is not listed. */
export function rowsBetween(ids: readonly string[], from: string | undefined, to: string): readonly string[] {
  const ends = [from === undefined ? -1 : ids.indexOf(from), ids.indexOf(to)];
  if (ends.includes(-1)) return [to];
  return ids.slice(Math.min(...ends), Math.max(...ends) + 1);
}
