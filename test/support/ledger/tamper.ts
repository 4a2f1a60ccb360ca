import type { TestApi } from '#test/support/calls/api.ts';

/** Changes rows as the owner of the database: no trigger and no foreign key speaks up. `$1` is what is tampered with. */
export async function tamperWith(testApi: TestApi, id: string, statements: readonly string[]): Promise<void> {
  const client = await testApi.database.ownerPool.connect();
  await client.query('BEGIN');
  await client.query('SET LOCAL session_replication_role = replica');
  for (const statement of statements) await client.query(statement, statement.includes('$1') ? [id] : []);
  await client.query('COMMIT');
  client.release();
}
