import type { Database } from '#server/platform/db/tables.ts';
import type { Written } from '../digest-text.ts';

type Table = keyof Database;

/** A table whose rows the audit holds: each event has the digests of the rows that its transaction wrote. */
export interface KeptTable {
  readonly table: Table;
  /** Its row in a line of verify. */
  readonly noun: string;
  readonly key: readonly string[];
  /** The columns of the digest, in their order. */
  readonly columns: Readonly<Record<string, Written>>;
  /** The columns that are in no digest, each with the reason. */
  readonly left: Readonly<Record<string, string>>;
}

type Column<T extends Table> = keyof Database[T] & string;

interface Columns<T extends Table> {
  readonly plain: readonly Column<T>[];
  readonly instants?: readonly Column<T>[];
  readonly days?: readonly Column<T>[];
  readonly bytes?: readonly Column<T>[];
  readonly left?: { readonly [C in Column<T>]?: string };
}

/** A kept table that the compiler holds to its columns. The key comes first in its digest. */
export function keptTable<T extends Table>(
  table: T,
  noun: string,
  key: readonly Column<T>[],
  { plain, instants = [], days = [], bytes = [], left }: Columns<T>,
): KeptTable {
  const columns = {
    ...writtenAs('plain', plain),
    ...writtenAs('instant', instants),
    ...writtenAs('day', days),
    ...writtenAs('bytes', bytes),
  };
  return { table, noun, key, columns, left: { ...left } };
}

function writtenAs(written: Written, columns: readonly string[]): Record<string, Written> {
  return Object.fromEntries(columns.map((column) => [column, written]));
}
