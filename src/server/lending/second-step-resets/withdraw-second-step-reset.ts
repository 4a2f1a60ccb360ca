import type { PoolClient } from 'pg';
import type { OutputOf } from '#contract/endpoint.ts';
import type { secondStepResetEndpoints } from '#contract/lending/second-step-resets.ts';
import { type ApprovalState, refusalOfWithdrawal } from '#domain/lending/approvals/approval.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { type BranchReach, branchIdOf } from '#server/platform/reach.ts';
import { Refusal } from '#server/platform/refusal.ts';

type Endpoint = typeof secondStepResetEndpoints.withdrawSecondStepReset;

interface LockedReset {
  readonly customerId: string;
  readonly branchId: string;
  readonly state: ApprovalState;
  readonly requestedBy: string;
}

const find = {
  name: 'lock-second-step-reset-to-withdraw',
  text: `SELECT r.customer_id AS "customerId", c.branch_id AS "branchId", r.state, r.requested_by AS "requestedBy"
           FROM second_step_resets r JOIN customers c ON c.id = r.customer_id
          WHERE r.id = $1 AND ($2::uuid IS NULL OR c.branch_id = $2) FOR NO KEY UPDATE OF r`,
};

async function lockReset(client: PoolClient, reach: BranchReach, id: string): Promise<LockedReset> {
  const { rows } = await client.query<LockedReset>({ ...find, values: [id, branchIdOf(reach)] });
  if (rows[0] === undefined) throw new Refusal('not_found');
  return rows[0];
}

const withdraw = {
  name: 'withdraw-second-step-reset',
  text: "UPDATE second_step_resets SET state = 'withdrawn' WHERE id = $1",
};

/**
 * Withdraws one's own request, for example because the phone was found. A colleague of the branch gets the reason why they
 * cannot.
 */
export async function withdrawSecondStepReset(call: Call<Endpoint>): Promise<OutputOf<Endpoint>> {
  const { context, actor, reach, input } = call;
  const { id } = input.params;
  const at = new Date(context.clock.now());
  return inTransaction(context.pool, async (client) => {
    const { customerId, branchId, ...reset } = await lockReset(client, reach, id);
    const refusal = refusalOfWithdrawal({ ...reset, withdrawnBy: actor.userId });
    if (refusal !== null) throw new Refusal(refusal);
    await client.query({ ...withdraw, values: [id] });
    await recordAuditEvent(client, call, at, {
      branchId,
      action: 'withdraw_second_step_reset',
      subject: 'customer',
      subjectId: customerId,
    });
    return { customerId, state: 'withdrawn' };
  });
}
