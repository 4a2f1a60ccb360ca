import type { customerEndpoints } from '#contract/lending/customers.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { refuseServing } from '../relations/refuse-related.ts';
import { lockCustomer } from './customers.queries.ts';
import { type CustomerRow, customerColumns } from './customers.view.ts';

const update = {
  name: 'set-customer-status',
  text: `UPDATE customers SET status = $2, version = version + 1 WHERE id = $1 RETURNING ${customerColumns}`,
};

/** Blocks a customer or lifts the block. Of two concurrent calls the second is refused, and records nothing. */
export async function setCustomerStatus(
  call: Call<typeof customerEndpoints.setCustomerStatus>,
): Promise<CustomerRow> {
  const { context, actor, reach, input } = call;
  const { status, reason, version } = input.body;
  const at = new Date(context.clock.now());
  return inTransaction(context.pool, async (client) => {
    const before = await lockCustomer(client, reach, input.params.id, version);
    await refuseServing(client, actor.userId, before.id);
    if (before.status === status) throw new Refusal('changed_meanwhile');
    const { rows } = await client.query<CustomerRow>({ ...update, values: [before.id, status] });
    await recordAuditEvent(client, call, at, {
      branchId: before.branchId,
      action: status === 'blocked' ? 'block_customer' : 'unblock_customer',
      subject: 'customer',
      subjectId: before.id,
      before: { status: before.status },
      after: { status, reason },
    });
    return rows[0] as CustomerRow;
  });
}
