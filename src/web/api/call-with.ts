import type { Endpoint } from '#contract/endpoint.ts';
import { call } from './client.ts';
import type { CallArguments, InputTo, Received } from './endpoint-call.ts';

/** A call by what is written for every endpoint, where the compiler can't tell which of them take nothing. */
export function callWith<E extends Endpoint>(
  endpoint: E,
  input: InputTo<E>,
  signal?: AbortSignal,
): Promise<Received<E>> {
  const args: unknown = [{ ...(input as object), signal }];
  return call(endpoint, ...(args as CallArguments<E>));
}
