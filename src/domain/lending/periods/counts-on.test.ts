import { expect, test } from 'vitest';
import { calendarDate as day } from '#domain/calendar/calendar-date.ts';
import { countsOn } from './counts-on.ts';

test('a day of an open month counts as itself', () => {
  expect(countsOn(day('2026-06-30'), null)).toBe('2026-06-30');
  expect(countsOn(day('2026-07-01'), day('2026-06-30'))).toBe('2026-07-01');
  expect(countsOn(day('2026-09-15'), day('2026-06-30'))).toBe('2026-09-15');
});

test('a day of a closed month counts as the first day of the open one', () => {
  expect(countsOn(day('2026-06-30'), day('2026-06-30'))).toBe('2026-07-01');
  expect(countsOn(day('2026-01-07'), day('2026-06-30'))).toBe('2026-07-01');
  expect(countsOn(day('2026-12-31'), day('2026-12-31'))).toBe('2027-01-01');
});
