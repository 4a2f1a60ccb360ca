import { expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { monthDays } from './month-days.ts';

const today = calendarDate('2026-11-20');
const close = (day: string, difference = 0) => ({ id: day, day, difference });
const stateOn = (days: ReturnType<typeof monthDays>, day: string) =>
  days.find((one) => one.day === day)?.state;

test('each day of the month is closed, closed with a difference, open or still to come', () => {
  const days = monthDays(today, {
    month: [close('2026-11-16', -500), close('2026-11-18')],
    closedUntil: '2026-11-18',
  });
  expect(days).toHaveLength(30);
  expect(stateOn(days, '2026-11-16')).toBe('uneven');
  expect(stateOn(days, '2026-11-18')).toBe('even');
  expect(days.find(({ day }) => day === '2026-11-18')?.closeId).toBe('2026-11-18');
  expect(['2026-11-19', '2026-11-20'].map((day) => stateOn(days, day))).toEqual(['open', 'open']);
  expect(['2026-11-17', '2026-11-21'].map((day) => stateOn(days, day))).toEqual(['none', 'none']);
});

test('before the first close each day up to today is open', () => {
  const open = monthDays(today, { month: [], closedUntil: null }).filter(({ state }) => state === 'open');
  expect(open).toHaveLength(20);
});
