import type { OpenCashDay } from '#contract/lending/cash-days/cash-days.ts';
import {
  addDays,
  addMonths,
  type CalendarDate,
  dayOfMonth,
  daysBetween,
} from '#domain/calendar/calendar-date.ts';

export type DayState = 'even' | 'uneven' | 'open' | 'none';

export interface MonthDay {
  readonly day: CalendarDate;
  /** `none` for a day that a later close took along, and for one that is still to come. */
  readonly state: DayState;
  /** The close of the day, if it has one of its own. */
  readonly closeId: string | undefined;
}

/** The days of the month of today: closed without or with a difference, or still open. */
export function monthDays(
  today: CalendarDate,
  { month, closedUntil }: Pick<OpenCashDay, 'month' | 'closedUntil'>,
): readonly MonthDay[] {
  const first = addDays(today, 1 - dayOfMonth(today));
  const length = daysBetween(first, addMonths(first, 1));
  return Array.from({ length }, (_, place) => {
    const day = addDays(first, place);
    const close = month.find((one) => one.day === day);
    const isOpen = day <= today && (closedUntil === null || day > closedUntil);
    const state =
      close === undefined ? (isOpen ? 'open' : 'none') : close.difference === 0 ? 'even' : 'uneven';
    return { day, state, closeId: close?.id };
  });
}
