import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { createRateLimits } from '#server/platform/rate-limits.ts';
import { createTestApi, readFailure, type TestApi, testPassword } from '#test/support/calls/api.ts';
import { createCalls, endingOf } from '#test/support/calls/calls.ts';
import { fetchOptions, readSession } from '#test/support/calls/raw-request.ts';
import { turnTotpOn } from '#test/support/calls/turn-totp-on.ts';
import { hashPassword } from '../proof/passwords.ts';

let testApi: TestApi;
beforeAll(async () => {
  testApi = await createTestApi();
});
afterAll(() => testApi.close());

const minute = 60_000;

async function signInAs(identifier: string, password: string, headers?: Record<string, string>) {
  return testApi.request('signIn', { body: { identifier, password }, headers });
}

describe('signing in', () => {
  test('returns a token and the four fields of the user that the browser may store', async () => {
    const { email } = await testApi.addUser('employee');
    const response = await signInAs(email.toUpperCase(), testPassword);
    expect(response.status).toBe(200);
    const { data } = (await response.json()) as { data: { token: string; user: unknown } };
    expect(data.user).toEqual({ fullName: 'Test employee', role: 'employee', email, language: 'en' });
    expect(Buffer.from(data.token, 'base64url')).toHaveLength(32);
    expect(response.headers.get('set-cookie')).toMatch(/HttpOnly.*SameSite=Strict/i);
  });

  test('accepts the phone in any written form', async () => {
    const { id } = await testApi.addUser('customer');
    await testApi.context.pool.query("UPDATE users SET phone = '03001234567' WHERE id = $1", [id]);
    for (const phone of ['0300-1234567', '+92 300 1234567', '۰۳۰۰۱۲۳۴۵۶۷']) {
      expect((await signInAs(phone, testPassword)).status, phone).toBe(200);
    }
  });

  test('answers a wrong password, an unknown user and an inactive user with the same message', async () => {
    const known = await testApi.addUser('customer');
    const inactive = await testApi.addUser('customer');
    await testApi.context.pool.query('UPDATE users SET is_active = false WHERE id = $1', [inactive.id]);
    const refusals = await Promise.all([
      signInAs(known.email, 'wrong'),
      signInAs('unknown@example.pk', testPassword),
      signInAs(inactive.email, testPassword),
    ]);
    const said = await Promise.all(refusals.map(async (response) => (await readFailure(response)).message));
    expect(refusals.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(new Set(said).size).toBe(1);
  });

  test("explains a refusal in the reader's language", async () => {
    const response = await signInAs('', '', { 'Accept-Language': 'ur' });
    expect(response.status).toBe(422);
    expect((await readFailure(response)).errors).toEqual([
      { field: 'identifier', message: 'فون یا ای میل لکھنا ضروری ہے' },
      { field: 'password', message: 'پاس ورڈ لکھنا ضروری ہے' },
    ]);
  });

  test('makes a user wait after five failures, and no other user', async () => {
    const { email } = await testApi.addUser('customer');
    const other = await testApi.addUser('customer');
    for (let failure = 1; failure <= 5; failure += 1) {
      expect((await signInAs(email, 'wrong')).status).toBe(401);
    }
    const response = await signInAs(email, testPassword);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await signInAs(other.email, testPassword)).status).toBe(200);
  });
});

describe('guessing passwords', () => {
  test('doubles the wait each time, up to fifteen minutes, for phone and e-mail together', async () => {
    const { id, email } = await testApi.addUser('customer');
    await testApi.context.pool.query("UPDATE users SET phone = '03009876543' WHERE id = $1", [id]);
    const fail = async (times: number) => {
      for (let failure = 1; failure <= times; failure += 1) {
        expect((await signInAs(failure % 2 ? email : '0300-9876543', 'wrong')).status).toBe(401);
      }
    };
    await fail(4);
    const waits: number[] = [];
    for (let wait = 1; wait <= 12; wait += 1) {
      await fail(1);
      const response = await signInAs(email, testPassword);
      expect(response.status).toBe(429);
      const seconds = Number(response.headers.get('retry-after'));
      waits.push(seconds);
      testApi.clock.advance(seconds * 1_000);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
    expect((await signInAs(email, testPassword)).status).toBe(200);
    await fail(4);
    expect((await signInAs(email, testPassword)).status).toBe(200);
  });

  test('is limited over all processes together', async () => {
    const { email } = await testApi.addUser('customer');
    const { context } = testApi;
    const second = createApp({ ...context, rateLimits: createRateLimits(context.pool, context.clock) });
    for (let failure = 1; failure <= 5; failure += 1) await signInAs(email, 'wrong');
    const atSecond = createCalls(async (method, path, request = {}) =>
      second.request(path, fetchOptions(method, request)),
    );
    const body = { identifier: email, password: testPassword };
    expect(await atSecond.refusal('signIn', { body })).toMatchObject({ code: 'too_many_requests' });
  });

  test('is limited per address too, and other addresses are not affected', async () => {
    const address = '203.0.113.99';
    const { email } = await testApi.addUser('customer');
    const { rateLimits } = testApi.context;
    for (let user = 0; user < 50; user += 1) {
      await rateLimits.takeGuess(`spray-${user}`, address);
    }
    const body = { identifier: email, password: testPassword };
    expect((await testApi.request('signIn', { body, address })).status).toBe(429);
    expect((await testApi.request('signIn', { body })).status).toBe(200);
  });

  test('does not count a sign-in that only lacks the code of the second step', async () => {
    const { email } = await testApi.addUser('employee');
    await turnTotpOn(testApi, await testApi.signIn(email));
    for (let asked = 1; asked <= 10; asked += 1) {
      expect((await readFailure(await signInAs(email, testPassword))).code).toBe('totp_required');
    }
  });

  test('is in the audit once the wait begins, for existing and unknown users', async () => {
    const { id, email } = await testApi.addUser('customer');
    for (const identifier of [email, 'no-such@example.pk']) {
      for (let failure = 1; failure <= 5; failure += 1) await signInAs(identifier, 'wrong');
    }
    const { rows } = await testApi.context.pool.query(
      `SELECT subject_id, after FROM audit_events
        WHERE action = 'reach_sign_in_limit' AND subject_id = ANY($1)`,
      [[id, '00000000-0000-0000-0000-000000000000']],
    );
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain('example.pk');
  });
});

describe('signing in with the right password', () => {
  test('is limited per user and per address', async () => {
    const { rateLimits } = testApi.context;
    const { id, email } = await testApi.addUser('customer');
    for (let signedIn = 0; signedIn < 300; signedIn += 1) await rateLimits.admit('sign_in_of_user', id);
    expect((await signInAs(email, testPassword)).status).toBe(429);

    const address = '203.0.113.98';
    for (let signedIn = 0; signedIn < 600; signedIn += 1) {
      await rateLimits.admitAddress('sign_in_of_address', address);
    }
    const other = await testApi.addUser('customer');
    const body = { identifier: other.email, password: testPassword };
    expect(endingOf(await testApi.attempt('signIn', { body, address }))).toBe('too_many_requests');
    expect(endingOf(await testApi.attempt('signIn', { body }))).toBe('done');
  });

  test('by more people at once than the server can hash is refused at once, and counts as no guess', async () => {
    testApi.clock.advance(1_000);
    const people = await Promise.all(Array.from({ length: 100 }, () => testApi.addUser('customer')));
    // The cheap hash of other tests may be checked as fast as the people arrive.
    await testApi.database.ownerPool.query('UPDATE users SET password_hash = $1 WHERE id = ANY ($2)', [
      await hashPassword(testPassword, 'second'),
      people.map(({ id }) => id),
    ]);
    const answers = await Promise.all(people.map(({ email }) => signInAs(email, testPassword)));
    const busy = answers.filter(({ status }) => status === 503);
    expect(busy.length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status === 200).length).toBe(100 - busy.length);
    for (const answer of busy) {
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await readFailure(answer)).code).toBe('busy');
    }
    const { rows } = await testApi.context.pool.query(
      "SELECT count(*) AS counted FROM rate_limits WHERE key LIKE 'guess:%' AND points > 0 AND expires_at = $1",
      [new Date(testApi.clock.now() + 24 * 60 * minute)],
    );
    expect(rows[0].counted).toBe(0);
  });
});

describe('a session', () => {
  const whoAmI = (session: { token: string; cookie: string }) =>
    testApi.request('getSession', { as: session });

  test('needs both the token and its cookie', async () => {
    const { email } = await testApi.addUser('customer');
    const mine = await testApi.signIn(email);
    const another = await testApi.signIn(email);
    expect((await whoAmI(mine)).status).toBe(200);
    expect((await whoAmI({ token: mine.token, cookie: '' })).status).toBe(401);
    expect((await whoAmI({ token: mine.token, cookie: another.cookie })).status).toBe(401);
  });

  test('ends at sign-out', async () => {
    const session = await testApi.signIn((await testApi.addUser('superadmin')).email);
    expect((await testApi.request('signOut', { as: session })).status).toBe(200);
    expect((await whoAmI(session)).status).toBe(401);
  });

  test('of staff ends after half an hour without use, is extended by use, and ends after twelve hours', async () => {
    const session = await testApi.signIn((await testApi.addUser('employee')).email);
    for (let used = 0; used < 12 * 60 - 20; used += 20) {
      expect((await whoAmI(session)).status, `after ${used} minutes of use`).toBe(200);
      testApi.clock.advance(20 * minute);
    }
    testApi.clock.advance(20 * minute);
    expect((await whoAmI(session)).status).toBe(401);

    const unused = await testApi.signIn((await testApi.addUser('employee')).email);
    testApi.clock.advance(31 * minute);
    expect((await whoAmI(unused)).status).toBe(401);
  });

  test('obeys a change of role and a deactivation from the next request on', async () => {
    const { id, email } = await testApi.addUser('superadmin');
    const session = await testApi.signIn(email);
    const list = () => testApi.request('listContactRequests', { as: session });
    expect((await list()).status).toBe(200);
    await testApi.context.pool.query("UPDATE users SET role = 'customer' WHERE id = $1", [id]);
    expect((await list()).status).toBe(403);
    await testApi.context.pool.query('UPDATE users SET is_active = false WHERE id = $1', [id]);
    expect((await list()).status).toBe(401);
  });

  test('is stored as hashes only', async () => {
    const { email } = await testApi.addUser('customer');
    const response = await signInAs(email, testPassword);
    const { token, cookie } = await readSession(response);
    const { rows } = await testApi.context.pool.query('SELECT s::text AS stored FROM sessions s');
    const stored = rows.map((row) => row.stored).join();
    expect(stored).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
    expect(stored).not.toContain(cookie.split('=')[1]);
    expect(stored).not.toContain(token);
  });
});
