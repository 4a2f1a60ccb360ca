import type { PoolClient } from 'pg';
import type { OutputOf } from '#contract/endpoint.ts';
import type { secondStepResetEndpoints } from '#contract/lending/second-step-resets.ts';
import type { ApprovalState } from '#domain/lending/approvals/approval.ts';
import { rightToDecide } from '#domain/lending/approvals/right-to-decide.ts';
import type { StaffRelation } from '#domain/lending/relations/staff-relation.ts';
import { forgetTotp } from '#server/identity/proof/forget-totp.ts';
import { noKeptAccess, revokeAccess } from '#server/identity/proof/revoke-access.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { relationOf } from '../relations/relation-of.ts';
import { outdated } from './second-step-resets.queries.ts';

type Endpoint = typeof secondStepResetEndpoints.decideSecondStepReset;

// The user is locked before the request, as everywhere, so that concurrent decisions and a sign-in run one after
// another.
const lockUser = {
  name: 'lock-user-of-second-step-reset',
  text: 'SELECT FROM users WHERE id = (SELECT user_id FROM second_step_resets WHERE id = $1) FOR NO KEY UPDATE',
};

interface LockedReset {
  readonly customerId: string;
  readonly userId: string;
  readonly branchId: string;
  readonly state: ApprovalState;
  readonly requestedBy: string;
  readonly isOutdated: boolean;
  readonly relation: StaffRelation | null;
}

const findReset = {
  name: 'lock-second-step-reset',
  text: `SELECT r.customer_id AS "customerId", r.user_id AS "userId", c.branch_id AS "branchId", r.state,
                r.requested_by AS "requestedBy", ${outdated} AS "isOutdated",
                ${relationOf('$2::uuid', 'c.id')} AS relation
           FROM second_step_resets r JOIN customers c ON c.id = r.customer_id JOIN users u ON u.id = r.user_id
          WHERE r.id = $1 FOR NO KEY UPDATE OF r`,
};

async function lockReset(client: PoolClient, id: string, deciderId: string): Promise<LockedReset> {
  await client.query({ ...lockUser, values: [id] });
  const { rows } = await client.query<LockedReset>({ ...findReset, values: [id, deciderId] });
  if (rows[0] === undefined) throw new Refusal('not_found');
  return rows[0];
}

const decide = {
  name: 'decide-second-step-reset',
  text: `UPDATE second_step_resets SET state = $2, decided_by = $3, decided_at = $4, decision_note = $5 WHERE id = $1`,
};

/**
 * Approves or rejects a request of another person; never one's own, not even with the password. After an approval the second
 * step is off and all sessions of the customer have ended. The branch then issues a code for a new password.
 */
export async function decideSecondStepReset(call: Call<Endpoint>): Promise<OutputOf<Endpoint>> {
  const { context, actor, input } = call;
  const { id } = input.params;
  const { decision, note } = input.body;
  const at = new Date(context.clock.now());
  return inTransaction(context.pool, async (client) => {
    const { customerId, userId, branchId, ...reset } = await lockReset(client, id, actor.userId);
    const decidedBy = actor.userId;
    const right = rightToDecide({
      ...reset,
      decidedBy,
      isPasswordReentered: false,
      hasOtherSuperadmin: true,
      atBranch: null,
    });
    if (!right.ok) throw new Refusal(right.reason);
    if (decision === 'approved' && reset.isOutdated) throw new Refusal('second_step_changed');
    await client.query({ ...decide, values: [id, decision, actor.userId, at, note] });
    const ended = decision === 'approved' ? await turnOff(client, userId, at) : {};
    await recordAuditEvent(client, call, at, {
      branchId,
      action: decision === 'approved' ? 'grant_second_step_reset' : 'reject_second_step_reset',
      subject: 'customer',
      subjectId: customerId,
      after: { ...(note !== null && { note }), ...ended },
    });
    return { customerId, state: decision };
  });
}

async function turnOff(client: PoolClient, userId: string, at: Date) {
  await forgetTotp(client, userId);
  const ended = await revokeAccess(client, userId, { changed: ['password'], kept: noKeptAccess }, at);
  return { isTotpOn: false, ...ended };
}
