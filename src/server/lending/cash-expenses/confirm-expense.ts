import type { cashExpenseEndpoints } from '#contract/lending/cash/cash-expenses.ts';
import { refusalOfSayingAboutExpense } from '#domain/lending/cash/cash-expense.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { refuse } from '#server/platform/refusal.ts';
import { reenterPassword } from '../agreements/authorize-decision.ts';
import { lockExpense } from './lock-expense.ts';

const insertConfirmation = namedStatement(
  'insert-cash-expense-confirmation',
  `INSERT INTO cash_expense_confirmations (expense_id, category, paid_by, confirmed_by, confirmed_at, confirmed_alone)
   VALUES (:id, :category, :paidBy, :by, :at, :isAlone)`,
);

/** Says that an expense is right. Refuses the person who paid it, if another can say so. */
export async function confirmCashExpense(
  call: Call<typeof cashExpenseEndpoints.confirmCashExpense>,
): Promise<string> {
  const { context, actor, reach, input } = call;
  const { id } = input.params;
  const by = actor.userId;
  const isPasswordReentered = await reenterPassword(call, input.body.password);
  const at = new Date(context.clock.now());
  await inTransaction(context.pool, async (client) => {
    const { branchId, category, amount, ...paid } = await lockExpense(client, reach, id);
    const { paidBy } = paid;
    refuse(refusalOfSayingAboutExpense({ ...paid, saidBy: by, isPasswordReentered }));
    const isAlone = paidBy === by;
    await client.query(insertConfirmation({ id, category, paidBy, by, at, isAlone }));
    await recordAuditEvent(client, call, at, {
      branchId,
      action: 'confirm_expense',
      subject: 'cash',
      subjectId: id,
      after: { amount, expenseCategory: category, alone: isAlone },
    });
  });
  return id;
}
