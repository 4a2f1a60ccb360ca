import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noticeKinds } from '#contract/desk/notices.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { endOf } from '#domain/desk/challenges/challenge-actions.ts';
import { promiseDueSoonMs, promisedUntil, promiseStateOf } from '#domain/desk/contact-requests/promise.ts';
import { dayMs, type Instant, minuteMs } from '#domain/instant.ts';
import { createTestApi, type TestApi } from '#test/support/api.ts';
import { addContactRequest } from '#test/support/contact-requests.ts';
import { active, type Desk, openDesk } from '#test/support/lending.ts';
import { branchId } from '#test/support/office.ts';
import { fc } from '#test/support/properties.ts';
import { sendAsCustomer, sentAndWaiting, sentThing } from '#test/support/sent-by-customers.ts';
import { findNoticeSummary, listNotices, type Reader, toldMs } from './notices.queries.ts';

let testApi: TestApi;
let desks: readonly Desk[];
let agreements: readonly string[];
let readers: readonly Reader[];

beforeAll(async () => {
  testApi = await createTestApi();
  desks = [await openDesk(testApi, 'SGD'), await openDesk(testApi, 'LHE')];
  const today = businessDateOf(testApi.clock.now());
  // Of one an installment is due; of the other none is before the clock has moved on.
  agreements = await Promise.all(
    desks.map((desk, n) => active(testApi, desk, { startOn: today, firstDueOn: addDays(today, 4 * n) })),
  );
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

const who = fc.nat(3);
const share = fc.double({ min: 0, max: 1, noNaN: true });
/** Who has read it. */
const reader = fc.option(who);

const approval = fc.record({
  what: fc.constant('approval'),
  where: fc.nat(1),
  by: who,
  decider: who,
  state: fc.constantFrom('pending', 'approved', 'rejected', 'withdrawn', 'outdated'),
  requestedAgo: ago,
  decidedAfter: share,
  reader,
});
const request = fc.record({
  what: fc.constant('request'),
  where: fc.nat(1),
  receivedAgo: fc.oneof(
    ago,
    fc.integer({ min: 20 * 60, max: 26 * 60 }).map((n) => n * minuteMs),
  ),
  given: fc.array(fc.record({ to: who, by: who, after: share }), { maxLength: 3 }),
  ends: fc.constantFrom('contact', 'spam', 'handed_back', null, null, null),
  reader,
});
const promise = fc.record({
  what: fc.constant('promise'),
  where: fc.nat(1),
  forDay: fc.integer({ min: -40, max: 5 }),
  reader,
});
const challenge = fc.record({
  what: fc.constant('challenge'),
  endsIn: fc.integer({ min: -40, max: 5 }),
  who: fc.array(who, { maxLength: 2 }),
  isCancelled: fc.boolean(),
  reader,
});
const sent = fc.record({ ...sentThing, where: fc.nat(1), sentAgo: ago, reader });
type Of<A> = A extends fc.Arbitrary<infer Value> ? Value : never;
const happening = fc.oneof(approval, request, promise, challenge, sent) as fc.Arbitrary<
  Of<typeof approval> | Of<typeof request> | Of<typeof promise> | Of<typeof challenge> | Of<typeof sent>
>;
type Happening = Of<typeof happening>;

const query = async (text: string, values: readonly unknown[] = []) =>
  (await testApi.context.pool.query(text, [...values])).rows;
const idOf = (n: number) => readers[n]?.userId;
const before = (ms: number) => new Date(testApi.clock.now() - ms);

async function happen(one: Happening): Promise<void> {
  const [kind, id] = await written(one);
  if (one.reader === null || id === undefined) return;
  await query('INSERT INTO notice_reads VALUES ($1, $2, $3, $4)', [idOf(one.reader), kind, id, before(0)]);
}

/** Writes it, and answers the name of a notice that it may be. */
function written(one: Happening): Promise<[kind: string, id: string | undefined]> {
  switch (one.what) {
    case 'approval':
      return writeApproval(one as Of<typeof approval>);
    case 'request':
      return writeRequest(one as Of<typeof request>);
    case 'promise':
      return writePromise(one as Of<typeof promise>);
    case 'sent':
      return writeSent(one as Of<typeof sent>);
    default:
      return writeChallenge(one as Of<typeof challenge>);
  }
}

async function writeApproval(one: Of<typeof approval>): Promise<[string, string]> {
  const { where, by, decider, state, requestedAgo, decidedAfter } = one;
  const isDecided = state === 'approved' || state === 'rejected';
  const id = uuidv7();
  await query(
    `INSERT INTO approvals (id, kind, agreement_id, reason, slip, details, state, requested_by, requested_at,
                            decided_by, decided_at, decision_note, decided_alone)
     VALUES ($1, 'back_dating', $2, 'r', $1::uuid::text, '{}', $3, $4, $5, $6, $7, 'n', true)`,
    [
      id,
      agreements[where],
      state,
      idOf(by),
      before(requestedAgo),
      isDecided ? idOf(decider) : null,
      isDecided ? before(Math.round(requestedAgo * decidedAfter)) : null,
    ],
  );
  return [state === 'pending' ? 'decision_waiting' : 'decision_taken', id];
}

async function writeRequest(one: Of<typeof request>): Promise<[string, string | undefined]> {
  const { where, receivedAgo, given, ends } = one;
  const branchCode = where === 0 ? 'SGD' : 'LHE';
  const { pool } = testApi.context;
  const id = await addContactRequest(pool, { branchCode, receivedAt: before(receivedAgo) });
  const record = (kind: string, by: number, ms: number, assignee: number | null) =>
    query(
      `INSERT INTO contact_request_events (id, request_id, kind, recorded_by, recorded_at, assignee_id, result)
       VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id`,
      [
        uuidv7(),
        id,
        kind,
        idOf(by),
        before(ms),
        assignee === null ? null : idOf(assignee),
        kind === 'called' ? 'reached' : null,
      ],
    );
  const inOrder = given.toSorted((one, other) => other.after - one.after);
  let last: string | undefined;
  for (const { to, by, after } of inOrder) {
    const kind = to === by ? 'taken' : 'assigned';
    [{ id: last }] = (await record(kind, by, Math.round(receivedAgo * after), to)) as [{ id: string }];
  }
  const holder = inOrder.at(-1)?.to ?? null;
  const isHandedBack = ends === 'handed_back' && holder !== null;
  if (isHandedBack) await record('handed_back', holder, 0, holder);
  if (ends === 'contact') await record('called', 0, 0, null);
  await query('UPDATE contact_requests SET assignee_id = $2, close_reason = $3 WHERE id = $1', [
    id,
    holder === null || isHandedBack ? null : idOf(holder),
    ends === 'spam' ? 'spam' : null,
  ]);
  return given.length === 1 ? ['request_assigned', last] : ['contact_due', id];
}

async function writePromise({ where, forDay }: Of<typeof promise>): Promise<[string, string]> {
  const id = uuidv7();
  const promisedFor = addDays(businessDateOf(testApi.clock.now()), forDay);
  await query(
    `INSERT INTO payment_promises (id, agreement_id, amount, made_on, promised_for, recorded_at, recorded_by)
     VALUES ($1, $2, 500, $3, $3, $4, $5)`,
    [id, agreements[where], promisedFor, before(0), idOf(where)],
  );
  return ['payment_promise_broken', id];
}

async function writeChallenge(one: Of<typeof challenge>): Promise<[string, string]> {
  const id = uuidv7();
  const endsOn = addDays(businessDateOf(testApi.clock.now()), one.endsIn);
  await query(
    `INSERT INTO challenges (id, title, metric, target, balancing_metric, bound_max, starts_on, ends_on, reward, created_at,
                             created_by, cancelled_at, cancelled_by, cancel_reason)
     VALUES ($1, 'Collect', 'amount_collected', 1, 'par30', 1, $2, $2, 'Tea', $3, $4, $5, $6, $7)`,
    [id, endsOn, before(0), idOf(2), ...(one.isCancelled ? [before(0), idOf(2), 'r'] : [null, null, null])],
  );
  for (const n of new Set(one.who))
    await query('INSERT INTO challenge_participants VALUES ($1, $2, true)', [id, idOf(n)]);
  return ['challenge_ended', id];
}

async function writeSent(one: Of<typeof sent>): Promise<[string, string | undefined]> {
  const { thing, where, isSettled, sentAgo } = one;
  const settled = isSettled ? { at: before(0), by: idOf(2) ?? '' } : null;
  const agreementId = agreements[where] ?? '';
  return [thing, await sendAsCustomer(testApi, thing, { agreementId, at: before(sentAgo), settled })];
}

interface Told {
  readonly kind: string;
  readonly subjectId: string;
  readonly at: Date;
}

/** What a person would find who went through everything there is. */
async function readEverything(who: Reader, now: Instant) {
  const reads = await query('SELECT kind, subject_id AS id FROM notice_reads WHERE user_id = $1', [
    who.userId,
  ]);
  const marks = await query('SELECT read_until AS until FROM notice_marks WHERE user_id = $1', [who.userId]);
  const found = await Promise.all(
    [approvalsOf, requestsOf, promisesOf, challengesOf, sentOf].map((of) => of(who, now)),
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

/** Whether it happened by now, and not too long ago. */
const isRecent = (at: Date, now: Instant) => at.getTime() <= now && at.getTime() >= now - toldMs;

async function approvalsOf({ userId, branchId: reached, kinds }: Reader, now: Instant): Promise<Told[]> {
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
      request.decidedAt.getTime() >= now - toldMs;
    return isTold ? [{ kind: 'decision_taken', subjectId: request.id, at: request.decidedAt as Date }] : [];
  });
}

async function requestsOf({ userId, branchId: reached }: Reader, now: Instant): Promise<Told[]> {
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

async function promisesOf({ userId }: Reader, now: Instant): Promise<Told[]> {
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

async function challengesOf({ userId, branchId: reached }: Reader, now: Instant): Promise<Told[]> {
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

function sentOf({ branchId: reached }: Reader): Promise<Told[]> {
  const isReached = (_: string, n: number) => reached === null || readers[n]?.branchId === reached;
  return sentAndWaiting(testApi, agreements.filter(isReached));
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

/** One of each kind, for the employee of Sargodha or a superadmin. */
const oneOfEachKind: readonly Happening[] = [
  {
    what: 'approval',
    where: 0,
    by: 0,
    decider: 2,
    state: 'pending',
    requestedAgo: dayMs,
    decidedAfter: 0,
    reader: null,
  },
  {
    what: 'approval',
    where: 0,
    by: 0,
    decider: 2,
    state: 'approved',
    requestedAgo: dayMs,
    decidedAfter: 0.5,
    reader: null,
  },
  {
    what: 'request',
    where: 0,
    receivedAgo: dayMs,
    given: [{ to: 0, by: 2, after: 0.5 }],
    ends: null,
    reader: null,
  },
  { what: 'promise', where: 0, forDay: -2, reader: null },
  { what: 'challenge', endsIn: -1, who: [0], isCancelled: false, reader: null },
  { what: 'sent', thing: 'transfer_reported', where: 0, isSettled: false, sentAgo: dayMs, reader: null },
  { what: 'sent', thing: 'customer_asked', where: 0, isSettled: false, sentAgo: dayMs, reader: null },
];

test('at any moment, list, unread list and count say what a reading of everything says', async () => {
  const story = fc.record({
    happenings: fc.array(happening, { maxLength: 12 }),
    readAll: fc.option(fc.record({ reader: fc.nat(3), ago })),
    passes: fc.integer({ min: 0, max: 10 * dayMs }),
  });
  const told = new Set<string>();
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
        for (const person of readers) {
          const all = await readEverything(person, at);
          for (const { kind } of all) told.add(kind);
          const unread = all.filter(({ isRead }) => !isRead);
          expect(await listed(person, at, false)).toEqual(all);
          expect(await listed(person, at, true)).toEqual(unread);
          const summary = await findNoticeSummary(testApi.context.pool, person, at);
          expect(summary.unread).toBe(Math.min(unread.length, 100));
          expect(summary.latest.map(({ subjectId }) => subjectId)).toEqual(
            all.slice(0, 5).map(({ subjectId }) => subjectId),
          );
        }
      }
    }),
    { numRuns: 15, examples: [[{ happenings: [...oneOfEachKind], readAll: null, passes: 0 }]] },
  );
  expect([...told].sort()).toEqual([...noticeKinds].sort());
});
