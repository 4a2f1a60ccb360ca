import { addDays, type CalendarDate, compareDates } from '#domain/calendar/calendar-date.ts';
import { invariant } from '#domain/invariant.ts';
import { type Rupees, rupees, sumOf } from '#domain/money/rupees.ts';
import { avoidClosedDays, type ClosedDays, type DueDate, nominalOf } from '../agreements/closed-days.ts';
import { type Frequency, type PlanRefusal, refusalOfCount, refusalOfFrequency } from '../agreements/plan.ts';
import { dueDates, type Installment, later, splitEvenly } from '../agreements/schedule.ts';

/** A row with its paid amount. Any row may be paid: relief pays the last rows first, a spread payment pays all. */
export interface PaidRow extends Installment {
  readonly paid: Rupees;
}

/** A row of the new schedule, with the rows of the old one whose payments it keeps. */
export interface RescheduledRow extends PaidRow {
  /** Their numbers in the old schedule; none for a row that was added. */
  readonly keeps: readonly number[];
}

/**
 * The request: the first new due date and the number of rows. The number of open rows keeps their amounts; more rows make each
 * smaller.
 */
export interface Reschedule {
  readonly firstDueOn: CalendarDate;
  readonly openCount: number;
  readonly frequency: Frequency;
  readonly roundingStep: Rupees;
  /** The closed days that the new dates avoid, as they were when it was asked for; none without them. */
  readonly closedDays?: ClosedDays | undefined;
}

export type RescheduleRefusal =
  | PlanRefusal
  | { readonly reason: 'nothing_outstanding' }
  | { readonly reason: 'down_payment_unpaid'; readonly unpaid: Rupees }
  | { readonly reason: 'first_due_in_past'; readonly today: CalendarDate }
  | { readonly reason: 'first_due_before_paid_rows'; readonly lastPaidDueOn: CalendarDate };

export type RescheduleResult =
  | { readonly ok: true; readonly rows: readonly RescheduledRow[] }
  | { readonly ok: false; readonly refusal: RescheduleRefusal };

/** The rows with their paid amounts, given in the schedule's order. */
export function paidRowsOf(rows: readonly Installment[], paid: readonly Rupees[]): PaidRow[] {
  return rows.map((row, index) => {
    const amount = paid[index];
    invariant(amount !== undefined, 'there is a paid amount for each row');
    return { ...row, paid: amount };
  });
}

/** The number of open rows: the count of a reschedule that only moves dates. */
export function openCountOf(rows: readonly PaidRow[]): number {
  return rows.filter(isOpen).length;
}

/** The next due date after `skipped` installments, on the anchor's day of the month; null if no row is open. */
export function firstDueAfterPause(
  rows: readonly PaidRow[],
  frequency: Frequency,
  anchor: CalendarDate,
  skipped: number,
): CalendarDate | null {
  const next = rows.find(isOpen);
  return next ? later(nominalOf(next), { ...frequency, every: frequency.every * skipped }, anchor) : null;
}

/**
 * New rows for what is left of an agreement. Rows that are paid in full stay as they are, wherever they are; the open ones get
 * new dates and, if their count changes, new amounts, and a partly paid one keeps its payment. The sum of all rows stays: more
 * time never costs anything. The rows are renumbered by date, and no two have one date: an open row skips the date of a paid one.
 * The old rows are not changed, so they can be restored.
 */
export function reschedule(
  rows: readonly PaidRow[],
  asked: Reschedule,
  today: CalendarDate,
): RescheduleResult {
  const refusal = refusalOfReschedule(rows, asked, today);
  if (refusal !== null) return { ok: false, refusal };
  const full = rows.filter((row) => !isOpen(row)).map((row) => ({ ...row, keeps: [row.number] }));
  const firstNumber = Math.min(...rows.map(({ number }) => number));
  const dates = newDates(rows, asked, today);
  const inOrder = [...openRowsAnew(rows.filter(isOpen), dates, asked), ...full]
    .sort((a, b) => compareDates(a.dueOn, b.dueOn))
    .map((row, index) => ({ ...row, number: firstNumber + index }));
  return { ok: true, rows: inOrder };
}

function isOpen({ amount, paid }: PaidRow): boolean {
  return paid < amount;
}

function refusalOfReschedule(
  rows: readonly PaidRow[],
  asked: Reschedule,
  today: CalendarDate,
): RescheduleRefusal | null {
  const open = rows.filter(isOpen);
  const [next] = open;
  if (next === undefined) return { reason: 'nothing_outstanding' };
  if (next.number === 0) return { reason: 'down_payment_unpaid', unpaid: leftOf([next]) };
  const ofFrequency = refusalOfFrequency(asked.frequency);
  if (ofFrequency !== null) return ofFrequency;
  if (asked.firstDueOn < today) return { reason: 'first_due_in_past', today };
  const lastPaidDueOn = lastPaidBefore(rows, next);
  if (lastPaidDueOn !== undefined && asked.firstDueOn <= lastPaidDueOn) {
    return { reason: 'first_due_before_paid_rows', lastPaidDueOn };
  }
  if (asked.openCount === open.length) return null;
  return refusalOfCount(asked.openCount, leftOf(open), asked.roundingStep);
}

/** The due date of the row before the first open one. */
function lastPaidBefore(rows: readonly PaidRow[], firstOpen: PaidRow): CalendarDate | undefined {
  return rows[rows.indexOf(firstOpen) - 1]?.dueOn;
}

/** The dates of the open rows, never on that of a paid row. Those that avoid a closed day are never in the past either. */
function newDates(
  rows: readonly PaidRow[],
  { firstDueOn, openCount, frequency, closedDays }: Reschedule,
  today: CalendarDate,
): DueDate[] {
  const taken = new Set(rows.filter((row) => !isOpen(row)).map(({ dueOn }) => dueOn));
  const dates = dueDates(firstDueOn, frequency, openCount + taken.size + 1)
    .filter((dueOn) => !taken.has(dueOn))
    .slice(0, openCount + 1);
  const following = dates.pop();
  const firstOpen = rows.find(isOpen);
  invariant(following !== undefined && firstOpen !== undefined, 'a reschedule has rows');
  if (closedDays === undefined) return dates.map((dueOn) => ({ dueOn }));
  const lastPaidDueOn = lastPaidBefore(rows, firstOpen);
  const notBefore = lastPaidDueOn !== undefined && lastPaidDueOn >= today ? addDays(lastPaidDueOn, 1) : today;
  return avoidClosedDays(dates, closedDays, { notBefore, following, taken });
}

function leftOf(open: readonly PaidRow[]): Rupees {
  return sumOf(open.map(({ amount, paid }) => rupees(amount - paid)));
}

/**
 * The open rows on their new dates. With the same number, amounts stay; otherwise the rest is split again, and each row takes
 * over the payments of the old row in its place. With fewer rows, the last takes over the payments of all removed rows.
 */
function openRowsAnew(
  open: readonly PaidRow[],
  dates: readonly DueDate[],
  { openCount, roundingStep }: Reschedule,
): Omit<RescheduledRow, 'number'>[] {
  const isMoved = openCount === open.length;
  const shares = isMoved ? [] : splitEvenly(leftOf(open), openCount, roundingStep);
  return dates.map((date, index) => {
    const inPlace = open.slice(index, index === openCount - 1 ? undefined : index + 1);
    const paid = sumOf(inPlace.map((row) => row.paid));
    const left = shares[index] ?? leftOf(inPlace);
    return { ...date, amount: rupees(left + paid), paid, keeps: inPlace.map(({ number }) => number) };
  });
}
