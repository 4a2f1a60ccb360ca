import type { PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { Refusal } from '../refusal.ts';

/** The user of the key, if there is one, and the hash of its request. */
interface KeyedCreation {
  readonly userId: string;
  readonly key: string | null;
  readonly requestHash: Buffer;
}

// The same key in another transaction waits here until the first has committed or rolled back.
const claimKey = {
  name: 'claim-creation-key',
  text: `INSERT INTO creation_keys (user_id, key, request_hash, created_id, recorded_at) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT DO NOTHING`,
};

const findCreated = {
  name: 'find-created',
  text: `SELECT request_hash AS "requestHash", created_id AS "createdId" FROM creation_keys
          WHERE user_id = $1 AND key = $2`,
};

/**
 * Creates something under its key, or finds what the same key created before. Returns its id either way, so a double click or a
 * retry after a lost answer creates one row.
 */
export async function createOnce(
  client: PoolClient,
  { userId, key, requestHash }: KeyedCreation,
  at: Date,
  create: (id: string) => Promise<void>,
): Promise<string> {
  const id = uuidv7();
  if (key !== null) {
    const claimed = await client.query({ ...claimKey, values: [userId, key, requestHash, id, at] });
    if (claimed.rowCount === 0) return createdBefore(client, userId, key, requestHash);
  }
  await create(id);
  return id;
}

async function createdBefore(
  client: PoolClient,
  userId: string,
  key: string,
  requestHash: Buffer,
): Promise<string> {
  const { rows } = await client.query<{ requestHash: Buffer; createdId: string }>({
    ...findCreated,
    values: [userId, key],
  });
  const known = rows[0];
  if (known === undefined || !known.requestHash.equals(requestHash))
    throw new Refusal('idempotency_key_reused');
  return known.createdId;
}
