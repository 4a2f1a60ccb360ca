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

/** Minutes in which an expense of the same kind and amount from the same drawer is asked about. */
export const equalExpenseMinutes = 15;

interface Expense {
  readonly amount: Rupees;
  /** The cash of the drawer beside its floats that wait, in whole rupees. */
  readonly inDrawer: Rupees;
  /** The most that is paid without a picture of the bill, by the office rules, in whole rupees. */
  readonly withoutBillMax: Rupees;
  readonly hasBill: boolean;
  /** The slip of an expense of this kind and amount that the drawer paid in the last `equalExpenseMinutes`; null if there is none. */
  readonly equal: string | null;
  /** True if the person said that this is another expense than that one. */
  readonly isAnother: boolean;
}

type ExpenseRefusal =
  | { readonly reason: 'expense_needs_bill'; readonly max: Rupees }
  | { readonly reason: 'cash_beyond_drawer'; readonly left: Rupees }
  | { readonly reason: 'equal_expense'; readonly slip: string };

/**
 * Refuses an expense from a drawer, in whole rupees; null if it may be paid. A large one needs a picture of its bill, and the drawer gives
 * only what it has. One that was paid a moment ago is asked about.
 */
export function refusalOfExpense({ amount, inDrawer, ...facts }: Expense): ExpenseRefusal | null {
  const { withoutBillMax: max, hasBill, equal, isAnother } = facts;
  if (amount > max && !hasBill) return { reason: 'expense_needs_bill', max };
  const left = rupees(Math.max(0, inDrawer));
  if (amount > left) return { reason: 'cash_beyond_drawer', left };
  return equal !== null && !isAnother ? { reason: 'equal_expense', slip: equal } : null;
}

/** An expense is not confirmed until a superadmin says that it is right, or that it was not the lender's. */
export type ExpenseState = 'unconfirmed' | 'confirmed' | 'refused';

interface SeenExpense {
  readonly state: ExpenseState;
  readonly paidBy: string;
  /** The person who says if it is right. */
  readonly saidBy: string;
  /** True if the lender has another superadmin than the person who paid it: then nobody says so alone. */
  readonly hasOtherSuperadmin: boolean;
  /** True if the person entered the password again for this very answer. */
  readonly isPasswordReentered: boolean;
}

type SeenRefusal = {
  readonly reason: 'own_expense' | 'alone_without_password' | 'expense_confirmed' | 'expense_refused';
};

/**
 * Refuses to say that an expense is right, or that it was not the lender's; null if it may be said. One of the two is said, once. The
 * person who paid it does not say so, except the only superadmin, who enters the password.
 */
export function refusalOfSayingAboutExpense(seen: SeenExpense): SeenRefusal | null {
  if (seen.paidBy === seen.saidBy) {
    if (seen.hasOtherSuperadmin) return { reason: 'own_expense' };
    if (!seen.isPasswordReentered) return { reason: 'alone_without_password' };
  }
  if (seen.state === 'unconfirmed') return null;
  return { reason: seen.state === 'confirmed' ? 'expense_confirmed' : 'expense_refused' };
}
