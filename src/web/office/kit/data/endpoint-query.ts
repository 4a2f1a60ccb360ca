import type { Endpoint } from '#contract/endpoint.ts';
import { callWith } from '#web/api/call-with.ts';
import type { InputTo } from '#web/api/endpoint-call.ts';

/** How an endpoint is asked, and under which key its answer is remembered: two parts of a page that ask the same ask once. */
export function endpointQuery<E extends Endpoint>(endpoint: E, input: InputTo<E>) {
  return {
    queryKey: [endpoint.path, endpoint.method, input],
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => callWith(endpoint, input, signal),
  };
}
