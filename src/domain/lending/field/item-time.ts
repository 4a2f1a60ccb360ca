import { businessDateOf } from '#domain/calendar/business-date.ts';
import { type CalendarDate, daysBetween } from '#domain/calendar/calendar-date.ts';
import { hourMs, type Instant, minuteMs } from '#domain/instant.ts';

/** The time for which a day that was taken along is valid. */
export const packageLifeMs = 36 * hourMs;

/** A clock may differ from the server's by this much without being wrong: an answer needs as long on a bad network. */
export const clockToleranceMs = 5 * minuteMs;

interface ItemTimes {
  readonly at: Instant;
  readonly takenAt: Instant;
  readonly receivedAt: Instant;
}

/** The day of an item, and by how many days the clock of its phone was off. */
export interface ItemTime {
  readonly at: Instant;
  readonly on: CalendarDate;
  readonly daysOff: number;
}

/**
 * The time of an item. It was made after its day was taken and before it was received, so a time outside is moved to the nearer
 * of the two. A clock that is off by minutes is off by no day, even around midnight.
 */
export function timeOfItem({ at, takenAt, receivedAt }: ItemTimes): ItemTime {
  const within = Math.min(Math.max(at, takenAt), receivedAt);
  const on = businessDateOf(within);
  const isRight = Math.abs(at - within) <= clockToleranceMs;
  return { at: within, on, daysOff: isRight ? 0 : Math.abs(daysBetween(businessDateOf(at), on)) };
}
