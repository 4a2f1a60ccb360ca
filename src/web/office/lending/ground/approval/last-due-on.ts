import type { Approval } from '#contract/lending/approval.ts';
import { approvalDescriptors } from './kinds/approval-descriptors.ts';

/** The last due date after new dates are granted, which leave the amounts unchanged. Null for any other request. */
export function lastDueOnOf({ kind, preview }: Pick<Approval, 'kind' | 'preview'>): string | null {
  if (!approvalDescriptors[kind].movesDates) return null;
  return preview?.agreements[0]?.rows.at(-1)?.dueOn ?? null;
}
