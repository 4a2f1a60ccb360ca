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

/** Computes every hash of the audit again, from the first event on, and the ends of the chains with them, as its owner can. */
export const relink = `
  DO $$
  DECLARE
    event audit_events;
    chain uuid;
    previous bytea;
  BEGIN
    FOR event IN SELECT * FROM audit_events ORDER BY chain_id, position LOOP
      IF event.chain_id IS DISTINCT FROM chain THEN previous := sha256(''); END IF;
      chain := event.chain_id;
      event.previous_hash := previous;
      event.hash := audit_hash(event);
      previous := event.hash;
      UPDATE audit_events SET previous_hash = event.previous_hash, hash = event.hash
       WHERE chain_id = event.chain_id AND position = event.position;
      UPDATE audit_chains SET last_position = event.position, last_hash = event.hash WHERE id = event.chain_id;
    END LOOP;
  END
  $$`;
