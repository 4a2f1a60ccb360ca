import type { Agreement } from '#contract/lending/agreements.ts';
import { effectOn } from '#domain/lending/ledger/balances.ts';
import type { BookAccount } from '#domain/lending/ledger/bookkeeping.ts';
import { standingEntries } from '#domain/lending/ledger/standing-entries.ts';
import { rupees } from '#domain/money/rupees.ts';

export const agreementFigures = ['outstanding', 'dueNow', 'overpaid', 'paid'] as const;
export type AgreementFigure = (typeof agreementFigures)[number];

type Entry = Agreement['entries'][number];
type Installment = Agreement['installments'][number];

/** One line of a figure: the amount of an entry or a row, or an overpayment, which the lender owes the customer. */
export type FigureLine =
  | { readonly of: 'entry'; readonly entry: Entry; readonly amount: number }
  | { readonly of: 'row'; readonly row: Installment; readonly amount: number }
  | { readonly of: 'overpaid'; readonly amount: number };

/** The effect of an entry on the customer's debt; below zero when it reduces the debt. */
export function effectOf({ debit, credit, amount }: Pick<Entry, 'debit' | 'credit' | 'amount'>): number {
  const accounts = { debit: debit as BookAccount, credit: credit as BookAccount };
  return effectOn('receivable', { ...accounts, amount: rupees(amount) });
}

/** The lines of a figure. They add up to it. Reversed entries add nothing and are left out. */
export function figureLines(agreement: Agreement, figure: AgreementFigure): FigureLine[] {
  return makers[figure](agreement).filter(({ amount }) => amount !== 0);
}

const makers: Readonly<Record<AgreementFigure, (agreement: Agreement) => FigureLine[]>> = {
  outstanding: ({ entries, overpaid }) => [
    ...ofEntries(entries, effectOf),
    // An overpayment makes the sum of the entries negative, but a debt is never below zero.
    { of: 'overpaid', amount: overpaid },
  ],
  dueNow: ({ installments }) =>
    installments
      .filter(({ state }) => state === 'overdue' || state === 'due_today')
      .map((row) => ({ of: 'row', row, amount: row.amount - row.paid })),
  overpaid: ({ entries }) =>
    ofEntries(entries, (entry) => {
      if (entry.kind === 'refund') return -entry.amount;
      return paysRows(entry) ? entry.amount - paidBy(entry) : 0;
    }),
  paid: ({ entries }) => ofEntries(entries, paidBy),
};

function ofEntries(entries: readonly Entry[], amountOf: (entry: Entry) => number): FigureLine[] {
  return standingEntries(entries).map((entry) => ({ of: 'entry', entry, amount: amountOf(entry) }));
}

/** The sum that an entry paid of all rows. */
function paidBy({ pays }: Entry): number {
  return pays.reduce((sum, { amount }) => sum + amount, 0);
}

function paysRows({ kind }: Entry): boolean {
  return kind === 'down_payment' || kind === 'payment' || kind === 'relief';
}
