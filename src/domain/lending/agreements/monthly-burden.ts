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
 * The monthly amount of a running agreement: its largest unpaid row as an amount a month, because a family must be able to pay
 * each. A partly paid row counts in full, as long as others follow it; the last one left counts by its unpaid rest. The remainder
 * in the last row of a plan counts only once no other row is left. Zero once all are paid. `rows` are in schedule order.
 */
export function monthlyBurden(frequency: Frequency, rows: readonly Row[]): Rupees {
  const unpaid = rows.filter(({ amount, paid }) => paid < amount);
  const last = unpaid.at(-1);
  if (last === undefined) return rupees(0);
  if (unpaid.length === 1) return monthlyAmount(frequency, rupees(last.amount - last.paid));
  const counted = endsInRemainder(rows) ? unpaid.slice(0, -1) : unpaid;
  return monthlyAmount(frequency, rupees(Math.max(...counted.map(({ amount }) => amount))));
}

/** True for the rows of a plan, which are alike but for the last. Those that a register lists may be of any amounts. */
function endsInRemainder(rows: readonly Row[]): boolean {
  const before = rows.slice(0, -1);
  return before.length > 1 && before.every(({ amount }) => amount === before[0]?.amount);
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
