import type { TestApi } from '#test/support/calls/api.ts';

/** Changes rows as the owner of the database, without triggers and foreign keys. `$1` is the id of the tampered record. */
export async function tamperWith(testApi: TestApi, id: string, statements: readonly string[]): Promise<void> {
  const client = await testApi.database.ownerPool.connect();
  await client.query('BEGIN');
  await client.query('SET LOCAL session_replication_role = replica');
  for (const statement of statements) await client.query(statement, statement.includes('$1') ? [id] : []);
  await client.query('COMMIT');
  client.release();
}
