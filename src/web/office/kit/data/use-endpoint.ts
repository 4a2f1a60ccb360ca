import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Endpoint } from '#contract/endpoint.ts';
import type { InputTo, Received } from '#web/api/endpoint-call.ts';
import { endpointQuery } from './endpoint-query.ts';

type Data<E extends Endpoint> = Received<E> extends { readonly data: infer Inner } ? Inner : Received<E>;

/** By the names that the query cache gives them. */
interface Options {
  readonly enabled?: boolean;
  readonly staleTime?: number | 'static';
  readonly gcTime?: number;
  readonly refetchOnWindowFocus?: boolean;
  /** Asked for again after so many milliseconds, while the page is looked at. */
  readonly refetchInterval?: number;
  readonly placeholderData?: typeof keepPreviousData;
}

/** What one may ask an endpoint that takes nothing is nothing. */
type Question<E extends Endpoint> =
  object extends InputTo<E>
    ? [input?: InputTo<E>, options?: Options]
    : [input: InputTo<E>, options?: Options];

/** What is shown in a form is not exchanged under the reader's hands; it is asked for again each time a form opens. */
export const forEditing = { refetchOnWindowFocus: false, staleTime: 0 } as const satisfies Options;

/** What was shown stays until the answer to another question is here, so that what is above it keeps the focus. */
export const keepingShown = { placeholderData: keepPreviousData } as const satisfies Options;

/**
 * Asks an endpoint what the page shows: `useEndpoint(branchEndpoints.getBranch, { params: { id } })`. `data` is what the
 * answer holds, a list's rows among them; `error` says in the reader's language why there is none.
 */
export function useEndpoint<E extends Endpoint>(
  endpoint: E,
  ...[input, options]: Question<E>
): UseQueryResult<Data<E>> {
  return useQuery({
    ...endpointQuery(endpoint, (input ?? {}) as InputTo<E>),
    ...options,
    select: dataOf<E>,
  });
}

function dataOf<E extends Endpoint>(answer: Received<E>): Data<E> {
  const isWrapped = typeof answer === 'object' && answer !== null && 'data' in answer;
  return (isWrapped ? answer.data : answer) as Data<E>;
}
