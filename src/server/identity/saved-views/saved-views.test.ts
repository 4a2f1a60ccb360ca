import { afterAll, beforeAll, expect, test } from 'vitest';
import { savedViewsMax } from '#contract/identity/saved-views.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import type { BodyOf } from '#test/support/calls/calls.ts';
import type { Session } from '#test/support/calls/raw-request.ts';

let testApi: TestApi;
beforeAll(async () => {
  testApi = await createTestApi();
});
afterAll(() => testApi.close());

const signedIn = async (role: 'employee' | 'superadmin', branchCode?: string) =>
  testApi.signIn((await testApi.addUser(role, branchCode)).email);

const save = (as: Session, given: Partial<BodyOf<'saveView'>> = {}) =>
  testApi.attempt('saveView', {
    as,
    body: { list: 'due', name: 'Late ones', query: 'group=overdue', isShared: false, ...given },
  });

const namesFor = async (as: Session) =>
  (await testApi.call('listSavedViews', { as })).map(({ name }) => name);

test('a view is its owner’s alone until it is shared, and then the branch’s', async () => {
  const owner = await signedIn('employee', 'SGD');
  const colleague = await signedIn('employee', 'SGD');
  const elsewhere = await signedIn('employee', 'LHE');
  await save(owner, { name: 'Mine' });
  await save(owner, { name: 'Ours', isShared: true });
  expect(await namesFor(owner)).toEqual(['Mine', 'Ours']);
  expect(await namesFor(colleague)).toEqual(['Ours']);
  expect(await namesFor(elsewhere)).toEqual([]);
});

test('a view that a superadmin shares is everyone’s', async () => {
  const superadmin = await signedIn('superadmin');
  const employee = await signedIn('employee', 'FSD');
  await save(superadmin, { name: 'Of all branches', isShared: true });
  await save(superadmin, { name: 'Of the superadmin' });
  expect(await namesFor(employee)).toEqual(['Of all branches']);
  const [shared] = await testApi.call('listSavedViews', { as: employee });
  const params = { id: shared?.id ?? '' };
  expect(await testApi.attempt('removeSavedView', { as: employee, params })).toMatchObject({
    code: 'not_found',
  });
  await testApi.call('removeSavedView', { as: superadmin, params });
  expect(await namesFor(employee)).toEqual([]);
});

test('a view saved again under its name replaces the first, also when both are saved at once', async () => {
  const as = await signedIn('employee', 'KHI');
  await Promise.all([save(as), save(as), save(as, { query: 'group=broken' })]);
  await save(as, { query: 'group=promised', isShared: true });
  expect(await testApi.call('listSavedViews', { as })).toMatchObject([
    { name: 'Late ones', query: 'group=promised', isShared: true },
  ]);
});

test('neither a search text nor the place within the list is kept', async () => {
  const as = await signedIn('employee', 'KHI');
  const saved = await save(as, { query: 'search=3840312345671&group=overdue&cursor=abc&open=1' });
  expect(saved).toMatchObject({ ok: true, data: { query: 'group=overdue' } });
});

test('a person keeps so many views and no more, and may still replace one', async () => {
  const as = await signedIn('employee', 'KHI');
  for (let number = 0; number < savedViewsMax; number += 1) await save(as, { name: `View ${number}` });
  expect(await save(as, { name: 'One more' })).toMatchObject({ code: 'too_many_saved_views' });
  expect(await save(as, { name: 'View 0', query: 'group=broken' })).toMatchObject({ ok: true });
});

test('columns are hidden for their reader alone, list by list, until all are shown again', async () => {
  const as = await signedIn('employee');
  const colleague = await signedIn('employee');
  const hiddenFor = async (session: Session) =>
    (await testApi.call('getSession', { as: session })).hiddenColumns;
  const hide = (list: string, columns: readonly string[]) =>
    testApi.call('hideColumns', { as, body: { list, columns: [...columns] } });
  await Promise.all([hide('due', ['promise', 'phone']), hide('payments', ['method'])]);
  await hide('due', ['promise']);
  expect(await hiddenFor(as)).toEqual([
    { list: 'due', columns: ['promise'] },
    { list: 'payments', columns: ['method'] },
  ]);
  expect(await hiddenFor(colleague)).toEqual([]);
  await hide('due', []);
  expect(await hiddenFor(as)).toEqual([{ list: 'payments', columns: ['method'] }]);
});

test('nobody hides columns of more lists than the limit', async () => {
  const as = await signedIn('employee');
  const hide = (list: string) => testApi.attempt('hideColumns', { as, body: { list, columns: ['name'] } });
  for (let made = 0; made < savedViewsMax; made += 1) await hide(`list-${made}`);
  expect(await hide('one-more')).toMatchObject({ code: 'too_many_saved_views' });
  expect(await hide('list-0')).toMatchObject({ ok: true });
});
