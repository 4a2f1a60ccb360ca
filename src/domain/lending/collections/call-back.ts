import { startOfBusinessDate } from '#domain/calendar/business-date.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { minuteOf } from '#domain/calendar/contact-hours.ts';
import { dayMs, type Instant, minuteMs } from '#domain/instant.ts';

/** A customer is called back within this many days: who asks for a later time is on the due list before. */
export const callBackDaysMax = 30;

/** A call back that nobody made stays in the day's work for this many days after its own. */
export const callBackShownDays = 30;

/** The day and the time of day in Karachi, `HH:MM`, at which a customer asked to be called again. */
export interface CallBack {
  readonly day: CalendarDate;
  readonly time: string;
}

/** The instant of a call back, or null if it is not after now or not within `callBackDaysMax` days. */
export function callBackAt({ day, time }: CallBack, now: Instant): Instant | null {
  const at = startOfBusinessDate(day) + minuteOf(time) * minuteMs;
  return at > now && at <= now + callBackDaysMax * dayMs ? at : null;
}
