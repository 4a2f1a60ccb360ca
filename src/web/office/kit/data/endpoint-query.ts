import type { QueryKey } from '@tanstack/react-query';
import type { Endpoint } from '#contract/endpoint.ts';
import { callWith } from '#web/api/call-with.ts';
import { addressed, type InputTo, type Parts, type Received } from '#web/api/endpoint-call.ts';
import { earlyAnswer } from './early-answers.ts';

/** The cache key of an answer, made of its request. */
export function answerKey(method: string, target: string, body: unknown): QueryKey {
  return [method, target, body];
}

/** True when a cache key belongs to the endpoint, whatever its input. */
export function isAnswerOf({ method, path }: Endpoint, [askedBy, target]: QueryKey): boolean {
  const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/?]+')}(?:[?]|$)`);
  return askedBy === method && pattern.test(String(target));
}

/** The request to an endpoint and its cache key. Two parts of a page with the same input share one request. */
export function endpointQuery<E extends Endpoint>(endpoint: E, input: InputTo<E>) {
  const parts = input as Parts;
  const { method, target } = addressed(endpoint, parts);
  return {
    queryKey: answerKey(method, target, parts.body),
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
      const early = await earlyAnswer(method, target, parts.body);
      return early ? (early as Received<E>) : callWith(endpoint, input, signal);
    },
  };
}
