import { withQuery } from '#web/paths.ts';
import { useArea } from './use-area.ts';

/** True for a history entry that was reached to take the customer's money at once. */
export function beginsPayment(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'beginsPayment' in state;
}

/** The place where a customer's payment begins: at the amount, if there is one agreement to pay. */
export function usePayerLink(): (customerId: string) => { readonly to: string; readonly state: object } {
  const area = useArea();
  return (customer) => ({
    to: withQuery(area.newPayment(), { customer }),
    state: { beginsPayment: true },
  });
}
