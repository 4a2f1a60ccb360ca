import { expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { refusalOfAge } from './customer-age.ts';

test.each([
  ['2008-11-21', 'too_young'],
  ['2008-11-20', null],
  ['1950-11-21', null],
  ['1950-11-20', 'too_old'],
])('a customer born on %s is refused on 20 November 2026 as %s', (bornOn, refusal) => {
  expect(refusalOfAge(calendarDate(bornOn), calendarDate('2026-11-20'))).toBe(refusal);
});
