import type { PoolClient } from 'pg';
import type { InsertedRow } from '#server/platform/db/row-types.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** A row for an insert. Columns with a default may be left out, in all rows alike. */
export type NewRow<Table extends keyof Database> = InsertedRow<Database[Table]>;

/** The rows in one statement: some megabytes of JSON. */
const rowsPerStatement = 5_000;

/** Inserts many rows into a table, in their order. The columns are those of the first row. */
export async function insertRows<Table extends keyof Database>(
  client: PoolClient,
  table: Table,
  rows: readonly Partial<NewRow<Table>>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  for (let from = 0; from < rows.length; from += rowsPerStatement) {
    await client.query(
      `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1)`,
      [JSON.stringify(rows.slice(from, from + rowsPerStatement), withBytes)],
    );
  }
}

/** Bytes in PostgreSQL's text form. `JSON.stringify` turns a Buffer into an object before it calls the replacer. */
function withBytes(_: string, value: unknown): unknown {
  const isBuffer =
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    value.type === 'Buffer' &&
    'data' in value;
  return isBuffer ? `\\x${Buffer.from(value.data as number[]).toString('hex')}` : value;
}
