import type { customerEndpoints } from '#contract/lending/customers.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { lockCustomer } from './customers.queries.ts';
import { type CustomerRow, customerColumns } from './customers.view.ts';

const update = {
  name: 'update-customer-status',
  text: `UPDATE customers SET status = $2, version = version + 1 WHERE id = $1 RETURNING ${customerColumns}`,
};

/** Blocks a customer or ends that. Of two who do it at once the second is told, so that each change has one reason. */
export async function changeCustomerStatus(
  call: Call<typeof customerEndpoints.changeCustomerStatus>,
): Promise<CustomerRow> {
  const { context, reach, input } = call;
  const { id } = input.params;
  const { status, reason, version } = input.body;
  return inTransaction(context.pool, async (client) => {
    const before = await lockCustomer(client, reach, { id, version });
    if (before.status === status) return before;
    const { rows } = await client.query<CustomerRow>({ ...update, values: [id, status] });
    await recordAuditEvent(client, call, new Date(context.clock.now()), {
      branchId: before.branchId,
      action: status === 'blocked' ? 'block_customer' : 'unblock_customer',
      subject: 'customer',
      subjectId: id,
      before: { status: before.status },
      after: { status, reason },
    });
    return rows[0] as CustomerRow;
  });
}
