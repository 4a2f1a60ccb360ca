import { businessDateOf, minuteOfBusinessDate, startOfBusinessDate } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { type ContactHours, isWithinContactHours } from '#domain/calendar/contact-hours.ts';
import { hourMs, type Instant, minuteMs } from '#domain/instant.ts';

const stepMs = 15 * minuteMs;

/** The times to call back that are offered: in one and in three hours and tomorrow at ten, within the contact hours. */
export function callBackTimes(now: Instant, hours: ContactHours | null): readonly Instant[] {
  const onTheQuarter = (at: Instant) => Math.ceil(at / stepMs) * stepMs;
  const tomorrow = startOfBusinessDate(addDays(businessDateOf(now), 1));
  const times = [onTheQuarter(now + hourMs), onTheQuarter(now + 3 * hourMs), tomorrow + 10 * hourMs];
  return times.filter((at) => hours === null || isWithinContactHours(at, hours));
}

/** The time of day `HH:MM` in Karachi. */
export function clockTimeOf(at: Instant): string {
  const minute = minuteOfBusinessDate(at);
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
