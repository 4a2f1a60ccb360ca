import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import type { BodyOf } from '#test/support/calls/calls.ts';
import { addChallenge, challengeBody } from '#test/support/desk/challenges.ts';
import { addEmployee, auditOf, branchId } from '#test/support/desk/office.ts';
import { active, ask, type Desk, grant, openDesk, pay } from '#test/support/lending/lending.ts';

const dayMs = 24 * 3_600_000;

let testApi: TestApi;
let desk: Desk;

beforeEach(async () => {
  await testApi?.close();
  testApi = await createTestApi();
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());

const scoresOf = (id: string, as = desk.superadmin) =>
  testApi.call('getChallengeScores', { as, params: { id } });

const pointsOf = async (id: string, employeeId = desk.employeeId, as = desk.employee) =>
  (await testApi.call('listChallengePoints', { as, params: { id, employeeId } })).data;

/** Sessions end overnight, so everyone signs in again. */
async function nextDay(): Promise<void> {
  testApi.clock.advance(dayMs);
  const { employeeId } = desk;
  desk = { ...(await openDesk(testApi)), employeeId };
}

/** Requests and approves the reversal of a payment. */
async function reverse(entryId: string): Promise<void> {
  await grant(testApi, desk, await ask(testApi, desk, 'requestReversal', entryId));
}

const refusedFields = async (given: Partial<BodyOf<'createChallenge'>>) => {
  const body = challengeBody(desk, given);
  const { errors = [] } = await testApi.refusal('createChallenge', { as: desk.superadmin, body });
  return errors.map(({ field, message }) => `${field}: ${message}`);
};

test('each mistake in the form is reported at its field', async () => {
  expect(await refusedFields({ endsOn: '2026-11-19' })).toEqual([
    'endsOn: The end date is before the start date',
  ]);
  expect(await refusedFields({ endsOn: '2027-11-20' })).toEqual(['endsOn: Choose at most one year']);
  expect(await refusedFields({ startsOn: '2026-11-19' })).toEqual([
    'startsOn: The start has passed: choose today or a later date',
  ]);
  expect(await refusedFields({ target: 0 })).toEqual(['target: Enter a target of more than zero']);
  expect(await refusedFields({ metric: 'collection_rate', target: 10_001 })).toEqual([
    'target: This cannot be reached: a rate is at most 100%',
  ]);
  expect(await refusedFields({ boundMax: -1 })).toEqual([
    'boundMax: Enter the limit that must hold, zero or more: volume alone does not win',
  ]);
  expect(await refusedFields({ employeeIds: [] })).toEqual([
    'employeeIds: Choose at least one branch or one employee',
  ]);
  expect(await refusedFields({ branchIds: [desk.employeeId] })).toEqual([
    'branchIds: Choose one of the branches',
  ]);
});

test('an inactive employee, a superadmin and a branch without employees cannot take part', async () => {
  const { id } = await addEmployee(testApi, desk.superadmin);
  await testApi.call('deactivateEmployee', { as: desk.superadmin, params: { id }, body: {} });
  const said = ['employeeIds: Someone you chose is not an active employee: remove them'];
  expect(await refusedFields({ employeeIds: [id] })).toEqual(said);
  expect(await refusedFields({ employeeIds: [desk.superadminId] })).toEqual(said);
  expect(await refusedFields({ employeeIds: [], branchIds: [await branchId(testApi, 'KHI')] })).toEqual([
    'branchIds: No one works at the branches you chose: choose others, or employees by name',
  ]);
});

test('choosing a branch enters each employee who works there at that moment, and nobody twice', async () => {
  const colleague = await addEmployee(testApi, desk.superadmin);
  const { id, participants, branches } = await addChallenge(testApi, desk, {
    branchIds: [await branchId(testApi, 'SGD')],
  });
  expect(branches.map(({ code }) => code)).toEqual(['SGD']);
  await addEmployee(testApi, desk.superadmin);
  const { scores } = await scoresOf(id);
  expect(participants).toBe(2);
  expect(scores.map(({ employee }) => employee.id).toSorted()).toEqual(
    [desk.employeeId, colleague.id].toSorted(),
  );
});

test('a challenge can be changed until the day it starts and cancelled until it ends', async () => {
  const coming = { startsOn: '2026-11-21', endsOn: '2026-11-22' };
  const { id, version } = await addChallenge(testApi, desk, coming);
  const edit = { as: desk.superadmin, params: { id } };
  const body = { ...challengeBody(desk, { ...coming, target: 500 }), version };
  const edited = await testApi.call('editChallenge', { ...edit, body });
  expect(edited.target).toBe(500);
  const stale = await testApi.refusal('editChallenge', { ...edit, body });
  expect(stale.code).toBe('changed_meanwhile');
  await nextDay();
  const late = { ...body, ...coming, version: edited.version };
  const as = desk.superadmin;
  const started = await testApi.refusal('editChallenge', { as, params: { id }, body: late });
  expect(started.code).toBe('challenge_started');
  const reason = { as, params: { id }, body: { reason: 'Floods in Sargodha' } };
  const cancelled = await testApi.call('cancelChallenge', reason);
  expect(cancelled).toMatchObject({ stage: 'cancelled', cancelled: { reason: 'Floods in Sargodha' } });
  expect((await testApi.refusal('cancelChallenge', reason)).code).toBe('challenge_cancelled');
  expect((await scoresOf(id)).scores).toEqual([]);
  expect((await auditOf(testApi, id)).map(({ action, after }) => [action, after])).toMatchObject([
    ['create_challenge', { target: { figure: 1_000, unit: 'rupees' } }],
    ['edit_challenge', { target: { figure: 500, unit: 'rupees' } }],
    ['cancel_challenge', { reason: 'Floods in Sargodha' }],
  ]);
});

test('a challenge that has ended cannot be cancelled', async () => {
  const { id } = await addChallenge(testApi, desk, { endsOn: '2026-11-20' });
  await nextDay();
  const body = { reason: 'Nobody won' };
  const refused = await testApi.refusal('cancelChallenge', { as: desk.superadmin, params: { id }, body });
  expect(refused.code).toBe('challenge_ended');
});

test('payments win a challenge, a reversal before its end takes the win away, and the points add up to the score', async () => {
  const agreement = await active(testApi, desk, { price: 5_000, downPayment: 0, count: 5 });
  const { id } = await addChallenge(testApi, desk);
  await pay(testApi, desk.employee, agreement, 700);
  const { entryId } = await pay(testApi, desk.employee, agreement, 300);
  expect((await scoresOf(id)).scores).toMatchObject([
    { reached: { part: 1_000, whole: 1 }, standing: 'winning', rank: 1 },
  ]);
  await reverse(entryId);
  expect((await scoresOf(id)).scores).toMatchObject([
    { reached: { part: 700 }, balance: { part: 1, whole: 1 }, standing: 'behind', rank: 1 },
  ]);
  const points = await pointsOf(id);
  expect(points.map(({ kind, counted, total }) => [kind, counted, total])).toEqual([
    ['payment', 0, 300],
    ['payment', 700, 700],
  ]);
});

test('an employee who collects enough but has too many entries reversed does not win', async () => {
  const agreement = await active(testApi, desk, { price: 5_000, downPayment: 0, count: 5 });
  const { id } = await addChallenge(testApi, desk, { boundMax: 0, target: 500 });
  await pay(testApi, desk.employee, agreement, 700);
  await reverse((await pay(testApi, desk.employee, agreement, 300)).entryId);
  expect((await scoresOf(id)).scores).toMatchObject([{ standing: 'over_bound', rank: null }]);
});

test('results count what was recorded by midnight of the last day, no matter who reads them first and when', async () => {
  const agreement = await active(testApi, desk, { price: 5_000, downPayment: 0, count: 5 });
  const read = await addChallenge(testApi, desk, { endsOn: '2026-11-20' });
  const unread = await addChallenge(testApi, desk, { endsOn: '2026-11-20' });
  const { entryId } = await pay(testApi, desk.employee, agreement, 1_000);
  await nextDay();
  const first = await scoresOf(read.id);
  expect(first).toMatchObject({
    isFinal: true,
    countedUntil: '2026-11-20T19:00:00.000Z',
    scores: [{ reached: { part: 1_000 }, balance: { part: 0 }, standing: 'winning', rank: 1 }],
  });
  await reverse(entryId);
  // Counts on the last day, but is recorded after it.
  await pay(testApi, desk.employee, agreement, 400, { valuedOn: '2026-11-20' });
  expect(await scoresOf(read.id, desk.superadmin)).toEqual(first);
  expect(await scoresOf(unread.id, desk.superadmin)).toEqual(first);
  expect(await pointsOf(unread.id, desk.employeeId, desk.superadmin)).toMatchObject([
    { counted: 1_000, total: 1_000 },
  ]);
});

test('a late reversal of what was collected before a challenge takes its points, during it and at its end', async () => {
  const agreement = await active(testApi, desk, { price: 5_000, downPayment: 0, count: 5 });
  const clerk = await testApi.addUser('employee', 'SGD');
  const take = async (amount: number) => pay(testApi, await testApi.signIn(clerk.email), agreement, amount);
  const { entryId } = await take(300);
  const days = { startsOn: '2026-11-21', endsOn: '2026-12-02' };
  const { id } = await addChallenge(testApi, desk, { ...days, employeeIds: [clerk.id] });
  await nextDay();
  await take(700);
  for (let day = 22; day <= 32; day += 1) await nextDay();
  await testApi.call('closeMonth', { as: desk.superadmin, params: { month: '2026-11' } });
  await reverse(entryId);
  expect((await scoresOf(id)).scores).toMatchObject([{ reached: { part: 400, whole: 1 } }]);
  const points = await pointsOf(id, clerk.id, desk.superadmin);
  expect(points.map(({ kind, on, counted }) => [kind, on, counted])).toEqual([
    ['reversal', '2026-12-01', -300],
    ['payment', '2026-11-21', 700],
  ]);
  await nextDay();
  await nextDay();
  expect((await scoresOf(id)).scores).toMatchObject([{ reached: { part: 400, whole: 1 } }]);
});

test('a reschedule takes nothing out of what fell due in a challenge, before its end or after it', async () => {
  const terms = { price: 3_000, downPayment: 0, count: 3, firstDueOn: '2026-11-20' };
  const agreement = await active(testApi, desk, terms);
  const { id } = await addChallenge(testApi, desk, { endsOn: '2026-11-22', metric: 'collection_rate' });
  const reschedule = async (firstDueOn: string) => {
    const dates = {
      firstDueOn,
      openCount: 3,
      frequency: { unit: 'months', every: 1 },
      roundingStep: 1,
    } as const;
    const asked = { ...dates, consentHow: 'signed' as const };
    await grant(testApi, desk, await ask(testApi, desk, 'requestReschedule', agreement, asked));
  };
  await pay(testApi, desk.employee, agreement, 400);
  const before = [{ reached: { part: 400, whole: 1_000 } }];
  expect((await scoresOf(id)).scores).toMatchObject(before);
  await nextDay();
  await reschedule('2026-12-20');
  expect((await scoresOf(id)).scores).toMatchObject(before);
  const points = await pointsOf(id, desk.employeeId, desk.superadmin);
  expect(points.map(({ kind, counted, total }) => [kind, counted, total])).toEqual([
    ['installment', 400, 1_000],
  ]);
  await nextDay();
  await nextDay();
  await pay(testApi, desk.employee, agreement, 600);
  await reschedule('2027-01-20');
  expect((await scoresOf(id)).scores).toMatchObject(before);
});

test('employees who open an ended challenge at the same moment all get the same stored results', async () => {
  const agreement = await active(testApi, desk, { price: 5_000, downPayment: 0, count: 5 });
  const { id } = await addChallenge(testApi, desk, {
    endsOn: '2026-11-20',
    branchIds: [await branchId(testApi, 'SGD')],
  });
  await pay(testApi, desk.employee, agreement, 1_000);
  await nextDay();
  const answers = await Promise.all(Array.from({ length: 8 }, () => scoresOf(id)));
  expect(answers.map(({ isFinal, scores }) => [isFinal, scores])).toEqual(
    Array(8).fill([true, answers[0]?.scores]),
  );
  await expect(testApi.context.pool.query('UPDATE challenge_results SET reached_part = 0')).rejects.toThrow();
});

test('an employee sees their own score and rank, and no one else’s', async () => {
  const colleague = await openDesk(testApi);
  const agreement = await active(testApi, desk, { price: 5_000, downPayment: 0, count: 5 });
  const { id } = await addChallenge(testApi, desk, { branchIds: [await branchId(testApi, 'SGD')] });
  await pay(testApi, colleague.employee, agreement, 300);
  await pay(testApi, desk.employee, agreement, 200);
  const own = { employee: { id: desk.employeeId }, reached: { part: 200 }, rank: 2 };
  expect((await scoresOf(id, desk.employee)).scores).toMatchObject([own]);
  const listed = await testApi.call('listChallenges', { as: desk.employee });
  expect(listed.data[0]).toMatchObject({ id, participants: 2, winning: null, own });
  const shown = await testApi.call('getChallenge', { as: desk.employee, params: { id } });
  expect(shown.employeeIds).toEqual([]);
  const others = { as: desk.employee, params: { id, employeeId: colleague.employeeId } };
  expect((await testApi.refusal('listChallengePoints', others)).code).toBe('not_found');
});

test('the list can be filtered by running, upcoming, ended and cancelled challenges', async () => {
  await addChallenge(testApi, desk, { endsOn: '2026-11-20', title: { own: 'ended' } });
  await nextDay();
  const from = { startsOn: '2026-11-21' };
  await addChallenge(testApi, desk, { ...from, title: { own: 'running' } });
  await addChallenge(testApi, desk, { startsOn: '2026-11-22', title: { own: 'upcoming' } });
  const { id } = await addChallenge(testApi, desk, { ...from, title: { own: 'cancelled' } });
  const reason = { as: desk.superadmin, params: { id }, body: { reason: 'Set twice' } };
  await testApi.call('cancelChallenge', reason);
  for (const stage of ['running', 'upcoming', 'ended', 'cancelled'] as const) {
    const { data } = await testApi.call('listChallenges', { as: desk.superadmin, query: { stage } });
    expect(data.map(({ title }) => title.own)).toEqual([stage]);
  }
});
