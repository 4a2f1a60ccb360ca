import { afterAll, beforeAll, expect, test } from 'vitest';
import { latestNotices, type NoticeKind, noticeEndpoints, noticeKinds } from '#contract/desk/notices.ts';
import { businessDateOf, startOfBusinessDate } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { endOf } from '#domain/desk/challenges/challenge-actions.ts';
import { promiseDueSoonMs, promisedUntil, promiseStateOf } from '#domain/desk/contact-requests/promise.ts';
import { dayMs, type Instant } from '#domain/instant.ts';
import type { Role } from '#domain/rights/role.ts';
import type { Actor } from '#server/platform/actor.ts';
import { authorize } from '#server/platform/http/authorize.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { complaintsToldTo } from '#test/support/desk/complaint-happenings.ts';
import { ago, happen, happening } from '#test/support/desk/notice-happenings.ts';
import { branchId } from '#test/support/desk/office.ts';
import { oneOfEachKind } from '#test/support/desk/one-of-each-notice.ts';
import { stopsToldTo } from '#test/support/desk/screening-happenings.ts';
import { sentAndWaiting } from '#test/support/desk/sent-by-customers.ts';
import { deedsOfVisitors } from '#test/support/desk/visitor-deeds.ts';
import { active, type Desk, openDesk } from '#test/support/lending/lending.ts';
import { setScreening } from '#test/support/lending/screening.ts';
import { fc } from '#test/support/runs/properties.ts';
import { findNoticeSummary, listNotices, noticeAgeMaxMs, type Reader } from './notices.queries.ts';

let testApi: TestApi;
let desks: readonly Desk[];
let agreements: readonly string[];
let readers: readonly Person[];

/** A reader of notices, with the reach that they are expected to have. */
interface Person {
  readonly role: Role;
  readonly userId: string;
  /** Null for all. */
  readonly branchId: string | null;
  readonly kinds: readonly NoticeKind[];
}

/** The same reach as the authorization gives them. */
const readerOf = ({ role, userId, branchId }: Person) =>
  authorize({ role, userId, branchId, mustSetUpTotp: false } as Actor, noticeEndpoints.listNotices) as Reader;

beforeAll(async () => {
  testApi = await createTestApi();
  desks = [await openDesk(testApi, 'SGD'), await openDesk(testApi, 'LHE')];
  const today = businessDateOf(testApi.clock.now());
  // One has an installment due; the other has none until the clock is advanced.
  agreements = await Promise.all(
    desks.map((desk, n) => active(testApi, desk, { startOn: today, firstDueOn: addDays(today, 4 * n) })),
  );
  const [here, there] = [await branchId(testApi, 'SGD'), await branchId(testApi, 'LHE')];
  const [sargodha, lahore] = desks as [Desk, Desk];
  await setScreening(testApi, sargodha, true);
  const ofSuperadmins: readonly NoticeKind[] = [
    ...(['decision_waiting', 'large_overpayment', 'cash_difference', 'cash_in_transit'] as const),
    ...(['cash_expense_waiting', 'rights_requested', 'screening_stop'] as const),
  ];
  const ofStaff = noticeKinds.filter((kind) => !ofSuperadmins.includes(kind));
  readers = [
    { role: 'employee', userId: sargodha.employeeId, branchId: here, kinds: ofStaff },
    { role: 'employee', userId: lahore.employeeId, branchId: there, kinds: ofStaff },
    { role: 'superadmin', userId: sargodha.superadminId, branchId: null, kinds: noticeKinds },
    { role: 'superadmin', userId: lahore.superadminId, branchId: null, kinds: noticeKinds },
  ];
});
afterAll(() => testApi.close());

const query = async (text: string, values: readonly unknown[] = []) =>
  (await testApi.context.pool.query(text, [...values])).rows;

interface Told {
  readonly kind: string;
  readonly subjectId: string;
  readonly at: Date;
}

/** The notices of a person, computed from all rows. */
async function readEverything(who: Person, now: Instant) {
  const reads = await query('SELECT kind, subject_id AS id FROM notice_reads WHERE user_id = $1', [
    who.userId,
  ]);
  const marks = await query('SELECT read_until AS until FROM notice_marks WHERE user_id = $1', [who.userId]);
  const found = await Promise.all(
    [
      ...[approvalsOf, requestsOf, visitorsOf, promisesOf, callBacksOf],
      ...[challengesOf, overpaymentsOf, cashOf, depositsOf, expensesOf],
      ...[crossingsOf, reversalsOf, openDaysOf, rightsOf, sentOf],
      (reader: Person, at: Instant) => complaintsToldTo(testApi, reader, at),
      (reader: Person) => stopsToldTo(testApi, reader),
    ].map((of) => of(who, now)),
  );
  return found
    .flat()
    .map((notice) => ({
      ...notice,
      isRead:
        notice.at <= (marks[0]?.until ?? new Date(0)) ||
        reads.some(({ kind, id }) => kind === notice.kind && id === notice.subjectId),
    }))
    .sort((a, b) => b.at.getTime() - a.at.getTime() || (a.subjectId < b.subjectId ? 1 : -1));
}

/** True if it is in the past, and not too long ago. */
const isRecent = (at: Date, now: Instant) => at.getTime() <= now && at.getTime() >= now - noticeAgeMaxMs;

async function approvalsOf({ userId, branchId: reached, kinds }: Person, now: Instant): Promise<Told[]> {
  const requests = await query(
    `SELECT p.id, p.state, p.requested_by AS "requestedBy", p.requested_at AS "requestedAt", p.decided_by AS "decidedBy",
            p.decided_at AS "decidedAt", a.branch_id AS "branchId"
       FROM approvals p JOIN agreements a ON a.id = p.agreement_id`,
  );
  return requests.flatMap((request) => {
    if (reached !== null && request.branchId !== reached) return [];
    const isOwn = request.requestedBy === userId;
    if (request.state === 'pending' && !isOwn && kinds.includes('decision_waiting'))
      return [{ kind: 'decision_waiting', subjectId: request.id, at: request.requestedAt as Date }];
    const isTold =
      (request.state === 'approved' || request.state === 'rejected') &&
      isOwn &&
      request.decidedBy !== userId &&
      request.decidedAt.getTime() >= now - noticeAgeMaxMs;
    return isTold ? [{ kind: 'decision_taken', subjectId: request.id, at: request.decidedAt as Date }] : [];
  });
}

async function requestsOf({ userId, branchId: reached }: Person, now: Instant): Promise<Told[]> {
  const requests = await query(
    `SELECT id, received_at AS "receivedAt", first_contact_at AS "contactAt", assignee_id AS holder, branch_id AS "branchId"
       FROM contact_requests WHERE close_reason IS NULL`,
  );
  const givings = await query(
    `SELECT id, request_id AS "requestId", kind, assignee_id AS "assigneeId", recorded_at AS at
       FROM contact_request_events WHERE assignee_id IS NOT NULL ORDER BY recorded_at, id`,
  );
  return requests.flatMap(({ id, receivedAt, contactAt, holder, branchId: of }) => {
    const told: Told[] = [];
    const giving = givings.findLast(({ requestId }) => requestId === id);
    const isGiven = giving?.kind === 'assigned' && giving.assigneeId === userId;
    if (isGiven && isRecent(giving.at, now))
      told.push({ kind: 'request_assigned', subjectId: giving.id, at: giving.at });
    const state = promiseStateOf(receivedAt.getTime(), contactAt?.getTime() ?? null, now);
    const isReached = reached === null || holder === userId || (holder === null && of === reached);
    if (isReached && (state === 'due_soon' || state === 'overdue'))
      told.push({
        kind: 'contact_due',
        subjectId: id,
        at: new Date(promisedUntil(receivedAt.getTime()) - promiseDueSoonMs),
      });
    return told;
  });
}

async function visitorsOf({ userId, branchId: reached }: Person, now: Instant): Promise<Told[]> {
  const deeds = await deedsOfVisitors(testApi);
  return deeds
    .filter(({ holder, of }) => (holder === null ? [null, of].includes(reached) : holder === userId))
    .filter(({ at }) => isRecent(at, now))
    .map(({ kind, subjectId, at }) => ({ kind, subjectId, at }));
}

async function promisesOf({ userId }: Person, now: Instant): Promise<Told[]> {
  const promises = await query(
    `SELECT DISTINCT ON (p.agreement_id) p.id, p.promised_for AS "promisedFor", a.officer_id AS "officerId",
            a.oldest_unpaid_due_on AS "dueOn"
       FROM payment_promises p JOIN agreements a ON a.id = p.agreement_id
      ORDER BY p.agreement_id, p.recorded_at DESC, p.id DESC`,
  );
  return promises
    .map((one) => ({ ...one, at: new Date(endOf({ startsOn: one.promisedFor, endsOn: one.promisedFor })) }))
    .filter(
      ({ officerId, dueOn, at }) => officerId === userId && dueOn <= businessDateOf(now) && isRecent(at, now),
    )
    .map(({ id, at }) => ({ kind: 'payment_promise_broken', subjectId: id, at }));
}

async function callBacksOf({ userId, branchId: reached }: Person, now: Instant): Promise<Told[]> {
  const contacts = await query(
    `SELECT l.id, l.agreement_id AS "agreementId", l.result, l.call_back_at AS at, l.recorded_by AS "recordedBy",
            a.officer_id AS "officerId", a.branch_id AS "branchId"
       FROM contact_log l JOIN agreements a ON a.id = l.agreement_id ORDER BY l.contacted_at, l.id`,
  );
  const last = new Map(
    contacts.filter(({ result }) => result !== 'opened').map((one) => [one.agreementId, one]),
  );
  return [...last.values()]
    .filter(({ branchId: of }) => reached === null || of === reached)
    .filter(
      ({ at, recordedBy, officerId }) =>
        at !== null && isRecent(at, now) && [recordedBy, officerId].includes(userId),
    )
    .map(({ id, at }) => ({ kind: 'call_back_due', subjectId: id, at }));
}

async function challengesOf({ userId, branchId: reached }: Person, now: Instant): Promise<Told[]> {
  const challenges = await query(
    `SELECT id, ends_on AS "endsOn", ARRAY(SELECT employee_id FROM challenge_participants WHERE challenge_id = id) AS who
       FROM challenges WHERE cancelled_at IS NULL`,
  );
  return challenges
    .filter(({ who }) => reached === null || who.includes(userId))
    .map(({ id, endsOn }) => ({
      kind: 'challenge_ended',
      subjectId: id,
      at: new Date(endOf({ startsOn: endsOn, endsOn })),
    }))
    .filter(({ at }) => isRecent(at, now));
}

/** Beyond two installments, by the office rule that a new lender has. */
async function overpaymentsOf({ kinds }: Person, now: Instant): Promise<Told[]> {
  if (!kinds.includes('large_overpayment')) return [];
  const payments = await query(
    `SELECT r.entry_id AS id, e.recorded_at AS at, r.overpaid_after AS overpaid,
            ARRAY(SELECT amount FROM installments i
                   WHERE i.agreement_id = r.agreement_id AND i.schedule_number = a.schedule_number AND number > 0) AS rows
       FROM receipts r JOIN entries e ON e.id = r.entry_id JOIN agreements a ON a.id = r.agreement_id`,
  );
  return payments
    .filter(({ at, overpaid, rows }) => isRecent(at, now) && overpaid > 2 * Math.max(...rows))
    .map(({ id, at }) => ({ kind: 'large_overpayment', subjectId: id, at }));
}

async function cashOf({ userId, kinds }: Person): Promise<Told[]> {
  if (!kinds.includes('cash_difference')) return [];
  const movements = await query(
    `SELECT id, given_by AS "givenBy", counted_by AS "countedBy", stated, amount, settles, counted_at AS at FROM cash_movements`,
  );
  const settled = new Set(movements.map(({ settles }) => settles));
  return movements
    .filter(({ stated, amount }) => stated !== null && stated !== amount)
    .filter(({ id, givenBy, countedBy }) => !settled.has(id) && maySettle(userId, givenBy, countedBy))
    .map(({ id, at }) => ({ kind: 'cash_difference', subjectId: id, at }));
}

/** True for anyone apart from both, and for one of them where no other superadmin can; a giver leaves it to the one who counted. */
function maySettle(userId: string, givenBy: string, countedBy: string): boolean {
  if (userId !== givenBy && userId !== countedBy) return true;
  const apart = userId === givenBy ? [givenBy] : [givenBy, countedBy];
  return !readers.some((other) => other.role === 'superadmin' && !apart.includes(other.userId));
}

/** Two superadmins are readers, so that each deposit has another who confirms it. */
async function depositsOf({ userId, kinds }: Person, now: Instant): Promise<Told[]> {
  if (!kinds.includes('cash_in_transit')) return [];
  const deposits = await query(
    `SELECT id, counted_by AS "by", counted_at AS "madeAt", EXISTS (SELECT FROM cash_arrivals WHERE deposit_id = m.id) AS "hasArrived"
       FROM cash_movements m WHERE kind = 'deposit'`,
  );
  return deposits
    .map((deposit) => ({ ...deposit, at: new Date(deposit.madeAt.getTime() + 3 * dayMs) }))
    .filter(({ by, hasArrived, at }) => by !== userId && !hasArrived && at.getTime() <= now)
    .map(({ id, at }) => ({ kind: 'cash_in_transit', subjectId: id, at }));
}

/** The same for expenses. */
async function expensesOf({ userId, kinds }: Person, now: Instant): Promise<Told[]> {
  if (!kinds.includes('cash_expense_waiting')) return [];
  const expenses = await query(
    `SELECT id, counted_by AS "by", counted_at AS "paidAt",
            EXISTS (SELECT FROM cash_expense_confirmations WHERE expense_id = id) AS "isConfirmed"
       FROM cash_movements WHERE kind = 'expense'`,
  );
  return expenses
    .map((expense) => ({ ...expense, at: new Date(expense.paidAt.getTime() + 3 * dayMs) }))
    .filter(({ by, isConfirmed, at }) => by !== userId && !isConfirmed && at.getTime() <= now)
    .map(({ id, at }) => ({ kind: 'cash_expense_waiting', subjectId: id, at }));
}

/** Everyone is told of their own hand, a custodian of the hands of the branch, and superadmins of all. The higher level is told alone. */
async function crossingsOf({ userId, branchId: reached, kinds }: Person): Promise<Told[]> {
  if (!kinds.includes('cash_at_limit')) return [];
  const crossings = await query(
    'SELECT id, hand_of AS "handOf", level, crossed_at AS at FROM cash_limit_crossings',
  );
  const drawers = await query('SELECT branch_id AS id, custodian_id AS "custodianId" FROM cash_drawers');
  const keepsDrawer = drawers.some(({ id, custodianId }) => id === reached && custodianId === userId);
  const isOfBranch = (handOf: string) =>
    readers.some((one) => one.userId === handOf && one.branchId === reached);
  return crossings
    .filter(({ handOf }) => reached === null || handOf === userId || (keepsDrawer && isOfBranch(handOf)))
    .filter(
      ({ handOf, level }) =>
        level === 'reached' || !crossings.some((one) => one.handOf === handOf && one.level === 'reached'),
    )
    .map(({ id, level, at }) => ({
      kind: level === 'near' ? 'cash_near_limit' : 'cash_at_limit',
      subjectId: id,
      at,
    }));
}

/** The side that did not ask is told; a superadmin too, if that one is an employee of another branch. */
async function reversalsOf({ userId, role }: Person): Promise<Told[]> {
  const requests = await query(
    `SELECT q.id, q.asked_by AS "askedBy", q.asked_at AS at, m.given_by AS "givenBy", m.counted_by AS "countedBy", m.branch_id AS "branchId"
       FROM cash_reversal_requests q JOIN cash_movements m ON m.id = q.movement_id`,
  );
  return requests
    .filter(({ askedBy, givenBy, countedBy, branchId: of }) => {
      const other = readers.find((one) => one.userId === (askedBy === givenBy ? countedBy : givenBy));
      const isGone = other?.role === 'employee' && other.branchId !== of;
      return other?.userId === userId || (isGone && role === 'superadmin' && askedBy !== userId);
    })
    .map(({ id, at }) => ({ kind: 'cash_reversal_asked', subjectId: id, at }));
}

/** No day is closed here, so the last week of each drawer is open. The branch and the day give the notice its id. */
async function openDaysOf({ userId, branchId: reached }: Person, now: Instant): Promise<Told[]> {
  const morning = startOfBusinessDate(businessDateOf(now));
  const drawers = await query(
    `SELECT d.branch_id AS id, d.custodian_id AS "custodianId", greatest(d.opened_at, $1) AS since,
            overlay(overlay(md5(d.branch_id::text || $2::date) PLACING '8' FROM 13) PLACING '8' FROM 17)::uuid AS day
       FROM cash_drawers d`,
    [new Date(now - 7 * dayMs), businessDateOf(now)],
  );
  const moved = await query(
    `SELECT branch_id AS id, counted_at AS at FROM cash_movements
      UNION ALL
     SELECT branch_id, recorded_at FROM entries WHERE method = 'cash' AND kind <> 'delivery' AND NOT brought_in`,
  );
  return drawers
    .filter(({ id, custodianId }) => reached === null || (id === reached && custodianId === userId))
    .filter(({ id, since }) =>
      moved.some((one) => one.id === id && one.at >= since && one.at.getTime() < morning),
    )
    .map(({ day }) => ({ kind: 'cash_day_open', subjectId: day, at: new Date(morning) }));
}

async function rightsOf({ userId, kinds }: Person, now: Instant): Promise<Told[]> {
  if (!kinds.includes('rights_requested')) return [];
  const requests = await query(
    `SELECT id, state, requested_by AS "requestedBy", requested_at AS "requestedAt", decided_by AS "decidedBy",
            decided_at AS "decidedAt" FROM rights_requests`,
  );
  return requests.flatMap(({ id, state, ...request }) => {
    if (request.requestedBy === userId) return [];
    const isNews = state === 'approved' && request.decidedBy !== userId && isRecent(request.decidedAt, now);
    if (state !== 'pending' && !isNews) return [];
    return [
      { kind: 'rights_requested', subjectId: id, at: (request.decidedAt ?? request.requestedAt) as Date },
    ];
  });
}

function sentOf({ branchId: reached }: Person): Promise<Told[]> {
  const isReached = (_: string, n: number) => reached === null || readers[n]?.branchId === reached;
  return sentAndWaiting(testApi, agreements.filter(isReached));
}

async function listed(person: Person, now: Instant, isUnread: boolean) {
  const rows = [];
  let cursor: string | undefined;
  do {
    const answer = await listNotices(testApi.context.pool, readerOf(person), now, { cursor, isUnread });
    rows.push(...answer.rows);
    cursor = answer.page.next ?? undefined;
  } while (cursor !== undefined);
  return rows.map(({ kind, subjectId, at, isRead }) => ({ kind, subjectId, at, isRead }));
}

test('the list, the unread list and the count always agree with a count of every notice', async () => {
  const story = fc.record({
    happenings: fc.array(happening, { maxLength: 12 }),
    readAll: fc.option(fc.record({ reader: fc.nat(3), ago })),
    passes: fc.integer({ min: 0, max: 10 * dayMs }),
  });
  const stage = { testApi, agreements, userIds: readers.map(({ userId }) => userId) };
  const told = new Set<string>();
  await fc.assert(
    fc.asyncProperty(story, async ({ happenings, readAll, passes }) => {
      for (const one of happenings) await happen(stage, one);
      const now = testApi.clock.now();
      if (readAll !== null)
        await testApi.context.pool.query(
          'INSERT INTO notice_marks VALUES ($1, $2) ON CONFLICT (user_id) DO UPDATE SET read_until = excluded.read_until',
          [readers[readAll.reader]?.userId, new Date(now - readAll.ago)],
        );
      for (const at of [now, now + passes]) {
        for (const person of readers) {
          const all = await readEverything(person, at);
          for (const { kind } of all) told.add(kind);
          const unread = all.filter(({ isRead }) => !isRead);
          expect(await listed(person, at, false)).toEqual(all);
          expect(await listed(person, at, true)).toEqual(unread);
          const summary = await findNoticeSummary(testApi.context.pool, readerOf(person), at);
          expect(summary.unread).toBe(Math.min(unread.length, 100));
          expect(summary.latest.map(({ subjectId }) => subjectId)).toEqual(
            all.slice(0, latestNotices).map(({ subjectId }) => subjectId),
          );
        }
      }
    }),
    { numRuns: 15, examples: [[{ happenings: [...oneOfEachKind], readAll: null, passes: 0 }]] },
  );
  expect([...told].sort()).toEqual([...noticeKinds].sort());
});
