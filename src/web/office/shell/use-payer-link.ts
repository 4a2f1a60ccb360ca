import { isPayableAmount, type Rupees } from '#domain/money/rupees.ts';
import { withQuery } from '#web/paths.ts';
import { useArea } from './use-area.ts';

/** True for a history entry that was reached to take the customer's money at once. */
export function beginsPayment(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'beginsPayment' in state;
}

interface PayerLink {
  readonly to: string;
  readonly state: object;
}

/**
 * The place where a customer's payment begins: at the amount, if there is one agreement to pay, or at the review of an amount that
 * is known already.
 */
export function usePayerLink(): (customerId: string, amount?: Rupees | null) => PayerLink {
  const area = useArea();
  return (customer, amount = null) => ({
    to: withQuery(area.newPayment(), { customer }),
    state: { beginsPayment: true, ...(amount !== null && { amount }) },
  });
}

/** The amount that a payment of this history entry was begun with; null if there is none. */
export function begunAmount(state: unknown): Rupees | null {
  if (!beginsPayment(state) || typeof state !== 'object' || state === null || !('amount' in state))
    return null;
  return typeof state.amount === 'number' && isPayableAmount(state.amount) ? state.amount : null;
}
