import type { Agreement } from '#contract/lending/agreements.ts';
import { paidCount, paidShares } from '#domain/lending/collections/paid-shares.ts';

type Installment = Agreement['installments'][number];

interface FoldedRows {
  /** The paid rows, which are shown as one line until somebody asks for them. */
  readonly folded: readonly Installment[];
  readonly open: readonly Installment[];
  /** The count of folded installments, as on every page; the down payment is none. */
  readonly count: number;
  readonly hasDownPayment: boolean;
  /** The sum that was paid on the folded rows. */
  readonly paid: number;
  /** The first and the last due date; null if open rows lie between them, as after relief on the last rows. */
  readonly span: { readonly from: string; readonly to: string } | null;
}

/** The rows of a schedule with the paid ones folded; a single one takes no more room than its line, so it stays. */
export function foldedRows(rows: readonly Installment[]): FoldedRows {
  const paidRows = rows.filter(({ state }) => state === 'paid');
  const folded = paidRows.length > 1 ? paidRows : [];
  const open = rows.filter((row) => !folded.includes(row));
  const [first, last] = [folded[0], folded.at(-1)];
  const isWhole =
    last !== undefined && rows.slice(0, rows.indexOf(last) + 1).every((row) => folded.includes(row));
  return {
    folded,
    open,
    count: paidCount(paidShares(folded)),
    hasDownPayment: first?.number === 0,
    paid: folded.reduce((sum, { paid }) => sum + paid, 0),
    span: first !== undefined && isWhole ? { from: first.dueOn, to: last.dueOn } : null,
  };
}
