import type { PoolClient } from 'pg';

/**
 * Fills tables while none of their indexes is kept, those of their keys too, and makes them once, of all rows, which takes a fraction of
 * the time. A key that came twice is found then. The planner takes no such index. It takes a superuser.
 */
export async function withoutIndexes(
  client: PoolClient,
  tables: readonly string[],
  fill: () => Promise<void>,
): Promise<void> {
  await client.query(
    'UPDATE pg_index SET indisready = false, indisvalid = false WHERE indrelid = ANY ($1::regclass[])',
    [tables],
  );
  await fill();
  for (const table of tables) await client.query(`REINDEX TABLE ${table}`);
}
