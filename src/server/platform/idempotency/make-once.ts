import type { PoolClient } from 'pg';
import { invariant } from '#domain/invariant.ts';
import { namedStatement } from '../db/named-statement.ts';
import { keyDigest } from './key-digest.ts';
import { type KeyRow, knownKeyOf, madeBefore } from './known-key.ts';

/** The user of the key, the agreement, and the hash of its request. */
interface KeyedRequest {
  readonly userId: string;
  readonly agreementId: string;
  readonly key: string;
  readonly requestHash: Buffer;
}

/** The tables whose rows keep the digest of the key that made or decided them. */
type KeyedTable = 'approvals' | 'contact_log' | 'payment_promises';

const findKey = (table: KeyedTable) => ({
  name: `find-key-of-${table}`,
  text: `SELECT k.request_hash AS "requestHash", k.made_id AS "madeId", k.recorded_at AS "recordedAt",
                EXISTS (SELECT FROM ${table} WHERE agreement_id = $1 AND key_digest = $4) AS "isSpent"
           FROM (SELECT) one
           LEFT JOIN idempotency_keys k ON k.agreement_id = $1 AND k.user_id = $2 AND k.key = $3`,
});

const keepKey = namedStatement(
  'keep-idempotency-key',
  `INSERT INTO idempotency_keys (agreement_id, user_id, key, request_hash, made_id, recorded_at)
   VALUES (:agreementId, :userId, :key, :requestHash, :madeId, :at)`,
);

/**
 * Runs a command without entries, once per key. Returns the id of what it made, now or earlier. The agreement is
 * locked already, so the same key can't run twice at once. The new row gets the digest of its key.
 */
export async function makeOnce(
  client: PoolClient,
  request: KeyedRequest,
  made: { readonly table: KeyedTable; readonly id: string; readonly at: Date },
  make: (keyDigest: Buffer) => Promise<void>,
): Promise<string> {
  const { userId, agreementId, key, requestHash } = request;
  const digest = keyDigest(userId, key);
  const { rows } = await client.query<KeyRow>({
    ...findKey(made.table),
    values: [agreementId, userId, key, digest],
  });
  const [row] = rows;
  invariant(row !== undefined, 'a left join has a row');
  const before = madeBefore(knownKeyOf(row), requestHash, made.at.getTime());
  if (before !== null) return before;
  await client.query(keepKey({ agreementId, userId, key, requestHash, madeId: made.id, at: made.at }));
  await make(digest);
  return made.id;
}
