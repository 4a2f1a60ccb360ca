import type { Product } from '#contract/lending/products.ts';
import { addMonths, type CalendarDate, dayOfMonth } from '#domain/calendar/calendar-date.ts';
import { leastDownPayment } from '#domain/lending/agreements/offer.ts';
import { financedOf, largestCountOf } from '#domain/lending/agreements/plan.ts';
import { isPayableAmount, noRupees, type Rupees, rupees, sumOf } from '#domain/money/rupees.ts';
import type { AgreementValues, ItemValues } from './agreement-values.ts';

type PlanValues = Pick<
  AgreementValues,
  'downPayment' | 'count' | 'frequency' | 'roundingStep' | 'startOn' | 'firstDueOn'
>;

/** Most families ask for a term of a year. */
const usualCount = 12;
const usualStep = 100;

/** The total of an item; zero while a field is not a valid number. */
export function itemTotal({ quantity, unitPrice }: Pick<ItemValues, 'quantity' | 'unitPrice'>): Rupees {
  const total = Number(quantity) * Number(unitPrice);
  return Number.isSafeInteger(total) && total > 0 ? rupees(total) : noRupees;
}

/** The goods that are sold, or the money that is lent. */
type Principal = Pick<AgreementValues, 'items' | 'amount'>;

/** The price of the goods, or the money that is lent; zero while it is not a valid number. */
export function priceOf({ items, amount }: Principal): Rupees {
  if (amount === null) return sumOf(items.map(itemTotal));
  return isPayableAmount(Number(amount)) ? rupees(Number(amount)) : noRupees;
}

/** The smallest down payment that the products among the items allow. */
export function leastDownPaymentOn(items: readonly ItemValues[], products: readonly Product[]): Rupees {
  const percentOf = (id: string | null) =>
    products.find((product) => product.id === id)?.downPaymentMinPercent ?? 0;
  return sumOf(items.map((item) => leastDownPayment(itemTotal(item), percentOf(item.productId))));
}

/** The terms that all of these products allow, ascending; null when no product limits them. */
export function commonTerms(products: readonly Product[]): readonly number[] | null {
  const [first, ...others] = products;
  if (first === undefined) return null;
  return first.termsMonths
    .filter((months) => others.every(({ termsMonths }) => termsMonths.includes(months)))
    .sort((one, other) => one - other);
}

/**
 * The initial plan, so that a draft can be saved as soon as its items are known. It has the smallest down payment, and a term of
 * a year of months or the longest one allowed below that. The first installment is due in a month.
 */
export function proposedPlan(
  principal: Principal,
  sold: readonly Product[],
  today: CalendarDate,
): PlanValues {
  const downPayment = leastDownPaymentOn(principal.items, sold);
  const financed = financedOf({ price: priceOf(principal), downPayment, relief: noRupees });
  const terms = commonTerms(sold) ?? [usualCount];
  const wanted = terms.filter((months) => months <= usualCount).at(-1) ?? terms[0] ?? usualCount;
  const step = rupees(Math.min(usualStep, ...sold.map(({ roundingStep }) => roundingStep)));
  const roundingStep = largestCountOf(financed, step) < wanted ? rupees(1) : step;
  return {
    downPayment,
    count: commonTerms(sold) === null ? Math.min(wanted, largestCountOf(financed, roundingStep)) : wanted,
    frequency: { unit: 'months', every: 1 },
    roundingStep,
    startOn: today,
    firstDueOn: addMonths(today, 1, dayOfMonth(today)),
  };
}
