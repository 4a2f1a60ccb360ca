import type { noticeEndpoints } from '#contract/desk/notices.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { announce } from '#server/platform/live/announce.ts';

const insertReads = namedStatement(
  'insert-notice-reads',
  `INSERT INTO notice_reads (user_id, kind, subject_id, read_at)
   SELECT :userId, n.kind, n.subject_id, :at FROM unnest(:kinds::text[], :subjectIds::uuid[]) AS n (kind, subject_id)
       ON CONFLICT DO NOTHING`,
);

const deleteReads = namedStatement(
  'delete-notice-reads',
  `DELETE FROM notice_reads r USING unnest(:kinds::text[], :subjectIds::uuid[]) AS n (kind, subject_id)
    WHERE r.user_id = :userId AND r.kind = n.kind AND r.subject_id = n.subject_id`,
);

const setMark = namedStatement(
  'set-notice-mark',
  `WITH former AS (SELECT read_until FROM notice_marks WHERE user_id = :userId),
        marked AS (
          INSERT INTO notice_marks (user_id, read_until) VALUES (:userId, :until)
              ON CONFLICT (user_id) DO UPDATE SET read_until = greatest(notice_marks.read_until, excluded.read_until))
   SELECT (SELECT read_until FROM former WHERE isfinite(read_until)) AS before`,
);

const setMarkBack = namedStatement(
  'set-notice-mark-back',
  `UPDATE notice_marks SET read_until = coalesce(:until::timestamptz, '-infinity')
    WHERE user_id = :userId AND read_until > coalesce(:until::timestamptz, '-infinity')`,
);

/** Marks notices as read, on every screen of the reader. It concerns nobody else, so it is not audited. */
export async function readNotices({
  context,
  reach: { userId },
  input,
}: Call<typeof noticeEndpoints.readNotices>): Promise<null> {
  const { notices } = input.body;
  const kinds = notices.map(({ kind }) => kind);
  const subjectIds = notices.map(({ subjectId }) => subjectId);
  const at = new Date(context.clock.now());
  await inTransaction(context.pool, async (client) => {
    await client.query(insertReads({ userId, kinds, subjectIds, at }));
    await announce(client, { kind: 'notices', userId });
  });
  return null;
}

/** Takes back that notices were read one by one. */
export async function unreadNotices({
  context,
  reach: { userId },
  input,
}: Call<typeof noticeEndpoints.unreadNotices>): Promise<null> {
  const { notices } = input.body;
  const kinds = notices.map(({ kind }) => kind);
  const subjectIds = notices.map(({ subjectId }) => subjectId);
  await inTransaction(context.pool, async (client) => {
    await client.query(deleteReads({ userId, kinds, subjectIds }));
    await announce(client, { kind: 'notices', userId });
  });
  return null;
}

/** Marks all as read up to the newest that the reader has seen. Later ones stay unread, even if `until` is in the future. */
export async function readAllNotices({
  context,
  reach: { userId },
  input,
}: Call<typeof noticeEndpoints.readAllNotices>): Promise<{ before: string | null }> {
  const until = new Date(Math.min(Date.parse(input.body.until), context.clock.now()));
  return inTransaction(context.pool, async (client) => {
    const { rows } = await client.query<{ before: Date | null }>(setMark({ userId, until }));
    await announce(client, { kind: 'notices', userId });
    return { before: rows[0]?.before?.toISOString() ?? null };
  });
}

/** Moves the mark of the reader back to an earlier one. */
export async function unreadAllNotices({
  context,
  reach: { userId },
  input,
}: Call<typeof noticeEndpoints.unreadAllNotices>): Promise<null> {
  const { until } = input.body;
  await inTransaction(context.pool, async (client) => {
    await client.query(setMarkBack({ userId, until: until === null ? null : new Date(until) }));
    await announce(client, { kind: 'notices', userId });
  });
  return null;
}
