import { expect, test } from 'vitest';
import type { Product } from '#contract/lending/products.ts';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { refusalOfPlan } from '#domain/lending/agreements/plan.ts';
import { noRupees, rupees } from '#domain/money/rupees.ts';
import { fc } from '#test/support/runs/properties.ts';
import { commonTerms, leastDownPaymentOn, priceOf, proposedPlan } from './proposed-plan.ts';

const today = calendarDate('2026-11-30');

function product(id: string, given: Partial<Product> = {}): Product {
  return {
    id,
    name: { own: id, ur: null },
    category: 'business_asset',
    pictogram: null,
    cashPrice: 60_000,
    termsMonths: [6, 12, 24],
    downPaymentMinPercent: 10,
    roundingStep: 100,
    isActive: true,
    isPublic: false,
    picture: null,
    version: 1,
    ...given,
  };
}

const machine = product('machine');
const item = (productId: string | null, unitPrice: number | null, quantity: number | string | null = 1) => ({
  productId,
  description: 'Goods',
  quantity,
  unitPrice,
});

test('the products suggest a plan: smallest down payment, one year, first installment in a month', () => {
  expect(proposedPlan({ items: [item('machine', 60_000, 2)], amount: null }, [machine], today)).toEqual({
    downPayment: 12_000,
    count: 12,
    frequency: { unit: 'months', every: 1 },
    roundingStep: 100,
    startOn: '2026-11-30',
    firstDueOn: '2026-12-30',
  });
});

test('without a term of one year, the longest below it is suggested, else the shortest', () => {
  const overMonths = (termsMonths: number[]) =>
    proposedPlan(
      { items: [item('machine', 60_000)], amount: null },
      [product('machine', { termsMonths })],
      today,
    ).count;
  expect([overMonths([3, 9]), overMonths([24, 18]), overMonths([12])]).toEqual([9, 18, 12]);
});

test('an agreement can have only the terms that all its products have; without a product any', () => {
  expect(commonTerms([machine, product('bed', { termsMonths: [24, 9, 6] })])).toEqual([6, 24]);
  expect(commonTerms([machine, product('bed', { termsMonths: [9] })])).toEqual([]);
  expect(commonTerms([])).toBeNull();
});

test('the smallest down payment is the sum over the items, and typed goods need none', () => {
  const items = [item('machine', 60_001), item(null, 5_000), item('machine', null)];
  expect(leastDownPaymentOn(items, [machine])).toBe(6_001);
  expect(priceOf({ items, amount: null })).toBe(65_001);
});

test('an incomplete figure counts as zero', () => {
  expect(
    priceOf({ items: [item(null, 5_000, 'two'), item(null, 100, null), item(null, null)], amount: null }),
  ).toBe(0);
});

test('with any goods typed, the suggested plan can be saved', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.integer({ min: 1, max: 50 }),
      (price, quantity) => {
        const items = [item(null, price, quantity)];
        const { downPayment, count, roundingStep } = proposedPlan({ items, amount: null }, [], today);
        const plan = {
          price: priceOf({ items, amount: null }),
          downPayment: rupees(Number(downPayment)),
          relief: noRupees,
          count: Number(count),
          frequency: { unit: 'months', every: 1 } as const,
          roundingStep: rupees(Number(roundingStep)),
          startOn: today,
          firstDueOn: calendarDate('2026-12-30'),
        };
        expect(refusalOfPlan(plan)).toBeNull();
      },
    ),
  );
});

test('a loan has its amount for a price, and a plan without a down payment', () => {
  const loan = { items: [], amount: 50_000 };
  expect(priceOf(loan)).toBe(50_000);
  expect(proposedPlan(loan, [], today)).toMatchObject({ downPayment: 0, count: 12, roundingStep: 100 });
  for (const amount of ['', '5o', -1, 0]) expect(priceOf({ items: [], amount })).toBe(0);
});
