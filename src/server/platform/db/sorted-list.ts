import { idOf } from './keyset-page.ts';
import { raw, type Sql, sql } from './sql.ts';

/** A list whose reader chooses the order. */
interface SortedRows<Key extends string> {
  /** The FROM clause, and the id that orders rows with equal keys. */
  readonly from: string;
  readonly id: string;
  /** The keys of the order, as SQL over one row; never null. */
  readonly keys: Readonly<Record<Key, string>>;
}

interface Sorted {
  /** The rows after the cursor; all of them without one. */
  readonly after: Sql;
  /** For ORDER BY. */
  readonly order: Sql;
}

/**
 * The condition and the order of one page of a sorted list. The cursor has only the id of the last row, because the sort key
 * may be a person's name, which must not appear in an address.
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
