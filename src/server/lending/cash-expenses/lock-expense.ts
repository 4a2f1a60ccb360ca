import type { PoolClient } from 'pg';
import type { ExpenseCategory, ExpenseState } from '#domain/lending/cash/cash-expense.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import type { BranchReach } from '#server/platform/reach.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { isRefused, superadminBeside } from '../cash/cash-places.ts';
import { lockDrawer } from '../cash/lock-drawer.ts';

interface FoundExpense {
  readonly branchId: string;
  readonly category: ExpenseCategory;
  readonly amount: Rupees;
  readonly paidBy: string;
  readonly state: ExpenseState;
  readonly hasOtherSuperadmin: boolean;
}

const findExpense = {
  name: 'find-cash-expense',
  text: `SELECT m.branch_id AS "branchId", m.category, m.amount, m.counted_by AS "paidBy",
                CASE WHEN ${isRefused} THEN 'refused' WHEN f.expense_id IS NULL THEN 'unconfirmed' ELSE 'confirmed' END AS state,
                ${superadminBeside('m.counted_by')} AS "hasOtherSuperadmin"
           FROM cash_movements m LEFT JOIN cash_expense_confirmations f ON f.expense_id = m.id
          WHERE m.id = $1 AND m.kind = 'expense'`,
};

async function readExpense(client: PoolClient, id: string): Promise<FoundExpense> {
  const { rows } = await client.query<FoundExpense>({ ...findExpense, values: [id] });
  if (rows[0] === undefined) throw new Refusal('not_found');
  return rows[0];
}

/**
 * An expense as it is once its drawer is locked: of a confirmation and its opposite at once, the second sees the first. Refuses an id that
 * is of none.
 */
export async function lockExpense(client: PoolClient, reach: BranchReach, id: string): Promise<FoundExpense> {
  const { branchId } = await readExpense(client, id);
  await lockDrawer(client, reach, branchId);
  return readExpense(client, id);
}
