import { describe, expect, test } from 'vitest';
import { rupees } from '#domain/money/rupees.ts';
import { incomeShareOf, monthlyAmount, monthlyBurden } from './monthly-burden.ts';

const monthly = { unit: 'months', every: 1 } as const;
const row = (amount: number, paid = 0) => ({ amount: rupees(amount), paid: rupees(paid) });

test.each([
  ['months', 1, 8_700],
  ['months', 2, 4_350],
  ['weeks', 1, 37_700],
  ['days', 15, 17_642],
] as const)(
  'what installments every %s × %i come to in a month is never told too small',
  (unit, every, amount) => {
    expect(monthlyAmount({ unit, every }, rupees(8_700))).toBe(amount);
  },
);

describe('a running agreement takes of a month', () => {
  test('the whole of its next row, also where a part of that was paid already', () => {
    expect(monthlyBurden(monthly, [row(1_000, 1_000), row(1_000, 400), row(1_000), row(1_090)])).toBe(1_000);
  });

  test('no more for the remainder that its last row takes, while others come before', () => {
    const weekly = { unit: 'weeks', every: 1 } as const;
    expect(monthlyBurden(weekly, [row(2_100), row(5_500)])).toBe(9_100);
    expect(monthlyBurden(weekly, [row(2_100, 2_100), row(5_500)])).toBe(23_834);
  });

  test('what is left of its last row', () => {
    expect(monthlyBurden(monthly, [row(1_000, 1_000), row(1_000, 400)])).toBe(600);
  });

  test('nothing once all rows are paid', () => {
    expect(monthlyBurden(monthly, [row(1_000, 1_000)])).toBe(0);
    expect(monthlyBurden(monthly, [])).toBe(0);
  });

  test('as its own frequency has it', () => {
    expect(monthlyBurden({ unit: 'weeks', every: 2 }, [row(600)])).toBe(1_300);
  });
});

describe('of its income a family gives', () => {
  const own = rupees(5_000);

  test('what the new agreement and the others ask for together', () => {
    expect(incomeShareOf(own, [rupees(2_000), rupees(3_000)], rupees(40_000))).toEqual({
      own: 5_000,
      others: 5_000,
      total: 10_000,
      percent: 25,
    });
  });

  test('more than all of it, where the installments are more than it', () => {
    expect(incomeShareOf(own, [rupees(5_000)], rupees(8_000)).percent).toBe(125);
  });

  test('no share that could be told, where no income is on record or there is none', () => {
    expect(incomeShareOf(own, [], null)).toMatchObject({ total: 5_000, percent: null });
    expect(incomeShareOf(own, [], rupees(0)).percent).toBeNull();
  });
});
