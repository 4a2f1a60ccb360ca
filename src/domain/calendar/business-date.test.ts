import { expect, test } from 'vitest';
import { fc } from '#test/support/runs/properties.ts';
import { businessDateOf, minuteOfBusinessDate, startOfBusinessDate } from './business-date.ts';

test.each([
  ['00:30 in Karachi', Date.UTC(2026, 10, 19, 19, 30), '2026-11-20', 30],
  ['23:30 in Karachi', Date.UTC(2026, 10, 20, 18, 30), '2026-11-20', 23 * 60 + 30],
  ['the last millisecond before midnight', Date.UTC(2026, 10, 20, 19) - 1, '2026-11-20', 1439],
  ['midnight', Date.UTC(2026, 10, 20, 19), '2026-11-21', 0],
])('at %s the business date is the calendar date in Karachi', (_, at, date, minute) => {
  expect(businessDateOf(at)).toBe(date);
  expect(minuteOfBusinessDate(at)).toBe(minute);
});

test("one fixed offset is the whole time zone since 2010, as the runtime's time zone data says", () => {
  const inKarachi = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Karachi', dateStyle: 'short' });
  const instants = fc.integer({ min: Date.UTC(2010, 0, 1), max: Date.UTC(2050, 0, 1) });
  fc.assert(
    fc.property(instants, (at) => {
      expect(businessDateOf(at)).toBe(inKarachi.format(at));
    }),
  );
});

test('a business date begins at its first instant and not before', () => {
  const instants = fc.integer({ min: Date.UTC(2010, 0, 1), max: Date.UTC(2050, 0, 1) });
  fc.assert(
    fc.property(instants, (at) => {
      const date = businessDateOf(at);
      const start = startOfBusinessDate(date);
      expect(at - start).toBeGreaterThanOrEqual(0);
      expect(businessDateOf(start)).toBe(date);
      expect(businessDateOf(start - 1) < date).toBe(true);
    }),
  );
});
