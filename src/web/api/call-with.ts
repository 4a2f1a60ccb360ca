import type { Endpoint } from '#contract/endpoint.ts';
import { call } from './client.ts';
import type { CallArguments, InputTo, Received } from './endpoint-call.ts';

/** A call for generic code, where the compiler can't tell whether an endpoint takes input. */
export function callWith<E extends Endpoint>(
  endpoint: E,
  input: InputTo<E>,
  signal?: AbortSignal,
): Promise<Received<E>> {
  const args: unknown = [{ ...(input as object), signal }];
  return call(endpoint, ...(args as CallArguments<E>));
}
