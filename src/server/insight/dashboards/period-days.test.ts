import { expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { daysBefore, periodDays, wholeMonths } from './period-days.ts';

const daysOf = (period: Parameters<typeof periodDays>[0], today: string) => {
  const { from, until } = periodDays(period, calendarDate(today));
  return [from, until];
};

test('a current period ends today, even on its first day', () => {
  expect(daysOf('this_month', '2026-11-20')).toEqual(['2026-11-01', '2026-11-20']);
  expect(daysOf('this_month', '2026-12-01')).toEqual(['2026-12-01', '2026-12-01']);
  expect(daysOf('this_year', '2027-01-01')).toEqual(['2027-01-01', '2027-01-01']);
});

test('today is one day, compared with the day before', () => {
  expect(daysOf('today', '2027-01-01')).toEqual(['2027-01-01', '2027-01-01']);
  const { from, until } = daysBefore('today', periodDays('today', calendarDate('2027-01-01')));
  expect([from, until]).toEqual(['2026-12-31', '2026-12-31']);
});

test('the last month is a whole month, whatever its length and year', () => {
  expect(daysOf('last_month', '2026-03-31')).toEqual(['2026-02-01', '2026-02-28']);
  expect(daysOf('last_month', '2027-01-15')).toEqual(['2026-12-01', '2026-12-31']);
});

test('the last 90 days end today', () => {
  expect(daysOf('last_90_days', '2026-11-20')).toEqual(['2026-08-23', '2026-11-20']);
});

test('a period is compared with the same number of days a month or year before, or just before', () => {
  const before = (period: Parameters<typeof periodDays>[0], today: string) => {
    const { from, until } = daysBefore(period, periodDays(period, calendarDate(today)));
    return [from, until];
  };
  expect(before('this_month', '2026-11-20')).toEqual(['2026-10-01', '2026-10-20']);
  expect(before('this_month', '2026-03-31')).toEqual(['2026-02-01', '2026-02-28']);
  expect(before('last_month', '2026-11-20')).toEqual(['2026-09-01', '2026-09-30']);
  expect(before('last_90_days', '2026-11-20')).toEqual(['2026-05-25', '2026-08-22']);
  expect(before('this_year', '2028-02-29')).toEqual(['2027-01-01', '2027-02-28']);
});

test('the whole months of a range are those that begin and end within it', () => {
  const monthsOf = (from: string, until: string) => {
    const { firstMonth, afterMonths } = wholeMonths({ from: calendarDate(from), until: calendarDate(until) });
    return [firstMonth, afterMonths];
  };
  expect(monthsOf('2026-01-01', '2026-11-20')).toEqual(['2026-01-01', '2026-11-01']);
  expect(monthsOf('2026-02-01', '2026-02-28')).toEqual(['2026-02-01', '2026-03-01']);
  expect(monthsOf('2026-08-23', '2026-11-20')).toEqual(['2026-09-01', '2026-11-01']);
  expect(monthsOf('2026-12-31', '2027-02-28')).toEqual(['2027-01-01', '2027-03-01']);
});

test('a range without a whole month has no months, and its days begin at its start', () => {
  const days = { from: calendarDate('2026-10-31'), until: calendarDate('2026-11-29') };
  expect(wholeMonths(days)).toEqual({ firstMonth: days.from, afterMonths: days.from });
});
