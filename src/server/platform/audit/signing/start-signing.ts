import type { Pool } from 'pg';
import type { AuditAction } from '#domain/audit/audit-action.ts';
import type { AuditKey } from '../../audit-key.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { StartupError } from '../../startup-error.ts';
import { lenderChain } from '../record-audit-event.ts';
import { recordAuditEvents } from '../record-audit-events.ts';
import { signEventsOf } from './sign-events.ts';

/** The first signed event of a chain that has unsigned ones before it. */
export const startSigningAction = 'start_signing' as const satisfies AuditAction;

// In turn: of two servers that start at once the second finds the events of the first.
const lock = "SELECT pg_advisory_xact_lock(hashtextextended('start signing', 0))";

const findStarted = `
  SELECT DISTINCT signed_with AS id FROM audit_events
   WHERE action = '${startSigningAction}' AND signed_with IS NOT NULL ORDER BY signed_with`;

const findChains = `SELECT id FROM branches UNION SELECT id FROM audit_chains UNION SELECT '${lenderChain}'`;

/**
 * Has the events that are written through the pool signed with the first key, and records the start of that in every chain, unless
 * it was recorded before. Refuses, with a StartupError, to go on without a key where events are signed: its own would look like
 * somebody's who has none.
 */
export async function startSigning(pool: Pool, [key]: readonly AuditKey[], at: Date): Promise<void> {
  const started = (await pool.query<{ id: string }>(findStarted)).rows.map(({ id }) => id);
  if (key === undefined) {
    if (started.length === 0) return;
    throw new StartupError(
      `The audit events of this lender are signed with the key ${started.join(' or ')}: give it in AUDIT_KEY, or a new one if it is lost.`,
    );
  }
  signEventsOf(pool, key);
  if (started.includes(key.id)) return;
  await inTransaction(pool, async (client) => {
    await client.query(lock);
    const { rows } = await client.query<{ id: string }>(findStarted);
    if (rows.some(({ id }) => id === key.id)) return;
    const chains = (await client.query<{ id: string }>(findChains)).rows;
    const events = chains.map(({ id }) => ({
      branchId: id,
      action: startSigningAction,
      subject: 'audit' as const,
      subjectId: lenderChain,
    }));
    await recordAuditEvents(client, { actor: null, clientAddress: null }, at, events);
  });
}
