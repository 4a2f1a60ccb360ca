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

const setMark = namedStatement(
  'set-notice-mark',
  `INSERT INTO notice_marks (user_id, read_until) VALUES (:userId, :until)
       ON CONFLICT (user_id) DO UPDATE SET read_until = greatest(notice_marks.read_until, excluded.read_until)`,
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

/** Marks all as read up to the newest that the reader has seen. Later ones stay unread, even if `until` is in the future. */
export async function readAllNotices({
  context,
  reach: { userId },
  input,
}: Call<typeof noticeEndpoints.readAllNotices>): Promise<null> {
  const until = new Date(Math.min(Date.parse(input.body.until), context.clock.now()));
  await inTransaction(context.pool, async (client) => {
    await client.query(setMark({ userId, until }));
    await announce(client, { kind: 'notices', userId });
  });
  return null;
}
