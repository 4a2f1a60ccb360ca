import pg, { type PoolClient } from 'pg';

/** A row as PostgreSQL writes a whole row: the same text is the same row again, on any version and in any table of the same columns. */
type RowText = string;

const batch = 2_000;

/** Both sides write and read dates and bytes in one format, whatever the server's or the session's settings. */
export const fixedFormats =
  "SET LOCAL datestyle = 'ISO'; SET LOCAL timezone = 'UTC'; SET LOCAL intervalstyle = 'postgres'; SET LOCAL bytea_output = 'hex'; SET LOCAL extra_float_digits = 1";

/** Reads a table in batches, so that only one is in memory. Needs a transaction. */
export async function* readRows(client: PoolClient, table: string): AsyncGenerator<readonly RowText[]> {
  const name = pg.escapeIdentifier(table);
  await client.query(
    `DECLARE backup_rows NO SCROLL CURSOR FOR SELECT (t.*)::text AS line FROM ONLY ${name} t`,
  );
  for (;;) {
    const { rows } = await client.query<{ line: RowText }>(`FETCH ${batch} FROM backup_rows`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await client.query('CLOSE backup_rows');
}

const findColumns = `
  SELECT attname AS name FROM pg_attribute
   WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`;

/** Inserts rows as they were; generated columns are generated again. Returns their number. */
export async function writeRows(
  client: PoolClient,
  table: string,
  lines: AsyncIterable<RowText>,
): Promise<number> {
  const name = pg.escapeIdentifier(table);
  const { rows: columns } = await client.query<{ name: string }>(findColumns, [name]);
  const names = columns.map((column) => pg.escapeIdentifier(column.name));
  const text = `INSERT INTO ${name} (${names.join(', ')})
    SELECT ${names.map((column) => `(read.line).${column}`).join(', ')}
      FROM (SELECT l::${name} AS line FROM unnest($1::text[]) AS l OFFSET 0) read`;
  let written = 0;
  const write = async (some: readonly RowText[]) => {
    await client.query({ text, values: [some] });
    written += some.length;
  };
  let waiting: RowText[] = [];
  for await (const line of lines) {
    waiting.push(line);
    if (waiting.length < batch) continue;
    await write(waiting);
    waiting = [];
  }
  if (waiting.length > 0) await write(waiting);
  return written;
}
