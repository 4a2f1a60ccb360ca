import type { Instant } from '#domain/instant.ts';
import { invariant } from '#domain/invariant.ts';
import { minuteOfBusinessDate } from './business-date.ts';

/** The time of day in which customers may be called or messaged without giving a reason. Minutes since midnight in Karachi. */
export interface ContactHours {
  readonly fromMinute: number;
  readonly untilMinute: number;
}

/** The hours between two times of a day, `HH:MM`. */
export function contactHoursBetween(from: string, until: string): ContactHours {
  return { fromMinute: minuteOf(from), untilMinute: minuteOf(until) };
}

/** Minutes since midnight of a time of day, `HH:MM`. */
export function minuteOf(clockTime: string): number {
  const [hours, minutes] = clockTime.split(':').map(Number);
  invariant(hours !== undefined && minutes !== undefined, 'a time of day is written HH:MM');
  return hours * 60 + minutes;
}

/** Outside contact hours a call or message needs a reason. The last minute before the end is still inside. */
export function isWithinContactHours(at: Instant, hours: ContactHours): boolean {
  const minute = minuteOfBusinessDate(at);
  return minute >= hours.fromMinute && minute < hours.untilMinute;
}
