import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSiteContent } from '#server/site/publishing/read-site-content.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import type { BodyOf, Parts } from '#test/support/calls/calls.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { auditOf, branchBody, branchFormOf, branchId } from '#test/support/desk/office.ts';
import { type Desk, openDesk } from '#test/support/lending/lending.ts';

let testApi: TestApi;
let desk: Desk;
let admin: Session;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
  admin = desk.superadmin;
});
afterAll(() => testApi.close());

const list = async (as = admin) => (await testApi.call('listBranches', { as })).data;
const open = (given: Partial<BodyOf<'createBranch'>>) =>
  testApi.call('createBranch', { as: admin, body: branchBody(given) });

test("staff see every branch in the lender's order, with the number of people who work there", async () => {
  const branches = await list(desk.employee);
  expect(branches.map(({ code }) => code)).toEqual(['SGD', 'KHI', 'LHE', 'ISB', 'FSD', 'RWP', 'MUX']);
  expect(branches.map(({ activeStaff }) => activeStaff)).toEqual([1, 0, 0, 0, 0, 0, 0]);
});

test('branches can be sorted by city and by staff, in both directions', async () => {
  const sorted = async (sort: NonNullable<Parts<'listBranches'>['query']>['sort']) =>
    (await testApi.call('listBranches', { as: admin, query: { sort } })).data.map(({ code }) => code);
  expect(await sorted('city')).toEqual(['FSD', 'ISB', 'KHI', 'LHE', 'MUX', 'RWP', 'SGD']);
  expect(await sorted('-city')).toEqual(['SGD', 'RWP', 'MUX', 'LHE', 'KHI', 'ISB', 'FSD']);
  expect((await sorted('-activeStaff'))[0]).toBe('SGD');
  expect((await sorted('activeStaff')).at(-1)).toBe('SGD');
});

test('a new branch is created once, comes last, and is on the public site', async () => {
  const given = { as: admin, body: branchBody(), idempotencyKey: randomUUID() };
  await Promise.all([testApi.call('createBranch', given), testApi.call('createBranch', given)]);
  const branches = await list();
  expect(branches.map(({ code }) => code).slice(-2)).toEqual(['MUX', 'SKT']);
  const { branches: shown } = await readSiteContent(testApi.context.pool);
  expect(shown.at(-1)).toMatchObject({ code: 'SKT', city: { ur: 'سیالکوٹ' }, isReachable: false });
  expect((await auditOf(testApi, branches.at(-1)?.id ?? '')).map(({ action }) => action)).toEqual([
    'create_branch',
  ]);
});

test('two branches created at once get different places in the order', async () => {
  await Promise.all([open({ code: 'GUJ' }), open({ code: 'BWP' })]);
  expect(
    (await list())
      .map(({ code }) => code)
      .slice(-2)
      .sort(),
  ).toEqual(['BWP', 'GUJ']);
});

test.each([
  [{ code: 'SGD' }, 'code'],
  [{ code: 'S1' }, 'code'],
  [{ code: 'HYD', closesAt: '09:00' }, 'closesAt'],
  [{ code: 'HYD', opensAt: '9 AM' }, 'opensAt'],
  [{ code: 'HYD', hasDirections: true }, 'mapUrl'],
  [{ code: 'HYD', mapUrl: 'javascript:alert(1)' }, 'mapUrl'],
  [{ code: 'HYD', city: { en: 'Hyderabad', ur: '' } }, 'city.ur'],
])('a branch with %j is refused at its field', async (given, field) => {
  expect(await testApi.refusal('createBranch', { as: admin, body: branchBody(given) })).toMatchObject({
    code: 'invalid_input',
    fields: [field],
  });
});

test('an edit keeps the code, is in the audit with what changed, and never overwrites another edit', async () => {
  const params = { id: await branchId(testApi, 'LHE') };
  const branch = await testApi.call('getBranch', { as: admin, params });
  const body = { ...branchFormOf(branch), code: 'XXX', phone: '03005550123', isPublic: false };
  const edited = await testApi.call('editBranch', { as: admin, params, body });
  expect(edited).toMatchObject({ code: 'LHE', phone: '03005550123', isPublic: false });
  const { branches } = await readSiteContent(testApi.context.pool);
  expect(branches.map(({ code }) => code)).not.toContain('LHE');
  expect((await auditOf(testApi, branch.id)).at(-1)).toMatchObject({
    action: 'edit_branch',
    before: { phone: branch.phone, isPublic: true },
    after: { phone: '03005550123', isPublic: false },
  });
  expect(await testApi.refusal('editBranch', { as: admin, params, body })).toMatchObject({
    code: 'changed_meanwhile',
  });
});
