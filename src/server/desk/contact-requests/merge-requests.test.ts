import { afterAll, beforeAll, expect, test } from 'vitest';
import { hourMs } from '#domain/instant.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { addContactRequest, contacted, mergeListed } from '#test/support/desk/contact-requests.ts';

let testApi: TestApi;
let superadmin: Session;

beforeAll(async () => {
  testApi = await createTestApi();
  superadmin = await testApi.signIn((await testApi.addUser('superadmin')).email);
});
afterAll(() => testApi.close());

const arrived = (phone: string, hoursAgo: number, branchCode = 'SGD') =>
  addContactRequest(testApi.context.pool, {
    phone,
    branchCode,
    receivedAt: new Date(testApi.clock.now() - hoursAgo * hourMs),
  });
const submit = (phoneNumber: string, fullName: string, address: string) =>
  testApi.call('submitContactForm', { body: { formType: 'contact_us', fullName, phoneNumber, address } });
const merge = (id: string, as = superadmin) => mergeListed(testApi, as, id);
const mergeNamed = (id: string, requestIds: string[], as = superadmin) =>
  testApi.attempt('mergeContactRequests', { as, params: { id }, body: { requestIds: [id, ...requestIds] } });
const read = (id: string) => testApi.call('getContactRequest', { as: superadmin, params: { id } });
const rowsOf = async (search: string) =>
  (await testApi.call('searchContactRequests', { as: superadmin, body: { search } })).data;

test('five unanswered requests from one phone are one row, even if they arrive at the same moment', async () => {
  const names = ['Rani', 'Rani Bibi', 'Rani B.', 'Rani Bibi Awan', 'رانی'];
  await Promise.all(names.map((name) => submit('0345-1110000', name, 'Lahore')));
  const rows = await rowsOf('03451110000');
  expect(rows).toMatchObject([{ requestsInTrail: 5, branch: { code: 'LHE' } }]);
  const request = await read(rows[0]?.id ?? '');
  expect(request.alsoWrote).toHaveLength(4);
  // A search for any of them finds the one row.
  expect((await rowsOf('رانی')).map(({ id }) => id)).toContain(request.id);
  await contacted(testApi, superadmin, request.id);
  expect((await rowsOf('03451110000'))[0]).toMatchObject({ promise: 'kept' });
});

test('a visitor who writes again after an answer gets a new contact promise', async () => {
  await submit('0345-2220000', 'Kashif', 'Multan');
  const [first] = await rowsOf('03452220000');
  await contacted(testApi, superadmin, first?.id ?? '');
  await submit('0345-2220000', 'Kashif', 'Multan, Gulgasht');
  expect((await rowsOf('03452220000')).map(({ promise }) => promise)).toEqual(['open', 'kept']);
});

test('a merged row keeps the earliest open deadline, and merging keeps no promise', async () => {
  const phone = '03453330000';
  const answered = await arrived(phone, 40);
  await contacted(testApi, superadmin, answered);
  const [overdue, open] = [await arrived(phone, 30), await arrived(phone, 2)];
  expect(await merge(answered)).toMatchObject({ ok: true, data: { id: overdue, requestsInTrail: 3 } });
  expect(await rowsOf(phone)).toMatchObject([{ id: overdue, promise: 'overdue' }]);
  // A merged request leads to its trail, which has all events.
  expect(await read(open)).toMatchObject({ id: overdue });
  expect((await read(overdue)).events.map(({ kind }) => kind)).toEqual(['merged', 'merged', 'called']);
  expect(await merge(overdue)).toMatchObject({ code: 'nothing_to_merge' });
});

test('merging the same requests several times at the same moment merges them once', async () => {
  const phone = '03454440000';
  const ids = await Promise.all([3, 2, 1].map((hours) => arrived(phone, hours)));
  const endings = await Promise.all([...ids, ...ids].map((id) => merge(id)));
  expect(endings.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await rowsOf(phone)).toMatchObject([{ id: ids[0], requestsInTrail: 3 }]);
});

test('an employee merges only requests within reach, and sees that other branches have more', async () => {
  const phone = '03455550000';
  const [here, elsewhere] = [await arrived(phone, 5, 'FSD'), await arrived(phone, 6, 'RWP')];
  const employee = await testApi.signIn((await testApi.addUser('employee', 'FSD')).email);
  expect(await merge(here, employee)).toMatchObject({ code: 'nothing_to_merge' });
  const { sameNumber } = await testApi.call('getContactRequest', { as: employee, params: { id: here } });
  expect(sameNumber).toMatchObject([{ id: elsewhere, isWithinReach: false, branch: { code: 'RWP' } }]);
});

test('only the named requests of the same phone are merged, not one that arrived meanwhile or has another phone', async () => {
  const phone = '03456670000';
  const [first, second] = [await arrived(phone, 5), await arrived(phone, 4)];
  const meanwhile = await arrived(phone, 0);
  const stranger = await arrived('03456680000', 3);
  expect(await mergeNamed(first, [second, stranger])).toMatchObject({
    data: { id: first, requestsInTrail: 2 },
  });
  expect((await rowsOf(phone)).map(({ id }) => id).toSorted()).toEqual([first, meanwhile].toSorted());
  expect(await read(stranger)).toMatchObject({ id: stranger, requestsInTrail: 1 });
  expect(await mergeNamed(first, [stranger])).toMatchObject({ code: 'nothing_to_merge' });
});

test('the database refuses to merge a waiting request into one that was answered before it arrived', async () => {
  const phone = '03456660000';
  const answered = await arrived(phone, 40);
  await contacted(testApi, superadmin, answered);
  testApi.clock.advance(hourMs);
  const waiting = await arrived(phone, 0);
  const hide = testApi.context.pool.query('UPDATE contact_requests SET merged_into = $1 WHERE id = $2', [
    answered,
    waiting,
  ]);
  await expect(hide).rejects.toThrow('would hide a promise');
});
