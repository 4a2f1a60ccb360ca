import { dayMs, type Instant } from '#domain/instant.ts';
import { Refusal } from '../refusal.ts';

/** The time for which a repeated request gets its first answer. */
export const keyLifeDays = 90;

/** The earlier use of a request's key on its agreement. */
export interface KnownKey {
  /** Null after the key was swept. */
  readonly kept: { readonly requestHash: Buffer; readonly madeId: string; readonly recordedAt: Date } | null;
}

/** A key as read: its own row, and whether a made row has its digest. */
export interface KeyRow {
  readonly requestHash: Buffer | null;
  readonly madeId: string | null;
  readonly recordedAt: Date | null;
  readonly isSpent: boolean;
}

export function knownKeyOf({ requestHash, madeId, recordedAt, isSpent }: KeyRow): KnownKey | null {
  if (requestHash !== null && madeId !== null && recordedAt !== null)
    return { kept: { requestHash, madeId, recordedAt } };
  return isSpent ? { kept: null } : null;
}

/**
 * The id of what an earlier request with the key made; null for a new key. Refuses a key of another request, and one that is
 * too old to be answered: it makes nothing a second time. The age of a key is read from what it made, not from the key,
 * which the caller chooses.
 */
export function madeBefore(known: KnownKey | null, requestHash: Buffer, now: Instant): string | null {
  if (known === null) return null;
  const { kept } = known;
  if (kept === null || kept.recordedAt.getTime() < now - keyLifeDays * dayMs)
    throw new Refusal('idempotency_key_expired');
  if (!kept.requestHash.equals(requestHash)) throw new Refusal('idempotency_key_reused');
  return kept.madeId;
}
