import type { Endpoint } from '#contract/endpoint.ts';

/**
 * Of an endpoint the client needs only where it is, and for its types the rest. So a page that has to be light names what it
 * calls without its schemas. The compiler holds each address to the contract's own.
 */
export function addressOf<E extends Endpoint>(address: Pick<E, 'method' | 'path'>): E {
  return address as E;
}
