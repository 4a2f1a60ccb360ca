import type { PoolClient } from 'pg';
import type { cashEndpoints } from '#contract/lending/cash/cash.ts';
import { type ExpenseCategory, refusalOfConfirmation } from '#domain/lending/cash/cash-expense.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal, refuse } from '#server/platform/refusal.ts';
import { reenterPassword } from '../agreements/authorize-decision.ts';
import { superadminBeside } from './cash-places.ts';

interface FoundExpense {
  readonly branchId: string;
  readonly category: ExpenseCategory;
  readonly amount: Rupees;
  readonly paidBy: string;
  readonly hasOtherSuperadmin: boolean;
}

const findExpense = {
  name: 'find-cash-expense',
  text: `SELECT branch_id AS "branchId", category, amount, counted_by AS "paidBy", ${superadminBeside('m.counted_by')} AS "hasOtherSuperadmin"
           FROM cash_movements m WHERE id = $1 AND category IS NOT NULL`,
};

async function readExpense(client: PoolClient, id: string): Promise<FoundExpense> {
  const { rows } = await client.query<FoundExpense>({ ...findExpense, values: [id] });
  if (rows[0] === undefined) throw new Refusal('not_found');
  return rows[0];
}

// An expense never changes, so that no lock is needed: of two at once, one is written.
const insertConfirmation = namedStatement(
  'insert-cash-expense-confirmation',
  `INSERT INTO cash_expense_confirmations (expense_id, category, paid_by, confirmed_by, confirmed_at, confirmed_alone)
   VALUES (:id, :category, :paidBy, :by, :at, :isAlone) ON CONFLICT DO NOTHING`,
);

/** Says that an expense is right. Refuses the person who paid it, if another can say so. */
export async function confirmCashExpense(
  call: Call<typeof cashEndpoints.confirmCashExpense>,
): Promise<string> {
  const { context, actor, input } = call;
  const { id } = input.params;
  const by = actor.userId;
  const isPasswordReentered = await reenterPassword(call, input.body.password);
  const at = new Date(context.clock.now());
  await inTransaction(context.pool, async (client) => {
    const { branchId, category, amount, ...paid } = await readExpense(client, id);
    const { paidBy } = paid;
    refuse(refusalOfConfirmation({ ...paid, confirmedBy: by, isPasswordReentered }));
    const isAlone = paidBy === by;
    const { rowCount } = await client.query(insertConfirmation({ id, category, paidBy, by, at, isAlone }));
    if (rowCount === 0) throw new Refusal('expense_confirmed');
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
