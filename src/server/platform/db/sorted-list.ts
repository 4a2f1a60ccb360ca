import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { idOf } from './keyset-page.ts';

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
  readonly after: RawBuilder<SqlBool>;
  readonly order: readonly [RawBuilder<unknown>, RawBuilder<unknown>];
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
  const key = sql.raw(keys[(isDownwards ? sort.slice(1) : sort) as Key]);
  const rowId = sql.ref(id);
  const direction = sql.raw(isDownwards ? 'DESC' : 'ASC');
  return {
    after: cursor === undefined ? sql<SqlBool>`true` : afterRow(idOf(cursor)),
    order: [sql`${key} ${direction}`, sql`${rowId} ${direction}`],
  };

  function afterRow(last: string): RawBuilder<SqlBool> {
    const comesAfter = sql.raw(isDownwards ? '<' : '>');
    const lastKey = sql`(SELECT ${key} FROM ${sql.raw(from)} WHERE ${rowId} = ${last}::uuid)`;
    return sql<SqlBool>`(${key}, ${rowId}) ${comesAfter} (${lastKey}, ${last}::uuid)`;
  }
}
