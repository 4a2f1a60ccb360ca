import { type BudgetName, budgetOf, limitOf } from './budgets.ts';

/** One measured figure beside its budget. */
export interface Figure {
  readonly page: string;
  /** The thing that was measured, and the means. */
  readonly name: string;
  readonly measured: string;
  readonly budget: string;
  /** Null without a comparison: it has no budget, or could not be measured. */
  readonly isWithin: boolean | null;
}

/** The figures of one bench. */
export interface Measurement {
  /** The machine or lender that all of them were measured on. */
  readonly on?: string;
  readonly figures: readonly Figure[];
}

/** Compared before rounding. A figure just over its budget is written with enough digits to show it. */
export function figure(budgetName: BudgetName, name: string, value: number): Figure {
  const budget = budgetOf(budgetName);
  const { page, atMost, atLeast, exactly, unit, digits = 1 } = budget;
  const limit = atMost ?? atLeast ?? exactly;
  const isWithin =
    limit === undefined
      ? null
      : (atMost === undefined || value <= atMost) &&
        (atLeast === undefined || value >= atLeast) &&
        (exactly === undefined || value === exactly);
  const measured = `${readable(value, limit, digits)} ${unit}`.trim();
  return { page, name, measured, budget: limitOf(budget), isWithin };
}

/** A figure that this machine can't measure because it lacks something. */
export function notMeasured(budgetName: BudgetName, name: string, why: string): Figure {
  const budget = budgetOf(budgetName);
  const measured = `not measured: ${why}`;
  return { page: budget.page, name, measured, budget: limitOf(budget), isWithin: null };
}

/** Rounded, but a figure that differs from the limit is never rounded to it. */
function readable(value: number, limit: number | undefined, digits: number): string {
  const rounded = Number(value.toFixed(digits));
  const hidesTheMiss = rounded === limit && value !== limit;
  return (hidesTheMiss ? Number(value.toPrecision(6)) : rounded).toLocaleString('en', {
    maximumSignificantDigits: 9,
  });
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The value that the given share of the values, in percent, does not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? Number.NaN;
}
