import type { customerEndpoints } from '#contract/lending/customers.ts';
import { type Cnic, formatCnic } from '#domain/person/cnic.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { branchIdOf } from '#server/platform/reach.ts';
import { Refusal } from '#server/platform/refusal.ts';

const findCnic = {
  name: 'find-cnic-to-reveal',
  text: 'SELECT cnic, branch_id AS "branchId" FROM customers WHERE id = $1 AND ($2::uuid IS NULL OR branch_id = $2)',
};

/** Shows a customer's whole CNIC to one person, once, and records it. */
export async function revealCnic(call: Call<typeof customerEndpoints.revealCnic>): Promise<{ cnic: string }> {
  const { context, reach, input } = call;
  return inTransaction(context.pool, async (client) => {
    const { rows } = await client.query<{ cnic: Cnic; branchId: string }>({
      ...findCnic,
      values: [input.params.id, branchIdOf(reach)],
    });
    const customer = rows[0];
    if (customer === undefined) throw new Refusal('not_found');
    await recordAuditEvent(client, call, new Date(context.clock.now()), {
      branchId: customer.branchId,
      action: 'reveal_cnic',
      subject: 'customer',
      subjectId: input.params.id,
    });
    return { cnic: formatCnic(customer.cnic) };
  });
}
