import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi, testPassword } from '#test/support/calls/api.ts';
import { everyPage } from '#test/support/calls/calls.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { branchId, confirmRights, formOf } from '#test/support/desk/office.ts';
import { active, ask, type Desk, leaveOneSuperadmin, openDesk } from '#test/support/lending/lending.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());

/** Of write-offs; the agreements themselves were approved before. */
const told = async (as: Session) => {
  const { data } = await testApi.call('listNotices', { as });
  return data.filter(({ requestKind }) => requestKind === 'write_off');
};
const unread = async (as: Session) => (await testApi.call('getNoticeSummary', { as })).unread;

async function writeOffAsked(by = desk): Promise<string> {
  const id = await active(testApi, by, { price: 3_000, downPayment: 0, count: 3 });
  testApi.clock.advance(1_000);
  return ask(testApi, by, 'requestWriteOff', id);
}

function decide(id: string, decision: 'approved' | 'rejected', as = desk.superadmin, password?: string) {
  const note = decision === 'rejected' ? 'They still pay' : null;
  return testApi.call('decideApproval', { as, params: { id }, body: { decision, note, password } });
}

test('a waiting approval notifies the deciders, a decision notifies the requester, and nobody else gets a notice', async () => {
  const colleague = await openDesk(testApi);
  const elsewhere = await openDesk(testApi, 'LHE');
  const id = await writeOffAsked();
  const waiting = { kind: 'decision_waiting', subjectId: id, isRead: false, requestKind: 'write_off' };
  const about = {
    amount: 3_000,
    about: { own: 'Rukhsana Parveen', ur: null },
    byName: { en: 'Test employee', ur: 'Test employee' },
  };
  for (const { superadmin } of [desk, elsewhere])
    expect((await told(superadmin))[0]).toMatchObject({ ...waiting, ...about, decision: null });
  for (const { employee } of [desk, colleague, elsewhere]) expect(await told(employee)).toEqual([]);

  await decide(id, 'rejected');
  const taken = {
    kind: 'decision_taken',
    subjectId: id,
    decision: 'rejected',
    byName: { en: 'Test superadmin' },
  };
  expect(await told(desk.employee)).toMatchObject([taken]);
  for (const as of [desk.superadmin, colleague.employee, elsewhere.employee, elsewhere.superadmin])
    expect((await told(as)).filter(({ subjectId }) => subjectId === id)).toEqual([]);
});

test('an employee is told of what their limits cover at their branch, and of nothing else', async () => {
  const [here, elsewhere] = [await openDesk(testApi), await openDesk(testApi, 'LHE')];
  for (const { employeeId: id } of [here, elsewhere]) {
    const employee = await testApi.call('getEmployee', { as: desk.superadmin, params: { id } });
    const body = { ...formOf(employee), decidesWriteOffsTo: 3_000, currentPassword: testPassword };
    await testApi.call('editEmployee', { as: desk.superadmin, params: { id }, body });
    await confirmRights(testApi, id);
  }
  const [asked, own] = [await writeOffAsked(), await writeOffAsked(here)];
  const larger = await active(testApi, desk, { price: 3_001, downPayment: 0, count: 1 });
  await ask(testApi, desk, 'requestWriteOff', larger);
  const subjects = (await told(here.employee)).map(({ subjectId }) => subjectId);
  expect(subjects).toContain(asked);
  expect(subjects).not.toContain(own);
  expect((await told(here.employee)).every(({ amount }) => amount === 3_000)).toBe(true);
  expect(await told(elsewhere.employee)).toEqual([]);
  await decide(asked, 'rejected', here.employee);
  expect((await told(here.employee)).map(({ subjectId }) => subjectId)).not.toContain(asked);
});

test('nobody gets a notice about what they requested or decided themselves', async () => {
  await leaveOneSuperadmin(testApi, desk);
  const id = await active(testApi, desk, { price: 3_000, downPayment: 0, count: 3 });
  const own = await testApi.call('requestWriteOff', {
    as: desk.superadmin,
    params: { id },
    body: { reason: 'They have moved away' },
  });
  const ofOwn = async () => (await told(desk.superadmin)).filter(({ subjectId }) => subjectId === own.id);
  expect(await ofOwn()).toEqual([]);
  await decide(own.id, 'approved', desk.superadmin, testPassword);
  expect(await ofOwn()).toEqual([]);
});

test('only its reader marks a notice as read, one by one or all up to the newest they have seen', async () => {
  const other = await openDesk(testApi);
  const before = await unread(other.superadmin);
  const [first, second] = [await writeOffAsked(), await writeOffAsked()];
  const [newest] = await told(desk.superadmin);
  expect(newest?.subjectId).toBe(second);
  const missed = await writeOffAsked();
  const readOne = { notices: [{ kind: 'decision_waiting' as const, subjectId: first }] };
  await testApi.call('readNotices', { as: desk.superadmin, body: readOne });
  await testApi.call('readNotices', { as: desk.superadmin, body: readOne });
  const isRead = async (id: string, as: Session) =>
    (await told(as)).find(({ subjectId }) => subjectId === id)?.isRead;
  expect(await isRead(first, desk.superadmin)).toBe(true);
  expect(await isRead(second, desk.superadmin)).toBe(false);

  await testApi.call('readAllNotices', { as: desk.superadmin, body: { until: newest?.at ?? '' } });
  expect(await isRead(second, desk.superadmin)).toBe(true);
  expect(await isRead(missed, desk.superadmin)).toBe(false);
  expect(await unread(desk.superadmin)).toBe(1);
  const left = await testApi.call('listNotices', { as: desk.superadmin, query: { state: 'unread' } });
  expect(left.data.map(({ subjectId }) => subjectId)).toEqual([missed]);
  expect(await unread(other.superadmin)).toBe(before + 3);

  await testApi.call('readAllNotices', { as: desk.superadmin, body: { until: '2199-01-01T00:00:00Z' } });
  testApi.clock.advance(1_000);
  await writeOffAsked();
  expect(await unread(desk.superadmin)).toBe(1);
});

test('notices are unread again, one by one or all since the mark before', async () => {
  const reader = await openDesk(testApi);
  const as = reader.superadmin;
  const markAll = async () => {
    const [newest] = await told(as);
    return testApi.call('readAllNotices', { as, body: { until: newest?.at ?? '' } });
  };
  await writeOffAsked();
  const before = await unread(as);
  const first = await markAll();
  expect(first.before).toBeNull();
  testApi.clock.advance(1_000);
  const subjectId = await writeOffAsked();
  const one = { notices: [{ kind: 'decision_waiting' as const, subjectId }] };
  await testApi.call('readNotices', { as, body: one });
  expect(await unread(as)).toBe(0);
  await testApi.call('unreadNotices', { as: desk.superadmin, body: one });
  expect(await unread(as)).toBe(0);
  await testApi.call('unreadNotices', { as, body: one });
  expect(await unread(as)).toBe(1);

  const second = await markAll();
  expect(await unread(as)).toBe(0);
  await testApi.call('unreadAllNotices', { as, body: { until: second.before } });
  expect(await unread(as)).toBe(1);
  // A later mark is not set this way.
  await testApi.call('unreadAllNotices', { as, body: { until: '2199-01-01T00:00:00Z' } });
  expect(await unread(as)).toBe(1);
  await testApi.call('unreadAllNotices', { as, body: { until: first.before } });
  expect(await unread(as)).toBe(before + 1);
  expect((await markAll()).before).toBeNull();
});

test('an employee who moves to another branch no longer gets notices about the old one', async () => {
  const mover = await openDesk(testApi);
  await decide(await writeOffAsked(mover), 'approved');
  expect(await told(mover.employee)).toHaveLength(1);
  await testApi.context.pool.query('UPDATE employees SET branch_id = $1 WHERE user_id = $2', [
    await branchId(testApi, 'KHI'),
    mover.employeeId,
  ]);
  expect(await told(mover.employee)).toEqual([]);
  expect(await unread(mover.employee)).toBe(0);
});

test('the list shows each notice once over all pages, even if several came at the same instant', async () => {
  const reader = await openDesk(testApi);
  for (let n = 0; n < 27; n += 1)
    await ask(
      testApi,
      desk,
      'requestWriteOff',
      await active(testApi, desk, { price: 900, downPayment: 0, count: 3 }),
    );
  const pages = await everyPage((cursor) =>
    testApi.call('listNotices', { as: reader.superadmin, query: { cursor } }),
  );
  const ids = pages.flatMap(({ data }) => data.map(({ subjectId }) => subjectId));
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(pages.map(({ page }) => page.total))).toEqual(new Set([ids.length]));
  expect(await unread(reader.superadmin)).toBe(ids.length);
  const query = { cursor: 'abc' };
  expect(await testApi.refusal('listNotices', { as: reader.superadmin, query })).toMatchObject({
    code: 'invalid_cursor',
  });
});
