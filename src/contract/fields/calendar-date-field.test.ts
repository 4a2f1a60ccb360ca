import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { calendarDay } from './calendar-date-field.ts';

const period = z
  .object({ from: calendarDay(), until: calendarDay(), name: z.string() })
  .check(z.refine(({ from, until }) => until < addDays(from, 31), { path: ['from'], error: 'too_long' }));

const refused = (given: object) =>
  period
    .safeParse({ from: '2026-11-01', until: '2026-11-30', name: '', ...given })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

test('a day that does not exist is refused before any check of the whole form', () => {
  for (const from of ['2026-02-30', '۰۳۰۰۱۲۳۴۵۶۷', '', '10000-01-01'])
    expect(refused({ from })).toEqual([['from', 'date_invalid']]);
});

test('the faults of the other fields are still reported', () => {
  expect(refused({ from: 'never', until: 'never' })).toEqual([
    ['from', 'date_invalid'],
    ['until', 'date_invalid'],
  ]);
  expect(refused({ until: '2026-12-31' })).toEqual([['from', 'too_long']]);
  expect(refused({})).toBeUndefined();
});
