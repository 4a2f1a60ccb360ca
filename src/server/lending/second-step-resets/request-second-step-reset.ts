import type { PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { secondStepResetEndpoints } from '#contract/lending/second-step-resets.ts';
import { invariant } from '#domain/invariant.ts';
import type { Role } from '#domain/rights/role.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { type BranchReach, branchIdOf } from '#server/platform/reach.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findWaitingReset, outdated, type ResetRow } from './second-step-resets.queries.ts';

interface Holder {
  readonly branchId: string;
  readonly userId: string;
  readonly totpConfirmedAt: Date;
}

const findHolder = {
  name: 'find-holder-of-second-step',
  text: `SELECT c.branch_id AS "branchId", c.user_id AS "userId", u.role, u.totp_confirmed_at AS "totpConfirmedAt"
           FROM customers c LEFT JOIN users u ON u.id = c.user_id
          WHERE c.id = $1 AND ($2::uuid IS NULL OR c.branch_id = $2)`,
};

/** The user of the second step. Refuses a customer without one, and one who became an employee. */
async function holderWithin(client: PoolClient, reach: BranchReach, id: string): Promise<Holder> {
  const { rows } = await client.query<{ [K in keyof Holder]: Holder[K] | null } & { role: Role | null }>({
    ...findHolder,
    values: [id, branchIdOf(reach)],
  });
  const [found] = rows;
  if (found === undefined || found.branchId === null) throw new Refusal('not_found');
  const { branchId, userId, role, totpConfirmedAt } = found;
  if (userId === null) throw new Refusal('customer_has_no_sign_in');
  if (role !== 'customer') throw new Refusal('customer_is_staff');
  if (totpConfirmedAt === null) throw new Refusal('second_step_off');
  return { branchId, userId, totpConfirmedAt };
}

// A new request replaces an outdated one.
const setOutdated = {
  name: 'set-second-step-reset-outdated',
  text: `UPDATE second_step_resets r SET state = 'outdated' FROM users u
          WHERE r.user_id = $1 AND u.id = r.user_id AND r.state = 'pending' AND ${outdated}`,
};

// The table refuses a second pending request.
const insert = namedStatement(
  'insert-second-step-reset',
  `INSERT INTO second_step_resets (id, customer_id, user_id, reason, identity_proof, totp_confirmed_at, requested_by, requested_at)
   VALUES (:id, :customerId, :userId, :reason, :identityProof, :totpConfirmedAt, :by, :at)`,
);

/** Records that a customer has lost the second step. Nothing changes before another person decides. */
export async function requestSecondStepReset(
  call: Call<typeof secondStepResetEndpoints.requestSecondStepReset>,
): Promise<ResetRow> {
  const { context, actor, reach, input } = call;
  const customerId = input.params.id;
  const { reason, identityProof } = input.body;
  const at = new Date(context.clock.now());
  return inTransaction(context.pool, async (client) => {
    const { branchId, ...holder } = await holderWithin(client, reach, customerId);
    await client.query({ ...setOutdated, values: [holder.userId] });
    await client.query(
      insert({ ...holder, id: uuidv7(), customerId, reason, identityProof, by: actor.userId, at }),
    );
    await recordAuditEvent(client, call, at, {
      branchId,
      action: 'request_second_step_reset',
      subject: 'customer',
      subjectId: customerId,
      after: { reason, identityProof },
    });
    const made = await findWaitingReset(client, reach, customerId);
    invariant(made !== null, 'what was requested waits');
    return made;
  });
}
