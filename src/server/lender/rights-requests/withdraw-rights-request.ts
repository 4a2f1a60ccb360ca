import type { rightsRequestEndpoints } from '#contract/lender/rights-requests.ts';
import { refusalOfWithdrawal } from '#domain/lending/approvals/approval.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockRightsRequest } from './lock-rights-request.ts';

const withdraw = {
  name: 'withdraw-rights-request',
  text: "UPDATE rights_requests SET state = 'withdrawn' WHERE id = $1",
};

/** Takes back what the caller began. */
export async function withdrawRightsRequest(
  call: Call<typeof rightsRequestEndpoints.withdrawRightsRequest>,
): Promise<null> {
  const { context, actor, input } = call;
  const { id } = input.params;
  return inTransaction(context.pool, async (client) => {
    const { request } = await lockRightsRequest(client, id);
    const refusal = refusalOfWithdrawal({ ...request, withdrawnBy: actor.userId });
    if (refusal !== null) throw new Refusal(refusal);
    await client.query({ ...withdraw, values: [id] });
    await recordAuditEvent(client, call, new Date(context.clock.now()), {
      branchId: null,
      action: 'withdraw_rights',
      subject: 'employee',
      subjectId: request.userId,
      after: { kind: request.kind },
    });
    return null;
  });
}
