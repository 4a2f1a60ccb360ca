import type { Instant } from '../instant.ts';
import { minuteOfBusinessDate } from './business-date.ts';

/** The time of day in which customers may be called or messaged without giving a reason. Minutes since midnight in Karachi. */
export interface ContactHours {
  readonly fromMinute: number;
  readonly untilMinute: number;
}

/** What a lender starts with: 9:00 to 19:00. It is a setting. */
export const defaultContactHours: ContactHours = { fromMinute: 9 * 60, untilMinute: 19 * 60 };

/** Outside contact hours a call or message needs a reason. The last minute before the end is still inside. */
export function isWithinContactHours(at: Instant, hours: ContactHours): boolean {
  const minute = minuteOfBusinessDate(at);
  return minute >= hours.fromMinute && minute < hours.untilMinute;
}
