import { expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { hiddenCookie, isHiddenOn } from './hidden-today.ts';

const today = calendarDate('2026-11-27');

test('the first week is hidden on the day on which it was hidden, and not on the next', () => {
  const cookies = `language=ur; ${hiddenCookie(today)}`;
  expect(isHiddenOn(today, cookies)).toBe(true);
  expect(isHiddenOn(calendarDate('2026-11-28'), cookies)).toBe(false);
});

test.each(['', 'firstWeekHidden=', 'my-firstWeekHidden=2026-11-27'])(
  'the cookies %j hide nothing',
  (cookies) => {
    expect(isHiddenOn(today, cookies)).toBe(false);
  },
);
