import type { Pool } from 'pg';
import type { Page } from '#contract/endpoint.ts';
import type { ScreeningTab } from '#contract/lending/screening/screening.ts';
import type { Phrase } from '#domain/language.ts';
import type { MatchDecision, MatchKind, MatchState } from '#domain/lending/screening/match-kind.ts';
import type { Cnic } from '#domain/person/cnic.ts';
import type { Written } from '#domain/written.ts';
import { ask } from '#server/platform/db/ask.ts';
import { columns, type RowOf } from '#server/platform/db/columns.ts';
import { cutPage, isAfter, pageRowsAsked } from '#server/platform/db/keyset-page.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { namesOf } from '#server/platform/db/names-of.ts';
import { sortedList } from '#server/platform/db/sorted-list.ts';
import { allOf, raw, type Sql, sql } from '#server/platform/db/sql.ts';
import { phraseOf, writtenOf } from '#server/platform/db/text-of.ts';
import { relationOf } from '../relations/relation-of.ts';
import type { RunReason } from './record-run.ts';

const countOpen = {
  name: 'count-open-screening-matches',
  text: `SELECT count(*) FILTER (WHERE kind = 'stop') AS "openStops", count(*) FILTER (WHERE kind = 'look') AS "openLooks"
           FROM screening_matches WHERE state = 'open'`,
};

/** The numbers of matches that wait for a decision. */
export async function countOpenMatches(pool: Pool): Promise<{ openStops: number; openLooks: number }> {
  const { rows } = await pool.query<{ openStops: number; openLooks: number }>(countOpen);
  return rows[0] ?? { openStops: 0, openLooks: 0 };
}

const listColumns = columns('screening_lists', [
  ...(['id', 'name', 'file_name', 'format', 'rows', 'repeated', 'added_at', 'ended_at'] as const),
]);

export interface ListRow extends RowOf<typeof listColumns> {
  readonly hash: string;
  readonly addedByName: Phrase;
}

const listSelection = `${listColumns.selected('l')}, encode(l.file_hash, 'hex') AS hash, ${namesOf('u')} AS "addedByName"`;
const listFrom = 'screening_lists l JOIN users u ON u.id = l.added_by';

/** One page of the editions of lists, newest first. */
export async function listLists(
  pool: Pool,
  cursor: string | undefined,
): Promise<{ rows: readonly ListRow[]; page: Page }> {
  const rows = await ask<ListRow>(
    pool,
    sql`SELECT ${raw(listSelection)} FROM ${raw(listFrom)} WHERE ${isAfter(cursor, 'l.added_at', 'l.id')}
         ORDER BY l.added_at DESC, l.id DESC LIMIT ${pageRowsAsked}`,
  );
  const matches = { from: raw('screening_lists l'), where: raw('true') };
  return cutPage(pool, matches, rows, ({ addedAt, id }) => ({ at: addedAt, id }));
}

const findList = {
  name: 'find-screening-list',
  text: `SELECT ${listSelection} FROM ${listFrom} WHERE l.id = $1`,
};

/** An edition of a list; undefined if there is none. */
export async function readList(pool: Pool, id: string): Promise<ListRow | undefined> {
  return (await pool.query<ListRow>({ ...findList, values: [id] })).rows[0];
}

const runColumns = columns('screening_runs', ['id', 'ran_at', 'checked', 'found', 'found_new']);

export interface RunRow extends RowOf<typeof runColumns> {
  readonly why: RunReason;
  readonly ranByName: Phrase | null;
  readonly lists: readonly { readonly name: string; readonly hash: string }[];
}

// The same file may be in use under two names.
const runSelection = `${runColumns.selected('r')}, r.why, ${namesOf('u')} AS "ranByName",
  (SELECT json_agg(json_build_object('name', (SELECT string_agg(DISTINCT l.name, ', ') FROM screening_lists l WHERE l.file_hash = decode(hash, 'hex')),
                                     'hash', hash)) FROM unnest(r.list_hashes) hash) AS lists`;
const runFrom = 'screening_runs r LEFT JOIN users u ON u.id = r.ran_by';

/** One page of the runs, newest first. */
export async function listRuns(
  pool: Pool,
  cursor: string | undefined,
): Promise<{ rows: readonly RunRow[]; page: Page }> {
  const rows = await ask<RunRow>(
    pool,
    sql`SELECT ${raw(runSelection)} FROM ${raw(runFrom)} WHERE ${isAfter(cursor, 'r.ran_at', 'r.id')}
         ORDER BY r.ran_at DESC, r.id DESC LIMIT ${pageRowsAsked}`,
  );
  const matches = { from: raw('screening_runs r'), where: raw('true') };
  return cutPage(pool, matches, rows, ({ ranAt, id }) => ({ at: ranAt, id }));
}

const findRun = {
  name: 'find-screening-run',
  text: `SELECT ${runSelection} FROM ${runFrom} WHERE r.id = $1`,
};

/** A run; undefined if there is none. */
export async function readRun(pool: Pool, id: string): Promise<RunRow | undefined> {
  return (await pool.query<RunRow>({ ...findRun, values: [id] })).rows[0];
}

const matchColumns = columns('screening_matches', [
  ...(['id', 'customer_id', 'guarantor_id', 'entry_name', 'found_at'] as const),
]);

export interface MatchRow extends RowOf<typeof matchColumns> {
  readonly kind: MatchKind;
  readonly state: MatchState;
  readonly name: Written;
  readonly city: Phrase | null;
  readonly listName: string;
}

const matchSelection = `${matchColumns.selected('m')}, m.kind, m.state, l.name AS "listName",
  CASE WHEN c.id IS NOT NULL THEN ${writtenOf('c.full_name')} ELSE ${writtenOf('g.full_name')} END AS name,
  CASE WHEN b.id IS NOT NULL THEN ${phraseOf('b.city')} END AS city`;
const matchFrom = `screening_matches m JOIN screening_lists l ON l.id = m.list_id
  LEFT JOIN customers c ON c.id = m.customer_id LEFT JOIN guarantors g ON g.id = m.guarantor_id
  LEFT JOIN branches b ON b.id = c.branch_id`;

const sortable = { from: 'screening_matches m', id: 'm.id', keys: { found: 'm.found_at' } } as const;

const inTab: Readonly<Record<ScreeningTab, Sql>> = {
  stops: raw("m.state = 'open' AND m.kind = 'stop'"),
  looks: raw("m.state = 'open' AND m.kind = 'look'"),
  decided: raw("m.state <> 'open'"),
};

/** One page of the matches of a tab, the newest first. */
export async function listMatches(
  pool: Pool,
  tab: ScreeningTab,
  cursor: string | undefined,
): Promise<{ rows: readonly MatchRow[]; page: Page }> {
  const { after, order } = sortedList(sortable, '-found', cursor);
  const rows = await ask<MatchRow>(
    pool,
    sql`SELECT ${raw(matchSelection)} FROM ${raw(matchFrom)} WHERE ${allOf([inTab[tab], after])}
         ORDER BY ${order} LIMIT ${pageRowsAsked}`,
  );
  return cutPage(pool, { from: raw('screening_matches m'), where: inTab[tab] }, rows, ({ id }) => ({ id }));
}

const detailColumns = columns('screening_matches', [
  ...(['line', 'entry_father_name', 'entry_reference', 'person_name', 'person_father_name'] as const),
]);

export interface MatchDetailRow extends MatchRow, RowOf<typeof detailColumns> {
  readonly entryCnic: Cnic | null;
  readonly personCnic: Cnic;
  readonly isListed: boolean;
  readonly isRelated: boolean;
  readonly decisions: readonly {
    readonly decision: MatchDecision;
    readonly reason: string;
    readonly decidedAt: string;
    readonly decidedByName: Phrase;
  }[];
}

/** True if the user `:userId` is the person of the match `m`, vouches for them or shares their household. */
export const isRelatedToMatch = `(CASE WHEN m.customer_id IS NOT NULL THEN ${relationOf(':userId::uuid', 'm.customer_id')} IS NOT NULL
    ELSE EXISTS (SELECT FROM guarantors own JOIN users person ON person.id = :userId::uuid
                   LEFT JOIN employees staff ON staff.user_id = person.id
                  WHERE own.id = m.guarantor_id AND (staff.cnic = own.cnic OR person.phone = own.phone)) END)`;

const findMatch = namedStatement(
  'find-screening-match',
  `SELECT ${matchSelection}, ${detailColumns.selected('m')}, m.entry_cnic AS "entryCnic", m.person_cnic AS "personCnic",
          ${isRelatedToMatch} AS "isRelated",
          EXISTS (SELECT FROM screening_entries e JOIN screening_lists now ON now.id = e.list_id
                   WHERE folded_name(now.name) = folded_name(l.name) AND e.name = m.entry_name
                     AND e.father_name IS NOT DISTINCT FROM m.entry_father_name AND e.cnic IS NOT DISTINCT FROM m.entry_cnic)
            AS "isListed",
          (SELECT coalesce(json_agg(json_build_object('decision', d.decision, 'reason', d.reason, 'decidedAt', d.decided_at,
                                                      'decidedByName', ${namesOf('u')}) ORDER BY d.id), '[]')
             FROM screening_decisions d JOIN users u ON u.id = d.decided_by WHERE d.match_id = m.id) AS decisions
     FROM ${matchFrom} WHERE m.id = :id`,
);

/** A match for a reader; undefined if there is none. */
export async function readMatch(pool: Pool, id: string, userId: string): Promise<MatchDetailRow | undefined> {
  return (await pool.query<MatchDetailRow>(findMatch({ id, userId }))).rows[0];
}
