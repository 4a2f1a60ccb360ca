import type { QueryKey } from '@tanstack/react-query';
import type { Endpoint } from '#contract/endpoint.ts';
import { callWith } from '#web/api/call-with.ts';
import { addressed, type InputTo, type Parts, type Received } from '#web/api/endpoint-call.ts';
import { earlyAnswer } from './early-answers.ts';

/** Under which key an answer is remembered: by what was asked. */
export function answerKey(method: string, target: string, body: unknown): QueryKey {
  return [method, target, body];
}

/** Whether what is remembered under a key is an answer of the endpoint, whatever it was asked. */
export function isAnswerOf({ method, path }: Endpoint, [askedBy, target]: QueryKey): boolean {
  const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/?]+')}(?:[?]|$)`);
  return askedBy === method && pattern.test(String(target));
}

/** How an endpoint is asked, and under which key its answer is remembered: two parts of a page that ask the same ask once. */
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
