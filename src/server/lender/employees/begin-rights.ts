import type { PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { DecisionLimits } from '#domain/lending/approvals/decision-limits.ts';
import type { RightsKind } from '#domain/lending/approvals/powerful-account.ts';
import { decisionLimitColumns } from '#server/lending/agreements/authorize-decision.ts';
import { type Origin, recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { LockedStaff } from './lock-staff.ts';

/** An act that gives someone power over the books. */
interface RightsAct {
  readonly kind: RightsKind;
  readonly branchId: string | null;
  /** For the kind `limits`, and for no other. */
  readonly limits: DecisionLimits | null;
}

const insert = namedStatement(
  'insert-rights-request',
  `INSERT INTO rights_requests (id, user_id, kind, ${decisionLimitColumns.names},
                                state, requested_by, requested_at, decided_by, decided_at)
   VALUES (:id, :userId, :kind, ${decisionLimitColumns.parameters}, :state, :by, :at, :decidedBy, :decidedAt)`,
);

const noLimits: Readonly<Record<keyof DecisionLimits, null>> = {
  decidesAgreementsTo: null,
  decidesReliefTo: null,
  decidesReversalsTo: null,
  decidesRefundsTo: null,
  decidesWriteOffsTo: null,
  decidesBackDatingDays: null,
  decidesReschedules: null,
};

/**
 * Puts an act on record that one superadmin does not do alone. Returns true if it waits for another superadmin, and false for a
 * lender that has no other: then the caller does it now. The staff are locked, so nobody comes or goes in between.
 */
export async function beginRights(
  client: PoolClient,
  origin: Origin,
  at: Date,
  { member, otherSuperadmins }: LockedStaff,
  { kind, branchId, limits }: RightsAct,
): Promise<boolean> {
  const by = origin.actor.userId;
  const waits = otherSuperadmins.some((id) => id !== by);
  const decision = waits
    ? { state: 'pending', decidedBy: null, decidedAt: null }
    : { state: 'approved', decidedBy: by, decidedAt: at };
  await client.query(
    insert({ id: uuidv7(), userId: member.id, kind, ...(limits ?? noLimits), by, at, ...decision }),
  );
  await recordAuditEvent(client, origin, at, {
    branchId,
    action: 'request_rights',
    subject: 'employee',
    subjectId: member.id,
    after: { kind, ...limits, alone: !waits },
  });
  return waits;
}
