import { expect, test } from 'vitest';
import { closingTimeAt } from './office-hours.ts';

const week = [
  { weekdays: [1, 2, 3, 4, 5], opensAt: '09:00', closesAt: '17:00' },
  { weekdays: [6], opensAt: '09:00', closesAt: '14:00' },
];

test.each([
  ['Friday at 11:40', '2026-11-20T06:40:00Z', '17:00'],
  ['Friday at 9:00', '2026-11-20T04:00:00Z', '17:00'],
  ['Friday a minute before 9:00', '2026-11-20T03:59:59Z', null],
  ['Friday a minute before 17:00', '2026-11-20T11:59:59Z', '17:00'],
  ['Friday at 17:00', '2026-11-20T12:00:00Z', null],
  ['Saturday at 13:59', '2026-11-21T08:59:00Z', '14:00'],
  ['Saturday at 14:00', '2026-11-21T09:00:00Z', null],
  ['Sunday at noon', '2026-11-22T07:00:00Z', null],
  ['Monday at 4:00, when it is still Sunday in London', '2026-11-22T23:00:00Z', null],
  ['Monday at 9:30', '2026-11-23T04:30:00Z', '17:00'],
])('on %s in Karachi the office has the closing hour of that weekday', (_, at, closesAt) => {
  expect(closingTimeAt(Date.parse(at), week)).toBe(closesAt);
});
