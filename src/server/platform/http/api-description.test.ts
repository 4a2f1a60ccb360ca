import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { apiDescription } from '#contract/openapi.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';

let trial: TestApi;
let lender: TestApi;
beforeAll(async () => {
  trial = await createTestApi();
  lender = await createTestApi({ SAMPLE_DATA: 'off' });
});
afterAll(() => Promise.all([trial.close(), lender.close()]));

const read = (testApi: TestApi, as?: Awaited<ReturnType<TestApi['signIn']>>) =>
  testApi.send('GET', apiDescription.path, { as, headers: { 'Accept-Encoding': 'gzip, br' } });

test('a trial describes its API to everybody, in less than 200 bytes an endpoint', async () => {
  const answer = await read(trial);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  const bytes = await answer.bytes();
  expect(bytes.byteLength / Object.keys(api).length).toBeLessThan(200);
  expect(JSON.parse(gunzipSync(bytes).toString())).toMatchObject({ openapi: '3.1.0' });
});

test("a lender's own describes it to staff only", async () => {
  const as = async (role: 'superadmin' | 'employee' | 'customer') =>
    (await read(lender, await lender.signIn((await lender.addUser(role)).email))).status;
  expect((await read(lender)).status).toBe(401);
  expect([await as('customer'), await as('employee'), await as('superadmin')]).toEqual([403, 200, 200]);
});
