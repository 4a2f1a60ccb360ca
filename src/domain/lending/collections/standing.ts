import { type CalendarDate, daysBetween } from '#domain/calendar/calendar-date.ts';
import { type Rupees, rupees } from '#domain/money/rupees.ts';
import type { Installment } from '../agreements/schedule.ts';
import type { Figures } from '../ledger/replay.ts';

export interface DueRow {
  readonly dueOn: CalendarDate;
  /** The unpaid part of the row. */
  readonly amount: Rupees;
}

/** The standing of an agreement on a day. It is always computed, never stored. */
export interface Standing {
  readonly daysPastDue: number;
  /** Unpaid of rows before today. */
  readonly overdue: Rupees;
  /** Unpaid of the row of today. */
  readonly dueToday: Rupees;
  /** The amount to pay by today: overdue and due today together. */
  readonly dueNow: Rupees;
  /** The first unpaid row after today. */
  readonly next: DueRow | null;
}

/** The days from the oldest unpaid due date to today; 0 when nothing unpaid lies before today. */
export function daysPastDue(oldestUnpaidDueOn: CalendarDate | null, today: CalendarDate): number {
  return oldestUnpaidDueOn === null ? 0 : Math.max(0, daysBetween(oldestUnpaidDueOn, today));
}

/** The standing by the figures of a replay. A written-off or completed agreement is not in arrears. */
export function standingOn(
  today: CalendarDate,
  rows: readonly Installment[],
  { paid, outstanding, oldestUnpaidDueOn }: Pick<Figures, 'paid' | 'outstanding' | 'oldestUnpaidDueOn'>,
): Standing {
  const unpaid = outstanding === 0 ? [] : unpaidRows(rows, paid);
  const overdue = dueAmong(unpaid, (dueOn) => dueOn < today);
  const dueToday = dueAmong(unpaid, (dueOn) => dueOn === today);
  return {
    daysPastDue: daysPastDue(oldestUnpaidDueOn, today),
    overdue,
    dueToday,
    dueNow: rupees(overdue + dueToday),
    next: unpaid.find(({ dueOn }) => dueOn > today) ?? null,
  };
}

function unpaidRows(rows: readonly Installment[], paid: readonly Rupees[]): DueRow[] {
  return rows
    .map(({ dueOn, amount }, index) => ({ dueOn, amount: rupees(amount - (paid[index] ?? 0)) }))
    .filter(({ amount }) => amount > 0);
}

function dueAmong(unpaid: readonly DueRow[], isMeant: (dueOn: CalendarDate) => boolean): Rupees {
  return rupees(unpaid.reduce((sum, { dueOn, amount }) => (isMeant(dueOn) ? sum + amount : sum), 0));
}
