import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { turnTotpOn } from '#test/support/calls/turn-totp-on.ts';
import { addCustomer, addProduct, draft, openDesk } from '#test/support/lending/lending.ts';

let testApi: TestApi;
beforeAll(async () => {
  testApi = await createTestApi({ SAMPLE_DATA: 'off' });
});
afterAll(() => testApi.close());

test('each thing that a new lender enters is a step done, until the dashboard has figures to show', async () => {
  const { email } = await testApi.addUser('superadmin');
  const as = await testApi.signIn(email);
  const read = () => testApi.call('getFirstWeek', { as });
  expect(await read()).toMatchObject({
    isOver: false,
    done: ['branches'],
    licenceNumber: null,
    employees: 0,
  });

  const { lenderProfile } = await testApi.call('getSettings', { as });
  const { content, version } = lenderProfile;
  const phoneOnly = { content: { ...content, phone: '0300-7654321' }, version };
  await testApi.call('saveLenderProfile', { as, body: phoneOnly });
  // Phones are the lender's before its licence is.
  expect(await read()).toMatchObject({ done: ['branches'], licenceNumber: null });
  const licensed = { content: { ...phoneOnly.content, licenceNumber: 'SC/NBFC-77' }, version: version + 1 };
  await testApi.call('saveLenderProfile', { as, body: licensed });
  expect(await read()).toMatchObject({ done: ['licence', 'branches'], licenceNumber: 'SC/NBFC-77' });

  await turnTotpOn(testApi, as);
  const desk = { ...(await openDesk(testApi)), superadmin: as };
  await addProduct(testApi, desk);
  expect(await read()).toMatchObject({ isOver: false, products: 1 });
  await addCustomer(testApi, desk);
  const done = ['second_step', 'licence', 'branches', 'staff', 'products', 'customer'];
  expect(await read()).toMatchObject({ isOver: false, done });
  await testApi.database.ownerPool.query(
    `INSERT INTO lender_content (section, content, version) VALUES ('site_publication', '{"isPublished": true}', 1)`,
  );
  expect(await read()).toMatchObject({ isOver: true, done: [...done, 'site'] });
});

test('the sample lender has no first week', async () => {
  const sample = await createTestApi();
  const { email } = await sample.addUser('superadmin');
  expect(await sample.call('getFirstWeek', { as: await sample.signIn(email) })).toMatchObject({
    isOver: true,
  });
  await sample.close();
});

test('a branch is proposed until the lender opens it, and none to a lender at work', async () => {
  const own = await createTestApi();
  const desk = await openDesk(own);
  const as = desk.superadmin;
  const proposed = async () => (await own.call('listBranchDrafts', { as })).map(({ code }) => code);
  await own.database.ownerPool.query("DELETE FROM branches WHERE code IN ('MUX', 'RWP')");
  expect(await proposed()).toEqual(['RWP', 'MUX']);
  const [rawalpindi] = await own.call('listBranchDrafts', { as });
  if (rawalpindi === undefined) throw new Error('Rawalpindi is proposed');
  const body = { ...rawalpindi, isPublic: true, visitsAtOnce: 2 };
  await own.call('createBranch', { as, body, idempotencyKey: crypto.randomUUID() });
  expect(await proposed()).toEqual(['MUX']);
  await draft(own, desk);
  expect(await proposed()).toEqual([]);
  await own.close();
});
