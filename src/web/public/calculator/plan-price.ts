import { equalOfferOf, leastDownPayment, type Terms } from '#domain/lending/agreements/offer.ts';
import { refusalOfCount } from '#domain/lending/agreements/plan.ts';
import { splitEvenly } from '#domain/lending/agreements/schedule.ts';
import { type Rupees, rupees } from '#domain/money/rupees.ts';

/** The typed prices that the calculator takes, in whole rupees. */
export const priceMin = 1_000;
export const priceMax = 10_000_000;

/** The least and the most price that the calculator takes, in whole rupees. A thing that the lender shows is always within. */
export function priceLimits(goods: readonly Pick<Terms, 'cashPrice'>[]) {
  const prices = goods.map(({ cashPrice }) => cashPrice);
  return { least: Math.min(priceMin, ...prices), most: Math.max(priceMax, ...prices) };
}

/** The payments of a visitor, in whole rupees: the down payment and the months add up to the price. */
export interface PricePlan {
  readonly price: Rupees;
  readonly downPayment: Rupees;
  readonly rows: readonly Rupees[];
}

export type PriceProblem =
  | { readonly problem: 'wrongPrice'; readonly least: number; readonly most: number }
  | { readonly problem: 'wrongDownPayment'; readonly least: number; readonly most: number }
  | { readonly problem: 'tooManyMonths' };

/** A price as it was typed; null for a text that is no amount. */
interface Typed {
  readonly price: Rupees | null;
  /** Undefined for the one that makes all installments equal. */
  readonly downPayment: Rupees | null | undefined;
  readonly months: number;
}

/** The installments of a price by the split that agreements use, or the problem that a visitor can mend. */
export function planPrice(
  { price, downPayment, months }: Typed,
  { downPaymentMinPercent, roundingStep }: Omit<Terms, 'cashPrice'>,
  limits = priceLimits([]),
): PricePlan | PriceProblem {
  if (price === null || price < limits.least || price > limits.most)
    return { problem: 'wrongPrice', ...limits };
  const least = leastDownPayment(price, downPaymentMinPercent);
  const equal = equalOfferOf({ cashPrice: price, downPaymentMinPercent, roundingStep }, months);
  const paidDown = downPayment === undefined ? (equal?.downPayment ?? least) : downPayment;
  if (paidDown === null || paidDown < least || paidDown >= price)
    return { problem: 'wrongDownPayment', least, most: price - 1 };
  const financed = rupees(price - paidDown);
  if (refusalOfCount(months, financed, roundingStep) !== null) return { problem: 'tooManyMonths' };
  return { price, downPayment: paidDown, rows: splitEvenly(financed, months, roundingStep) };
}
