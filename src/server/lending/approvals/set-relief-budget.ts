import type { approvalEndpoints } from '#contract/lending/approvals.ts';
import type { ReliefFund } from '#domain/lending/agreements/relief.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { reliefReserved } from '../ledger/load-ledger.ts';

const setBudget = {
  name: 'set-relief-budget',
  text: `UPDATE relief_fund SET budget = $1
           FROM (SELECT budget AS was FROM relief_fund FOR UPDATE) before
          WHERE granted + (${reliefReserved}) <= $1
         RETURNING budget, granted, (${reliefReserved}) AS reserved, was`,
};

/** There is one fund, and it has no id of its own. */
const theFund = '00000000-0000-0000-0000-000000000000';

/** Sets how much may be waived in all. */
export async function setReliefBudget(
  call: Call<typeof approvalEndpoints.setReliefBudget>,
): Promise<ReliefFund> {
  const { context, input } = call;
  const at = new Date(context.clock.now());
  return inTransaction(context.pool, async (client) => {
    const { rows } = await client.query<ReliefFund & { was: number }>({
      ...setBudget,
      values: [input.body.budget],
    });
    const fund = rows[0];
    if (fund === undefined) throw new Refusal('relief_budget_below_granted');
    await recordAuditEvent(client, call, at, {
      branchId: null,
      action: 'set_relief_budget',
      subject: 'relief_fund',
      subjectId: theFund,
      before: { budget: fund.was },
      after: { budget: fund.budget },
    });
    return { budget: fund.budget, reserved: fund.reserved, granted: fund.granted };
  });
}
