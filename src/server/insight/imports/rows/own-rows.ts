import { rupeesMax } from '#contract/fields/rupees-field.ts';
import type { ImportFault } from '#contract/insight/import-faults.ts';
import { type ListedInstallment, readListed } from '#domain/insight/imports/listed-installments.ts';
import { type OwnRow, refusalOfOwnRows, sumOfRows } from '#domain/lending/agreements/own-rows.ts';
import { financedOf, type Plan } from '#domain/lending/agreements/plan.ts';
import type { JudgingContext } from './judged.ts';
import { type CellValues, readAmount, readDay } from './read-cells.ts';

/** The installments that a sheet lists for an agreement. */
export interface OwnRows {
  readonly listed: readonly ListedInstallment[];
  readonly rows: readonly OwnRow[];
}

type Reading =
  | { readonly ok: true; readonly own: OwnRows | null }
  | { readonly ok: false; readonly fault: ImportFault };

/** Reads the installments of a row that a sheet lists; null if none does. The first that can't be read is the fault. */
export function ownRowsIn({ installments }: CellValues, judging: JudgingContext): Reading {
  if (installments === undefined) return { ok: true, own: null };
  const listed = readListed(String(installments));
  if (listed === null)
    return { ok: false, fault: { field: 'installments', message: 'installments_unreadable' } };
  const rows: OwnRow[] = [];
  for (const { sheet, line, ...texts } of listed) {
    const faultOf = (message: string) =>
      ({ ok: false, fault: { field: 'installments', message, at: { sheet, line } } }) as const;
    const dueOn = readDay(texts.dueOn, 'installments', judging);
    if (!dueOn.ok) return faultOf(dueOn.message);
    const amount = readAmount(texts.amount, 'installments', judging);
    if (!amount.ok) return faultOf(amount.message);
    if (amount.value > rupeesMax) return faultOf('amount_invalid');
    rows.push({ dueOn: dueOn.value, amount: amount.value });
  }
  return { ok: true, own: { listed, rows } };
}

/** The values of a row with the count and the first due date of its own rows. Values of the register that differ are faults. */
export function withOwnRows(
  values: CellValues,
  own: OwnRows | null,
): { readonly values: CellValues; readonly faults: readonly ImportFault[] } {
  const first = own?.rows[0];
  if (own === null || first === undefined) return { values, faults: [] };
  const { count = own.rows.length, firstDueOn = first.dueOn } = values;
  const faults: ImportFault[] = [];
  if (count !== own.rows.length) faults.push({ field: 'count', message: 'own_rows_count' });
  if (firstDueOn !== first.dueOn) faults.push({ field: 'firstDueOn', message: 'own_rows_first_due' });
  return { values: { ...values, count, firstDueOn }, faults };
}

/** The faults of own rows for the terms of their agreement. */
export function ownRowsFaults({ listed, rows }: OwnRows, plan: Plan): ImportFault[] {
  const refusal = refusalOfOwnRows(rows, plan);
  const at = listed[refusal?.index ?? -1];
  if (refusal === null || at === undefined) return [];
  const { sheet, line } = at;
  const sums = { listed: sumOfRows(rows), financed: financedOf(plan) };
  return [
    {
      ...{ field: 'installments', message: refusal.reason, at: { sheet, line } },
      ...(refusal.reason === 'own_rows_sum' && { sums }),
    },
  ];
}
