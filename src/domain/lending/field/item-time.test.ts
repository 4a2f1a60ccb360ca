import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayMs, hourMs, minuteMs } from '#domain/instant.ts';
import { timeOfItem } from './item-time.ts';

const takenAt = Date.UTC(2026, 10, 20, 3, 40);
const receivedAt = takenAt + 10 * hourMs;

test('an item counts on the day in Karachi on which it was made', () => {
  const at = Date.UTC(2026, 10, 20, 6, 46);
  expect(timeOfItem({ at, takenAt, receivedAt })).toEqual({ at, on: '2026-11-20', daysOff: 0 });
  const late = Date.UTC(2026, 10, 20, 19, 30);
  expect(timeOfItem({ at: late, takenAt, receivedAt: takenAt + dayMs }).on).toBe('2026-11-21');
});

test('a clock that is a day or more behind or ahead is noticed, and the item stays between taking and sending', () => {
  expect(timeOfItem({ at: takenAt - 2 * dayMs, takenAt, receivedAt })).toEqual({
    at: takenAt,
    on: '2026-11-20',
    daysOff: 2,
  });
  expect(timeOfItem({ at: receivedAt + dayMs, takenAt, receivedAt }).daysOff).toBe(1);
});

test('a clock that is off by minutes is off by no day, even around midnight', () => {
  const midnight = Date.UTC(2026, 10, 20, 19, 0);
  const times = { at: midnight + 2 * minuteMs, takenAt, receivedAt: midnight - minuteMs };
  expect(timeOfItem(times)).toMatchObject({ on: '2026-11-20', daysOff: 0 });
});

test('whatever the clock says, an item is never before its day was taken nor after it was received', () => {
  fc.assert(
    fc.property(fc.integer({ min: -(10 ** 12), max: 10 ** 13 }), fc.nat(2 * dayMs), (at, later) => {
      const time = timeOfItem({ at, takenAt, receivedAt: takenAt + later });
      expect(time.at).toBeGreaterThanOrEqual(takenAt);
      expect(time.at).toBeLessThanOrEqual(takenAt + later);
      expect(time.daysOff).toBeGreaterThanOrEqual(0);
    }),
  );
});
