import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, readFailure, type TestApi, testPassword } from '#test/support/calls/api.ts';

let testApi: TestApi;
let email: string;

beforeAll(async () => {
  testApi = await createTestApi();
  ({ email } = await testApi.addUser('customer'));
});
afterAll(() => testApi.close());

const from = (site: string) => ({ headers: { 'Sec-Fetch-Site': site } });

test.each(['cross-site', 'same-site'])('a %s page cannot sign anyone out', async (site) => {
  const as = await testApi.signIn(email);
  const response = await testApi.request('signOut', from(site));
  expect(response.status).toBe(403);
  expect(response.headers.get('Set-Cookie')).toBeNull();
  expect(await readFailure(response)).toMatchObject({ code: 'cross_site' });
  expect((await testApi.request('getSession', { as })).status).toBe(200);
});

test('another site cannot sign anyone in, which would make them work under a stranger’s name', async () => {
  const body = { identifier: email, password: testPassword };
  const response = await testApi.request('signIn', { body, ...from('cross-site') });
  expect(response.status).toBe(403);
  expect(response.headers.get('Set-Cookie')).toBeNull();
});

test.each(['same-origin', 'none'])(
  'our own page and an address typed by hand (%s) can sign out',
  async (site) => {
    const as = await testApi.signIn(email);
    expect((await testApi.request('signOut', { as, ...from(site) })).status).toBe(200);
    expect((await testApi.request('getSession', { as })).status).toBe(401);
  },
);
