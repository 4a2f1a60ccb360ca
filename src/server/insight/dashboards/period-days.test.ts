import { expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { periodDays } from './period-days.ts';

const daysOf = (period: Parameters<typeof periodDays>[0], today: string) => {
  const { from, until } = periodDays(period, calendarDate(today));
  return [from, until];
};

test('a current period ends today, also on its first day', () => {
  expect(daysOf('this_month', '2026-11-20')).toEqual(['2026-11-01', '2026-11-20']);
  expect(daysOf('this_month', '2026-12-01')).toEqual(['2026-12-01', '2026-12-01']);
  expect(daysOf('this_year', '2027-01-01')).toEqual(['2027-01-01', '2027-01-01']);
});

test('the last month is whole, whatever its length and year', () => {
  expect(daysOf('last_month', '2026-03-31')).toEqual(['2026-02-01', '2026-02-28']);
  expect(daysOf('last_month', '2027-01-15')).toEqual(['2026-12-01', '2026-12-31']);
});

test('ninety days have today as the last of them', () => {
  expect(daysOf('last_90_days', '2026-11-20')).toEqual(['2026-08-23', '2026-11-20']);
});
