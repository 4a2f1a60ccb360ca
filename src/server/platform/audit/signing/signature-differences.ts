import type { PoolClient } from 'pg';
import type { AuditKey } from '../../audit-key.ts';
import type { AuditChain } from '../verify-audit.ts';
import { type SignedFields, sealOf, signatureOf } from './sign-events.ts';
import { startSigningAction } from './start-signing.ts';

/** The signed events of the books, as of one moment. */
export interface SignedEvents {
  readonly count: number;
  /** The first of them, as `YYYY-MM-DD HH24:MI UTC`; null if there is none. */
  readonly since: string | null;
}

const countSigned = `
  SELECT count(*), to_char(min(recorded_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI "UTC"') AS since
    FROM audit_events WHERE signed_with IS NOT NULL OR signature IS NOT NULL`;

export async function countSignedEvents(client: PoolClient): Promise<SignedEvents> {
  return (await client.query<SignedEvents>(countSigned)).rows[0] ?? { count: 0, since: null };
}

/** An event by its position, action, actor and moment. */
const eventInWords = `format('event %s, %s by %s at %s', a.position, a.action,
  coalesce((SELECT full_name FROM users WHERE id = a.actor_id), a.actor_id::text, 'nobody signed in'),
  to_char(a.recorded_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS "UTC"'))`;

const isSigned = '(a.signed_with IS NOT NULL AND a.signature IS NOT NULL)';

/** The first signed event of a chain. */
const began = `
  SELECT a.position, a.action FROM audit_events a WHERE a.chain_id = $1 AND ${isSigned} ORDER BY a.position LIMIT 1`;

// Unsigned events stand before the one that starts signing and nowhere else. A chain that is signed from its first event needs none.
const findUnsigned = `
  SELECT ${eventInWords} AS event FROM audit_events a JOIN (${began}) began ON true
   WHERE a.chain_id = $1 AND NOT ${isSigned}
     AND (a.position > began.position OR began.action <> '${startSigningAction}'
          OR a.signed_with IS NOT NULL OR a.signature IS NOT NULL)
   ORDER BY a.position`;

/** The number of events that one statement reads. */
const stepRows = 5_000;

const readSigned = {
  name: 'read-signed-events',
  text: `SELECT position, hash, signature, signed_with AS "signedWith", chain_id AS "chainId", (extract(epoch FROM recorded_at) * 1000)::bigint AS "recordedMs",
                actor_id AS "actorId", client_address AS "clientAddress", action, subject, subject_id AS "subjectId", before, after,
                ${eventInWords} AS event
           FROM audit_events a WHERE chain_id = $1 AND position > $2 AND ${isSigned} ORDER BY position LIMIT ${stepRows}`,
};

interface SignedRow extends Omit<SignedFields, 'recordedAt'> {
  /** A number, because the settings of a session change how an instant is written. */
  readonly recordedMs: number;
  readonly position: number;
  readonly hash: Buffer;
  readonly signature: Buffer;
  readonly signedWith: string;
  /** In words. */
  readonly event: string;
}

/**
 * Names the events of a chain that should be signed and are not. With keys also those whose signature is not the one that their
 * key makes of them: of events that their server did not write, or that were changed or moved since.
 */
export async function signatureDifferences(
  client: PoolClient,
  { chainId, name, lastPosition }: AuditChain,
  { keys, hasSigned }: { readonly keys: readonly AuditKey[]; readonly hasSigned: boolean },
): Promise<string[]> {
  if (!hasSigned || lastPosition === 0) return [];
  const chain = `audit chain ${name}`;
  const { rows } = await client.query<{ position: number }>(began, [chainId]);
  if (rows.length === 0) return [`${chain}: none of its events is signed, but other chains are`];
  const unsigned = await client.query<{ event: string }>(findUnsigned, [chainId]);
  return [
    ...unsigned.rows.map(({ event }) => `${chain}: ${event}, is not signed`),
    ...(keys.length === 0 ? [] : await wrongSignatures(client, chainId, chain, keys)),
  ];
}

async function wrongSignatures(
  client: PoolClient,
  chainId: string,
  chain: string,
  keys: readonly AuditKey[],
): Promise<string[]> {
  const keyOf = new Map(keys.map((key) => [key.id, key]));
  const differences: string[] = [];
  const unknown = new Map<string, number>();
  for (let after = 0; ; ) {
    const { rows } = await client.query<SignedRow>({ ...readSigned, values: [chainId, after] });
    for (const { hash, signature, signedWith, event, recordedMs, ...row } of rows) {
      const fields = { ...row, recordedAt: new Date(recordedMs) };
      const key = keyOf.get(signedWith);
      if (key === undefined) unknown.set(signedWith, (unknown.get(signedWith) ?? 0) + 1);
      else if (!signatureOf(sealOf(key, fields), hash).equals(signature))
        differences.push(`${chain}: ${event}, has a signature that the key ${signedWith} did not make`);
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < stepRows) break;
    after = last.position;
  }
  for (const [id, count] of unknown)
    differences.push(
      `${chain}: ${count} events are signed with the key ${id}, which AUDIT_KEY does not have`,
    );
  return differences;
}
