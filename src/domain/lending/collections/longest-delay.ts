import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { isDelivered } from '../ledger/check-delivery-reversal.ts';
import { type ReplayedEntry, replay, type Schedule } from '../ledger/replay.ts';
import { standingEntries } from '../ledger/standing-entries.ts';
import { daysPastDue } from './standing.ts';

/** A schedule that is or was in force. */
export interface PastSchedule extends Schedule {
  readonly madeOn: CalendarDate;
}

export interface RecordedHistory {
  /** In the order in which they came into force; the first from the beginning. */
  readonly schedules: readonly PastSchedule[];
  /** In entry order. */
  readonly entries: readonly ReplayedEntry[];
  /** The day on which the delivery was recorded. Delays before it are not known: an import brings them in as one sum. */
  readonly recordedFrom: CalendarDate;
}

/**
 * The most days that an agreement was ever past due, by today. A delay that was paid or written off counts, and so does one that a
 * reschedule ended. A reversed payment was none. 0 if it was never late; null if nothing was delivered.
 */
export function longestDelay(history: RecordedHistory, today: CalendarDate): number | null {
  const { schedules, recordedFrom } = history;
  const entries = standingEntries(history.entries);
  if (!isDelivered(entries)) return null;
  const changes = [...entries.map(({ valuedOn }) => valuedOn), ...schedules.map(({ madeOn }) => madeOn)];
  const days = new Set([...changes, today].filter((day) => day > recordedFrom && day <= today));
  return Math.max(0, ...[...days].map((day) => delayBefore(schedules, entries, day)));
}

/** The days past due on a day, before anything of that day. */
function delayBefore(
  schedules: readonly PastSchedule[],
  entries: readonly ReplayedEntry[],
  day: CalendarDate,
): number {
  const schedule = schedules.findLast(({ madeOn }, index) => index === 0 || madeOn < day);
  if (schedule === undefined) return 0;
  const valued = entries.filter(({ valuedOn }) => valuedOn < day);
  return daysPastDue(replay(schedule, valued).oldestUnpaidDueOn, day);
}
