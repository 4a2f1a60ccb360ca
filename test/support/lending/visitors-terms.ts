import { earliestBusinessDate } from '#domain/calendar/business-date.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Terms } from '#domain/lending/agreements/offer.ts';
import { type Rupees, rupees } from '#domain/money/rupees.ts';
import { amounts, calendarDates } from '#test/support/ledger/plans.ts';
import { fc } from '#test/support/runs/properties.ts';
import { priceMax, priceMin } from '#web/public/calculator/plan-price.ts';

/** The choice of a visitor of the calculator, who may ask for too much, the lender's terms, and the day. */
interface VisitorsTerms extends Omit<Terms, 'cashPrice'> {
  readonly price: Rupees;
  readonly downPayment: Rupees | undefined;
  readonly months: number;
  readonly today: CalendarDate;
}

export const visitorsTerms: fc.Arbitrary<VisitorsTerms> = fc
  .record({
    price: amounts(priceMin, priceMax),
    percentDown: fc.option(fc.integer({ min: 0, max: 99 }), { nil: undefined }),
    months: fc.integer({ min: 1, max: 60 }),
    percentMin: fc.integer({ min: 0, max: 99 }),
    roundingStep: fc.constantFrom(1, 10, 50, 100, 1_000).map(rupees),
    today: calendarDates.filter((day) => day >= earliestBusinessDate),
  })
  .map(({ percentDown, percentMin, ...visit }) => ({
    ...visit,
    downPayment: percentDown === undefined ? undefined : rupees(Math.ceil((visit.price * percentDown) / 100)),
    downPaymentMinPercent: Math.min(percentDown ?? 99, percentMin),
  }));
