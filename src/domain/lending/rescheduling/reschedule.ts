import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { type Rupees, rupees, sumOf } from '#domain/money/rupees.ts';
import { type Frequency, isFrequency, type PlanRefusal, refusalOfCount } from '../agreements/plan.ts';
import { dueDates, type Installment, later, rowsOf, splitEvenly } from '../agreements/schedule.ts';

/** What a reschedule starts from: all rows, the down payment's among them, and what they took together. */
export interface Progress {
  readonly rows: readonly Installment[];
  readonly totalPaid: Rupees;
}

/** What is asked for: when to go on, and in how many rows. As many as are open moves them; more makes each smaller. */
export interface Reschedule {
  readonly firstDueOn: CalendarDate;
  readonly openCount: number;
  readonly frequency: Frequency;
  readonly roundingStep: Rupees;
}

export type RescheduleRefusal =
  | PlanRefusal
  | { readonly reason: 'nothing_outstanding' }
  | { readonly reason: 'down_payment_unpaid' }
  | { readonly reason: 'first_due_in_past' }
  | { readonly reason: 'first_due_before_paid_rows'; readonly lastPaidDueOn: CalendarDate };

export type RescheduleResult =
  | { readonly ok: true; readonly rows: readonly Installment[] }
  | { readonly ok: false; readonly refusal: RescheduleRefusal };

interface Parts {
  /** Rows that what was paid covers, from the first one on. They stay as they are. */
  readonly covered: readonly Installment[];
  readonly open: readonly Installment[];
  /** What is paid of the first open row, and stays paid on it. */
  readonly paidAhead: Rupees;
}

/** How many rows are still open: what a reschedule that only moves dates asks for. */
export function openCountOf(progress: Progress): number {
  return partsOf(progress).open.length;
}

/** Where the next installment falls when so many are skipped, on the anchor's day of the month; null when none is open. */
export function firstDueAfterPause(
  progress: Progress,
  frequency: Frequency,
  anchor: CalendarDate,
  skipped: number,
): CalendarDate | null {
  const next = partsOf(progress).open[0];
  return next ? later(next.dueOn, { ...frequency, every: frequency.every * skipped }, anchor) : null;
}

/**
 * New rows for what is left of an agreement; the entries so far are carried over to them (`Schedule.carriedEntries`). What was
 * paid stays paid, from the first row on, and the sum of all rows is what it was: who asks for time never pays for it.
 * The old rows are not changed, so putting them back undoes it.
 */
export function reschedule(progress: Progress, asked: Reschedule, today: CalendarDate): RescheduleResult {
  const parts = partsOf(progress);
  const refusal = refusalOfReschedule(parts, asked, today);
  if (refusal !== null) return { ok: false, refusal };
  const dates = dueDates(asked.firstDueOn, asked.frequency, asked.openCount);
  const firstNumber = parts.open[0]?.number ?? 1;
  return { ok: true, rows: [...parts.covered, ...rowsOf(dates, openAmounts(parts, asked), firstNumber)] };
}

function refusalOfReschedule(parts: Parts, asked: Reschedule, today: CalendarDate): RescheduleRefusal | null {
  const next = parts.open[0];
  if (next === undefined) return { reason: 'nothing_outstanding' };
  if (next.number === 0) return { reason: 'down_payment_unpaid' };
  if (!isFrequency(asked.frequency)) return { reason: 'frequency_out_of_range' };
  if (asked.firstDueOn < today) return { reason: 'first_due_in_past' };
  const lastPaidDueOn = parts.covered.at(-1)?.dueOn;
  if (lastPaidDueOn !== undefined && asked.firstDueOn <= lastPaidDueOn) {
    return { reason: 'first_due_before_paid_rows', lastPaidDueOn };
  }
  return onlyMoves(parts, asked) ? null : refusalOfCount(asked.openCount, leftOf(parts), asked.roundingStep);
}

function onlyMoves(parts: Parts, { openCount }: Reschedule): boolean {
  return openCount === parts.open.length;
}

/** Rows that are only moved keep their amounts; else what is left is split anew. */
function openAmounts(parts: Parts, asked: Reschedule): Rupees[] {
  if (onlyMoves(parts, asked)) return parts.open.map(({ amount }) => amount);
  const shares = splitEvenly(leftOf(parts), asked.openCount, asked.roundingStep);
  return shares.map((share, index) => (index === 0 ? rupees(share + parts.paidAhead) : share));
}

function leftOf({ open, paidAhead }: Parts): Rupees {
  return rupees(sumOf(open.map(({ amount }) => amount)) - paidAhead);
}

function partsOf({ rows, totalPaid }: Progress): Parts {
  let left: number = totalPaid;
  let coveredCount = 0;
  for (const { amount } of rows) {
    if (left < amount) break;
    left -= amount;
    coveredCount += 1;
  }
  return { covered: rows.slice(0, coveredCount), open: rows.slice(coveredCount), paidAhead: rupees(left) };
}
