import { addDays, type CalendarDate } from '#domain/calendar/calendar-date.ts';
import { invariant } from '#domain/invariant.ts';
import type { ComplaintStatus } from './complaint.ts';

/** The lender's promise: calendar days from the day of arrival to the first word, to the answer and to the executive. */
export interface ComplaintDays {
  readonly acknowledgeDays: number;
  readonly answerDays: number;
  readonly executiveDays: number;
}

/** The last days of the steps of a complaint. They stay as promised when the settings change. */
export interface ComplaintDeadlines {
  readonly acknowledgeBy: CalendarDate;
  readonly answerBy: CalendarDate;
  /** Without an answer by this day the complaint goes to the executive the day after. */
  readonly executiveAfter: CalendarDate;
}

/** The deadlines of a complaint that arrived, or was opened again, on a day. */
export function complaintDeadlines(on: CalendarDate, days: ComplaintDays): ComplaintDeadlines {
  const { acknowledgeDays, answerDays, executiveDays } = days;
  invariant(acknowledgeDays <= answerDays && answerDays <= executiveDays, 'the settings keep the order');
  return {
    acknowledgeBy: addDays(on, acknowledgeDays),
    answerBy: addDays(on, answerDays),
    executiveAfter: addDays(on, executiveDays),
  };
}

/** A step is shown as due soon on its last two days, and its handler gets a notice. */
export const complaintDueSoonDays = 2;

/** The state of the clock. `kept` and `late` are answered ones. */
export const complaintClocks = ['open', 'due_soon', 'overdue', 'kept', 'late'] as const;
export type ComplaintClock = (typeof complaintClocks)[number];

interface Timed extends ComplaintDeadlines {
  readonly status: ComplaintStatus;
  /** The day of the answer; null before it. */
  readonly answeredOn: CalendarDate | null;
}

/** The last day of the step that a complaint is in; of an answered one, of the answer. */
export function complaintDueBy({ status, acknowledgeBy, answerBy }: Omit<Timed, 'answeredOn'>): CalendarDate {
  return status === 'received' ? acknowledgeBy : answerBy;
}

/** The state of the clock on a day. A step that is done on its last day is in time. */
export function complaintClockOf(complaint: Timed, today: CalendarDate): ComplaintClock {
  const { answeredOn, answerBy } = complaint;
  if (answeredOn !== null) return answeredOn <= answerBy ? 'kept' : 'late';
  const dueBy = complaintDueBy(complaint);
  if (today > dueBy) return 'overdue';
  return addDays(today, complaintDueSoonDays - 1) >= dueBy ? 'due_soon' : 'open';
}

/** The same rule as days for complaints without an answer, for use in queries. */
export function complaintClockBounds(today: CalendarDate) {
  return {
    /** Due before it, a step is overdue. */
    overdueBefore: today,
    /** Due by then, it is overdue or due soon. */
    dueSoonUntil: addDays(today, complaintDueSoonDays - 1),
  };
}
