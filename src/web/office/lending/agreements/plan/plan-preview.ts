import type { FieldIssue } from '#contract/field-messages/field-issue.ts';
import { planIssueOf } from '#contract/lending/terms/plan-issues.ts';
import { type CalendarDate, dayOfMonth, parseCalendarDate } from '#domain/calendar/calendar-date.ts';
import type { DueDate } from '#domain/lending/agreements/closed-days.ts';
import { type KeyFacts, keyFactsOf } from '#domain/lending/agreements/key-facts.ts';
import {
  financedOf,
  type Plan,
  refusalOfCount,
  refusalOfDraftDates,
  refusalOfPlan,
} from '#domain/lending/agreements/plan.ts';
import { scheduleOf, splitEvenly } from '#domain/lending/agreements/schedule.ts';
import { type Rupees, rupees } from '#domain/money/rupees.ts';
import type { AgreementValues } from '../draft/agreement-values.ts';
import { priceOf } from '../draft/proposed-plan.ts';

/** The rows of the typed plan, by the same rules as on the server, or the reason why there are none. */
export type PlanPreview =
  | { readonly ok: true; readonly plan: Plan; readonly facts: KeyFacts }
  | { readonly ok: false; readonly issue: FieldIssue | null };

/**
 * `relief`: the amount granted before the start. `today`: the lender's day, once it is known. `dates`: the due dates of a plan, if
 * they may be others than planned. `issue` is null while a field is empty or no number.
 */
export function previewOf(
  values: AgreementValues,
  relief: Rupees,
  today: CalendarDate | undefined,
  dates: (plan: Plan) => readonly DueDate[] | undefined = () => undefined,
): PlanPreview {
  const plan = planOf(values, relief);
  if (plan === null) return { ok: false, issue: null };
  const refusal = refusalOfPlan(plan) ?? (today ? refusalOfDraftDates(plan, today) : null);
  if (refusal !== null) return { ok: false, issue: planIssueOf(refusal) };
  return { ok: true, plan, facts: keyFactsOf(plan, scheduleOf(plan, dates(plan))) };
}

function planOf(values: AgreementValues, relief: Rupees): Plan | null {
  const [startOn, firstDueOn] = [values.startOn, values.firstDueOn].map((day) =>
    parseCalendarDate(day ?? ''),
  );
  const { downPayment, roundingStep, count, frequency } = values;
  const { unit, every } = frequency;
  const isTyped =
    isWhole(downPayment) && isWhole(roundingStep) && isWhole(count) && isWhole(every) && unit !== null;
  if (!isTyped || !startOn || !firstDueOn) return null;
  return {
    price: priceOf(values),
    downPayment: rupees(downPayment),
    relief,
    count,
    frequency: { unit, every },
    roundingStep: rupees(roundingStep),
    startOn,
    firstDueOn,
  };
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

const usualCounts = [6, 9, 12, 15, 18, 24];

export interface CountTile {
  readonly count: number;
  readonly installment: Rupees;
}

/** The numbers of installments to choose from, each with its plan. If the products have fixed terms and the plan is monthly, those terms. */
export function countTiles(
  values: AgreementValues,
  relief: Rupees,
  terms: readonly number[] | null,
): CountTile[] {
  const { downPayment, roundingStep, frequency } = values;
  if (!isWhole(downPayment) || !isWhole(roundingStep) || roundingStep <= 0) return [];
  const financed = financedOf({ price: priceOf(values), downPayment: rupees(downPayment), relief });
  if (financed <= 0) return [];
  const step = rupees(roundingStep);
  return countsOf(frequency, terms).flatMap((count) => {
    if (refusalOfCount(count, financed, step) !== null) return [];
    const [installment] = splitEvenly(financed, count, step);
    return installment === undefined ? [] : [{ count, installment }];
  });
}

function countsOf(
  { unit, every }: AgreementValues['frequency'],
  terms: readonly number[] | null,
): readonly number[] {
  if (terms === null || unit !== 'months' || !isWhole(every) || every < 1) return usualCounts;
  return terms.filter((months) => months % every === 0).map((months) => months / every);
}

/** The day of the month for due dates, when some months are too short for it; null when that changes nothing. */
export function anchorOf({ frequency, firstDueOn }: Plan): number | null {
  const day = dayOfMonth(firstDueOn);
  return frequency.unit === 'months' && day > 28 ? day : null;
}
