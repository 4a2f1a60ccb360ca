import { keepPreviousData, type QueryKey, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Page } from '#contract/endpoint.ts';

/** A page of a list as the server answers it. */
export interface ListAnswer<Row> {
  readonly data: readonly Row[];
  readonly page: Page;
}

/** As `endpointQuery` makes it of an endpoint that answers a list. */
interface ListQuery<Row> {
  readonly queryKey: QueryKey;
  readonly queryFn: (asked: { readonly signal: AbortSignal }) => Promise<ListAnswer<Row>>;
}

/** One page of a list, fetched again every `refreshMs` while it is visible. The old rows stay until the answer is here. */
export function useListPage<Row>(
  query: ListQuery<Row>,
  refreshMs: number | false = false,
): UseQueryResult<ListAnswer<Row>> {
  return useQuery({ ...query, placeholderData: keepPreviousData, refetchInterval: refreshMs });
}
