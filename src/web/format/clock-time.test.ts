import { expect, test } from 'vitest';
import { formatClock } from './clock-time.ts';
import { formatTime } from './date-time.ts';

test.each([
  ['00:05', '12:05 AM', 'آدھی رات کے بعد 12:05'],
  ['04:00', '4:00 AM', 'صبح 4:00'],
  ['09:00', '9:00 AM', 'صبح 9:00'],
  ['12:00', '12:00 PM', 'دوپہر 12:00'],
  ['14:59', '2:59 PM', 'دوپہر 2:59'],
  ['15:00', '3:00 PM', 'سہ پہر 3:00'],
  ['17:00', '5:00 PM', 'شام 5:00'],
  ['19:59', '7:59 PM', 'شام 7:59'],
  ['20:00', '8:00 PM', 'رات 8:00'],
])('the time %s is written as in each language, like a moment at that time', (time, english, urdu) => {
  expect(formatClock(time, 'en')).toBe(english);
  expect(formatClock(time, 'ur')).toBe(urdu);
  const moment = Date.parse(`2026-11-22T${time}:00+05:00`);
  expect(formatTime(moment, 'en').replace('\u00A0', ' ')).toBe(english);
  expect(formatTime(moment, 'ur').replace('\u00A0', ' ')).toBe(urdu);
});
