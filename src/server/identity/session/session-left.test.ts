import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import type { Session } from '#test/support/calls/raw-request.ts';

let testApi: TestApi;
beforeAll(async () => {
  testApi = await createTestApi();
});
afterAll(() => testApi.close());

const minuteMs = 60_000;

async function left(session: Session, headers: Record<string, string> = {}): Promise<string | null> {
  const response = await testApi.request('getSession', { as: session, headers });
  return response.headers.get('session-left');
}

const employee = async () => testApi.signIn((await testApi.addUser('employee')).email);

test('every answer in a session says how many seconds it has left, and use extends it', async () => {
  const session = await employee();
  expect(await left(session)).toBe('1800');
  testApi.clock.advance(20 * minuteMs);
  expect(await left(session)).toBe('1800');
});

test('requests that a page sends by itself do not extend a session', async () => {
  const session = await employee();
  testApi.clock.advance(20 * minuteMs);
  expect(await left(session, { 'X-Unattended': 'true' })).toBe('600');
  testApi.clock.advance(9 * minuteMs);
  expect(await left(session, { 'X-Unattended': 'true' })).toBe('60');
  testApi.clock.advance(2 * minuteMs);
  const response = await testApi.request('getSession', { as: session });
  expect(response.status).toBe(401);
  expect(response.headers.get('session-left')).toBeNull();
});

test('the answer says when the session will end for good, whatever use', async () => {
  const session = await employee();
  for (let minutes = 0; minutes < 11 * 60 + 40; minutes += 20) {
    expect(await left(session)).toMatch(/^\d+$/);
    testApi.clock.advance(20 * minuteMs);
  }
  expect(await left(session)).toBe('1200; final');
});

test('an answer without a session says nothing about one', async () => {
  const response = await testApi.request('getSignInOptions', {});
  expect(response.headers.get('session-left')).toBeNull();
});
