import type { Pool } from 'pg';
import type { Page } from '#contract/endpoint.ts';
import { cutRows, pageRowsAsked } from '#server/platform/db/keyset-page.ts';
import { countListedRequests } from './count-requests.queries.ts';
import { cursorOf, readQueue } from './queue-rows.ts';
import type { RequestFilters } from './request-filters.ts';
import type { Reading } from './request-matches.ts';
import type { RequestRow } from './request-rows.ts';
import { searchQueue } from './search-queue.queries.ts';

/** One page of the queue, with how many match in all. */
export async function listContactRequests(
  pool: Pool,
  reading: Reading,
  { cursor, ...filters }: RequestFilters & { readonly cursor?: string | undefined },
): Promise<{ rows: readonly RequestRow[]; page: Page }> {
  const { search } = filters;
  const { found, total } = search
    ? await searchQueue(pool, reading, { ...filters, search }, cursor)
    : {
        found: await readQueue(pool, reading, filters, { cursor, most: pageRowsAsked }),
        total: await countListedRequests(pool, reading, filters),
      };
  const { rows, next } = cutRows(found, cursorOf);
  return { rows, page: { next, total } };
}

const rowsPerRead = 1_000;

/** Every request that matches, in the order of the queue, read a part at a time. */
export async function* readContactRequests(
  pool: Pool,
  reading: Reading,
  filters: RequestFilters,
): AsyncGenerator<RequestRow> {
  let cursor: string | undefined;
  for (;;) {
    const rows = await readQueue(pool, reading, filters, { cursor, most: rowsPerRead });
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < rowsPerRead) return;
    cursor = cursorOf(last);
  }
}
