import { afterAll, beforeEach, expect, test } from 'vitest';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addDays, type CalendarDate } from '#domain/calendar/calendar-date.ts';
import { promisedUntil, promiseStateOf } from '#domain/desk/contact-requests/promise.ts';
import { hourMs, type Instant } from '#domain/instant.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { type BodyOf, everyPage } from '#test/support/calls/calls.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { addChallenge } from '#test/support/desk/challenges.ts';
import { addContactRequest, contacted, mergeListed } from '#test/support/desk/contact-requests.ts';
import { fc } from '#test/support/runs/properties.ts';

let testApi: TestApi;

beforeEach(async () => {
  await testApi?.close();
  testApi = await createTestApi();
});
afterAll(() => testApi.close());

interface Colleague {
  readonly id: string;
  readonly email: string;
}

/** Two employees of a branch and a superadmin, with new sessions whenever hours have passed. */
async function openRoom() {
  const [ali, sana, admin] = [
    await testApi.addUser('employee', 'SGD'),
    await testApi.addUser('employee', 'SGD'),
    await testApi.addUser('superadmin'),
  ];
  const signIn = async () => ({
    as: await Promise.all([ali, sana].map(({ email }) => testApi.signIn(email))),
    superadmin: await testApi.signIn(admin.email),
  });
  return { people: [ali, sana] as readonly Colleague[], signIn };
}

const inTime = { metric: 'first_contact_in_time', target: 9_000 } as const;
const visits = { metric: 'home_visits_done', target: 2 } as const;

function challengeOf(
  superadmin: Session,
  people: readonly Colleague[],
  given: Partial<BodyOf<'createChallenge'>>,
) {
  const desk = { superadmin, superadminId: '', employee: superadmin, employeeId: '' };
  const employeeIds = people.map(({ id }) => id);
  return addChallenge(testApi, desk, { balancingMetric: 'late_contacts', employeeIds, ...given });
}

async function allFiguresOf(as: Session, id: string) {
  const { scores } = await testApi.call('getChallengeScores', { as, params: { id } });
  return new Map(
    scores.map(({ employee, reached, balance }) => [employee.id, { reached, late: balance.part }] as const),
  );
}

const figuresOf = async (as: Session, id: string, employeeId: string) =>
  (await allFiguresOf(as, id)).get(employeeId);

async function pointsOf(as: Session, id: string, employeeId: string) {
  const pages = await everyPage((cursor) =>
    testApi.call('listChallengePoints', { as, params: { id, employeeId }, query: { cursor } }),
  );
  return pages.flatMap(({ data }) => data);
}

const received = (hoursAgo: number) => ({ receivedAt: new Date(testApi.clock.now() - hoursAgo * hourMs) });

test('a first contact in time counts for the employee who logged it, a missed one for the assignee and not for a later caller', async () => {
  const { people, signIn } = await openRoom();
  const [ali, sana] = people as [Colleague, Colleague];
  const first = await signIn();
  const { id } = await challengeOf(first.superadmin, people, inTime);
  const { pool } = testApi.context;
  const [quick, slow, free] = [
    await addContactRequest(pool, { ...received(2), fullName: 'Quick' }),
    await addContactRequest(pool, { ...received(2), fullName: 'Slow', phone: '03000000347' }),
    await addContactRequest(pool, { ...received(2), fullName: 'Free', phone: '03000000348' }),
  ];
  await contacted(testApi, first.as[0] as Session, quick);
  await testApi.call('takeContactRequest', { as: first.as[0] as Session, params: { id: slow } });
  await testApi.call('takeContactRequest', { as: first.as[0] as Session, params: { id: free } });
  await testApi.call('handBackContactRequest', {
    as: first.as[0] as Session,
    params: { id: free },
    body: {},
  });
  expect(await figuresOf(first.superadmin, id, ali.id)).toEqual({ reached: { part: 1, whole: 1 }, late: 0 });

  testApi.clock.advance(24 * hourMs);
  const { as, superadmin } = await signIn();
  const missed = { reached: { part: 1, whole: 2 }, late: 1 };
  expect(await figuresOf(superadmin, id, ali.id)).toEqual(missed);
  const body = { ids: [slow], assigneeId: sana.id };
  await testApi.call('assignContactRequests', { as: superadmin, body });
  await contacted(testApi, as[1] as Session, slow);
  await contacted(testApi, as[1] as Session, free);
  expect(await figuresOf(superadmin, id, ali.id)).toEqual(missed);
  expect(await figuresOf(superadmin, id, sana.id)).toEqual({ reached: { part: 0, whole: 0 }, late: 0 });

  const points = await pointsOf(superadmin, id, ali.id);
  expect(points.map(({ kind, on, counted, request }) => [kind, on, counted, request?.fullName])).toEqual([
    ['first_contact', '2026-11-21', 0, 'Slow'],
    ['first_contact', '2026-11-20', 1, 'Quick'],
  ]);
  // The request is a colleague's by now, so its visitor is not named to the earlier assignee.
  const own = await pointsOf(as[0] as Session, id, ali.id);
  expect(own.map(({ request }) => request?.fullName)).toEqual([undefined, 'Quick']);
});

test('a challenge on first contacts is won by contacts in time, and lost when more promises are missed than allowed', async () => {
  const { people, signIn } = await openRoom();
  const { as, superadmin } = await signIn();
  const { id } = await challengeOf(superadmin, people.slice(0, 1), { ...inTime, target: 5_000, boundMax: 0 });
  const { pool } = testApi.context;
  await contacted(testApi, as[0] as Session, await addContactRequest(pool, received(1)));
  const held = await addContactRequest(pool, { ...received(1), phone: '03000000347' });
  await testApi.call('takeContactRequest', { as: as[0] as Session, params: { id: held } });
  const standing = async (reader: Session) =>
    (await testApi.call('getChallengeScores', { as: reader, params: { id } })).scores[0]?.standing;
  expect(await standing(superadmin)).toBe('winning');
  testApi.clock.advance(24 * hourMs);
  expect(await standing((await signIn()).superadmin)).toBe('over_bound');
});

test('a home visit counts at most once a day, and only if the visitor was reached', async () => {
  const { people, signIn } = await openRoom();
  const [ali] = people as [Colleague];
  const { as, superadmin } = await signIn();
  const { id } = await challengeOf(superadmin, people, visits);
  const params = { id: await addContactRequest(testApi.context.pool, received(1)) };
  const visit = (result: 'reached' | 'no_answer', by = as[0] as Session) =>
    testApi.call('logRequestContact', { as: by, params, body: { channel: 'visit', result } });
  await visit('no_answer');
  expect(await pointsOf(superadmin, id, ali.id)).toEqual([]);
  await visit('reached');
  await visit('reached');
  expect((await figuresOf(superadmin, id, ali.id))?.reached).toEqual({ part: 1, whole: 1 });
  testApi.clock.advance(24 * hourMs);
  const later = await signIn();
  await visit('reached', later.as[0] as Session);
  expect((await figuresOf(later.superadmin, id, ali.id))?.reached).toEqual({ part: 2, whole: 1 });
});

interface RequestHistory {
  readonly id: string;
  readonly receivedAt: Instant;
  readonly mergedInto: string | null;
  readonly events: readonly {
    readonly kind: string;
    readonly at: Instant;
    readonly by: string;
    readonly result: string | null;
    readonly assigneeId: string | null;
  }[];
}

async function readHistories(): Promise<ReadonlyMap<string, RequestHistory>> {
  const { rows } = await testApi.context.pool.query<RequestHistory>(
    `SELECT r.id, (extract(epoch FROM r.received_at) * 1000)::bigint AS "receivedAt", r.merged_into AS "mergedInto",
            (SELECT coalesce(json_agg(json_build_object('kind', e.kind, 'by', e.recorded_by, 'result', e.result,
                      'at', (extract(epoch FROM e.recorded_at) * 1000)::bigint, 'assigneeId', e.assignee_id)
                    ORDER BY e.recorded_at, e.id), '[]')
               FROM contact_request_events e WHERE e.request_id = r.id) AS events
       FROM contact_requests r`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

interface Window {
  readonly startsOn: CalendarDate;
  readonly endsOn: CalendarDate;
  readonly now: Instant;
}

/** Everyone's results, recomputed from the trail of each request. */
function recomputed(histories: ReadonlyMap<string, RequestHistory>, { startsOn, endsOn, now }: Window) {
  const isWithin = (at: Instant) => businessDateOf(at) >= startsOn && businessDateOf(at) <= endsOn;
  const [kept, broken, visited]: [string[], string[], string[]] = [[], [], []];
  for (const { receivedAt, mergedInto, events } of histories.values()) {
    const own = events.filter(({ result }) => result !== null);
    const ofTrail = (mergedInto === null ? undefined : histories.get(mergedInto))?.events ?? [];
    const [first] = [...own, ...ofTrail.filter(({ result, at }) => result !== null && at >= receivedAt)]
      .map(({ at }) => at)
      .toSorted((a, b) => a - b);
    const until = promisedUntil(receivedAt);
    const state = promiseStateOf(receivedAt, first ?? null, now);
    const holder = events
      .filter(({ at, assigneeId }) => assigneeId !== null && at <= until)
      .findLast(({ kind }) => kind === 'assigned' || kind === 'taken' || kind === 'handed_back');
    const isAnsweredAlone = mergedInto === null || own.length > 0;
    if (state === 'kept' && own[0] !== undefined && own[0].at === first && isWithin(first))
      kept.push(own[0].by);
    if ((state === 'late' || state === 'overdue') && isAnsweredAlone && isWithin(until)) {
      if (holder !== undefined && holder.kind !== 'handed_back') broken.push(holder.assigneeId ?? '');
    }
    const days = new Set<CalendarDate>();
    for (const { kind, result, at, by } of events) {
      if (kind !== 'visited' || result === 'no_answer' || days.has(businessDateOf(at))) continue;
      days.add(businessDateOf(at));
      if (isWithin(at)) visited.push(by);
    }
  }
  return (employeeId: string) => {
    const [keptOwn, brokenOwn, visitedOwn] = [kept, broken, visited].map(
      (all) => all.filter((by) => by === employeeId).length,
    ) as [number, number, number];
    return {
      inTime: { reached: { part: keptOwn, whole: keptOwn + brokenOwn }, late: brokenOwn },
      visits: { reached: { part: visitedOwn, whole: 1 }, late: brokenOwn },
    };
  };
}

const step = fc.record({
  does: fc.constantFrom(
    ...(['write', 'write', 'write', 'call', 'call', 'visit', 'visit', 'take', 'assign'] as const),
    ...(['hand_back', 'close', 'merge', 'wait', 'wait', 'wait'] as const),
  ),
  by: fc.nat(1),
  which: fc.nat(1_000),
  hours: fc.integer({ min: 1, max: 20 }),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const runs = 3;

/** One request that gets a visit at once, and one that somebody takes and leaves until the promise is broken. */
const plain = [
  ...(['write', 'visit'] as const).map((does) => ({ does, which: 0, by: 0, hours: 20 })),
  ...(['write', 'take', 'wait', 'wait'] as const).map((does) => ({ does, which: 1, by: 0, hours: 20 })),
];

test('progress on contact requests equals a count of every event, during the challenge and after it', async () => {
  const counts = { kept: 0, late: 0, visits: 0 };
  const random = fc.sample(fc.array(step, { minLength: 50, maxLength: 70 }), runs);
  for (const steps of [plain, ...random]) {
    const seen = await follow(steps);
    counts.kept += seen.kept;
    counts.late += seen.late;
    counts.visits += seen.visits;
  }
  expect(Math.min(counts.kept, counts.late, counts.visits)).toBeGreaterThan(0);
});

/** Plays a history and compares after each step in time. Returns the number of results compared at the end. */
async function follow(steps: readonly Step[]) {
  const { people, signIn } = await openRoom();
  let room = await signIn();
  const startsOn = businessDateOf(testApi.clock.now());
  const endsOn = addDays(startsOn, 4);
  const ids: string[] = [];
  const challenges = [
    await challengeOf(room.superadmin, people, { ...inTime, startsOn, endsOn }),
    await challengeOf(room.superadmin, people, { ...visits, startsOn, endsOn }),
  ];
  const total = { kept: 0, late: 0, visits: 0 };
  const look = async () => {
    const histories = await readHistories();
    const expectedOf = recomputed(histories, { startsOn, endsOn, now: testApi.clock.now() });
    Object.assign(total, { kept: 0, late: 0, visits: 0 });
    const [first, visited] = await Promise.all(challenges.map(({ id }) => allFiguresOf(room.superadmin, id)));
    for (const { id: employeeId } of people) {
      const expected = expectedOf(employeeId);
      expect(first?.get(employeeId)).toEqual(expected.inTime);
      expect(visited?.get(employeeId)).toEqual(expected.visits);
      total.kept += expected.inTime.reached.part;
      total.late += expected.inTime.late;
      total.visits += expected.visits.reached.part;
      for (const [index, { id }] of challenges.entries()) {
        const points = await pointsOf(room.superadmin, id, employeeId);
        const sum = points.reduce((counted, point) => counted + point.counted, 0);
        expect(sum).toBe((index === 0 ? expected.inTime : expected.visits).reached.part);
      }
    }
  };
  for (const { does, by, which, hours } of steps) {
    const as = room.as[by] as Session;
    const id = ids[which % ids.length];
    if (does === 'wait') {
      testApi.clock.advance(hours * hourMs);
      room = await signIn();
      if (businessDateOf(testApi.clock.now()) <= endsOn) await look();
    } else if (does === 'write' || id === undefined) {
      const phone = `0300000000${which % 8}`;
      ids.push(await addContactRequest(testApi.context.pool, { ...received(0), phone }));
    } else await work(does, { as, superadmin: room.superadmin, id, assigneeId: people[which % 2]?.id ?? '' });
  }
  testApi.clock.advance(5 * 24 * hourMs);
  room = await signIn();
  await look();
  return total;
}

interface Work {
  readonly as: Session;
  readonly superadmin: Session;
  readonly id: string;
  readonly assigneeId: string;
}

/** One action on a request, or its refusal. */
async function work(does: Step['does'], { as, superadmin, id, assigneeId }: Work): Promise<void> {
  const params = { id };
  const log = (body: BodyOf<'logRequestContact'>) =>
    testApi.attempt('logRequestContact', {
      as,
      params,
      body: { ...body, outsideHoursReason: 'The visitor asked for it' },
    });
  if (does === 'call') await log({ channel: 'call', result: 'no_answer' });
  else if (does === 'visit') await log({ channel: 'visit', result: 'reached' });
  else if (does === 'take') await testApi.attempt('takeContactRequest', { as, params });
  else if (does === 'assign')
    await testApi.attempt('assignContactRequests', { as: superadmin, body: { ids: [id], assigneeId } });
  else if (does === 'hand_back') await testApi.attempt('handBackContactRequest', { as, params, body: {} });
  else if (does === 'merge') await mergeListed(testApi, superadmin, id);
  else if (does === 'close')
    await testApi.attempt('closeContactRequest', { as, params, body: { reason: 'duplicate' } });
}
