import * as z from 'zod/mini';
import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';
import { calendarDate, parseCalendarDate } from '#domain/calendar/calendar-date.ts';

/** A day in Karachi, `YYYY-MM-DD`, that exists. */
export function calendarDay() {
  return z.pipe(
    z.string({ error: 'date_required' satisfies FieldMessageKey }).check(
      z.refine((value) => parseCalendarDate(value) !== null, {
        error: 'date_invalid' satisfies FieldMessageKey,
        // The checks of the whole form need existing days, so they run only after the days are valid.
        abort: true,
      }),
    ),
    z.transform(calendarDate),
  );
}
