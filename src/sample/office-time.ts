import { businessDateOf, startOfBusinessDate } from '#domain/calendar/business-date.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { dayMs, type Instant, minuteMs } from '#domain/instant.ts';
import type { Chance } from './chance.ts';

const opensAtMinute = 9 * 60 + 10;
const closesAtMinute = 16 * 60 + 50;

/** The present moment of the sample lender, and the moments of its people's work on each day. */
export interface OfficeTime {
  readonly now: Instant;
  readonly today: CalendarDate;
  /** A moment in office hours. For today only the past part counts, so its moments are closer together. */
  momentOn(date: CalendarDate): Instant;
}

export function officeTime(now: Instant, chance: Chance): OfficeTime {
  const today = businessDateOf(now);
  const elapsed = (now - startOfBusinessDate(today)) / dayMs;
  return {
    now,
    today,
    momentOn(date) {
      const sinceMidnight = chance.between(opensAtMinute * 60, closesAtMinute * 60) * (minuteMs / 60);
      return startOfBusinessDate(date) + Math.floor(date === today ? sinceMidnight * elapsed : sinceMidnight);
    },
  };
}
