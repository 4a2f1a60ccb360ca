import { keepPreviousData, type QueryKey, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Page } from '#contract/endpoint.ts';

/** A page of a list as the server answers it. */
export interface ListAnswer<Row> {
  readonly data: readonly Row[];
  readonly page: Page;
}

interface ListQuestion<Row> {
  readonly queryKey: QueryKey;
  readonly fetchPage: (signal: AbortSignal) => Promise<ListAnswer<Row>>;
  /** How often it is asked again while it is looked at; never, where it is left out. */
  readonly refreshMs?: number;
}

/** One page of a list. What was shown before stays until the answer is here. */
export function useListPage<Row>({
  queryKey,
  fetchPage,
  refreshMs,
}: ListQuestion<Row>): UseQueryResult<ListAnswer<Row>> {
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchPage(signal),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs ?? false,
  });
}
