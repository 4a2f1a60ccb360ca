import { earliestBusinessDate } from '#domain/calendar/business-date.ts';
import { addDays, addMonths, type CalendarDate } from '#domain/calendar/calendar-date.ts';
import { type Rupees, rupees } from '#domain/money/rupees.ts';

export const frequencyUnits = ['months', 'weeks', 'days'] as const;
export type FrequencyUnit = (typeof frequencyUnits)[number];

/** The interval between two due dates: every month, every two weeks, every 15 days. */
export interface Frequency {
  readonly unit: FrequencyUnit;
  readonly every: number;
}

/** The terms from which a schedule is made. There is no field for a rate, a fee or a penalty. */
export interface Plan {
  readonly price: Rupees;
  readonly downPayment: Rupees;
  /** Granted before the start; relief granted later is an entry. */
  readonly relief: Rupees;
  readonly count: number;
  readonly frequency: Frequency;
  /** Every installment but the last is a multiple of this. */
  readonly roundingStep: Rupees;
  readonly startOn: CalendarDate;
  readonly firstDueOn: CalendarDate;
}

/** Ten years of weeks: a mistyped count must not make a million rows. */
export const installmentCountMax = 520;
/** A year's worth of any unit: 12 months, 52 weeks, 366 days. */
const frequencyMax: Readonly<Record<FrequencyUnit, number>> = { months: 12, weeks: 52, days: 366 };

export type PlanRefusal =
  | { readonly reason: 'price_not_positive' }
  | { readonly reason: 'down_payment_negative' }
  | { readonly reason: 'relief_negative' }
  | { readonly reason: 'nothing_to_finance' }
  | { readonly reason: 'rounding_step_not_positive' }
  | { readonly reason: 'frequency_out_of_range'; readonly everyMax: number }
  | { readonly reason: 'start_before_books'; readonly earliestOn: CalendarDate }
  | { readonly reason: 'first_due_before_start'; readonly startOn: CalendarDate }
  | { readonly reason: 'start_too_far_ahead'; readonly latestOn: CalendarDate }
  | { readonly reason: 'first_due_too_late'; readonly latestOn: CalendarDate }
  | { readonly reason: 'count_out_of_range'; readonly countMax: number }
  /** Some row would be empty; `countMax` is the largest count that splits. */
  | { readonly reason: 'count_does_not_split'; readonly countMax: number };

/** The most days from today to the start that a draft plans. */
export const startAheadDaysMax = 60;
/** The most days that the first due date may lie after two frequencies from the start. */
export const firstDueDaysMax = 60;

/** The sum of the installments. The customer pays this and the down payment, never more than the price. */
export function financedOf(plan: Pick<Plan, 'price' | 'downPayment' | 'relief'>): Rupees {
  return rupees(plan.price - plan.downPayment - plan.relief);
}

/**
 * The largest count whose rows are all above zero: each but the last needs a whole rounding step, and one row always can be.
 */
export function largestCountOf(financed: Rupees, roundingStep: Rupees): number {
  return Math.min(Math.max(1, Math.floor(financed / roundingStep)), installmentCountMax);
}

/** The first reason why a plan can't become a schedule, money before dates; or null. */
export function refusalOfPlan(plan: Plan): PlanRefusal | null {
  const financed = financedOf(plan);
  if (plan.price <= 0) return { reason: 'price_not_positive' };
  if (plan.downPayment < 0) return { reason: 'down_payment_negative' };
  if (plan.relief < 0) return { reason: 'relief_negative' };
  if (financed <= 0) return { reason: 'nothing_to_finance' };
  if (plan.roundingStep <= 0) return { reason: 'rounding_step_not_positive' };
  const ofFrequency = refusalOfFrequency(plan.frequency);
  if (ofFrequency !== null) return ofFrequency;
  if (plan.startOn < earliestBusinessDate)
    return { reason: 'start_before_books', earliestOn: earliestBusinessDate };
  if (plan.firstDueOn < plan.startOn) return { reason: 'first_due_before_start', startOn: plan.startOn };
  return refusalOfCount(plan.count, financed, plan.roundingStep);
}

/**
 * The reason why the dates of a draft are refused, or null: a start further ahead than `startAheadDaysMax`, or a first due date
 * later than two frequencies and `firstDueDaysMax` days after the start. Registers of running agreements keep the dates that
 * they have.
 */
export function refusalOfDraftDates(
  plan: Pick<Plan, 'startOn' | 'firstDueOn' | 'frequency'>,
  today: CalendarDate,
): PlanRefusal | null {
  const latestStart = addDays(today, startAheadDaysMax);
  if (plan.startOn > latestStart) return { reason: 'start_too_far_ahead', latestOn: latestStart };
  const latestOn = latestFirstDueOn(plan);
  return plan.firstDueOn > latestOn ? { reason: 'first_due_too_late', latestOn } : null;
}

/** The latest first due date of a draft: two frequencies and `firstDueDaysMax` days after the start. */
export function latestFirstDueOn({
  startOn,
  frequency: { unit, every },
}: Pick<Plan, 'startOn' | 'frequency'>): CalendarDate {
  const twoLater =
    unit === 'months' ? addMonths(startOn, 2 * every) : addDays(startOn, (unit === 'weeks' ? 14 : 2) * every);
  return addDays(twoLater, firstDueDaysMax);
}

/** The reason why an amount can't be split over that many rows, or null. */
export function refusalOfCount(count: number, financed: Rupees, roundingStep: Rupees): PlanRefusal | null {
  const isCount = Number.isSafeInteger(count) && count >= 1 && count <= installmentCountMax;
  if (!isCount) return { reason: 'count_out_of_range', countMax: installmentCountMax };
  const countMax = largestCountOf(financed, roundingStep);
  return count > countMax ? { reason: 'count_does_not_split', countMax } : null;
}

/** The reason why due dates can't be that far apart, or null. */
export function refusalOfFrequency({ unit, every }: Frequency): PlanRefusal | null {
  const everyMax = frequencyMax[unit];
  const isFrequency = Number.isSafeInteger(every) && every >= 1 && every <= everyMax;
  return isFrequency ? null : { reason: 'frequency_out_of_range', everyMax };
}
