import type { PaymentMethod } from './bookkeeping.ts';

/** The money of a qard-e-hasan as it leaves the lender. */
export interface Disbursement {
  readonly method: PaymentMethod;
  readonly reference: string | null;
  /** The person who took the money and signs for it. */
  readonly receiverName: string | null;
}

/** Why money cannot be handed over so, or null: somebody signs for it, and all but cash has a reference. */
export function refusalOfDisbursement({
  method,
  reference,
  receiverName,
}: Disbursement): 'receiver_required' | 'reference_required' | null {
  if (receiverName === null) return 'receiver_required';
  return method !== 'cash' && reference === null ? 'reference_required' : null;
}
