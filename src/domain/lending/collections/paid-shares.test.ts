import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { installmentStateOn } from './installment-state.ts';
import { paidCount, paidShares } from './paid-shares.ts';

const dueOn = calendarDate('2026-11-10');

const schedule = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 50_000 }), fc.integer({ min: 0, max: 100 })), { maxLength: 24 })
  .chain((rows) =>
    fc.integer({ min: 0, max: 1 }).map((first) =>
      rows.map(([amount, percent], index) => ({
        number: first + index,
        amount,
        paid: Math.floor((amount * percent) / 100),
      })),
    ),
  );

test('the count of paid installments is that of the rows in the state paid, without the down payment', () => {
  fc.assert(
    fc.property(schedule, (rows) => {
      const paid = rows.filter(
        (row) => installmentStateOn(dueOn, { ...row, dueOn, relieved: 0 }, 'active') === 'paid',
      );
      expect(paidCount(paidShares(rows))).toBe(paid.filter(({ number }) => number > 0).length);
    }),
  );
});

test('each installment has a share from none to all of it', () => {
  fc.assert(
    fc.property(schedule, (rows) => {
      const shares = paidShares(rows);
      expect(shares).toHaveLength(rows.filter(({ number }) => number > 0).length);
      expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
    }),
  );
});

test('a paid down payment is no paid installment', () => {
  const rows = [
    { number: 0, amount: 2_000, paid: 2_000 },
    { number: 1, amount: 1_000, paid: 1_000 },
    { number: 2, amount: 1_000, paid: 400 },
  ];
  expect(paidShares(rows)).toEqual([1, 0.4]);
  expect(paidCount(paidShares(rows))).toBe(1);
});
