import { addDays, addMonths, type CalendarDate, dayOfMonth } from '#domain/calendar/calendar-date.ts';

/** The last day of the month that a day is in. */
export function monthEndOf(day: CalendarDate): CalendarDate {
  return addDays(addMonths(addDays(day, 1 - dayOfMonth(day)), 1), -1);
}

/** The facts that decide which month can be closed. */
export interface MonthsSituation {
  readonly today: CalendarDate;
  /** The day of the first entry in the books; null if there is none. */
  readonly beganOn: CalendarDate | null;
  /** The last day of the last closed month; null if none is closed. */
  readonly closedUntil: CalendarDate | null;
}

/** The last day of the open month that comes first, over or not; null before the first entry. */
export function firstOpenMonth({ beganOn, closedUntil }: MonthsSituation): CalendarDate | null {
  if (closedUntil !== null) return monthEndOf(addDays(closedUntil, 1));
  return beganOn === null ? null : monthEndOf(beganOn);
}

export type MonthCloseRefusal =
  | { readonly reason: 'month_not_over' }
  | { readonly reason: 'month_already_closed' }
  /** `next` is the last day of the month that comes first. */
  | { readonly reason: 'months_close_in_order'; readonly next: CalendarDate };

/**
 * Why a month, given by its last day, can't be closed; null if it can. Months close in order, from that of the first entry on,
 * and never the month of today or a later one.
 */
export function refusalOfClose(monthEnd: CalendarDate, situation: MonthsSituation): MonthCloseRefusal | null {
  const { today, closedUntil } = situation;
  if (monthEnd >= today) return { reason: 'month_not_over' };
  if (closedUntil !== null && monthEnd <= closedUntil) return { reason: 'month_already_closed' };
  const next = firstOpenMonth(situation);
  // Before the first entry there is nothing to close.
  if (next === null || next >= today) return { reason: 'month_not_over' };
  return monthEnd === next ? null : { reason: 'months_close_in_order', next };
}

export type MonthReopenRefusal =
  | { readonly reason: 'month_not_closed' }
  /** `last` is the last day of the month that was closed last. */
  | { readonly reason: 'months_reopen_in_order'; readonly last: CalendarDate };

/** Why a month, given by its last day, can't be reopened; null if it can. Only the last closed month can. */
export function refusalOfReopen(
  monthEnd: CalendarDate,
  { closedUntil }: MonthsSituation,
): MonthReopenRefusal | null {
  if (closedUntil === null || monthEnd > closedUntil) return { reason: 'month_not_closed' };
  return monthEnd === closedUntil ? null : { reason: 'months_reopen_in_order', last: closedUntil };
}
