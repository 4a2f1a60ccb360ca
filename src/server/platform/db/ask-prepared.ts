import { createHash } from 'node:crypto';
import type { CompiledQuery } from 'kysely';
import type { ClientBase, Pool, QueryResultRow } from 'pg';

/**
 * Asks a statement that takes longer to plan than to run: it is prepared under its own text, so that each connection plans it
 * once. The text must be one of a few, with a parameter for whatever changes with the reader or the day.
 */
export async function askPrepared<Row extends QueryResultRow>(
  pool: Pool | ClientBase,
  { sql: text, parameters }: CompiledQuery<Row>,
): Promise<Row[]> {
  const name = createHash('sha256').update(text).digest('base64url');
  return (await pool.query<Row>({ name, text, values: [...parameters] })).rows;
}
