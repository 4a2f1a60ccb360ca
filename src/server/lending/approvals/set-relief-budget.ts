import type { reliefFundEndpoints } from '#contract/lending/relief-fund.ts';
import { invariant } from '#domain/invariant.ts';
import { refusalOfReliefBudget } from '#domain/lending/agreements/relief.ts';
import { rupees } from '#domain/money/rupees.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal, refuse } from '#server/platform/refusal.ts';
import type { KeptReliefFund } from './approvals.view.ts';

const lockFund = {
  name: 'lock-relief-fund-for-budget',
  text: 'SELECT budget, granted, reserved, version FROM relief_fund FOR NO KEY UPDATE',
};

const setBudget = {
  name: 'set-relief-budget',
  text: 'UPDATE relief_fund SET budget = $1, version = version + 1',
};

/** The subject of the audit event: there is one fund, without an id. */
const theFund = '00000000-0000-0000-0000-000000000000';

/** Sets the budget for all relief; the reason is recorded. */
export async function setReliefBudget(
  call: Call<typeof reliefFundEndpoints.setReliefBudget>,
): Promise<KeptReliefFund> {
  const { context, input } = call;
  const at = new Date(context.clock.now());
  return inTransaction(context.pool, async (client) => {
    const { rows } = await client.query<KeptReliefFund>(lockFund);
    const [fund] = rows;
    invariant(fund !== undefined, 'the fund was made with its table');
    if (fund.version !== input.body.version) throw new Refusal('changed_meanwhile');
    const budget = rupees(input.body.budget);
    refuse(refusalOfReliefBudget(budget, fund));
    await client.query({ ...setBudget, values: [budget] });
    await recordAuditEvent(client, call, at, {
      branchId: null,
      action: 'set_relief_budget',
      subject: 'relief_fund',
      subjectId: theFund,
      before: { budget: fund.budget },
      after: { budget, reason: input.body.reason },
    });
    return { ...fund, budget, version: fund.version + 1 };
  });
}
