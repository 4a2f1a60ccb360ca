import { describe, expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { scheduleOf } from '#domain/lending/agreements/schedule.ts';
import { rupees, sumOf } from '#domain/money/rupees.ts';
import { fc } from '#test/support/runs/properties.ts';
import { planPrice, priceLimits, priceMax, priceMin } from './plan-price.ts';

const terms = { downPaymentMinPercent: 10, roundingStep: rupees(50) };

test('a fridge of Rs 132,000 is Rs 13,200 down and 18 times Rs 6,600', () => {
  const plan = planPrice({ price: rupees(132_000), downPayment: undefined, months: 18 }, terms);
  expect(plan).toEqual({ price: 132_000, downPayment: 13_200, rows: Array(18).fill(6_600) });
});

test('with a down payment of the visitor’s own the last installment takes the rest', () => {
  const plan = planPrice({ price: rupees(132_000), downPayment: rupees(20_000), months: 18 }, terms);
  expect(plan).toMatchObject({ downPayment: 20_000, rows: [...Array(17).fill(6_200), 6_600] });
});

test('every plan is the schedule of an agreement on the same terms, and adds up to the price', () => {
  const typed = fc.record({
    price: fc.integer({ min: priceMin, max: priceMax }).map(rupees),
    downPayment: fc.option(fc.integer({ min: 0, max: priceMax }).map(rupees), { nil: undefined }),
    months: fc.integer({ min: 1, max: 60 }),
  });
  const ofLender = fc.record({
    downPaymentMinPercent: fc.integer({ min: 0, max: 99 }),
    roundingStep: fc.constantFrom(1, 10, 50, 100, 1_000).map(rupees),
  });
  fc.assert(
    fc.property(typed, ofLender, (given, lender) => {
      const plan = planPrice(given, lender);
      if ('problem' in plan) return;
      expect(sumOf([plan.downPayment, ...plan.rows])).toBe(given.price);
      const schedule = scheduleOf({
        ...{ price: plan.price, downPayment: plan.downPayment, relief: rupees(0) },
        ...{
          count: given.months,
          frequency: { unit: 'months', every: 1 },
          roundingStep: lender.roundingStep,
        },
        ...{ startOn: calendarDate('2026-11-20'), firstDueOn: calendarDate('2026-12-20') },
      });
      expect(schedule.map(({ amount }) => amount)).toEqual(plan.rows);
    }),
  );
});

describe('what cannot be worked out is told with what can', () => {
  test.each([0, 999, 10_000_001, 10 ** 12, null])('a price of %s', (price) => {
    const typed = { price: price === null ? null : rupees(price), downPayment: undefined, months: 6 };
    expect(planPrice(typed, terms)).toEqual({ problem: 'wrongPrice', least: 1_000, most: 10_000_000 });
  });

  test('a thing that the lender shows has its price, however small or large', () => {
    for (const cashPrice of [650, 12_000_000].map(rupees)) {
      const typed = { price: cashPrice, downPayment: undefined, months: 6 };
      const plan = planPrice(typed, terms, priceLimits([{ cashPrice }]));
      expect(plan).toMatchObject({ price: cashPrice });
      expect(planPrice(typed, terms)).toMatchObject({ problem: 'wrongPrice' });
    }
  });

  test.each([0, 999, 10_000, null])('a down payment of %s on Rs 10,000', (down) => {
    const downPayment = down === null ? null : rupees(down);
    expect(planPrice({ price: rupees(10_000), downPayment, months: 6 }, terms)).toEqual({
      ...{ problem: 'wrongDownPayment', least: 1_000, most: 9_999 },
    });
  });

  test('more months than there are steps', () => {
    const typed = { price: rupees(1_000), downPayment: rupees(900), months: 6 };
    expect(planPrice(typed, terms)).toEqual({ problem: 'tooManyMonths' });
  });
});
