import type { approvalEndpoints } from '#contract/lending/approvals.ts';
import {
  type ApprovalState,
  type RequestedKind,
  refusalOfWithdrawal,
} from '#domain/lending/approvals/approval.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { makeOnce } from '#server/platform/idempotency/make-once.ts';
import { requestHash } from '#server/platform/idempotency/request-hash.ts';
import { announce } from '#server/platform/live/announce.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockAgreement } from '../agreements/lock-agreement.ts';
import type { Decided } from './decision.ts';

const findAgreement = {
  name: 'find-agreement-of-approval',
  text: `SELECT agreement_id AS "agreementId" FROM approvals WHERE id = $1 AND kind <> 'agreement_approval'`,
};

interface ApprovalToWithdraw {
  readonly kind: RequestedKind;
  readonly state: ApprovalState;
  readonly requestedBy: string;
}

const findApproval = {
  name: 'find-approval-to-withdraw',
  text: `SELECT kind, state, requested_by AS "requestedBy" FROM approvals WHERE id = $1`,
};

// The agreement's version goes up too, so that a decision computed earlier has no effect.
const withdraw = {
  name: 'withdraw-approval',
  text: `WITH agreement AS (UPDATE agreements SET version = version + 1 WHERE id = $2)
         UPDATE approvals SET state = 'withdrawn', key_digest = $3 WHERE id = $1`,
};

/** Withdraws one's own request. A submitted agreement is withdrawn as a whole instead. */
export async function withdrawApproval(
  call: Call<typeof approvalEndpoints.withdrawApproval>,
): Promise<Decided> {
  const { context, actor, reach, idempotencyKey, input } = call;
  const { id } = input.params;
  const at = new Date(context.clock.now());
  return inTransaction(context.pool, async (client) => {
    const found = await client.query<{ agreementId: string }>({ ...findAgreement, values: [id] });
    const agreementId = found.rows[0]?.agreementId;
    if (agreementId === undefined) throw new Refusal('not_found');
    // A colleague of the branch learns why they cannot withdraw it; for everyone else it is not found.
    const agreement = await lockAgreement(client, reach, agreementId);
    const keyed = {
      userId: actor.userId,
      agreementId,
      key: idempotencyKey,
      // Hashes are stored, so the name stays.
      requestHash: requestHash('withdrawRequest', [id]),
    };
    await makeOnce(client, keyed, { table: 'approvals', id, at }, async (keyDigest) => {
      const { rows } = await client.query<ApprovalToWithdraw>({ ...findApproval, values: [id] });
      const approval = rows[0] as ApprovalToWithdraw;
      const refusal = refusalOfWithdrawal({ ...approval, withdrawnBy: actor.userId });
      if (refusal !== null) throw new Refusal(refusal);
      await client.query({ ...withdraw, values: [id, agreementId, keyDigest] });
      await announce(client, { kind: 'approvals', branchId: agreement.branchId });
      await recordAuditEvent(client, call, at, {
        branchId: agreement.branchId,
        action: `withdraw_${approval.kind}`,
        subject: 'agreement',
        subjectId: agreementId,
        after: { approvalId: id, state: 'withdrawn' },
      });
    });
    return { state: 'withdrawn', agreementStatus: agreement.status };
  });
}
