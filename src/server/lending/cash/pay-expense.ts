import type { PoolClient } from 'pg';
import type { cashEndpoints } from '#contract/lending/cash/cash.ts';
import { invariant } from '#domain/invariant.ts';
import { refusalOfExpense } from '#domain/lending/cash/cash-expense.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { createOnce } from '#server/platform/idempotency/create-once.ts';
import { requestHash } from '#server/platform/idempotency/request-hash.ts';
import { refuse } from '#server/platform/refusal.ts';
import { freeInDrawer } from './cash-places.ts';
import { insertMovement } from './insert-movement.ts';
import { lockCustody } from './lock-drawer.ts';
import { refuseClosedDay } from './refuse-closed-day.ts';

interface Facts {
  readonly inDrawer: Rupees;
  readonly max: Rupees;
}

const findFacts = {
  name: 'find-facts-of-expense',
  text: `SELECT ${freeInDrawer('$1')} AS "inDrawer", drawer_expense_max AS max FROM office_rules`,
};

async function readFacts(client: PoolClient, branchId: string): Promise<Facts> {
  const { rows } = await client.query<Facts>({ ...findFacts, values: [branchId] });
  invariant(rows[0] !== undefined, 'the rules are always there');
  return rows[0];
}

/** Stores an expense that was paid from the drawer of a branch. */
export async function payCashExpense(call: Call<typeof cashEndpoints.payCashExpense>): Promise<string> {
  const { context, actor, reach, input, idempotencyKey } = call;
  const { branchId } = input.params;
  const { reason, ...expense } = input.body;
  const at = new Date(context.clock.now());
  const hash = requestHash('payCashExpense', { branchId, ...input.body });
  const keyed = { userId: actor.userId, key: idempotencyKey, requestHash: hash };
  return inTransaction(context.pool, (client) =>
    createOnce(client, keyed, at, async (id) => {
      await lockCustody(client, reach, actor, branchId);
      await refuseClosedDay(client, branchId, at);
      refuse(refusalOfExpense({ ...(await readFacts(client, branchId)), amount: expense.amount }));
      await insertMovement(client, call, { id, branchId, kind: 'expense', expense, reason }, at);
    }),
  );
}
