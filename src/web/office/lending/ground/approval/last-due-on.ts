import type { Approval } from '#contract/lending/approval.ts';

const newDates: readonly Approval['kind'][] = ['reschedule', 'reschedule_undo'];

/** The day on which the last installment falls due once other dates are granted: the money stays as it is. Null for all else. */
export function lastDueOnOf({ kind, preview }: Pick<Approval, 'kind' | 'preview'>): string | null {
  if (!newDates.includes(kind)) return null;
  return preview?.agreements[0]?.rows.at(-1)?.dueOn ?? null;
}
