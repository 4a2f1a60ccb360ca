import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { RequestTab } from '#contract/desk/contact-requests.ts';
import type { PromiseState } from '#domain/desk/contact-requests/promise.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { RequestFilters } from './request-filters.ts';
import { matchesOf, partsOf, type Reading } from './request-matches.ts';

/** How many match, counted no further than one past `most`. */
function countOf(reading: Reading, filters: RequestFilters, most: number): RawBuilder<number> {
  const counted = { selected: sql``, from: sql<SqlBool>`true`, end: sql`LIMIT ${most + 1}` };
  const parts = partsOf(reading.reach, filters.search).map((part) =>
    matchesOf(part, filters, reading, counted),
  );
  return sql`(SELECT least(count(*), ${most + 1})::integer FROM (${sql.join(parts, sql` UNION ALL `)}) counted)`;
}

/** Several counts at once; null for one past `most`. */
async function counts<Key extends string>(
  db: Kysely<Database>,
  reading: Reading,
  filtersByKey: Readonly<Record<Key, RequestFilters>>,
  most: number,
): Promise<Record<Key, number | null>> {
  const keys = Object.keys(filtersByKey) as Key[];
  const selected = keys.map((key) => sql`${countOf(reading, filtersByKey[key], most)} AS ${sql.id(key)}`);
  const { rows } = await sql<Record<Key, number>>`SELECT ${sql.join(selected)}`.execute(db);
  const counted = rows[0] as Record<Key, number>;
  const known = keys.map((key) => [key, counted[key] > most ? null : counted[key]]);
  return Object.fromEntries(known) as Record<Key, number | null>;
}

/** A list of requests counts only this far: each row of it takes a look at its filters. */
const requestsCountedMax = 1_000;

/** How many a list says that it has; null for one past `requestsCountedMax`. */
export async function countListedRequests(
  db: Kysely<Database>,
  reading: Reading,
  filters: RequestFilters,
): Promise<number | null> {
  return (await counts(db, reading, { matches: filters }, requestsCountedMax)).matches;
}

/** How many rows each tab has, and how the promises of those that wait are kept. */
export async function countContactRequests(
  db: Kysely<Database>,
  reading: Reading,
  narrowing: Pick<RequestFilters, 'formType' | 'branchId' | 'assigneeId'>,
) {
  const tab = (name: RequestTab) => ({ ...narrowing, tab: name });
  const waiting = (promise: PromiseState) => ({ ...tab('to_contact'), promise });
  const { overdue, due_soon, open, ...tabs } = await counts(
    db,
    reading,
    {
      to_contact: tab('to_contact'),
      unassigned: tab('unassigned'),
      visits_today: tab('visits_today'),
      answered: tab('answered'),
      all: tab('all'),
      overdue: waiting('overdue'),
      due_soon: waiting('due_soon'),
      open: waiting('open'),
    },
    requestsCountedMax,
  );
  return { tabs, waiting: { overdue, due_soon, open } };
}

/** How many match, counted no further than one past `most`. */
export async function countMatchingRequests(
  db: Kysely<Database>,
  reading: Reading,
  filters: RequestFilters,
  most: number,
): Promise<number> {
  const { matches } = await counts(db, reading, { matches: filters }, most);
  return matches ?? most + 1;
}
