import type { cashExpenseEndpoints } from '#contract/lending/cash/cash-expenses.ts';
import { refusalOfSayingAboutExpense } from '#domain/lending/cash/cash-expense.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { createOnce } from '#server/platform/idempotency/create-once.ts';
import { requestHash } from '#server/platform/idempotency/request-hash.ts';
import { refuse } from '#server/platform/refusal.ts';
import { reenterPassword } from '../agreements/authorize-decision.ts';
import { insertMovement } from '../cash/insert-movement.ts';
import { lockExpense } from './lock-expense.ts';

/** Says that an expense was not the lender's: its amount is an open difference in the name of the person who paid it. */
export async function refuseCashExpense(
  call: Call<typeof cashExpenseEndpoints.refuseCashExpense>,
): Promise<string> {
  const { context, actor, reach, input, idempotencyKey } = call;
  const { id: expenseId } = input.params;
  const { password, reason } = input.body;
  const saidBy = actor.userId;
  const isPasswordReentered = await reenterPassword(call, password);
  const at = new Date(context.clock.now());
  const hash = requestHash('refuseCashExpense', { expenseId, reason });
  const keyed = { userId: saidBy, key: idempotencyKey, requestHash: hash };
  return inTransaction(context.pool, (client) =>
    createOnce(client, keyed, at, async (id) => {
      const { branchId, ...expense } = await lockExpense(client, reach, expenseId);
      refuse(refusalOfSayingAboutExpense({ ...expense, saidBy, isPasswordReentered }));
      const isAlone = saidBy === expense.paidBy;
      const notOurs = { ...expense, id: expenseId };
      await insertMovement(client, call, { id, branchId, kind: 'not_ours', notOurs, isAlone, reason }, at);
    }),
  );
}
