import * as z from 'zod/mini';
import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';
import { addDays, type CalendarDate, parseCalendarDate } from '#domain/calendar/calendar-date.ts';

/** The longest period that is read at once. */
const periodDaysMax = 366;

/** Days in Karachi, both included. A missing end is not checked. */
interface Period {
  readonly from?: CalendarDate | undefined;
  readonly until?: CalendarDate | undefined;
}

export const endsAfterBeginning = z.refine<Period>(
  ({ from, until }) => from === undefined || until === undefined || until >= from,
  { path: ['until'], error: 'until_before_from' satisfies FieldMessageKey },
);

// May be called with a day that its own field has refused.
export const isNotTooLong = z.refine<Period>(
  ({ from, until }) =>
    from === undefined ||
    until === undefined ||
    parseCalendarDate(from) === null ||
    until < addDays(from, periodDaysMax),
  { path: ['from'], error: 'period_too_long' satisfies FieldMessageKey },
);
