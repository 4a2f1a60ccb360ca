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
  /** The polling interval in milliseconds, while the page is visible. */
  readonly refetchInterval?: number;
  readonly placeholderData?: typeof keepPreviousData;
}

/** An endpoint without input needs no argument. */
type Question<E extends Endpoint> =
  object extends InputTo<E>
    ? [input?: InputTo<E>, options?: Options]
    : [input: InputTo<E>, options?: Options];

/** Data in a form is not replaced while somebody edits it. It is fetched again each time a form opens. */
export const forEditing = { refetchOnWindowFocus: false, staleTime: 0 } as const satisfies Options;

/** The old rows stay until the new answer is here, so that the controls above them keep the focus. */
export const keepingShown = { placeholderData: keepPreviousData } as const satisfies Options;

/**
 * Fetches the data of the page: `useEndpoint(branchEndpoints.getBranch, { params: { id } })`. `data` is the answer, for a list
 * its rows; `error` is the failure in the reader's language.
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
