import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noticeKinds } from '#contract/desk/notices.ts';
import { dayMs, type Instant, minuteMs } from '#domain/instant.ts';
import { createTestApi, type TestApi } from '#test/support/api.ts';
import { type Desk, draft, openDesk } from '#test/support/lending.ts';
import { branchId } from '#test/support/office.ts';
import { fc } from '#test/support/properties.ts';
import { findNoticeSummary, listNotices, type Reader, toldMs } from './notices.queries.ts';

let testApi: TestApi;
let desks: readonly Desk[];
let agreements: readonly string[];
let readers: readonly Reader[];

beforeAll(async () => {
  testApi = await createTestApi();
  desks = [await openDesk(testApi, 'SGD'), await openDesk(testApi, 'LHE')];
  agreements = await Promise.all(desks.map((desk) => draft(testApi, desk)));
  const [here, there] = [await branchId(testApi, 'SGD'), await branchId(testApi, 'LHE')];
  const [sargodha, lahore] = desks as [Desk, Desk];
  const ofStaff = noticeKinds.filter((kind) => kind !== 'decision_waiting');
  readers = [
    { userId: sargodha.employeeId, branchId: here, kinds: ofStaff },
    { userId: lahore.employeeId, branchId: there, kinds: ofStaff },
    { userId: sargodha.superadminId, branchId: null, kinds: noticeKinds },
    { userId: lahore.superadminId, branchId: null, kinds: noticeKinds },
  ];
});
afterAll(() => testApi.close());

/** Minutes before the present; many a request shares its moment with another. */
const ago = fc.integer({ min: 0, max: 45 * 24 * 6 }).map((n) => n * 10 * minuteMs);

const happening = fc.record({
  where: fc.nat(1),
  by: fc.nat(3),
  decider: fc.nat(3),
  state: fc.constantFrom('pending', 'approved', 'rejected', 'withdrawn', 'outdated'),
  requestedAgo: ago,
  decidedAfter: fc.double({ min: 0, max: 1, noNaN: true }),
  /** Who has read it. */
  reader: fc.option(fc.nat(3)),
});
type Happening = typeof happening extends fc.Arbitrary<infer Value> ? Value : never;

async function happen({
  where,
  by,
  decider,
  state,
  requestedAgo,
  decidedAfter,
  reader,
}: Happening): Promise<void> {
  const now = testApi.clock.now();
  const { pool } = testApi.context;
  const isDecided = state === 'approved' || state === 'rejected';
  const id = uuidv7();
  await pool.query(
    `INSERT INTO approvals (id, kind, agreement_id, reason, slip, details, state, requested_by, requested_at,
                            decided_by, decided_at, decision_note, decided_alone)
     VALUES ($1, 'back_dating', $2, 'r', $1::uuid::text, '{}', $3, $4, $5, $6, $7, 'n', true)`,
    [
      id,
      agreements[where],
      state,
      readers[by]?.userId,
      new Date(now - requestedAgo),
      isDecided ? readers[decider]?.userId : null,
      isDecided ? new Date(now - Math.round(requestedAgo * decidedAfter)) : null,
    ],
  );
  if (reader === null) return;
  await pool.query('INSERT INTO notice_reads VALUES ($1, $2, $3, $4)', [
    readers[reader]?.userId,
    state === 'pending' ? 'decision_waiting' : 'decision_taken',
    id,
    new Date(now),
  ]);
}

/** What a person would find who went through every request there is. */
async function readEverything({ userId, branchId: reached, kinds }: Reader, now: Instant) {
  const { pool } = testApi.context;
  const { rows: requests } = await pool.query(
    `SELECT p.id, p.state, p.requested_by AS "requestedBy", p.requested_at AS "requestedAt", p.decided_by AS "decidedBy",
            p.decided_at AS "decidedAt", a.branch_id AS "branchId"
       FROM approvals p JOIN agreements a ON a.id = p.agreement_id`,
  );
  const { rows: reads } = await pool.query(
    'SELECT kind, subject_id AS id FROM notice_reads WHERE user_id = $1',
    [userId],
  );
  const { rows: marks } = await pool.query(
    'SELECT read_until AS until FROM notice_marks WHERE user_id = $1',
    [userId],
  );
  const found = requests.flatMap((request) => {
    if (reached !== null && request.branchId !== reached) return [];
    const isOwn = request.requestedBy === userId;
    if (request.state === 'pending' && !isOwn && kinds.includes('decision_waiting'))
      return [{ kind: 'decision_waiting', subjectId: request.id, at: request.requestedAt as Date }];
    const isTold =
      (request.state === 'approved' || request.state === 'rejected') &&
      isOwn &&
      request.decidedBy !== userId &&
      request.decidedAt.getTime() >= now - toldMs;
    return isTold ? [{ kind: 'decision_taken', subjectId: request.id, at: request.decidedAt as Date }] : [];
  });
  return found
    .map((notice) => ({
      ...notice,
      isRead:
        notice.at <= (marks[0]?.until ?? new Date(0)) ||
        reads.some(({ kind, id }) => kind === notice.kind && id === notice.subjectId),
    }))
    .sort((a, b) => b.at.getTime() - a.at.getTime() || (a.subjectId < b.subjectId ? 1 : -1));
}

async function listed(reader: Reader, now: Instant, isUnread: boolean) {
  const rows = [];
  let cursor: string | undefined;
  do {
    const answer = await listNotices(testApi.context.pool, reader, now, { cursor, isUnread });
    rows.push(...answer.rows);
    cursor = answer.page.next ?? undefined;
  } while (cursor !== undefined);
  return rows.map(({ kind, subjectId, at, isRead }) => ({ kind, subjectId, at, isRead }));
}

test('at any moment, list, unread list and count say what a reading of every request says', async () => {
  const story = fc.record({
    happenings: fc.array(happening, { maxLength: 12 }),
    readAll: fc.option(fc.record({ reader: fc.nat(3), ago })),
    passes: fc.integer({ min: 0, max: 10 * dayMs }),
  });
  await fc.assert(
    fc.asyncProperty(story, async ({ happenings, readAll, passes }) => {
      for (const one of happenings) await happen(one);
      const now = testApi.clock.now();
      if (readAll !== null)
        await testApi.context.pool.query(
          'INSERT INTO notice_marks VALUES ($1, $2) ON CONFLICT (user_id) DO UPDATE SET read_until = excluded.read_until',
          [readers[readAll.reader]?.userId, new Date(now - readAll.ago)],
        );
      for (const at of [now, now + passes]) {
        for (const reader of readers) {
          const all = await readEverything(reader, at);
          const unread = all.filter(({ isRead }) => !isRead);
          expect(await listed(reader, at, false)).toEqual(all);
          expect(await listed(reader, at, true)).toEqual(unread);
          const summary = await findNoticeSummary(testApi.context.pool, reader, at);
          expect(summary.unread).toBe(Math.min(unread.length, 100));
          expect(summary.latest.map(({ subjectId }) => subjectId)).toEqual(
            all.slice(0, 5).map(({ subjectId }) => subjectId),
          );
        }
      }
    }),
    { numRuns: 15 },
  );
});
