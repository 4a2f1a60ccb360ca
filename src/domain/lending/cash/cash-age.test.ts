import { expect, test } from 'vitest';
import { fc } from '#test/support/runs/properties.ts';
import { addDays, calendarDate } from '../../calendar/calendar-date.ts';
import { cashByAge, lotsOfCash } from './cash-age.ts';

const first = calendarDate('2026-10-01');
const day = (n: number) => addDays(first, n);
const flow = (n: number, into: number, out = 0) => ({ on: day(n), into, out });

test('the oldest notes leave first, so a hand-over of a part leaves the newest', () => {
  expect(lotsOfCash([flow(0, 1_000), flow(1, 500), flow(2, 0, 1_200)])).toEqual([
    { on: day(1), amount: 300 },
  ]);
});

test('what is taken and given on one day leaves the notes of that day', () => {
  expect(lotsOfCash([flow(0, 500), flow(5, 1_000, 1_000)])).toEqual([{ on: day(5), amount: 500 }]);
});

test('a hand-over that leaves a hundred behind does not make it new', () => {
  expect(lotsOfCash([flow(0, 1_000), flow(9, 0, 900)])).toEqual([{ on: day(0), amount: 100 }]);
});

test('a place below zero is short since the day on which it fell, until new cash fills it', () => {
  expect(lotsOfCash([flow(0, 100, 300)])).toEqual([{ on: day(0), amount: -200 }]);
  expect(lotsOfCash([flow(0, 100, 300), flow(2, 0, 50)])).toEqual([{ on: day(0), amount: -250 }]);
  expect(lotsOfCash([flow(0, 100, 300), flow(2, 500)])).toEqual([{ on: day(2), amount: 300 }]);
});

test('each age has its edge', () => {
  const lots = [0, 2, 3, 7, 8, 30, 31].map((age) => ({
    on: addDays(day(40), -age),
    amount: 10 ** age % 997,
  }));
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = lots.map(({ amount }) => amount);
  expect(cashByAge(lots, day(40))).toEqual({ cash2: a + b, cash7: c + d, cash30: e + f, cashOlder: g });
});

const amounts = fc.nat(20_000);
const flows = fc
  .array(fc.record({ gap: fc.nat(9), into: amounts, out: amounts }), { maxLength: 30 })
  .map((parts) => {
    let n = 0;
    return parts.map(({ gap, into, out }) => {
      n += gap;
      return flow(n, into, out);
    });
  });

test('the ages of a place sum to its balance, and its lots are in order, of one sign and not empty', () => {
  fc.assert(
    fc.property(flows, fc.nat(300), (all, later) => {
      const balance = all.reduce((sum, { into, out }) => sum + into - out, 0);
      const lots = lotsOfCash(all);
      const ages = cashByAge(lots, day(later));
      expect(Object.values(ages).reduce((sum, part) => sum + part, 0)).toBe(balance);
      expect(lots.every(({ amount }) => Math.sign(amount) === Math.sign(balance))).toBe(true);
      const days = lots.map(({ on }) => on);
      expect(days).toEqual([...days].sort());
    }),
  );
});

test('the cash of a place that was never below zero is the last that came', () => {
  fc.assert(
    fc.property(flows, (parts) => {
      let held = 0;
      const all = parts.map((part) => {
        const out = Math.min(part.out, held + part.into);
        held += part.into - out;
        return { ...part, out };
      });
      const [oldest] = lotsOfCash(all);
      const oldestOn = oldest?.on ?? day(1_000);
      expect(oldest === undefined).toBe(held === 0);
      const cameAfter = all.filter(({ on }) => on > oldestOn).reduce((sum, { into }) => sum + into, 0);
      const cameSince = all.filter(({ on }) => on >= oldestOn).reduce((sum, { into }) => sum + into, 0);
      expect(cameAfter).toBeLessThan(Math.max(held, 1));
      expect(cameSince).toBeGreaterThanOrEqual(held);
    }),
  );
});
