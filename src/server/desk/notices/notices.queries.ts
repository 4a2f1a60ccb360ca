import type { Pool } from 'pg';
import {
  latestNotices,
  type Notice,
  type NoticeKind,
  type noticeEndpoints,
  noticeKinds,
  unreadCountedMax,
} from '#contract/desk/notices.ts';
import { countedRowsMax, type Page } from '#contract/endpoint.ts';
import { promiseBounds } from '#domain/desk/contact-requests/promise.ts';
import { dayMs, type Instant } from '#domain/instant.ts';
import { invariant } from '#domain/invariant.ts';
import { cursorOf, cutRows, pageRowsAsked, placeOf } from '#server/platform/db/keyset-page.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { branchIdOf } from '#server/platform/reach.ts';
import { noticeSources } from './notice-sources.ts';

/** The reader, with their reach for each kind of notice; null for a kind that they do not get. */
export type Reader = Pick<Call<typeof noticeEndpoints.listNotices>, 'reach' | 'besides'>;

export interface NoticeRow extends Omit<Notice, 'at'> {
  readonly at: Date;
}

/** The longest time that a notice is shown, unless it still waits for something. */
export const noticeAgeMaxMs = 30 * dayMs;

const facts = ['about', 'byName', 'requestKind', 'decision', 'amount'] as const satisfies (keyof Notice)[];

/** The notices of every kind within the reader's reach. Each kind has its own `limit`, so that its index is used. */
function everyKind(selected: (kind: NoticeKind) => string, more: (kind: NoticeKind) => string): string {
  const parts = noticeKinds.map((kind) => {
    const { from, where } = noticeSources[kind];
    return `(SELECT ${selected(kind)} FROM ${from} WHERE '${kind}' = ANY (:kinds::text[]) AND ${where} ${more(kind)})`;
  });
  return parts.join(' UNION ALL ');
}

const isReadOf = (kind: NoticeKind) => {
  const { at, subjectId } = noticeSources[kind];
  return `(${at} <= coalesce((SELECT read_until FROM notice_marks WHERE user_id = :userId), '-infinity')
           OR EXISTS (SELECT FROM notice_reads seen
                       WHERE seen.user_id = :userId AND seen.kind = '${kind}' AND seen.subject_id = ${subjectId}))`;
};

const rowOf = (kind: NoticeKind) => {
  const { at, subjectId, opensId = subjectId, facts: told } = noticeSources[kind];
  const values = facts.map((fact) => `${told[fact] ?? 'NULL'} AS "${fact}"`);
  return [
    `'${kind}' AS kind`,
    `${subjectId} AS "subjectId"`,
    `${opensId} AS "opensId"`,
    `${at} AS at`,
    `${isReadOf(kind)} AS "isRead"`,
    ...values,
  ].join(', ');
};

const listStatement = namedStatement(
  'list-notices',
  `SELECT * FROM (${everyKind(rowOf, (kind) => {
    const { at, subjectId } = noticeSources[kind];
    return `AND (NOT :isUnread::boolean OR NOT ${isReadOf(kind)})
            AND (:afterAt::timestamptz IS NULL OR (${at}, ${subjectId}) < (:afterAt::timestamptz, :afterId::uuid))
            ORDER BY ${at} DESC, ${subjectId} DESC LIMIT :limit`;
  })}) n ORDER BY at DESC, "subjectId" DESC LIMIT :limit`,
);

const countStatement = namedStatement(
  'count-notices',
  `SELECT count(*) AS counted
     FROM (SELECT FROM (${everyKind(
       () => '1',
       (kind) => `AND (NOT :isUnread::boolean OR NOT ${isReadOf(kind)}) LIMIT :limit`,
     )}) n LIMIT :limit) counted`,
);

function whose({ reach: { userId }, besides }: Reader, now: Instant) {
  const { overdueBefore, dueSoonUntil } = promiseBounds(now);
  return {
    userId,
    branchId: branchOf(besides),
    kinds: noticeKinds.filter((kind) => besides[kind] !== null),
    now: new Date(now),
    since: new Date(now - noticeAgeMaxMs),
    overdueBefore: new Date(overdueBefore),
    dueSoonUntil: new Date(dueSoonUntil),
  };
}

/** The branch of the reader's notices; null for all. The statements have one such parameter for all kinds. */
function branchOf(besides: Reader['besides']): string | null {
  const branchId = branchIdOf(besides.transfer_reported);
  const isAlike = noticeKinds.every((kind) => {
    const extent = besides[kind]?.extent;
    return extent === undefined || (extent === 'all') === (branchId === null);
  });
  invariant(isAlike, 'staff are told of one branch, or of all, by each right alike');
  return branchId;
}

async function count(
  pool: Pool,
  reader: Reader,
  now: Instant,
  isUnread: boolean,
  limit: number,
): Promise<number> {
  const { rows } = await pool.query<{ counted: number }>(
    countStatement({ ...whose(reader, now), isUnread, limit }),
  );
  invariant(rows[0] !== undefined, 'counting answers one row');
  return rows[0].counted;
}

interface ListQuery {
  readonly cursor?: string | undefined;
  readonly isUnread: boolean;
}

/** One page of the reader's notices, the newest first. */
export async function listNotices(
  pool: Pool,
  reader: Reader,
  now: Instant,
  { cursor, isUnread }: ListQuery,
): Promise<{ rows: readonly NoticeRow[]; page: Page }> {
  const after = cursor === undefined ? null : placeOf(cursor);
  const found = await pool.query<NoticeRow>(
    listStatement({
      ...whose(reader, now),
      isUnread,
      afterAt: after?.at ?? null,
      afterId: after?.id ?? null,
      limit: pageRowsAsked,
    }),
  );
  const { rows, next } = cutRows(found.rows, ({ at, subjectId }) => cursorOf({ at, id: subjectId }));
  const total = await count(pool, reader, now, isUnread, countedRowsMax + 1);
  return { rows, page: { next, total: total > countedRowsMax ? null : total } };
}

/** The number of unread notices, and the newest of all. */
export async function findNoticeSummary(pool: Pool, reader: Reader, now: Instant) {
  const [unread, { rows: latest }] = await Promise.all([
    count(pool, reader, now, true, unreadCountedMax),
    pool.query<NoticeRow>(
      listStatement({
        ...whose(reader, now),
        isUnread: false,
        afterAt: null,
        afterId: null,
        limit: latestNotices,
      }),
    ),
  ]);
  return { unread, latest };
}
