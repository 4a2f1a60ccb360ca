import type { Endpoint } from '#contract/endpoint.ts';

/**
 * An endpoint's address with the endpoint's types, for pages that must stay small: they call endpoints without loading their
 * schemas. The compiler checks each address against the contract.
 */
export function addressOf<E extends Endpoint>(address: Pick<E, 'method' | 'path'>): E {
  return address as E;
}
