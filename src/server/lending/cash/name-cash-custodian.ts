import type { cashEndpoints } from '#contract/lending/cash/cash.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockColleague } from './lock-colleague.ts';
import { lockDrawer } from './lock-drawer.ts';

const setCustodian = {
  name: 'set-cash-custodian',
  text: 'UPDATE cash_drawers SET custodian_id = $2, cash_max = $3 WHERE branch_id = $1',
};

/** Names the employee who counts what comes into the drawer of their branch, or nobody, and sets the drawer's own limit of cash. */
export async function nameCashCustodian(
  call: Call<typeof cashEndpoints.nameCashCustodian>,
): Promise<{ branchId: string }> {
  const { context, reach, input } = call;
  const { branchId } = input.params;
  const { userId, drawerCashMax } = input.body;
  const at = new Date(context.clock.now());
  return inTransaction(context.pool, async (client) => {
    if (userId !== null && !(await lockColleague(client, branchId, userId)))
      throw new Refusal('not_of_cash_branch');
    const before = await lockDrawer(client, reach, branchId);
    await client.query({ ...setCustodian, values: [branchId, userId, drawerCashMax] });
    await recordAuditEvent(client, call, at, {
      branchId,
      action: 'name_cash_custodian',
      subject: 'cash',
      subjectId: branchId,
      before: { userId: before.custodianId, drawerCashMax: before.drawerCashMax },
      after: { userId, drawerCashMax },
    });
    return { branchId };
  });
}
