import { type Rupees, rupees } from '#domain/money/rupees.ts';

/** The kinds of expenses of a branch that its drawer pays. */
export const expenseCategories = [
  'rent',
  'utilities',
  'fuel',
  'stationery',
  'tea_and_food',
  'repairs',
  'other',
] as const;
export type ExpenseCategory = (typeof expenseCategories)[number];

interface Expense {
  readonly amount: Rupees;
  /** The cash of the drawer beside its floats that wait, in whole rupees. */
  readonly inDrawer: Rupees;
  /** The most that a drawer pays at once, by the office rules, in whole rupees. */
  readonly max: Rupees;
}

type ExpenseRefusal =
  | { readonly reason: 'expense_beyond_limit'; readonly max: Rupees }
  | { readonly reason: 'cash_beyond_drawer'; readonly left: Rupees };

/** Refuses an expense from a drawer, in whole rupees; null if it may be paid. The drawer gives only what it has. */
export function refusalOfExpense({ amount, inDrawer, max }: Expense): ExpenseRefusal | null {
  if (amount > max) return { reason: 'expense_beyond_limit', max };
  const left = rupees(Math.max(0, inDrawer));
  return amount > left ? { reason: 'cash_beyond_drawer', left } : null;
}

interface ConfirmedExpense {
  readonly paidBy: string;
  readonly confirmedBy: string;
  /** True if the lender has another superadmin than the person who paid it: then nobody confirms alone. */
  readonly hasOtherSuperadmin: boolean;
  /** True if the confirmer entered the password again for this very confirmation. */
  readonly isPasswordReentered: boolean;
}

type ConfirmationRefusal = { readonly reason: 'own_expense' | 'alone_without_password' };

/**
 * Refuses to confirm an expense; null if it may be confirmed. The person who paid it does not confirm it, except the only superadmin, who
 * enters the password.
 */
export function refusalOfConfirmation(confirmed: ConfirmedExpense): ConfirmationRefusal | null {
  if (confirmed.paidBy !== confirmed.confirmedBy) return null;
  if (confirmed.hasOtherSuperadmin) return { reason: 'own_expense' };
  return confirmed.isPasswordReentered ? null : { reason: 'alone_without_password' };
}
