import { addDays, type CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { PaymentPromiseState } from './payment-promise.ts';

/** The reasons for which an agreement is on today's due list. */
export const dueGroups = ['due_today', 'overdue', 'promised', 'broken'] as const;
export type DueGroup = (typeof dueGroups)[number];

/** The facts about an agreement that put it on the list. */
export interface DueSituation {
  readonly oldestUnpaidDueOn: CalendarDate | null;
  /** The last promise the customer made, if there is one. */
  readonly promise: { readonly promisedFor: CalendarDate; readonly state: PaymentPromiseState } | null;
}

/**
 * The group of an agreement, or null if it is not on today's list. A promise for today comes first:
 * a customer who promised is reminded of that and not of being late. A broken promise comes before the dates, as long as
 * something is due.
 */
export function dueGroupOf(
  { oldestUnpaidDueOn, promise }: DueSituation,
  today: CalendarDate,
): DueGroup | null {
  if (promise?.state === 'open' && promise.promisedFor === today) return 'promised';
  if (oldestUnpaidDueOn === null || oldestUnpaidDueOn > today) return null;
  if (promise?.state === 'broken') return 'broken';
  return oldestUnpaidDueOn < today ? 'overdue' : 'due_today';
}

/** Age bands of an overdue amount, with the same limits as in the lender's reports. */
export const dueAges = ['to_30', 'to_60', 'to_90', 'over_90'] as const;
export type DueAge = (typeof dueAges)[number];

/** The days past due of each age, both ends included. */
const ageDays: Readonly<Record<DueAge, { readonly from: number; readonly to: number | null }>> = {
  to_30: { from: 1, to: 30 },
  to_60: { from: 31, to: 60 },
  to_90: { from: 61, to: 90 },
  over_90: { from: 91, to: null },
};

/** The due dates that are of that age today, both ends included; null where there is no end. */
export function dueDaysOfAge(
  age: DueAge,
  today: CalendarDate,
): { readonly from: CalendarDate | null; readonly until: CalendarDate } {
  const { from, to } = ageDays[age];
  return { from: to === null ? null : addDays(today, -to), until: addDays(today, -from) };
}
