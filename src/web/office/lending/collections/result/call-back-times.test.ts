import { expect, test } from 'vitest';
import { startOfBusinessDate } from '#domain/calendar/business-date.ts';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { contactHoursBetween } from '#domain/calendar/contact-hours.ts';
import { hourMs, minuteMs } from '#domain/instant.ts';
import { callBackTimes, clockTimeOf } from './call-back-times.ts';

const hours = contactHoursBetween('09:00', '19:00');
const day = startOfBusinessDate(calendarDate('2026-11-20'));

test.each([
  ['in the morning', 11 * hourMs + 7 * minuteMs, ['12:15', '14:15', '10:00']],
  ['on the quarter', 11 * hourMs, ['12:00', '14:00', '10:00']],
  ['in the evening, when today has no such time left', 18.5 * hourMs, ['10:00']],
])('the times offered %s are on the quarter and within the contact hours', (_, sinceMidnight, times) => {
  expect(callBackTimes(day + sinceMidnight, hours).map(clockTimeOf)).toEqual(times);
});

test('until the contact hours are known, every time is offered', () => {
  expect(callBackTimes(day + 22 * hourMs, null).map(clockTimeOf)).toEqual(['23:00', '01:00', '10:00']);
});
