import type { Entry } from './entry.ts';

/** The entries that count, which are not reversed and not reversals, in the order given. */
export function standingEntries<Given extends Pick<Entry, 'id' | 'reverses'>>(
  entries: readonly Given[],
): Given[] {
  const reversed = new Set(entries.map(({ reverses }) => reverses));
  return entries.filter(({ id, reverses }) => reverses === null && !reversed.has(id));
}
