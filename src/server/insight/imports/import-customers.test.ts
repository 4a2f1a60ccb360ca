import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi, testPassword } from '#test/support/calls/api.ts';
import { bringIn, check, differences, finish } from '#test/support/lending/imports.ts';
import { type Desk, openDesk } from '#test/support/lending/lending.ts';
import { csvFile, registered } from '#test/support/lending/register-files.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi, 'SGD');
});
afterAll(() => testApi.close());

const rowsOf = async (id: string, state?: 'faulty' | 'known' | 'created') =>
  (await testApi.call('listImportRows', { as: desk.superadmin, params: { id }, query: { state } })).data;

const customerOf = (id: string | null | undefined) =>
  testApi.call('getCustomer', { as: desk.superadmin, params: { id: id ?? '' } });

test('an imported register creates each customer with what the file says', async () => {
  const row = registered({ 'Full name': 'Shamim Bibi', Phone: '۰۳۰۰-۷۶۵۴۳۲۱', Branch: 'Sargodha' });
  const done = await bringIn(testApi, desk, [row, registered()]);
  expect(done).toMatchObject({ state: 'done', rows: { ready: 0, created: 2, faulty: 0 } });
  const [first] = await rowsOf(done.id, 'created');
  expect(await customerOf(first?.customerId)).toMatchObject({
    fullName: { own: 'Shamim Bibi', ur: null },
    phone: '03007654321',
    bornOn: '1985-03-25',
    gender: 'female',
    relative: 'husband',
    officerId: desk.superadminId,
    isCnicSeen: false,
    privacyConsentHow: null,
  });
  expect(await differences(testApi)).toEqual([]);
});

test('checking a file creates nothing and says of each row what will become of it', async () => {
  const { id, rows, state } = await check(
    testApi,
    desk,
    csvFile([registered(), registered({ CNIC: '123' })]),
  );
  expect({ state, rows }).toMatchObject({ state: 'checked', rows: { ready: 1, faulty: 1, created: 0 } });
  await finish(testApi);
  expect((await testApi.call('getImport', { as: desk.superadmin, params: { id } })).state).toBe('checked');
  expect(await rowsOf(id)).toMatchObject([
    { line: 2, state: 'ready', title: 'Nasreen Akhtar', faults: [] },
    { line: 3, state: 'faulty', faults: [{ column: 'CNIC' }] },
  ]);
});

test('an import starts once, by a person who enters the password again', async () => {
  const { id } = await check(testApi, desk, csvFile([registered()]));
  const start = (password: string) =>
    testApi.request('startImport', { as: desk.superadmin, params: { id }, body: { password } });
  expect((await start('not-the-password')).status).toBe(422);
  const answers = await Promise.all([start(testPassword), start(testPassword)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});
