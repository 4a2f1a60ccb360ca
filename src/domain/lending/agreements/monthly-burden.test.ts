import { describe, expect, test } from 'vitest';
import { rupees } from '#domain/money/rupees.ts';
import { fc } from '#test/support/runs/properties.ts';
import { incomeShareOf, monthlyAmount, monthlyBurden } from './monthly-burden.ts';

const monthly = { unit: 'months', every: 1 } as const;
const row = (amount: number, paid = 0) => ({ amount: rupees(amount), paid: rupees(paid) });

test.each([
  ['months', 1, 8_700],
  ['months', 2, 4_350],
  ['weeks', 1, 37_700],
  ['days', 15, 17_642],
] as const)('what installments every %s × %i cost per month is never understated', (unit, every, amount) => {
  expect(monthlyAmount({ unit, every }, rupees(8_700))).toBe(amount);
});

describe('a running agreement costs per month', () => {
  test('the whole next row, even if part of it is paid', () => {
    expect(monthlyBurden(monthly, [row(1_000, 1_000), row(1_000, 400), row(1_000), row(1_090)])).toBe(1_000);
  });

  test('nothing extra for the remainder in its last row while other rows come before it', () => {
    const weekly = { unit: 'weeks', every: 1 } as const;
    const paid = row(2_100, 2_100);
    expect(monthlyBurden(weekly, [paid, row(2_100), row(5_500)])).toBe(9_100);
    expect(monthlyBurden(weekly, [paid, paid, row(5_500)])).toBe(23_834);
  });

  test('the largest row that is left, where a register lists unequal ones', () => {
    const [small, large, last] = [row(10_000), row(30_000), row(8_000)];
    expect(monthlyBurden(monthly, [small, large, last])).toBe(30_000);
    expect(monthlyBurden(monthly, [small, last, large])).toBe(30_000);
    expect(monthlyBurden(monthly, [small, large])).toBe(30_000);
    expect(monthlyBurden(monthly, [row(10_000, 10_000), row(30_000, 30_000), last])).toBe(8_000);
  });

  test('never less than any row before its last', () => {
    const some = fc.array(fc.integer({ min: 1, max: 50_000 }), { minLength: 2, maxLength: 24 });
    const property = fc.property(some, (amounts) => {
      const least = Math.max(...amounts.slice(0, -1));
      expect(
        monthlyBurden(
          monthly,
          amounts.map((amount) => row(amount)),
        ),
      ).toBeGreaterThanOrEqual(least);
    });
    fc.assert(property);
  });

  test('the rest of its last row', () => {
    expect(monthlyBurden(monthly, [row(1_000, 1_000), row(1_000, 400)])).toBe(600);
  });

  test('nothing once all rows are paid', () => {
    expect(monthlyBurden(monthly, [row(1_000, 1_000)])).toBe(0);
    expect(monthlyBurden(monthly, [])).toBe(0);
  });

  test('by its own frequency', () => {
    expect(monthlyBurden({ unit: 'weeks', every: 2 }, [row(600)])).toBe(1_300);
  });
});

describe('the share of its income that a family gives', () => {
  const own = rupees(5_000);

  test('counts the new agreement and the others together', () => {
    expect(incomeShareOf(own, [rupees(2_000), rupees(3_000)], rupees(40_000))).toEqual({
      own: 5_000,
      others: 5_000,
      total: 10_000,
      percent: 25,
    });
  });

  test('is more than all of it if the installments are more than the income', () => {
    expect(incomeShareOf(own, [rupees(5_000)], rupees(8_000)).percent).toBe(125);
  });

  test('is unknown if the income is unknown or zero', () => {
    expect(incomeShareOf(own, [], null)).toMatchObject({ total: 5_000, percent: null });
    expect(incomeShareOf(own, [], rupees(0)).percent).toBeNull();
  });
});
