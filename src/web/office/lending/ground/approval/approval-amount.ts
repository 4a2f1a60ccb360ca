import type { Approval } from '#contract/lending/approval.ts';

/** The money that a request is about, in whole rupees: of an agreement its price, of other dates what is left to pay. */
export function amountOf({
  kind,
  amount,
  preview,
}: Pick<Approval, 'kind' | 'amount' | 'preview'>): number | null {
  if (amount !== null) return amount;
  const [agreement] = preview?.agreements ?? [];
  if (agreement === undefined) return null;
  return kind === 'agreement_approval' ? agreement.price : agreement.outstanding;
}
