import { type Kysely, sql } from 'kysely';
import type { Pool } from 'pg';
import type { AuditChainState, CleanVerification } from '#contract/lender/audit.ts';
import { startOfBusinessDate } from '#domain/calendar/business-date.ts';
import { addDays, type CalendarDate } from '#domain/calendar/calendar-date.ts';
import { columns, type RowOf } from '#server/platform/db/columns.ts';
import { cursorOf, cutPage, isAfter, type Place, pageRowsAsked } from '#server/platform/db/keyset-page.ts';
import type { Database } from '#server/platform/db/tables.ts';

export interface AuditFilters {
  readonly actorId?: string | undefined;
  readonly action?: string | undefined;
  readonly subject?: string | undefined;
  readonly subjectId?: string | undefined;
  readonly branchId?: string | undefined;
  readonly from?: CalendarDate | undefined;
  readonly until?: CalendarDate | undefined;
}

const eventColumns = columns('audit_events', [
  'chain_id',
  'position',
  'recorded_at',
  'actor_id',
  'client_address',
  'action',
  'subject',
  'subject_id',
  'before',
  'after',
]);

export type AuditEventRow = Awaited<ReturnType<typeof listAuditEvents>>['rows'][number];

/** The events that match; a branch's are those of its chain. */
function matchingEvents(db: Kysely<Database>, filters: AuditFilters) {
  const { actorId, action, subject, subjectId, branchId, from, until } = filters;
  const instantOf = (date: CalendarDate) => new Date(startOfBusinessDate(date));
  return db
    .selectFrom('audit_events as a')
    .$if(actorId !== undefined, (query) => query.where('a.actor_id', '=', actorId as string))
    .$if(action !== undefined, (query) => query.where('a.action', '=', action as string))
    .$if(subject !== undefined, (query) => query.where('a.subject', '=', subject as string))
    .$if(subjectId !== undefined, (query) => query.where('a.subject_id', '=', subjectId as string))
    .$if(branchId !== undefined, (query) => query.where('a.chain_id', '=', branchId as string))
    .$if(from !== undefined, (query) => query.where('a.recorded_at', '>=', instantOf(from as CalendarDate)))
    .$if(until !== undefined, (query) =>
      query.where('a.recorded_at', '<', instantOf(addDays(until as CalendarDate, 1))),
    );
}

type AuditSort = 'recordedAt' | '-recordedAt';

/** By the instant; what was recorded at one instant, by chain and by its place in it. */
function eventsAfter(
  matches: ReturnType<typeof matchingEvents>,
  cursor: string | undefined,
  rows: number,
  sort: AuditSort = '-recordedAt',
) {
  const isOldestFirst = sort === 'recordedAt';
  const direction = isOldestFirst ? 'asc' : 'desc';
  return matches
    .leftJoin('users as u', 'u.id', 'a.actor_id')
    .leftJoin('branches as b', 'b.id', 'a.chain_id')
    .select(eventColumns.aliased('a'))
    .select(['u.full_name as actorName', 'u.full_name_ur as actorNameUr'])
    .select(['b.id as branchId', 'b.code', 'b.city', 'b.city_ur as cityUr'])
    .where(isAfter(cursor, 'a.recorded_at', 'a.chain_id', 'a.position', isOldestFirst))
    .orderBy('a.recorded_at', direction)
    .orderBy('a.chain_id', direction)
    .orderBy('a.position', direction)
    .limit(rows);
}

function placeOf({ recordedAt, chainId, position }: RowOf<typeof eventColumns>): Place {
  return { at: recordedAt, id: chainId, position };
}

interface Paging {
  readonly cursor?: string | undefined;
  readonly sort?: AuditSort | undefined;
}

/** One page of what matches. */
export async function listAuditEvents(
  db: Kysely<Database>,
  { cursor, sort, ...filters }: AuditFilters & Paging,
) {
  const matches = matchingEvents(db, filters);
  const found = await eventsAfter(matches, cursor, pageRowsAsked, sort).execute();
  return cutPage(db, matches, found, placeOf);
}

const rowsPerRead = 1_000;

/** Everything that matches and was recorded before an instant, read a part at a time. */
export async function* readAuditEvents(
  db: Kysely<Database>,
  filters: AuditFilters,
  before: Date,
): AsyncGenerator<AuditEventRow> {
  const matches = matchingEvents(db, filters).where('a.recorded_at', '<', before);
  let cursor: string | undefined;
  for (;;) {
    const rows = await eventsAfter(matches, cursor, rowsPerRead).execute();
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < rowsPerRead) return;
    cursor = cursorOf(placeOf(last));
  }
}

// Each word is found by one look into the index of its column, so the record is not read for it.
function distinctWords(column: 'action' | 'subject'): string {
  return `WITH RECURSIVE word AS (
            (SELECT ${column} AS name FROM audit_events ORDER BY ${column} LIMIT 1)
             UNION ALL
            SELECT (SELECT e.${column} FROM audit_events e WHERE e.${column} > word.name ORDER BY e.${column} LIMIT 1)
              FROM word WHERE word.name IS NOT NULL)
          SELECT name FROM word WHERE name IS NOT NULL`;
}

/** The actions and kinds of things that occur. */
export async function listAuditTerms(pool: Pool): Promise<{ actions: string[]; subjects: string[] }> {
  const read = async (column: 'action' | 'subject') => {
    const { rows } = await pool.query<{ name: string }>(distinctWords(column));
    return rows.map(({ name }) => name);
  };
  return { actions: await read('action'), subjects: await read('subject') };
}

const findState = {
  name: 'find-audit-chain-state',
  text: `SELECT (SELECT count(*) FROM audit_chains) AS chains,
                (SELECT coalesce(sum(last_position), 0)::bigint FROM audit_chains) AS events,
                (SELECT coalesce(sum(position), 0)::bigint FROM audit_checkpoints) AS "verifiedEvents",
                k.checked_at AS "checkedAt", coalesce(k.differences, '{}') AS differences,
                v.verified_at AS "verifiedAt", v.agreements, v.entries,
                (SELECT coalesce(json_agg(json_build_object('branch', CASE WHEN b.id IS NOT NULL THEN json_build_object('id', b.id,
                            'code', b.code, 'city', json_build_object('en', b.city, 'ur', b.city_ur)) END,
                          'position', h.position, 'hash', h.hash) ORDER BY b.position NULLS FIRST), '[]')
                   FROM jsonb_to_recordset(v.heads) AS h ("chainId" uuid, position bigint, hash text)
                   LEFT JOIN branches b ON b.id = h."chainId") AS heads
           FROM (SELECT) one LEFT JOIN audit_checks k ON true LEFT JOIN clean_verifications v ON true`,
};

type StateRow = Omit<AuditChainState, 'checkedAt' | 'cleanVerification'> &
  Omit<CleanVerification, 'verifiedAt'> & {
    readonly checkedAt: Date | null;
    readonly verifiedAt: Date | null;
  };

/** How far the record is verified, as of the last check. */
export async function findAuditChainState(pool: Pool): Promise<AuditChainState> {
  const { rows } = await pool.query<StateRow>(findState);
  const { chains, events, verifiedEvents, checkedAt, differences, verifiedAt, agreements, entries, heads } =
    rows[0] as StateRow;
  return {
    chains,
    events,
    verifiedEvents,
    checkedAt: checkedAt?.toISOString() ?? null,
    differences,
    cleanVerification: verifiedAt && { verifiedAt: verifiedAt.toISOString(), agreements, entries, heads },
  };
}

/** How many rows match, counted no further than `max` + 1. */
export async function countAuditEvents(
  db: Kysely<Database>,
  filters: AuditFilters,
  before: Date,
  max: number,
): Promise<number> {
  const { total } = await db
    .selectFrom(
      matchingEvents(db, filters)
        .where('a.recorded_at', '<', before)
        .select(sql`1`.as('one'))
        .limit(max + 1)
        .as('counted'),
    )
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}
