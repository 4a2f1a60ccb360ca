import type { Pool, PoolClient } from 'pg';
import type { NamedFields } from '#contract/audit-field.ts';
import type { AuditAction } from '#domain/audit/audit-action.ts';
import type { AuditSubject } from '#domain/audit/audit-subject.ts';
import type { Actor } from '../actor.ts';
import { namedStatement } from '../db/named-statement.ts';
import { sealFor } from './signing/sign-events.ts';

/** The actor and their address. A call of an endpoint has both. */
export interface Origin {
  readonly actor: Actor;
  readonly clientAddress: string;
}

/**
 * The actor and their address, as far as recorded. The actor is null if the product acts by itself, or if nobody is signed in.
 */
export interface RecordedOrigin {
  readonly actor: Pick<Actor, 'userId'> | null;
  readonly clientAddress: string | null;
}

/** The fields of an audit event. Mask sensitive values first: more people read the audit than the record. */
export interface AuditEvent<Before extends object, After extends object> {
  /** The branch whose chain the event joins; null if it concerns the lender as a whole. */
  readonly branchId: string | null;
  readonly action: AuditAction;
  readonly subject: AuditSubject;
  readonly subjectId: string;
  readonly before?: Before & NamedFields<Before>;
  readonly after?: After & NamedFields<After>;
}

/** The chain of events that belong to no branch. */
export const lenderChain = '00000000-0000-0000-0000-000000000000';

const insertAuditEvent = namedStatement(
  'insert-audit-event',
  `INSERT INTO audit_events (chain_id, recorded_at, actor_id, client_address, action, subject, subject_id, before, after,
                             signed_with, signature)
   VALUES (:chainId, :recordedAt, :actorId, :clientAddress, :action, :subject, :subjectId, :before, :after, :signedWith, :seal)`,
);

/**
 * Adds an event to its chain; the database links it to the one before. Runs in the transaction of the change, so the event
 * and the change are written together or not at all.
 */
export async function recordAuditEvent<Before extends object, After extends object>(
  client: PoolClient | Pool,
  { actor, clientAddress }: RecordedOrigin,
  recordedAt: Date,
  event: AuditEvent<Before, After>,
): Promise<void> {
  const { branchId, action, subject, subjectId, before = null, after = null } = event;
  const chainId = branchId ?? lenderChain;
  const actorId = actor?.userId ?? null;
  const fields = { chainId, recordedAt, actorId, clientAddress, action, subject, subjectId, before, after };
  await client.query(insertAuditEvent({ ...fields, ...sealFor(client, fields) }));
}
