import { idOf } from './keyset-page.ts';
import { raw, type Sql, sql } from './sql.ts';

/** A list whose reader chooses the order. */
interface SortedRows<Key extends string> {
  /** What the rows are read from, and the id that tells rows apart which are equal in the key. */
  readonly from: string;
  readonly id: string;
  /** What they may be sorted by, as SQL over one row; never null. */
  readonly keys: Readonly<Record<Key, string>>;
}

interface Sorted {
  /** Rows that come after the cursor; all of them without one. */
  readonly after: Sql;
  /** For ORDER BY. */
  readonly order: Sql;
}

/**
 * Where a page of a sorted list begins and in which order it goes on. The cursor names the last row by its id alone, because
 * what a list is sorted by may be somebody's name, which must not stand in an address.
 */
export function sortedList<Key extends string>(
  { from, id, keys }: SortedRows<Key>,
  sort: Key | `-${Key}`,
  cursor: string | undefined,
): Sorted {
  const isDownwards = sort.startsWith('-');
  const key = keys[(isDownwards ? sort.slice(1) : sort) as Key];
  const direction = isDownwards ? 'DESC' : 'ASC';
  return {
    after: cursor === undefined ? raw('true') : afterRow(idOf(cursor)),
    order: raw(`${key} ${direction}, ${id} ${direction}`),
  };

  function afterRow(last: string): Sql {
    const place = raw(`(${key}, ${id}) ${isDownwards ? '<' : '>'}`);
    return sql`${place} ((SELECT ${raw(`${key} FROM ${from} WHERE ${id}`)} = ${last}::uuid), ${last}::uuid)`;
  }
}
