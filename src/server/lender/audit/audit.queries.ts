import type { Pool } from 'pg';
import type { AuditChainState, CleanVerification } from '#contract/lender/audit.ts';
import { startOfBusinessDate } from '#domain/calendar/business-date.ts';
import { addDays, type CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Phrase } from '#domain/language.ts';
import type { Written } from '#domain/written.ts';
import { ask } from '#server/platform/db/ask.ts';
import { columns, type RowOf } from '#server/platform/db/columns.ts';
import {
  countUpTo,
  cutPage,
  everyRow,
  isAfter,
  type Matches,
  type Place,
  pageRowsAsked,
} from '#server/platform/db/keyset-page.ts';
import { allOf, raw, sql } from '#server/platform/db/sql.ts';
import { phraseOf, writtenOf } from '#server/platform/db/text-of.ts';

export interface AuditFilters {
  readonly actorId?: string | undefined;
  readonly action?: string | undefined;
  readonly subject?: string | undefined;
  readonly subjectId?: string | undefined;
  readonly customerId?: string | undefined;
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

export interface AuditEventRow extends RowOf<typeof eventColumns> {
  readonly actorName: Written;
  readonly branchId: string | null;
  readonly code: string;
  readonly city: Phrase;
  readonly agreementNumber: string | null;
  readonly personName: Written | null;
}

/** The events that match; a branch's are those of its chain. */
function matchingEvents(filters: AuditFilters, before?: Date): Matches {
  const { actorId, action, subject, subjectId, customerId, branchId, from, until } = filters;
  const instantOf = (date: CalendarDate) => new Date(startOfBusinessDate(date));
  return {
    from: raw('audit_events a'),
    where: allOf([
      actorId !== undefined && sql`a.actor_id = ${actorId}`,
      action !== undefined && sql`a.action = ${action}`,
      subject !== undefined && sql`a.subject = ${subject}`,
      subjectId !== undefined && sql`a.subject_id = ${subjectId}`,
      customerId !== undefined &&
        sql`a.subject_id = ANY (ARRAY(SELECT ${customerId}::uuid UNION ALL SELECT id FROM agreements WHERE customer_id = ${customerId}))`,
      branchId !== undefined && sql`a.chain_id = ${branchId}`,
      from !== undefined && sql`a.recorded_at >= ${instantOf(from)}`,
      until !== undefined && sql`a.recorded_at < ${instantOf(addDays(until, 1))}`,
      before !== undefined && sql`a.recorded_at < ${before}`,
    ]),
  };
}

type AuditSort = 'recordedAt' | '-recordedAt';

/** By the instant; within one instant, by chain and by position. */
function eventsAfter(
  pool: Pool,
  { from, where }: Matches,
  cursor: string | undefined,
  rows: number,
  sort: AuditSort = '-recordedAt',
): Promise<AuditEventRow[]> {
  const isOldestFirst = sort === 'recordedAt';
  const direction = isOldestFirst ? '' : ' DESC';
  const order = raw(['a.recorded_at', 'a.chain_id', 'a.position'].map((key) => key + direction).join(', '));
  return ask(
    pool,
    sql`SELECT ${raw(eventColumns.selected('a'))}, ${raw(writtenOf('u.full_name'))} AS "actorName",
               b.id AS "branchId", b.code, ${raw(phraseOf('b.city'))} AS city, g.number AS "agreementNumber",
               CASE WHEN c.id IS NOT NULL THEN ${raw(writtenOf('c.full_name'))}
                    WHEN p.id IS NOT NULL THEN ${raw(writtenOf('p.full_name'))} END AS "personName"
          FROM ${from}
          LEFT JOIN users u ON u.id = a.actor_id
          LEFT JOIN branches b ON b.id = a.chain_id
          LEFT JOIN agreements g ON g.id = a.subject_id AND a.subject = 'agreement'
          LEFT JOIN customers c ON c.id = coalesce(g.customer_id, a.subject_id) AND a.subject IN ('agreement', 'customer')
          LEFT JOIN users p ON p.id = a.subject_id AND a.subject IN ('employee', 'user')
         WHERE ${where} AND ${isAfter(cursor, 'a.recorded_at', 'a.chain_id', 'a.position', isOldestFirst)}
         ORDER BY ${order} LIMIT ${rows}`,
  );
}

function placeOf({ recordedAt, chainId, position }: AuditEventRow): Place {
  return { at: recordedAt, id: chainId, position };
}

interface Paging {
  readonly cursor?: string | undefined;
  readonly sort?: AuditSort | undefined;
}

/** One page of matches. */
export async function listAuditEvents(pool: Pool, { cursor, sort, ...filters }: AuditFilters & Paging) {
  const matches = matchingEvents(filters);
  const found = await eventsAfter(pool, matches, cursor, pageRowsAsked, sort);
  return cutPage(pool, matches, found, placeOf);
}

/** Each event that matches and was recorded before an instant. */
export function readAuditEvents(
  pool: Pool,
  filters: AuditFilters,
  before: Date,
): AsyncGenerator<AuditEventRow> {
  const matches = matchingEvents(filters, before);
  return everyRow((cursor, rows) => eventsAfter(pool, matches, cursor, rows), placeOf);
}

/** The number of matching events, counted no further than one past `most`. */
export function countAuditEvents(
  pool: Pool,
  filters: AuditFilters,
  before: Date,
  most: number,
): Promise<number> {
  return countUpTo(most, pool, matchingEvents(filters, before));
}

// Finds each word by one step in its column's index, so the table is not read.
const distinctWords = (column: 'action' | 'subject') => ({
  name: `find-audit-words-of-${column}`,
  text: `WITH RECURSIVE word AS (
            (SELECT ${column} AS name FROM audit_events ORDER BY ${column} LIMIT 1)
             UNION ALL
            SELECT (SELECT e.${column} FROM audit_events e WHERE e.${column} > word.name ORDER BY e.${column} LIMIT 1)
              FROM word WHERE word.name IS NOT NULL)
          SELECT name FROM word WHERE name IS NOT NULL`,
});

/** The actions and subjects that occur. */
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
                            'code', b.code, 'city', ${phraseOf('b.city')}) END,
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

/** The state of the audit chains as of the last check. */
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
