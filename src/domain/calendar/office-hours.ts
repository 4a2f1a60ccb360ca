import type { Instant } from '#domain/instant.ts';
import { businessDateOf, minuteOfBusinessDate } from './business-date.ts';
import { epochDayOf } from './calendar-date.ts';

/** The same hours on some days of the week. */
export interface OpenHours {
  /** 0 is Sunday, 6 is Saturday. */
  readonly weekdays: readonly number[];
  /** `HH:MM` on the clock of Karachi. */
  readonly opensAt: string;
  readonly closesAt: string;
}

/** 1970-01-01, day 0, was a Thursday. */
const weekdayOfFirstDay = 4;

/** The closing time of an office that is open now, as `HH:MM`; null while it is closed. The closing minute itself is closed. */
export function closingTimeAt(at: Instant, week: readonly OpenHours[]): string | null {
  const weekday = (epochDayOf(businessDateOf(at)) + weekdayOfFirstDay) % 7;
  const minute = minuteOfBusinessDate(at);
  const open = week.find(
    ({ weekdays, opensAt, closesAt }) =>
      weekdays.includes(weekday) && minute >= minuteOf(opensAt) && minute < minuteOf(closesAt),
  );
  return open?.closesAt ?? null;
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
