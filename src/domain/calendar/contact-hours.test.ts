import { expect, test } from 'vitest';
import { startOfBusinessDate } from './business-date.ts';
import { calendarDate } from './calendar-date.ts';
import { contactHoursBetween, isWithinContactHours } from './contact-hours.ts';

test.each([
  ['08:59', false],
  ['09:00', true],
  ['18:59', true],
  ['19:00', false],
])('is a call at %s in Karachi within the contact hours: %s', (time, isWithin) => {
  const [hours, minutes] = time.split(':').map(Number);
  const at = startOfBusinessDate(calendarDate('2026-11-20')) + ((hours ?? 0) * 60 + (minutes ?? 0)) * 60_000;
  expect(isWithinContactHours(at, contactHoursBetween('09:00', '19:00'))).toBe(isWithin);
});
