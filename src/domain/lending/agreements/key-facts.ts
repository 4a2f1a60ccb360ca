import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { invariant } from '#domain/invariant.ts';
import { type Rupees, rupees, sumOf } from '#domain/money/rupees.ts';
import { financedOf, type Plan } from './plan.ts';
import type { Installment } from './schedule.ts';

/** The figures that a customer reads, in both languages, before consenting to an agreement. */
export interface KeyFacts {
  readonly price: Rupees;
  readonly downPayment: Rupees;
  readonly relief: Rupees;
  readonly financed: Rupees;
  readonly installments: readonly Installment[];
  /** The amount of every installment but the last, which takes the remainder. */
  readonly regularAmount: Rupees;
  readonly lastAmount: Rupees;
  readonly firstDueOn: CalendarDate;
  readonly lastDueOn: CalendarDate;
  /** Down payment and installments together: the price, less what relief waives of it. */
  readonly totalPayable: Rupees;
  /** The customer's cost beyond the price. By the arithmetic below it is zero for every possible agreement. */
  readonly costOfCredit: Rupees;
  /** In percent. Zero, because the installments repay exactly what was financed. */
  readonly annualPercentageRate: 0;
}

/** The statement of a plan and its schedule. Throws if the schedule has another sum than the plan. */
export function keyFactsOf(
  plan: Pick<Plan, 'price' | 'downPayment' | 'relief'>,
  installments: readonly Installment[],
): KeyFacts {
  const [first, last] = [installments.at(0), installments.at(-1)];
  invariant(first !== undefined && last !== undefined, 'a schedule has at least one row');
  const totalPayable = rupees(plan.downPayment + sumOf(installments.map(({ amount }) => amount)));
  const costOfCredit = rupees(totalPayable + plan.relief - plan.price);
  invariant(costOfCredit === 0, `a schedule adds up to its plan, but this one is off by ${costOfCredit}`);
  return {
    price: plan.price,
    downPayment: plan.downPayment,
    relief: plan.relief,
    financed: financedOf(plan),
    installments,
    regularAmount: first.amount,
    lastAmount: last.amount,
    firstDueOn: first.dueOn,
    lastDueOn: last.dueOn,
    totalPayable,
    costOfCredit,
    annualPercentageRate: 0,
  };
}
