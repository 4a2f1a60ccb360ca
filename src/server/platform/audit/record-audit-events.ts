import type { PoolClient } from 'pg';
import { type AuditEvent, lenderChain, type RecordedOrigin } from './record-audit-event.ts';
import { sealFor } from './signing/sign-events.ts';

const insertAuditEvents = {
  name: 'insert-audit-events',
  text: `INSERT INTO audit_events (chain_id, recorded_at, actor_id, client_address, action, subject, subject_id, before, after,
                                   signed_with, signature)
         SELECT e."chainId", $2, $3, $4, e.action, e.subject, e."subjectId", e.before, e.after, e."signedWith", decode(e.seal, 'hex')
           FROM jsonb_to_recordset($1::jsonb) AS e ("chainId" uuid, action text, subject text, "subjectId" uuid,
                                                    before jsonb, after jsonb, "signedWith" text, seal text)
          ORDER BY e."chainId"`,
};

/**
 * Records the events of one person on many subjects in one statement. Concurrent calls for the same branches lock the chains
 * in the same order.
 */
export async function recordAuditEvents<Before extends object, After extends object>(
  client: PoolClient,
  { actor, clientAddress }: RecordedOrigin,
  recordedAt: Date,
  events: readonly AuditEvent<Before, After>[],
): Promise<void> {
  const actorId = actor?.userId ?? null;
  const rows = events.map(({ branchId, before = null, after = null, ...event }) => {
    const fields = { ...event, chainId: branchId ?? lenderChain, before, after };
    const { signedWith, seal } = sealFor(client, { ...fields, recordedAt, actorId, clientAddress });
    return { ...fields, signedWith, seal: seal?.toString('hex') };
  });
  await client.query({
    ...insertAuditEvents,
    values: [JSON.stringify(rows), recordedAt, actorId, clientAddress],
  });
}
