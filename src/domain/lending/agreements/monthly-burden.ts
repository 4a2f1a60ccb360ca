import { type Rupees, rupees, sumOf } from '#domain/money/rupees.ts';
import type { Frequency, FrequencyUnit } from './plan.ts';

const periodsAYear: Readonly<Record<FrequencyUnit, number>> = { months: 12, weeks: 52, days: 365 };

/** What one installment comes to in a month, in whole rupees, rounded up: a family must not be told too little. */
export function monthlyAmount({ unit, every }: Frequency, installment: Rupees): Rupees {
  return rupees(Math.ceil((installment * periodsAYear[unit]) / (12 * every)));
}

/** What a running agreement takes of a month: the most that any of its open rows still asks for. Nothing once all rows are paid. */
export function monthlyBurden(
  frequency: Frequency,
  rows: readonly { readonly amount: Rupees; readonly paid: Rupees }[],
): Rupees {
  return monthlyAmount(frequency, rupees(Math.max(0, ...rows.map(({ amount, paid }) => amount - paid))));
}

/** What a family's installments take of its income. */
export interface IncomeShare {
  /** Of the agreement that is being made, a month. */
  readonly own: Rupees;
  /** Of the family's other running agreements together, a month. */
  readonly others: Rupees;
  readonly total: Rupees;
  /** Of the income, in percent; may be more than 100. Null where no income is on record. */
  readonly percent: number | null;
}

/** Adds what a new agreement asks for in a month to what the others ask for already, and compares the sum with the monthly income. */
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
