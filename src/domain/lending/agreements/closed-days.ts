import { addDays, type CalendarDate, weekdayOf } from '#domain/calendar/calendar-date.ts';

/** The rule for a due date on a closed day: it stays there, or goes to the open day before or after it. */
export const closedDayRules = ['none', 'before', 'after'] as const;
export type ClosedDayRule = (typeof closedDayRules)[number];

/** The days on which the lender's offices are closed, and the rule for due dates on them. */
export interface ClosedDays {
  readonly dueDateRule: ClosedDayRule;
  /** The weekly days off: 0 is Sunday, 6 is Saturday. */
  readonly weeklyDaysOff: readonly number[];
  readonly holidays: readonly { readonly on: CalendarDate }[];
}

/** The date of a row of a schedule. */
export interface DueDate {
  readonly dueOn: CalendarDate;
  /** The date by the plan, if that is a closed day of the lender and the row has another date for it. */
  readonly movedFrom?: CalendarDate;
}

/** The date of a row by its plan, from which the dates after it are counted. */
export function nominalOf({ dueOn, movedFrom = dueOn }: DueDate): CalendarDate {
  return movedFrom;
}

/** The days between which dates may move. */
export interface MovingRoom {
  readonly notBefore: CalendarDate;
  /** The last day that the first date may move to; any without it. */
  readonly firstNotAfter?: CalendarDate;
  /** The nominal date that would follow the last one. No date moves as far. */
  readonly following: CalendarDate;
  /** The due dates of other rows. */
  readonly taken?: ReadonlySet<CalendarDate>;
}

/**
 * The due dates of ascending nominal dates. A date on a closed day goes to the nearest open day in the direction of the rule,
 * or in the other direction if there is none before the neighboring dates; if there is none either way, it stays. So the dates
 * ascend as before, an open date stays, and no move affects a later date.
 */
export function avoidClosedDays(
  nominal: readonly CalendarDate[],
  closedDays: ClosedDays,
  { notBefore, following, firstNotAfter = following, taken = new Set() }: MovingRoom,
): DueDate[] {
  if (closedDays.dueDateRule === 'none') return nominal.map((dueOn) => ({ dueOn }));
  const holidays = new Set(closedDays.holidays.map(({ on }) => on));
  const isClosed = (day: CalendarDate) =>
    holidays.has(day) || closedDays.weeklyDaysOff.includes(weekdayOf(day));
  const steps = closedDays.dueDateRule === 'after' ? [1, -1] : [-1, 1];
  const dates: DueDate[] = [];
  for (const [index, date] of nominal.entries()) {
    const previous = dates.at(-1)?.dueOn ?? addDays(notBefore, -1);
    const next = nominal[index + 1] ?? following;
    const isRoom = (day: CalendarDate) => day > previous && day < next && (index > 0 || day <= firstNotAfter);
    const nearest = (step: number) => {
      let day = addDays(date, step);
      while (isRoom(day) && (isClosed(day) || taken.has(day))) day = addDays(day, step);
      return isRoom(day) ? day : null;
    };
    const dueOn = isClosed(date) ? (steps.map(nearest).find((day) => day !== null) ?? date) : date;
    dates.push(dueOn === date ? { dueOn } : { dueOn, movedFrom: date });
  }
  return dates;
}
