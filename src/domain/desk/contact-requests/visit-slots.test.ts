import { expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { refusalOfVisit, visitHours } from './visit-slots.ts';

const hours = visitHours('09:00', '17:00');
// 11:30 in Karachi.
const present = { now: Date.UTC(2026, 10, 20, 6, 30), today: calendarDate('2026-11-20') };
const refusal = (day: string, startsAt: string) =>
  refusalOfVisit({ visitOn: calendarDate(day), startsAt }, hours, present);

test('visits start on the hour, the last one an hour before the branch closes', () => {
  expect(hours).toEqual(['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00']);
  expect(visitHours('09:30', '12:15')).toEqual(['10:00', '11:00']);
  expect(visitHours('09:30', '10:15')).toEqual([]);
});

test('a visit must be in the future, within two months, in the hours of the branch', () => {
  expect(refusal('2026-11-20', '12:00')).toBeNull();
  expect(refusal('2026-11-20', '11:00')).toBe('visit_in_past');
  expect(refusal('2026-11-19', '16:00')).toBe('visit_in_past');
  expect(refusal('2027-01-19', '09:00')).toBeNull();
  expect(refusal('2027-01-20', '09:00')).toBe('visit_too_far_ahead');
  expect(refusal('2026-11-21', '17:00')).toBe('visit_outside_hours');
});
