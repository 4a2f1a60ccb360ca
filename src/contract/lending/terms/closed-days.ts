import * as z from 'zod/mini';
import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';
import { calendarDay } from '#contract/fields/calendar-date-field.ts';
import { phrase } from '#contract/fields/phrase-field.ts';
import { compareDates } from '#domain/calendar/calendar-date.ts';
import { closedDayRules } from '#domain/lending/agreements/closed-days.ts';

/** The most holidays on the list: some years of them. */
export const holidaysMax = 100;
/** The most characters in the name of a holiday. */
export const holidayNameLengthMax = 60;

/** The holidays of the lender by date, each date once. */
const holidays = z.array(z.object({ on: calendarDay(), name: phrase(holidayNameLengthMax) })).check(
  z.maxLength(holidaysMax),
  z.superRefine((list, ctx) => {
    for (const [index, { on }] of list.entries()) {
      if (!list.slice(0, index).some((other) => other.on === on)) continue;
      ctx.addIssue({
        code: 'custom',
        path: [index, 'on'],
        message: 'holiday_twice' satisfies FieldMessageKey,
      });
    }
  }),
  z.overwrite((list) => list.toSorted((one, other) => compareDates(one.on, other.on))),
);

/** The days on which the lender's offices are closed, and the rule for due dates on them. */
export const closedDays = z.object({
  dueDateRule: z.enum(closedDayRules, { error: 'choice_required' satisfies FieldMessageKey }),
  /** 0 is Sunday, 6 is Saturday. One day of the week is open. */
  weeklyDaysOff: z.array(z.number().check(z.int(), z.gte(0), z.lte(6))).check(
    z.maxLength(6, 'week_without_open_day'),
    z.overwrite((days) => [...new Set(days)].sort()),
  ),
  holidays,
});
export type ClosedDaysForm = z.output<typeof closedDays>;
