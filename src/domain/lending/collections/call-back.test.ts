import { expect, test } from 'vitest';
import { startOfBusinessDate } from '#domain/calendar/business-date.ts';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { dayMs, hourMs } from '#domain/instant.ts';
import { callBackAt } from './call-back.ts';

const day = calendarDate('2026-11-20');
const noon = startOfBusinessDate(day) + 12 * hourMs;

test('a call back is at a time of a day in Karachi', () => {
  expect(callBackAt({ day, time: '17:30' }, noon)).toBe(noon + 5.5 * hourMs);
});

test.each([
  ['in the past', noon + 7 * hourMs],
  ['at this very moment', noon + 5.5 * hourMs],
  ['more than 30 days ahead', noon + 5.4 * hourMs - 30 * dayMs],
])('there is none %s', (_, now) => {
  expect(callBackAt({ day, time: '17:30' }, now)).toBeNull();
});

test('there is one 30 days ahead, to the minute', () => {
  const now = noon + 5.5 * hourMs - 30 * dayMs;
  expect(callBackAt({ day, time: '17:30' }, now)).toBe(now + 30 * dayMs);
});
