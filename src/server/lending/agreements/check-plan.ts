import { planIssueOf } from '#contract/lending/plan-issues.ts';
import { type Plan, type PlanRefusal, refusalOfPlan } from '#domain/lending/agreements/plan.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** Refuses a plan that can't become a schedule, beside the field that is wrong. */
export function checkPlan(plan: Plan): void {
  const refusal = refusalOfPlan(plan);
  if (refusal !== null) throw planRefusal(refusal);
}

/** A refused plan as a refused form; where a count doesn't split, with the largest one that does. */
export function planRefusal(refusal: PlanRefusal, countField = 'count'): Refusal {
  return new Refusal('invalid_input', undefined, [planIssueOf(refusal, countField)]);
}
