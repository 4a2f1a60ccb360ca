import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { validate as isUuid } from 'uuid';
import type { RequestTab } from '#contract/desk/contact-requests.ts';
import type { Page } from '#contract/endpoint.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { type FormType, formTypes } from '#domain/desk/contact-requests/form-type.ts';
import { type PromiseState, promiseBounds } from '#domain/desk/contact-requests/promise.ts';
import { type RequestStatus, requestStatuses } from '#domain/desk/contact-requests/request-actions.ts';
import type { Instant } from '#domain/instant.ts';
import { cutRows, pageRowsAsked } from '#server/platform/db/keyset-page.ts';
import { searchTerms } from '#server/platform/db/search-terms.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { Refusal } from '#server/platform/refusal.ts';
import {
  isOpen,
  isRow,
  outcomeText,
  type PromiseOutcome,
  promiseConditions,
  promiseOutcomes,
} from './promise-state.ts';
import { type RequestReach, reachParts } from './request-reach.ts';
import { besideRow, type RequestRow, rowSelection } from './request-rows.ts';

export interface RequestFilters {
  readonly tab?: RequestTab | undefined;
  readonly promise?: PromiseState | undefined;
  readonly status?: RequestStatus | undefined;
  readonly formType?: FormType | undefined;
  readonly branchId?: string | undefined;
  readonly assigneeId?: string | undefined;
  readonly search?: string | undefined;
}

/** What waits for a contact has a lower place in the queue, everything else a higher one. */
const afterWaiting = sql.lit(4_500_000_000_000_000);

/** The rows of a tab. */
function inTab(tab: RequestTab, now: Instant): RawBuilder<SqlBool> {
  switch (tab) {
    case 'to_contact':
      return sql`r.queue_place < ${afterWaiting}`;
    case 'unassigned':
      return sql`r.assignee_id IS NULL AND ${isOpen}`;
    case 'visits_today':
      return sql`r.id IN (SELECT request_id FROM home_visits
        WHERE visit_on = ${businessDateOf(now)}::date AND (outcome IS NULL OR outcome IN ('made', 'nobody_home')))`;
    case 'answered':
      return sql`r.queue_place > ${afterWaiting} AND r.first_contact_at IS NOT NULL`;
    case 'all':
      return sql`true`;
  }
}

/**
 * Requests by name or phone, in parts without a row in common, each read by an index of its own. One that was merged leads to the
 * row that it is part of, which has the same phone and may have another name.
 */
function searchParts(search: string | undefined): readonly RawBuilder<SqlBool>[] {
  if (!search) return [sql<SqlBool>`true`];
  const terms = searchTerms(search);
  switch (terms.kind) {
    case 'nothing':
      return [sql<SqlBool>`false`];
    case 'number':
      return [
        sql<SqlBool>`digit_parts(r.phone) @> terms_of_part(${terms.digits}) AND r.phone LIKE pattern_of_part(${terms.digits})`,
      ];
    case 'name': {
      const isNamed = sql<SqlBool>`r.name_search @@ ${terms.tsquery}::tsquery`;
      const isTrailOfNamed = sql<SqlBool>`r.id = ANY (ARRAY(SELECT trails_with(${terms.tsquery}::tsquery)))`;
      return [isNamed, sql<SqlBool>`${isTrailOfNamed} AND NOT ${isNamed}`];
    }
  }
}

/** Where the waiting requests of a state are in the queue: the state once more, for the index. */
function placesOf(promise: PromiseState, now: Instant): RawBuilder<SqlBool> {
  const { overdueBefore, dueSoonUntil } = promiseBounds(now);
  const [overdue, dueSoon] = [overdueBefore, dueSoonUntil].map((ms) => sql`${ms * 1000}::bigint`);
  switch (promise) {
    case 'overdue':
      return sql`r.queue_place < ${overdue}`;
    case 'due_soon':
      return sql`r.queue_place BETWEEN ${overdue} AND ${dueSoon}`;
    case 'open':
      return sql`r.queue_place > ${dueSoon}`;
    default:
      return sql`true`;
  }
}

/** Whose the request is, and of which branch. */
function placed({
  branchId,
  assigneeId,
}: Pick<RequestFilters, 'branchId' | 'assigneeId'>): RawBuilder<SqlBool> {
  const ofBranch = branchId === undefined ? sql`true` : sql`r.branch_id = ${branchId}::uuid`;
  const ofAssignee = assigneeId === undefined ? sql`true` : sql`r.assignee_id = ${assigneeId}::uuid`;
  return sql`${ofBranch} AND ${ofAssignee}`;
}

function conditionsOf(filters: RequestFilters, now: Instant): RawBuilder<SqlBool> {
  const { tab = 'all', promise, status, formType, branchId, assigneeId } = filters;
  const conditions = [
    isRow,
    inTab(tab, now),
    ...(promise === undefined ? [] : [promiseConditions(now)[promise]]),
    ...(tab === 'to_contact' && promise !== undefined ? [placesOf(promise, now)] : []),
    ...(status === undefined ? [] : [sql<SqlBool>`r.status = ${status}`]),
    ...(formType === undefined ? [] : [sql<SqlBool>`r.form_type = ${formType}`]),
    placed({ branchId, assigneeId }),
  ];
  return sql`${sql.join(conditions, sql` AND `)}`;
}

/** What a range of the indexes of facets has in common. */
interface Facet {
  readonly formType: FormType;
  readonly status: RequestStatus;
  readonly outcome: PromiseOutcome;
}

/**
 * The types, states and outcomes that filters leave, where they leave few of many rows: each combination is a range of an index
 * in the order of the queue, so no row is looked at that the page does not have. Null where there are few rows to look at anyway:
 * a name or a phone, and what waits, is free or is visited today.
 */
function facetsOf({
  tab = 'all',
  promise,
  status,
  formType,
  search,
}: RequestFilters): readonly Facet[] | null {
  if (search || (tab !== 'all' && tab !== 'answered')) return null;
  if (promise !== undefined && promise !== 'kept' && promise !== 'late') return null;
  const answered: readonly PromiseOutcome[] = promise === undefined ? ['kept', 'late'] : [promise];
  const outcomes = promise === undefined && tab === 'all' ? promiseOutcomes : answered;
  if (status === undefined && formType === undefined && outcomes === promiseOutcomes) return null;
  return (formType === undefined ? formTypes : [formType]).flatMap((type) =>
    (status === undefined ? requestStatuses : [status]).flatMap((state) =>
      outcomes.map((outcome) => ({ formType: type, status: state, outcome })),
    ),
  );
}

/** The requests of a part of the reach that match, at most so many of them, in order if they are to be. */
function matchesOf(
  part: RawBuilder<SqlBool>,
  filters: RequestFilters,
  { now }: Reading,
  {
    selected,
    from,
    end,
  }: { selected: RawBuilder<unknown>; from: RawBuilder<SqlBool>; end: RawBuilder<unknown> },
): RawBuilder<unknown> {
  const facets = facetsOf(filters);
  if (facets === null)
    return sql`(SELECT ${selected} FROM contact_requests r WHERE ${part} AND ${conditionsOf(filters, now)} AND ${from} ${end})`;
  const { branchId, assigneeId } = filters;
  const list = (pick: (facet: Facet) => string) => sql`${facets.map(pick)}::text[]`;
  return sql`(SELECT matches.* FROM unnest(${list(({ formType }) => formType)}, ${list(({ status }) => status)},
                                           ${list(({ outcome }) => outcome)}) AS facet (form_type, status, outcome)
    CROSS JOIN LATERAL (
      SELECT ${selected} FROM contact_requests r
       WHERE ${part} AND ${isRow} AND ${placed({ branchId, assigneeId })} AND ${from}
         AND r.form_type = facet.form_type AND r.status = facet.status AND ${sql.raw(outcomeText)} = facet.outcome
       ${end}) matches ${end})`;
}

interface Place {
  readonly queuePlace: number;
  readonly id: string;
}

function placeOf(cursor: string): Place {
  const [, queuePlace, id] = /^(\d{1,16}) (\S{36})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (queuePlace === undefined || id === undefined || !isUuid(id)) throw new Refusal('invalid_cursor');
  return { queuePlace: Number(queuePlace), id };
}

const cursorOf = ({ queuePlace, id }: Place) => Buffer.from(`${queuePlace} ${id}`).toString('base64url');

/** Who reads, at which moment. */
interface Reading {
  readonly reach: RequestReach;
  readonly now: Instant;
}

/** What a call may see and a search finds, in parts without a row in common. */
const partsOf = (reach: RequestReach, search: string | undefined) =>
  reachParts(reach).flatMap((seen) => searchParts(search).map((found) => sql<SqlBool>`${seen} AND ${found}`));

/** What comes after a cursor. */
function afterCursor(cursor: string | undefined): RawBuilder<SqlBool> {
  if (cursor === undefined) return sql<SqlBool>`true`;
  const { queuePlace, id } = placeOf(cursor);
  return sql<SqlBool>`(r.queue_place, r.id) > (${queuePlace}::bigint, ${id}::uuid)`;
}

const inOrder = (most: number) => sql`ORDER BY queue_place, id LIMIT ${most}`;

/** The rows of a page, a query for `id`. */
async function readRows(
  db: Kysely<Database>,
  { now }: Reading,
  page: RawBuilder<unknown>,
): Promise<readonly RequestRow[]> {
  const { rows } = await sql<RequestRow>`
    SELECT ${rowSelection(now)} FROM (${page}) page JOIN contact_requests r ON r.id = page.id ${besideRow}
     ORDER BY r.queue_place, r.id`.execute(db);
  return rows;
}

/** The first rows after a cursor, in the order of the queue: each part by its index, then put together. */
function readQueue(
  db: Kysely<Database>,
  reading: Reading,
  filters: RequestFilters,
  { cursor, most }: { readonly cursor: string | undefined; readonly most: number },
): Promise<readonly RequestRow[]> {
  const read = { selected: sql`id, queue_place`, from: afterCursor(cursor), end: inOrder(most) };
  const parts = partsOf(reading.reach, filters.search).map((part) => matchesOf(part, filters, reading, read));
  return readRows(
    db,
    reading,
    sql`SELECT * FROM (${sql.join(parts, sql` UNION ALL `)}) parts ${inOrder(most)}`,
  );
}

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

/** So many of the queue are looked through for a name: the bearers of a common one are near, and further on if some were. */
const lookedThrough = [1_000, 20_000] as const;
/** Of the first thousand. A name that fewer of them bear is borne by so few of a million that all of them are found sooner. */
const someNear = 3;

/** A page of those with a common name, found by looking through what comes next in the queue; null where it is not common. */
async function lookThrough(
  db: Kysely<Database>,
  reading: Reading,
  filters: RequestFilters,
  cursor: string | undefined,
): Promise<readonly RequestRow[] | null> {
  const found = sql.join(
    searchParts(filters.search).map((part) => sql`(${part})`),
    sql` OR `,
  );
  for (const most of lookedThrough) {
    const next = {
      selected: sql`id, queue_place, name_search`,
      from: afterCursor(cursor),
      end: inOrder(most),
    };
    const parts = reachParts(reading.reach).map((part) => matchesOf(part, filters, reading, next));
    const rows = await readRows(
      db,
      reading,
      sql`SELECT id FROM (SELECT * FROM (${sql.join(parts, sql` UNION ALL `)}) parts ${inOrder(most)}) r
           WHERE ${found} ${inOrder(pageRowsAsked)}`,
    );
    if (rows.length === pageRowsAsked) return rows;
    if (rows.length < someNear) return null;
  }
  return null;
}

/** All that a search finds, gathered at once: how many they are, and the rows after a cursor. */
async function gather(
  db: Kysely<Database>,
  reading: Reading,
  filters: RequestFilters,
  cursor: string | undefined,
) {
  const every = { selected: sql`id, queue_place`, from: sql<SqlBool>`true`, end: sql`` };
  const parts = partsOf(reading.reach, filters.search).map((part) =>
    matchesOf(part, filters, reading, every),
  );
  const { rows } = await sql<{ total: number; ids: readonly string[] | null }>`
    SELECT count(*)::integer AS total,
           (array_agg(id ORDER BY queue_place, id) FILTER (WHERE ${afterCursor(cursor)}))[:${sql.lit(pageRowsAsked)}] AS ids
      FROM (${sql.join(parts, sql` UNION ALL `)}) r`.execute(db);
  const { total, ids } = rows[0] ?? { total: 0, ids: null };
  return { total, found: await readRows(db, reading, sql`SELECT unnest(${ids ?? []}::uuid[]) AS id`) };
}

/** One page of the queue, with how many match in all; of a common name in a long queue that is not counted. */
export async function listContactRequests(
  db: Kysely<Database>,
  reading: Reading,
  { cursor, ...filters }: RequestFilters & { readonly cursor?: string | undefined },
): Promise<{ rows: readonly RequestRow[]; page: Page }> {
  const { found, total } = filters.search
    ? await search()
    : {
        found: await readQueue(db, reading, filters, { cursor, most: pageRowsAsked }),
        total: (await counts(db, reading, { matches: filters }, requestsCountedMax)).matches,
      };
  const { rows, next } = cutRows(found, cursorOf);
  return { rows, page: { next, total } };

  async function search() {
    const isName = searchTerms(filters.search ?? '').kind === 'name';
    const near = isName && (await isLong()) ? await lookThrough(db, reading, filters, cursor) : null;
    return near === null ? gather(db, reading, filters, cursor) : { found: near, total: null };
  }

  /** Of a short queue a search finds everything at once, so that it can say how much that is. */
  async function isLong(): Promise<boolean> {
    const whole = { ...filters, search: undefined };
    return (await counts(db, reading, { whole }, lookedThrough[0])).whole === null;
  }
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

const rowsPerRead = 1_000;

/** Every request that matches, in the order of the queue, read a part at a time. */
export async function* readContactRequests(
  db: Kysely<Database>,
  reading: Reading,
  filters: RequestFilters,
): AsyncGenerator<RequestRow> {
  let cursor: string | undefined;
  for (;;) {
    const rows = await readQueue(db, reading, filters, { cursor, most: rowsPerRead });
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < rowsPerRead) return;
    cursor = cursorOf(last);
  }
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
