import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { type Figures, type ReplayedEntry, replay, type Schedule } from '../ledger/replay.ts';
import { paidRowsOf } from './reschedule.ts';

/** The rows that a reschedule replaced, as they were. */
export interface ReplacedSchedule extends Schedule {
  /** The day of the reschedule. */
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
 * Restores the replaced rows and replays all entries on them, so every figure is as if the reschedule had never been. Refused
 * once an unpaid old date has passed since the reschedule: the customer relied on the new dates and would be late without a
 * fault.
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
