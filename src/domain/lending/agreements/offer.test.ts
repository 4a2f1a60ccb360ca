import { expect, test } from 'vitest';
import { rupees } from '#domain/money/rupees.ts';
import { fc } from '#test/support/runs/properties.ts';
import { equalOfferOf, leastDownPayment, offerOf } from './offer.ts';
import { splitEvenly } from './schedule.ts';

const fridge = { cashPrice: rupees(92_000), downPaymentMinPercent: 10, roundingStep: rupees(50) };

test('a fridge of Rs 92,000 over 18 months is Rs 9,200 down and Rs 4,600 a month', () => {
  expect(offerOf(fridge, 18)).toEqual({ downPayment: 9_200, installment: 4_600 });
});

test('with one month the only installment is the whole rest', () => {
  expect(offerOf(fridge, 1)).toEqual({ downPayment: 9_200, installment: 82_800 });
});

test('a price that cannot be split over that many months has no offer', () => {
  expect(offerOf({ ...fridge, cashPrice: rupees(500), downPaymentMinPercent: 0 }, 12)).toBeNull();
});

test('the down payment is the percentage, rounded up by less than a rupee', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.integer({ min: 0, max: 99 }),
      (price, percent) => {
        const over = leastDownPayment(rupees(price), percent) * 100 - price * percent;
        expect(over).toBeGreaterThanOrEqual(0);
        expect(over).toBeLessThan(100);
      },
    ),
  );
});

test('an offer equals the start of the schedule on the same terms', () => {
  const terms = fc.record({
    cashPrice: fc.integer({ min: 1_000, max: 1_000_000 }).map(rupees),
    downPaymentMinPercent: fc.integer({ min: 0, max: 60 }),
    roundingStep: fc.constantFrom(1, 10, 50, 100).map(rupees),
  });
  fc.assert(
    fc.property(terms, fc.integer({ min: 1, max: 36 }), (given, months) => {
      const offer = offerOf(given, months);
      if (offer === null) return;
      const rows = splitEvenly(rupees(given.cashPrice - offer.downPayment), months, given.roundingStep);
      expect(rows[0]).toBe(offer.installment);
    }),
  );
});

test('an equal offer raises the down payment until all installments are equal: a cooler of Rs 31,500 is Rs 3,600 and 18 × Rs 1,550', () => {
  expect(equalOfferOf({ ...fridge, cashPrice: rupees(31_500) }, 18)).toEqual({
    ...{ downPayment: 3_600, installment: 1_550 },
  });
});

test('an equal offer adds up to the price, and is the schedule of its terms row by row', () => {
  const terms = fc.record({
    cashPrice: fc.integer({ min: 1, max: 10_000_000 }).map(rupees),
    downPaymentMinPercent: fc.integer({ min: 0, max: 99 }),
    roundingStep: fc.constantFrom(1, 10, 50, 100, 500).map(rupees),
  });
  fc.assert(
    fc.property(terms, fc.integer({ min: 1, max: 120 }), (given, months) => {
      const offer = equalOfferOf(given, months);
      const least = leastDownPayment(given.cashPrice, given.downPaymentMinPercent);
      if (offer === null) {
        expect(given.cashPrice - least).toBeLessThan(months * given.roundingStep);
        return;
      }
      expect(offer.downPayment).toBeGreaterThanOrEqual(least);
      expect(offer.downPayment - least).toBeLessThan(months * given.roundingStep);
      const rows = splitEvenly(rupees(given.cashPrice - offer.downPayment), months, given.roundingStep);
      expect(new Set(rows)).toEqual(new Set([offer.installment]));
    }),
  );
});
