import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { type Figures, type ReplayedEntry, replay, type Schedule } from '../ledger/replay.ts';
import { paidRowsOf } from './reschedule.ts';

/** The rows that a reschedule replaced, as they were. */
export interface ReplacedSchedule extends Schedule {
  /** The day from which they no longer counted. */
  readonly replacedOn: CalendarDate;
}

export type UndoRefusal =
  | { readonly reason: 'not_rescheduled' }
  /** `passedOn` is the first of them. */
  | { readonly reason: 'old_dates_passed'; readonly passedOn: CalendarDate };

export type UndoResult =
  | { readonly ok: true; readonly figures: Figures }
  | { readonly ok: false; readonly refusal: UndoRefusal };

/**
 * Puts the replaced rows back and replays all entries on them, so that every figure is what it would be had the reschedule
 * never been: what is paid stays paid, and the total is the same. It is refused once an old date has passed, unpaid, while
 * the new ones counted: the customer relied on the new dates and would be late without having been.
 */
export function undoReschedule(
  replaced: ReplacedSchedule | null,
  entries: readonly ReplayedEntry[],
  today: CalendarDate,
): UndoResult {
  if (replaced === null) return { ok: false, refusal: { reason: 'not_rescheduled' } };
  const figures = replay(replaced, entries);
  const lapsed = paidRowsOf(replaced.rows, figures.paid).find(
    ({ dueOn, amount, paid }) => dueOn >= replaced.replacedOn && dueOn < today && paid < amount,
  );
  if (lapsed === undefined) return { ok: true, figures };
  return { ok: false, refusal: { reason: 'old_dates_passed', passedOn: lapsed.dueOn } };
}
