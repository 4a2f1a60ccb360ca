import { createHash, createHmac } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { AuditKey } from '../../audit-key.ts';

/** The fields of an event that the server sends: the person, the place, the moment, and what was done to what. */
export interface SignedFields {
  readonly chainId: string;
  readonly recordedAt: Date;
  readonly actorId: string | null;
  readonly clientAddress: string | null;
  readonly action: string;
  readonly subject: string;
  readonly subjectId: string;
  readonly before: object | null;
  readonly after: object | null;
}

/** The database counts these out while it writes the event, so the server cannot sign them. The hash of the event covers them. */
const countedOut: ReadonlySet<string> = new Set(['receiptSerial', 'voucherSerial']);

/** The database answers ids in small letters, and an object's fields in an order of its own. */
function signedText(keyId: string, fields: SignedFields): string {
  const { chainId, recordedAt, actorId, clientAddress, action, subject, subjectId, before, after } = fields;
  const known = after && Object.entries(after).filter(([name]) => !countedOut.has(name));
  return JSON.stringify(
    [
      keyId,
      chainId.toLowerCase(),
      recordedAt.getTime(),
      actorId?.toLowerCase() ?? null,
      clientAddress,
      action,
      subject,
      subjectId.toLowerCase(),
      before,
      known && Object.fromEntries(known),
    ],
    inOrder,
  );
}

function inOrder(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const fields = Object.entries(value);
  return Object.fromEntries(fields.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * The seal of one event: what the server sends in place of the key. The database makes the signature of it and of the event's
 * hash, and keeps only the signature. The seal of an event fits no other person, moment or action.
 */
export function sealOf({ id, secret }: AuditKey, fields: SignedFields): Buffer {
  return createHmac('sha256', secret).update(signedText(id, fields)).digest();
}

/** The signature that the database has made of a seal and a hash. Both have 32 bytes. */
export function signatureOf(seal: Buffer, hash: Buffer): Buffer {
  return createHash('sha256').update(seal).update(hash).digest();
}

const signingKeys = new WeakMap<Pool | PoolClient, AuditKey>();

/** Has the events that are written through a pool from now on signed with a key. */
export function signEventsOf(pool: Pool, key: AuditKey): void {
  signingKeys.set(pool, key);
  // Connections that are open already sign too, once they are used again.
  pool.on('acquire', (client) => signingKeys.set(client, key));
}

/** An event's columns of the signature, as an insert gives them. */
export interface Seal {
  /** The name of the key. */
  readonly signedWith: string | null;
  readonly seal: Buffer | null;
}

/** The seal of an event that is written through this connection; nulls if it signs nothing. */
export function sealFor(client: Pool | PoolClient, fields: SignedFields): Seal {
  const key = signingKeys.get(client);
  return key === undefined
    ? { signedWith: null, seal: null }
    : { signedWith: key.id, seal: sealOf(key, fields) };
}
