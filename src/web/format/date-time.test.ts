import { expect, test } from 'vitest';
import {
  formatCalendarDay,
  formatDate,
  formatDay,
  formatMoment,
  formatTime,
  formatToday,
  instantOf,
} from './date-time.ts';
import { formatDuration } from './duration.ts';

// Fri 20 Nov 2026, 11:40 AM in Karachi.
const now = instantOf('2026-11-20T06:40:00Z');

test.each([
  ['2026-11-20T09:50:00Z', 'Today 2:50\u00A0PM', 'آج دوپہر\u00A02:50'],
  ['2026-11-19T19:00:00Z', 'Today 12:00\u00A0AM', 'آج آدھی رات کے بعد\u00A012:00'],
  ['2026-11-19T18:59:00Z', 'Yesterday 11:59\u00A0PM', 'گزشتہ روز رات\u00A011:59'],
  ['2026-11-21T04:00:00Z', 'Tomorrow 9:00\u00A0AM', 'کل صبح\u00A09:00'],
  ['2026-11-17T12:30:00Z', 'Tue 17 Nov, 5:30\u00A0PM', 'منگل 17 نومبر، شام\u00A05:30'],
  ['2025-12-31T19:30:00Z', 'Thu 1 Jan, 12:30\u00A0AM', 'جمعرات 1 جنوری، آدھی رات کے بعد\u00A012:30'],
  ['2025-12-31T18:30:00Z', 'Wed 31 Dec 2025, 11:30\u00A0PM', 'بدھ 31 دسمبر 2025، رات\u00A011:30'],
])("%s is formatted in Karachi's time zone", (iso, en, ur) => {
  expect(formatMoment(instantOf(iso), 'en', now)).toBe(en);
  expect(formatMoment(instantOf(iso), 'ur', now)).toBe(ur);
});

test('a date stays that date in every time zone of the reader', () => {
  expect(formatCalendarDay('2026-11-21', 'en', now)).toBe('Sat 21 Nov');
  expect(formatCalendarDay('2027-01-01', 'ur', now)).toBe('جمعہ 1 جنوری 2027');
});

test('a date on a printed page always has its year', () => {
  expect(formatDate('2026-12-31', 'en')).toBe('31 Dec 2026');
  expect(formatDate('2026-12-31', 'ur')).toBe('31 دسمبر 2026');
});

test('today is written in full', () => {
  expect(formatToday(now, 'en')).toBe('Friday 20 November 2026, 11:40\u00A0AM');
  expect(formatToday(now, 'ur')).toBe('جمعہ 20 نومبر 2026، صبح\u00A011:40');
});

test('noon and midnight are written as twelve', () => {
  expect(formatTime(instantOf('2026-11-20T07:00:00Z'), 'en')).toBe('12:00\u00A0PM');
  expect(formatTime(instantOf('2026-11-20T07:00:00Z'), 'ur')).toBe('دوپہر\u00A012:00');
  expect(formatDay(instantOf('2026-11-20T19:00:00Z'), 'en', now)).toBe('Sat 21 Nov');
});

test.each([
  [3 * 3_600_000 + 10 * 60_000, '3 h 10 min', '3 گھنٹے 10 منٹ'],
  [-(3_600_000 + 24 * 60_000 + 59_000), '1 h 24 min', '1 گھنٹہ 24 منٹ'],
  [25 * 60_000, '25 min', '25 منٹ'],
  [10 * 3_600_000 - 1, '9 h 59 min', '9 گھنٹے 59 منٹ'],
  [14 * 3_600_000 + 27 * 60_000, '14 h', '14 گھنٹے'],
  [24 * 3_600_000, '24 h', '24 گھنٹے'],
  [0, '0 min', '0 منٹ'],
  [75 * 3_600_000, '3 days', '3 دن'],
])('%d ms is written as a person would say it', (lengthMs, en, ur) => {
  expect(formatDuration(lengthMs, 'en')).toBe(en);
  expect(formatDuration(lengthMs, 'ur')).toBe(ur);
});
