import type { Agreement } from '#contract/lending/agreements.ts';

/** The row of the schedule or the entry that the reader points at. */
export type Pointed =
  | { readonly at: 'row'; readonly number: number }
  | { readonly at: 'entry'; readonly id: string };

/** The highlighted rows and entries. */
export interface Highlighted {
  readonly rows: ReadonlySet<number>;
  readonly entries: ReadonlySet<string>;
}

type Ledger = Pick<Agreement, 'installments' | 'entries'>;

/** The newest entry since the agreement was opened, or else the partly paid row, which a clerk looks for first. */
export function initiallyPointed({ installments }: Ledger, newest: string | undefined): Pointed | null {
  if (newest !== undefined) return { at: 'entry', id: newest };
  const row = installments.find(({ amount, paid }) => paid > 0 && paid < amount);
  return row === undefined ? null : { at: 'row', number: row.number };
}

/** A row with the entries that pay it, or an entry with the rows that it pays and the reversal of it. */
export function highlightedBy({ entries }: Ledger, pointed: Pointed | null): Highlighted {
  if (pointed === null) return { rows: new Set(), entries: new Set() };
  if (pointed.at === 'row') {
    const paying = entries.filter(({ pays }) => pays.some(({ number }) => number === pointed.number));
    return { rows: new Set([pointed.number]), entries: new Set(paying.map(({ id }) => id)) };
  }
  const entry = entries.find(({ id }) => id === pointed.id);
  const partner = entry?.reverses ?? entries.find(({ reverses }) => reverses === pointed.id)?.id;
  return {
    rows: new Set(entry?.pays.map(({ number }) => number)),
    entries: new Set([pointed.id, ...(partner === undefined ? [] : [partner])]),
  };
}
