import { createHash } from 'node:crypto';

/**
 * The digest of a key: eight bytes that are stored for ever with the row that the key made. Two keys of one agreement with the
 * same digest are too improbable to matter. `keyDigestSql` computes the same.
 */
export function keyDigest(userId: string, key: string): Buffer {
  return createHash('sha256').update(`${userId} ${key.toLowerCase()}`).digest().subarray(0, 8);
}

/** The digest of a row of `idempotency_keys`. */
export const keyDigestSql = (row: string) =>
  `substr(sha256(convert_to(${row}.user_id || ' ' || ${row}.key, 'UTF8')), 1, 8)`;
