import type { Pool } from 'pg';
import { ask } from '#server/platform/db/ask.ts';
import { pageRowsAsked } from '#server/platform/db/keyset-page.ts';
import { searchTerms } from '#server/platform/db/search-terms.ts';
import { joined, literal, raw, sql } from '#server/platform/db/sql.ts';
import { countMatchingRequests } from './count-requests.queries.ts';
import { afterCursor, inOrder, readRows } from './queue-rows.ts';
import type { RequestFilters } from './request-filters.ts';
import { matchesOf, partsOf, type Reading } from './request-matches.ts';
import { reachParts } from './request-reach.ts';
import type { RequestRow } from './request-rows.ts';
import { searchParts } from './search-parts.ts';

/**
 * The numbers of rows at the front of the queue in which a name is searched. A common name is found early. The second number
 * follows if the first had matches.
 */
const lookedThrough = [1_000, 20_000] as const;
/** Of the first thousand. A name with fewer matches there has so few in a million that finding all of them is faster. */
const someNear = 3;

/** A page of requests with a common name, found by scanning the queue; null if the name is not common. */
async function lookThrough(
  pool: Pool,
  reading: Reading,
  filters: RequestFilters,
  cursor: string | undefined,
): Promise<readonly RequestRow[] | null> {
  const found = joined(
    searchParts(filters.search).map((part) => sql`(${part})`),
    ' OR ',
  );
  for (const most of lookedThrough) {
    const next = {
      selected: sql`id, queue_place, name_search`,
      from: afterCursor(cursor),
      end: inOrder(most),
    };
    const parts = reachParts(reading.reach).map((part) => matchesOf(part, filters, reading, next));
    const rows = await readRows(
      pool,
      reading,
      sql`SELECT id FROM (SELECT * FROM (${joined(parts, ' UNION ALL ')}) parts ${inOrder(most)}) r
           WHERE ${found} ${inOrder(pageRowsAsked)}`,
    );
    if (rows.length === pageRowsAsked) return rows;
    if (rows.length < someNear) return null;
  }
  return null;
}

/** All matches of a search in one query: their number, and the rows after a cursor. */
async function gather(pool: Pool, reading: Reading, filters: RequestFilters, cursor: string | undefined) {
  const every = { selected: sql`id, queue_place`, from: raw('true'), end: raw('') };
  const parts = partsOf(reading.reach, filters.search).map((part) =>
    matchesOf(part, filters, reading, every),
  );
  const rows = await ask<{ total: number; ids: readonly string[] | null }>(
    pool,
    sql`
    SELECT count(*)::integer AS total,
           (array_agg(id ORDER BY queue_place, id) FILTER (WHERE ${afterCursor(cursor)}))[:${literal(pageRowsAsked)}] AS ids
      FROM (${joined(parts, ' UNION ALL ')}) r`,
  );
  const { total, ids } = rows[0] ?? { total: 0, ids: null };
  return { total, found: await readRows(pool, reading, sql`SELECT unnest(${ids ?? []}::uuid[]) AS id`) };
}

/** One page of a search, with its total. For a common name in a long queue the total is not counted. */
export async function searchQueue(
  pool: Pool,
  reading: Reading,
  filters: RequestFilters & { readonly search: string },
  cursor: string | undefined,
): Promise<{ readonly found: readonly RequestRow[]; readonly total: number | null }> {
  const isName = searchTerms(filters.search).kind === 'name';
  const near =
    isName && (await isLong(pool, reading, filters))
      ? await lookThrough(pool, reading, filters, cursor)
      : null;
  return near === null ? gather(pool, reading, filters, cursor) : { found: near, total: null };
}

/** In a short queue a search finds all matches at once, so that it can count them. */
async function isLong(pool: Pool, reading: Reading, filters: RequestFilters): Promise<boolean> {
  const [most] = lookedThrough;
  return (await countMatchingRequests(pool, reading, { ...filters, search: undefined }, most)) > most;
}
