import { type Rupees, sumOf } from '#domain/money/rupees.ts';
import { financedOf, installmentCountMax, type Plan } from './plan.ts';
import type { Installment } from './schedule.ts';

/** The due date and the amount of an installment that is not computed from a plan. */
export type OwnRow = Pick<Installment, 'dueOn' | 'amount'>;

export interface OwnRowsRefusal {
  readonly reason: 'own_row_not_positive' | 'own_row_not_later' | 'own_rows_too_many' | 'own_rows_sum';
  /** The row from 0 that is refused; the last one for a sum. */
  readonly index: number;
}

/**
 * The first reason why an agreement can't have these rows as its schedule, or null: more rows than a plan may have, an amount
 * that is not above zero, a date that is not later than the one before, or another sum than the plan finances.
 */
export function refusalOfOwnRows(
  rows: readonly OwnRow[],
  plan: Pick<Plan, 'price' | 'downPayment' | 'relief'>,
): OwnRowsRefusal | null {
  if (rows.length > installmentCountMax) return { reason: 'own_rows_too_many', index: installmentCountMax };
  for (const [index, { dueOn, amount }] of rows.entries()) {
    const before = rows[index - 1];
    if (amount <= 0) return { reason: 'own_row_not_positive', index };
    if (before !== undefined && dueOn <= before.dueOn) return { reason: 'own_row_not_later', index };
  }
  return sumOfRows(rows) === financedOf(plan) ? null : { reason: 'own_rows_sum', index: rows.length - 1 };
}

/** The sum of the rows in whole rupees. */
export function sumOfRows(rows: readonly OwnRow[]): Rupees {
  return sumOf(rows.map(({ amount }) => amount));
}
