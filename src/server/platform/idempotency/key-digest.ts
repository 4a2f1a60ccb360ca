import { createHash } from 'node:crypto';

/**
 * What stays of a key for ever, in eight bytes beside what it made: two keys with one digest on one agreement are not met with. The
 * same is worked out by `keyDigestSql`.
 */
export function keyDigest(userId: string, key: string): Buffer {
  return createHash('sha256').update(`${userId} ${key.toLowerCase()}`).digest().subarray(0, 8);
}

/** The digest of a row of `idempotency_keys`. */
export const keyDigestSql = (row: string) =>
  `substr(sha256(convert_to(${row}.user_id || ' ' || ${row}.key, 'UTF8')), 1, 8)`;
