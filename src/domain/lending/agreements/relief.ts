import { isPayableAmount, type Rupees, rupees } from '#domain/money/rupees.ts';
import { financedOf, type Plan } from './plan.ts';

/** The lender's budget for relief, and the parts of it that are in use. */
export interface ReliefFund {
  readonly budget: Rupees;
  /** Approved on agreements that have not started. It counts as granted at their start, and is released if they end before. */
  readonly reserved: Rupees;
  /** Waived by entries, reversed relief taken out. */
  readonly granted: Rupees;
}

/** The rest of the fund that can be granted. It is negative if the budget was lowered below the amount in use. */
export function leftInFund({ budget, reserved, granted }: ReliefFund): Rupees {
  return rupees(budget - reserved - granted);
}

/** The reason why the fund can't have this budget, or null: the budget must cover what is granted and reserved. */
export function refusalOfReliefBudget(
  budget: Rupees,
  { reserved, granted }: Pick<ReliefFund, 'reserved' | 'granted'>,
): {
  readonly reason: 'relief_budget_below_granted';
  readonly reserved: Rupees;
  readonly granted: Rupees;
} | null {
  return budget < reserved + granted ? { reason: 'relief_budget_below_granted', reserved, granted } : null;
}

export interface ReliefRequest {
  readonly amount: number;
  readonly reason: string;
  /** A note or documents that show the need. */
  readonly hasEvidence: boolean;
}

export type ReliefRefusal =
  | { readonly reason: 'amount_not_whole_rupees' }
  | { readonly reason: 'reason_required' }
  | { readonly reason: 'evidence_required' }
  | { readonly reason: 'relief_beyond_outstanding'; readonly outstanding: Rupees }
  | { readonly reason: 'relief_fund_exhausted'; readonly left: Rupees };

/** The most that relief may waive before the start: all but one rupee, since an agreement has at least one installment. */
export function waivableBeforeStart(plan: Pick<Plan, 'price' | 'downPayment'>): Rupees {
  return rupees(Math.max(0, financedOf({ ...plan, relief: rupees(0) }) - 1));
}

/**
 * The reason why relief can't be granted, or null. `waivable` is the outstanding amount, or before the start
 * `waivableBeforeStart`.
 */
export function refusalOfRelief(
  { amount, reason, hasEvidence }: ReliefRequest,
  waivable: Rupees,
  fund: ReliefFund,
): ReliefRefusal | null {
  if (!isPayableAmount(amount)) return { reason: 'amount_not_whole_rupees' };
  if (reason.trim() === '') return { reason: 'reason_required' };
  if (!hasEvidence) return { reason: 'evidence_required' };
  if (amount > waivable) return { reason: 'relief_beyond_outstanding', outstanding: waivable };
  const left = leftInFund(fund);
  return amount > left ? { reason: 'relief_fund_exhausted', left } : null;
}
