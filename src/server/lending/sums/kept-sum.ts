import type { Database } from '#server/platform/db/tables.ts';

type Table = keyof Database;
type Column<T extends Table> = keyof Database[T] & string;

/** Rows that never change, or the columns of which a sum is made: a change of any other moves nothing. */
type Moving<T extends Table> = 'only added' | readonly Column<T>[];

/** A query of rows with their key and figures, of the named tables or of their changed rows. */
type Rows = (named: (table: Table) => string) => string;

/** A table of sums, and the rows that each of them adds up. */
export interface KeptSum {
  readonly table: Table;
  /** The columns by which rows are added up, in the order in which sums are locked; none for a table of one row. */
  readonly key: readonly string[];
  readonly figures: readonly string[];
  /** The column of `rows` whose different values the one figure counts; undefined if figures are added up. */
  readonly countsDistinct?: string;
  /** True if a sum that comes to nothing is deleted: its table is read whole. */
  readonly dropsZeros?: boolean;
  /**
   * The tables that the rows are made of, with the columns that they are made of. No statement may change these columns of two
   * rows that are joined: each trigger finds the other table as the statement has left it.
   */
  readonly of: { readonly [T in Table]?: Moving<T> };
  /** The rows of these tables. Several queries are of tables that are not joined: a changed row moves the sums of the queries that name its table. */
  readonly rows: Rows | readonly Rows[];
}

/** A sum that the compiler holds to the columns of its table. */
export function keptSum<T extends Table>(
  table: T,
  sum: Omit<KeptSum, 'table' | 'key' | 'figures'> & {
    readonly key: readonly Column<T>[];
    readonly figures: readonly Column<T>[];
  },
): KeptSum {
  return { table, ...sum };
}

const union = (queries: readonly string[]) => queries.join('\n     UNION ALL\n    ');

/** A query of all rows that a sum adds up. */
export const rowsOf = ({ rows }: KeptSum) => union([rows].flat().map((query) => query((table) => table)));

/** The same of the changed rows of one table alone, which a trigger has by another name. */
export function changedRowsOf({ rows }: KeptSum, changed: Table, name: string): string {
  const queries = [rows].flat();
  const named = queries.map((query) => query((table) => (table === changed ? name : table)));
  return union(named.filter((query, nth) => query !== queries[nth]?.((table) => table)));
}

/** The sums, computed from all rows. */
export function computedSums(sum: KeptSum): string {
  const { key, figures, countsDistinct } = sum;
  const summed = figures.map((figure) =>
    countsDistinct === undefined
      ? `coalesce(sum(${figure}), 0)::bigint AS ${figure}`
      : `count(DISTINCT ${countsDistinct}) AS ${figure}`,
  );
  const grouped = key.length === 0 ? '' : ` GROUP BY ${key.join(', ')}`;
  return `SELECT ${[...key, ...summed].join(', ')} FROM (${rowsOf(sum)}) counted${grouped}`;
}

/** Statements that compute the sums of a table again. */
export function recomputeSums(sum: KeptSum): string {
  const { table, key, figures } = sum;
  if (key.length === 0) {
    const set = figures.map((figure) => `${figure} = computed.${figure}`);
    return `UPDATE ${table} SET ${set.join(', ')} FROM (${computedSums(sum)}) computed`;
  }
  const isSomething = figures.map((figure) => `${figure} <> 0`).join(' OR ');
  return `DELETE FROM ${table};
    INSERT INTO ${table} (${[...key, ...figures].join(', ')})
    SELECT * FROM (${computedSums(sum)}) computed WHERE ${isSomething}`;
}

/** A query of one line for each sum that differs from its rows, with the figures that do. */
export function sumDifferencesOf(sum: KeptSum): string {
  const { table, key, figures } = sum;
  const kept = figures.map((figure) => `${figure} AS kept_${figure}, 0 AS counted_${figure}`);
  const counted = figures.map((figure) => `0, ${figure}`);
  const compared = figures.map(
    (figure) => `sum(kept_${figure}) AS kept_${figure}, sum(counted_${figure}) AS counted_${figure}`,
  );
  const named = key.map((column) => `'${column} ' || ${column}`);
  const told = figures.map(
    (figure) => `CASE WHEN kept_${figure} <> counted_${figure}
                      THEN format('${figure} %s kept, %s in the rows', kept_${figure}, counted_${figure}) END`,
  );
  const differs = figures.map((figure) => `kept_${figure} <> counted_${figure}`).join(' OR ');
  return `
    SELECT concat_ws(': ', concat_ws(', ', ${[`'${table}'`, ...named].join(', ')}), concat_ws(', ', ${told.join(', ')})) AS line
      FROM (SELECT ${[...key, ...compared].join(', ')}
              FROM (SELECT ${[...key, ...kept].join(', ')} FROM ${table}
                     UNION ALL
                    SELECT ${[...key, ...counted].join(', ')} FROM (${computedSums(sum)}) computed) compared
             GROUP BY ${key.length === 0 ? '()' : key.join(', ')}) sums
     WHERE ${differs}`;
}
