import { dayMs, hourMs, type Instant, minuteMs } from '#domain/instant.ts';
import { type CalendarDate, calendarDate, dateOfEpochDay, epochDayOf } from './calendar-date.ts';

/**
 * Asia/Karachi is five hours ahead of UTC, without daylight saving time since 1 November 2009 (IANA time zone database,
 * `asia`, rules `Pakistan`). No business date is before that day, so one constant is enough; a test compares it
 * with the time zone data of the runtime.
 */
const karachiOffsetMs = 5 * hourMs;

/** The earliest business date: the first day for which the constant is right. An earlier date is a typing mistake. */
export const earliestBusinessDate = calendarDate('2010-01-01');

/** The day in Karachi at that moment: the lender's "today". */
export function businessDateOf(at: Instant): CalendarDate {
  return dateOfEpochDay(Math.floor((at + karachiOffsetMs) / dayMs));
}

/** The moment at which the day begins in Karachi. A day is all instants from its start up to the start of the next. */
export function startOfBusinessDate(date: CalendarDate): Instant {
  return epochDayOf(date) * dayMs - karachiOffsetMs;
}

/** The minutes since midnight in Karachi, 0–1439. */
export function minuteOfBusinessDate(at: Instant): number {
  return Math.floor((at - startOfBusinessDate(businessDateOf(at))) / minuteMs);
}

/** The time of day in Karachi at that moment, to the second: `16:08:00`. */
export function timeOfBusinessDate(at: Instant): string {
  const seconds = Math.floor((at - startOfBusinessDate(businessDateOf(at))) / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
