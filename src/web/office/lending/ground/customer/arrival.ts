import type { CustomerDocument } from '#contract/lending/customer-documents.ts';

/** The result of adding a customer, passed from the page of the new customer to the account. */
export interface Arrival {
  /** The pictures that could not be sent, and why. */
  readonly notSent: readonly { readonly kind: CustomerDocument['kind']; readonly why: string }[];
}

/** The arrival in a history entry's state, which any earlier version of the program may have written. */
export function arrivalIn(state: unknown): Arrival | null {
  if (typeof state !== 'object' || state === null || !('notSent' in state)) return null;
  return Array.isArray(state.notSent) ? { notSent: state.notSent } : null;
}
