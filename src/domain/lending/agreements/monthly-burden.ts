import { type Rupees, rupees, sumOf } from '#domain/money/rupees.ts';
import type { Frequency, FrequencyUnit } from './plan.ts';

const periodsAYear: Readonly<Record<FrequencyUnit, number>> = { months: 12, weeks: 52, days: 365 };

/** One installment as an amount a month, in whole rupees. Rounded up, so that the burden is never understated. */
export function monthlyAmount({ unit, every }: Frequency, installment: Rupees): Rupees {
  return rupees(Math.ceil((installment * periodsAYear[unit]) / (12 * every)));
}

interface Row {
  readonly amount: Rupees;
  readonly paid: Rupees;
}

/**
 * The monthly amount of a running agreement, from its next unpaid row. A partly paid row counts in full, because the rows after
 * it are like it. The last row counts by its unpaid rest. Zero once all are paid. `rows` are in schedule order.
 */
export function monthlyBurden(frequency: Frequency, rows: readonly Row[]): Rupees {
  const [next, ...later] = rows.filter(({ amount, paid }) => paid < amount);
  if (next === undefined) return rupees(0);
  return monthlyAmount(frequency, later.length > 0 ? next.amount : rupees(next.amount - next.paid));
}

/** The share of a family's income that goes to installments. */
export interface IncomeShare {
  /** Of the new agreement, a month. */
  readonly own: Rupees;
  /** Of the family's other running agreements together, a month. */
  readonly others: Rupees;
  readonly total: Rupees;
  /** Of the income, in percent; may be more than 100. Null where no income is on record. */
  readonly percent: number | null;
}

/** Adds the monthly amount of a new agreement to that of the others, and compares the sum with the monthly income. */
export function incomeShareOf(
  own: Rupees,
  othersBurdens: readonly Rupees[],
  monthlyIncome: Rupees | null,
): IncomeShare {
  const others = sumOf(othersBurdens);
  const total = rupees(own + others);
  const hasIncome = monthlyIncome !== null && monthlyIncome > 0;
  return { own, others, total, percent: hasIncome ? (total / monthlyIncome) * 100 : null };
}
