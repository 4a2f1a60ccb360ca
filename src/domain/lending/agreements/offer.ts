import { type Rupees, rupees } from '#domain/money/rupees.ts';
import { financedOf, refusalOfCount } from './plan.ts';
import { splitEvenly } from './schedule.ts';

/** The price of a product and its payment terms. */
export interface Terms {
  readonly cashPrice: Rupees;
  readonly downPaymentMinPercent: number;
  readonly roundingStep: Rupees;
}

/** The down payment and the monthly installment. The last month takes the remainder, so it may be more. */
export interface Offer {
  readonly downPayment: Rupees;
  readonly installment: Rupees;
}

/** The smallest down payment on a price, in whole rupees: rounded up, so that the percentage is fully reached. */
export function leastDownPayment(price: Rupees, percent: number): Rupees {
  return rupees(Math.ceil((price * percent) / 100));
}

/** The monthly offer for a product with the smallest down payment; null if the price can't be split over that many months. */
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

/**
 * The offer whose installments are all equal: the least down payment on the price is raised by what would be left for the last
 * installment. Amounts in whole rupees. Null if the price can't be split over that many months.
 */
export function equalOfferOf(
  { cashPrice, downPaymentMinPercent, roundingStep }: Terms,
  months: number,
): Offer | null {
  const most = cashPrice - leastDownPayment(cashPrice, downPaymentMinPercent);
  const installment = rupees(Math.floor(most / (months * roundingStep)) * roundingStep);
  if (installment <= 0) return null;
  return { downPayment: rupees(cashPrice - months * installment), installment };
}
