import { expect, test } from 'vitest';
import { addDays, calendarDate } from '#domain/calendar/calendar-date.ts';
import { rupees } from '#domain/money/rupees.ts';
import { fc } from '#test/support/runs/properties.ts';
import { type OwnRow, refusalOfOwnRows, sumOfRows } from './own-rows.ts';
import { installmentCountMax } from './plan.ts';

const terms = (price: number) => ({ price: rupees(price), downPayment: rupees(0), relief: rupees(0) });

const ownRows = fc
  .array(fc.record({ amount: fc.integer({ min: 1, max: 90_000 }), days: fc.integer({ min: 1, max: 200 }) }), {
    minLength: 1,
    maxLength: 30,
  })
  .map((parts) => {
    let dueOn = calendarDate('2026-01-01');
    return parts.map(({ amount, days }): OwnRow => {
      dueOn = addDays(dueOn, days);
      return { dueOn, amount: rupees(amount) };
    });
  });

test('any partition of the financed amount over increasing dates is a schedule, and no other sum', () => {
  const property = fc.property(ownRows, fc.nat(5_000), fc.nat(5_000), (rows, downPayment, relief) => {
    const price = sumOfRows(rows) + downPayment + relief;
    const plan = { price: rupees(price), downPayment: rupees(downPayment), relief: rupees(relief) };
    expect(refusalOfOwnRows(rows, plan)).toBeNull();
    expect(refusalOfOwnRows(rows, { ...plan, price: rupees(price + 1) })).toEqual({
      reason: 'own_rows_sum',
      index: rows.length - 1,
    });
  });
  fc.assert(property);
});

test('a row without an amount, or no later than the one before, is the one that is refused', () => {
  const property = fc.property(ownRows, fc.nat(), (rows, nth) => {
    const index = nth % rows.length;
    const changed = (change: Partial<OwnRow>) =>
      rows.map((row, place) => (place === index ? { ...row, ...change } : row));
    const plan = terms(sumOfRows(rows));
    expect(refusalOfOwnRows(changed({ amount: rupees(0) }), plan)).toEqual({
      reason: 'own_row_not_positive',
      index,
    });
    const before = rows[index - 1];
    if (before === undefined) return;
    expect(refusalOfOwnRows(changed({ dueOn: before.dueOn }), plan)).toEqual({
      reason: 'own_row_not_later',
      index,
    });
  });
  fc.assert(property);
});

test('there are no more rows than a plan may have', () => {
  const rows = Array.from({ length: installmentCountMax + 1 }, (_, index) => ({
    dueOn: addDays(calendarDate('2020-01-01'), index),
    amount: rupees(10),
  }));
  expect(refusalOfOwnRows(rows, terms(10 * rows.length))).toMatchObject({ reason: 'own_rows_too_many' });
  expect(refusalOfOwnRows(rows.slice(1), terms(10 * (rows.length - 1)))).toBeNull();
});
