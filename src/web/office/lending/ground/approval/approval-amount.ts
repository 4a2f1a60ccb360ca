import type { Approval } from '#contract/lending/approval.ts';
import { approvalDescriptors } from './kinds/approval-descriptors.ts';

/** The amount of a request, in whole rupees: the price of an agreement, or the outstanding amount for new dates. */
export function amountOf({
  kind,
  amount,
  preview,
}: Pick<Approval, 'kind' | 'amount' | 'preview'>): number | null {
  if (amount !== null) return amount;
  const [agreement] = preview?.agreements ?? [];
  if (agreement === undefined) return null;
  return approvalDescriptors[kind].isAgreement ? agreement.price : agreement.outstanding;
}
