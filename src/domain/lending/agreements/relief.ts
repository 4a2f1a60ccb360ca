import { isPayableAmount, type Rupees, rupees } from '#domain/money/rupees.ts';
import { financedOf, type Plan } from './plan.ts';

/** What the lender set aside to waive, and what it has waived of it, reversed relief taken out. */
export interface ReliefFund {
  readonly budget: Rupees;
  readonly granted: Rupees;
}

export interface ReliefRequest {
  readonly amount: number;
  readonly reason: string;
  /** A note or documents that show the need. */
  readonly hasEvidence: boolean;
}

export type ReliefRefusal =
  | 'amount_not_whole_rupees'
  | 'reason_required'
  | 'evidence_required'
  | 'relief_beyond_outstanding'
  | 'relief_fund_exhausted';

/** What can still be granted; below zero when the budget was lowered under what was granted. */
export function leftInFund({ budget, granted }: ReliefFund): Rupees {
  return rupees(budget - granted);
}

/** What relief may waive before the start: all but one rupee, since an agreement has at least one installment. */
export function waivableBeforeStart(plan: Pick<Plan, 'price' | 'downPayment'>): Rupees {
  return rupees(Math.max(0, financedOf({ ...plan, relief: rupees(0) }) - 1));
}

/** Why relief can't be granted, or null. `waivable`: what is outstanding, or before the start `waivableBeforeStart`. */
export function refusalOfRelief(
  request: ReliefRequest,
  waivable: Rupees,
  fund: ReliefFund,
): ReliefRefusal | null {
  if (!isPayableAmount(request.amount)) return 'amount_not_whole_rupees';
  if (request.reason.trim() === '') return 'reason_required';
  if (!request.hasEvidence) return 'evidence_required';
  if (request.amount > waivable) return 'relief_beyond_outstanding';
  return request.amount > leftInFund(fund) ? 'relief_fund_exhausted' : null;
}
