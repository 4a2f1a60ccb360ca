/** A row of a schedule with what is paid on it. */
interface PaidRow {
  /** 0 is the down payment. */
  readonly number: number;
  readonly amount: number;
  readonly paid: number;
}

/** The paid share of each installment, from 0 to 1, in the order of the rows. The down payment is a row, but no installment. */
export function paidShares(rows: readonly PaidRow[]): number[] {
  return rows.filter(({ number }) => number > 0).map(({ amount, paid }) => Math.min(1, paid / amount));
}

/** The number of installments that are paid in full. Every page counts them so. */
export function paidCount(shares: readonly number[]): number {
  return shares.filter((share) => share >= 1).length;
}
