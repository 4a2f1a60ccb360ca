import type { guarantorEndpoints } from '#contract/lending/guarantors.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { guarantorOf } from './guarantors.queries.ts';
import type { GuarantorRow } from './guarantors.view.ts';

/** The guarantor on record with a CNIC. A CNIC is a way to ask about a person, so the audit records who asked. */
export async function findGuarantor(
  call: Call<typeof guarantorEndpoints.findGuarantor>,
): Promise<GuarantorRow | null> {
  const { context, actor, reach, input } = call;
  const at = new Date(context.clock.now());
  await context.rateLimits.admit('look_up', actor.userId);
  return inTransaction(context.pool, async (client) => {
    const guarantor = await guarantorOf(client, reach, input.body.cnic, actor.userId);
    if (guarantor === undefined) return null;
    await recordAuditEvent(client, call, at, {
      branchId: actor.branchId,
      action: 'look_up_guarantor',
      subject: 'guarantor',
      subjectId: guarantor.id,
    });
    return guarantor;
  });
}
