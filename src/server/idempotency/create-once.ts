import type { PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { invariant } from '#domain/invariant.ts';
import { Refusal } from '../refusal.ts';

/** Who creates something, under which key if any, and with what. */
export interface CreationRequest {
  readonly userId: string;
  readonly key: string | null;
  readonly requestHash: Buffer;
  readonly at: Date;
}

const claimKey = {
  name: 'claim-creation-key',
  text: `INSERT INTO creation_keys (user_id, key, request_hash, subject_id, created_at) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT DO NOTHING`,
};

const findCreated = {
  name: 'find-created-under-key',
  text: 'SELECT request_hash, subject_id FROM creation_keys WHERE user_id = $1 AND key = $2',
};

/**
 * Creates something under its key and answers its id; the same request sent again answers the same id and creates nothing.
 * A second one that comes while the first is under way waits for it.
 */
export async function createOnce(
  client: PoolClient,
  { userId, key, requestHash, at }: CreationRequest,
  create: (id: string) => Promise<void>,
): Promise<string> {
  const id = uuidv7();
  const claimed =
    key === null ||
    (await client.query({ ...claimKey, values: [userId, key, requestHash, id, at] })).rowCount === 1;
  if (claimed) {
    await create(id);
    return id;
  }
  const { rows } = await client.query<{ request_hash: Buffer; subject_id: string }>({
    ...findCreated,
    values: [userId, key],
  });
  const known = rows[0];
  invariant(known !== undefined, 'a key that could not be claimed is there');
  if (!known.request_hash.equals(requestHash)) throw new Refusal('idempotency_key_reused');
  return known.subject_id;
}
