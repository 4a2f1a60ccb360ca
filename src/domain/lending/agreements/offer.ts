import { type Rupees, rupees } from '#domain/money/rupees.ts';
import { financedOf, refusalOfCount } from './plan.ts';
import { splitEvenly } from './schedule.ts';

/** What a product costs and how it may be paid. */
export interface Terms {
  readonly cashPrice: Rupees;
  readonly downPaymentMinPercent: number;
  readonly roundingStep: Rupees;
}

/** What is paid at once and then each month. The last month's installment is the rest, which may be more. */
export interface Offer {
  readonly downPayment: Rupees;
  readonly installment: Rupees;
}

/** The smallest down payment on a price, in whole rupees: rounded up, so that the percentage is reached and not almost reached. */
export function leastDownPayment(price: Rupees, percent: number): Rupees {
  return rupees(Math.ceil((price * percent) / 100));
}

/** What a product costs by the month with the smallest down payment; null where it cannot be split over that many months. */
export function offerOf(
  { cashPrice, downPaymentMinPercent, roundingStep }: Terms,
  months: number,
): Offer | null {
  const downPayment = leastDownPayment(cashPrice, downPaymentMinPercent);
  const financed = financedOf({ price: cashPrice, downPayment, relief: rupees(0) });
  if (refusalOfCount(months, financed, roundingStep) !== null) return null;
  const [installment] = splitEvenly(financed, months, roundingStep);
  return installment === undefined ? null : { downPayment, installment };
}
