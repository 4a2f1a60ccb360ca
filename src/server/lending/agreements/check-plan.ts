import { planIssueOf } from '#contract/lending/terms/plan-issues.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import {
  type Plan,
  type PlanRefusal,
  refusalOfDraftDates,
  refusalOfPlan,
} from '#domain/lending/agreements/plan.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** Refuses a plan that can't become a schedule, at the wrong field. */
export function checkPlan(plan: Plan): void {
  const refusal = refusalOfPlan(plan);
  if (refusal !== null) throw planRefusal(refusal);
}

/** Refuses a draft whose plan can't become a schedule or whose dates can't be right, beside the wrong field. */
export function checkDraftPlan(plan: Plan, today: CalendarDate): void {
  checkPlan(plan);
  const refusal = refusalOfDraftDates(plan, today);
  if (refusal !== null) throw planRefusal(refusal);
}

/** The refusal of a form for a refused plan. If a count can't be split, it gives the largest one that can. */
export function planRefusal(refusal: PlanRefusal, countField = 'count'): Refusal {
  return new Refusal('invalid_input', undefined, [planIssueOf(refusal, countField)]);
}
