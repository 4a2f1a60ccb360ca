import type { Pool } from 'pg';
import type { RequestTab } from '#contract/desk/contact-requests.ts';
import type { PromiseState } from '#domain/desk/contact-requests/promise.ts';
import { invariant } from '#domain/invariant.ts';
import { ask, askPrepared } from '#server/platform/db/ask.ts';
import { joined, raw, type Sql, sql } from '#server/platform/db/sql.ts';
import type { RequestFilters } from './request-filters.ts';
import { matchesOf, partsOf, type Reading } from './request-matches.ts';

/** The number of matches, counted no further than one past `most`. */
function countOf(reading: Reading, filters: RequestFilters, most: number): Sql {
  const counted = { selected: raw(''), from: raw('true'), end: sql`LIMIT ${most + 1}` };
  const parts = partsOf(reading.reach, filters.search).map((part) =>
    matchesOf(part, filters, reading, counted),
  );
  return sql`(SELECT least(count(*), ${most + 1})::integer FROM (${joined(parts, ' UNION ALL ')}) counted)`;
}

/** The most requests that a list counts: each row is checked against the filters. */
const requestsCountedMax = 1_000;

/** The number of rows that a list shows as its total; null for one past `requestsCountedMax`. */
export async function countListedRequests(
  pool: Pool,
  reading: Reading,
  filters: RequestFilters,
): Promise<number | null> {
  return unlessTooMany(await countMatchingRequests(pool, reading, filters, requestsCountedMax));
}

const unlessTooMany = (count: number) => (count > requestsCountedMax ? null : count);

/** The number of rows in each tab, and the promise states of those that wait. */
export async function countContactRequests(
  pool: Pool,
  reading: Reading,
  narrowing: Pick<RequestFilters, 'formType' | 'branchId' | 'assigneeId'>,
) {
  const tab = (name: RequestTab) => ({ ...narrowing, tab: name });
  const waiting = (promise: PromiseState) => ({ ...tab('to_contact'), promise });
  const counted = {
    to_contact: tab('to_contact'),
    unassigned: tab('unassigned'),
    visits_today: tab('visits_today'),
    answered: tab('answered'),
    all: tab('all'),
    overdue: waiting('overdue'),
    due_soon: waiting('due_soon'),
    open: waiting('open'),
  };
  const selected = Object.entries(counted).map(
    ([key, filters]) => sql`${countOf(reading, filters, requestsCountedMax)} AS ${raw(key)}`,
  );
  // Planning eight counts takes longer than counting.
  const [counts] = await askPrepared<Record<keyof typeof counted, number>>(
    pool,
    sql`SELECT ${joined(selected, ', ')}`,
  );
  invariant(counts !== undefined, 'counting answers one row');
  const of = (key: keyof typeof counted) => unlessTooMany(counts[key]);
  return {
    tabs: {
      to_contact: of('to_contact'),
      unassigned: of('unassigned'),
      visits_today: of('visits_today'),
      answered: of('answered'),
      all: of('all'),
    },
    waiting: { overdue: of('overdue'), due_soon: of('due_soon'), open: of('open') },
  };
}

/** The number of matches, counted no further than one past `most`. */
export async function countMatchingRequests(
  pool: Pool,
  reading: Reading,
  filters: RequestFilters,
  most: number,
): Promise<number> {
  const rows = await ask<{
    matches: number;
  }>(pool, sql`SELECT ${countOf(reading, filters, most)} AS matches`);
  invariant(rows[0] !== undefined, 'counting answers one row');
  return rows[0].matches;
}
