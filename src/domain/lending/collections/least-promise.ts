import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { noRupees, type Rupees, rupees, sumOf } from '#domain/money/rupees.ts';
import type { Installment } from '../agreements/schedule.ts';

/** A row of the schedule and what is paid of it, in whole rupees. */
export interface PromisedRow extends Installment {
  readonly paid: Rupees;
}

/**
 * The least that a promise to pay is for, in whole rupees: half an installment, rounded up, or what is due today where that is
 * less (DOMAIN 12). Where nothing is due yet, the next row stands for what is due, and after a write-off all that is still owed.
 * So a rate of kept promises says that money came in that mattered, not that somebody promised a rupee. `stillOwed` is above zero:
 * a customer who owes nothing promises nothing.
 */
export function leastPromise(
  today: CalendarDate,
  rows: readonly PromisedRow[],
  { stillOwed, isWrittenOff }: { readonly stillOwed: Rupees; readonly isWrittenOff: boolean },
): Rupees {
  const open = rows.filter(({ amount, paid }) => paid < amount);
  const left = ({ amount, paid }: PromisedRow) => rupees(amount - paid);
  const dueNow = sumOf(open.filter(({ dueOn }) => dueOn <= today).map(left));
  const [next] = open;
  const installment = open.find(({ number }) => number > 0) ?? next;
  const half = installment === undefined ? stillOwed : Math.ceil(installment.amount / 2);
  const due = isWrittenOff || next === undefined ? stillOwed : dueNow === noRupees ? left(next) : dueNow;
  return rupees(Math.min(half, due, stillOwed));
}
