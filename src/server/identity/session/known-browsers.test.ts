import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs } from '#domain/instant.ts';
import { createTestApi, hashAsProduct, type TestApi, testPassword } from '#test/support/calls/api.ts';
import { type Calls, createCalls } from '#test/support/calls/calls.ts';
import type { Send } from '#test/support/calls/raw-request.ts';
import { addCustomer, openDesk } from '#test/support/lending/lending.ts';

let testApi: TestApi;
beforeAll(async () => {
  testApi = await createTestApi();
});
afterAll(() => testApi.close());

/** A browser that keeps its cookies, and signs in from another address each time. */
class Browser {
  readonly #cookies = new Map<string, string>();
  constructor(cookies: readonly (readonly [string, string])[] = []) {
    this.#cookies = new Map(cookies);
  }
  get secret(): string | undefined {
    return this.#cookies.get('qist_browser');
  }
  readonly #send: Send = async (method, path, request = {}) => {
    const Cookie = [...this.#cookies].map((pair) => pair.join('=')).join('; ');
    const response = await testApi.send(method, path, {
      ...request,
      headers: { Cookie, ...request.headers },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^(\w+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, value);
    }
    return response;
  };
  readonly calls: Calls = createCalls(this.#send);
  async signIn(identifier: string, password = testPassword): Promise<number> {
    return (await this.calls.request('signIn', { body: { identifier, password } })).status;
  }
  /** Signs in, and returns the function that changes the password in that session. */
  async signInToChange(identifier: string, to: string): Promise<() => Promise<null>> {
    const body = { identifier, password: testPassword };
    const { token } = await this.calls.call('signIn', { body });
    const headers = { Authorization: `Bearer ${token}` };
    const change = { currentPassword: testPassword, newPassword: to };
    return () => this.calls.call('changePassword', { headers, body: change });
  }
  /** The same cookies in another browser: copied, or saved earlier. */
  copy(): Browser {
    return new Browser([...this.#cookies]);
  }
}

async function signedIn() {
  const { id, email } = await testApi.addUser('employee');
  const browser = new Browser();
  expect(await browser.signIn(email)).toBe(200);
  return { id, email, browser };
}

/** Keeps guessing a user's password. */
async function keepGuessing(email: string): Promise<void> {
  for (let guess = 0; guess < 8; guess += 1) await new Browser().signIn(email, 'a wrong password');
}

test('the right password is accepted from a known browser, however often a stranger guesses', async () => {
  const { email, browser } = await signedIn();
  await keepGuessing(email);
  expect(await new Browser().signIn(email)).toBe(429);
  expect(await browser.signIn(email)).toBe(200);
  // The owner's sign-in gives the stranger no further guesses.
  expect(await new Browser().signIn(email)).toBe(429);
  expect(await browser.signIn(email)).toBe(200);
});

test('the right password is accepted from a known browser even at an address with too many wrong guesses', async () => {
  const { email, browser } = await signedIn();
  const address = '203.0.113.77';
  for (let guess = 0; guess < 50; guess += 1) {
    await testApi.context.rateLimits.takeGuess(`somebody ${guess}`, address);
  }
  const body = { identifier: email, password: testPassword };
  const signIn = (headers: Record<string, string>) => testApi.request('signIn', { body, address, headers });
  expect((await signIn({})).status).toBe(429);
  expect((await signIn({ Cookie: `qist_browser=${browser.secret}` })).status).toBe(200);
});

test('the right password is accepted from a known browser each time while strangers flood the sign-in', async () => {
  const owners = await Promise.all(Array.from({ length: 12 }, signedIn));
  for (const { id } of owners) await hashAsProduct(testApi, id);
  for (const { email, browser } of owners) {
    // Invented names, each from a /64 of its own: more than the product can check or let wait.
    const flood = Array.from({ length: 80 }, (_, stranger) => {
      const body = { identifier: `${crypto.randomUUID()}@example.pk`, password: 'a wrong password' };
      return testApi.request('signIn', {
        body,
        address: `2001:db8:${(stranger % 40).toString(16)}:${stranger}::1`,
      });
    });
    expect(await browser.signIn(email)).toBe(200);
    const statuses = (await Promise.all(flood)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(0);
  }
});

test('a known browser has no more guesses than any other', async () => {
  const { email, browser } = await signedIn();
  const statuses: number[] = [];
  for (let guess = 0; guess < 6; guess += 1) statuses.push(await browser.signIn(email, 'a wrong password'));
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  expect(await browser.signIn(email)).toBe(429);
  const burst = await Promise.all(
    Array.from({ length: 50 }, () => browser.copy().signIn(email, 'a wrong password')),
  );
  expect(burst.filter((status) => status !== 429)).toEqual([]);
});

test('the cookie alone signs nobody in, is hidden from scripts and other sites, and is stored as a hash', async () => {
  const { email } = await testApi.addUser('employee');
  const response = await testApi.request('signIn', { body: { identifier: email, password: testPassword } });
  const line = response.headers.getSetCookie().find((each) => each.startsWith('qist_browser=')) ?? '';
  expect(line).toMatch(/HttpOnly/);
  expect(line).toMatch(/SameSite=Strict/);
  const secret = /^qist_browser=([^;]+)/.exec(line)?.[1] ?? '';
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  const { rows } = await testApi.context.pool.query(
    "SELECT string_agg(b::text, ' ') AS stored FROM known_browsers b",
  );
  expect(rows[0].stored).not.toContain(secret);
  expect(rows[0].stored).not.toContain(Buffer.from(secret, 'base64url').toString('hex'));
});

test('a copied cookie is worthless once the owner has signed in again', async () => {
  const { email, browser } = await signedIn();
  const copied = browser.copy();
  expect(await browser.signIn(email)).toBe(200);
  await keepGuessing(email);
  expect(await copied.signIn(email)).toBe(429);
  expect(await browser.signIn(email)).toBe(200);
});

test('several people can share a known browser, and nobody else is known in it', async () => {
  const { email, browser } = await signedIn();
  const colleague = await testApi.addUser('employee');
  expect(await browser.signIn(colleague.email)).toBe(200);
  const stranger = await testApi.addUser('employee');
  for (const each of [email, colleague.email, stranger.email]) await keepGuessing(each);
  expect(await browser.signIn(stranger.email)).toBe(429);
  expect([await browser.signIn(email), await browser.signIn(colleague.email)]).toEqual([200, 200]);
});

test('a new password forgets all known browsers but the one it was set in', async () => {
  const { email, browser } = await signedIn();
  const elsewhere = new Browser();
  expect(await elsewhere.signIn(email)).toBe(200);
  const newPassword = 'tea and blue rivers';
  const change = await browser.signInToChange(email, newPassword);
  await change();
  await keepGuessing(email);
  expect(await elsewhere.signIn(email, newPassword)).toBe(429);
  expect(await browser.signIn(email, newPassword)).toBe(200);
});

test('the browser in which a password was reset by a code of the branch is known', async () => {
  const desk = await openDesk(testApi);
  const customerId = await addCustomer(testApi, desk);
  const { id, email } = await testApi.addUser('customer');
  await testApi.context.pool.query('UPDATE customers SET user_id = $2 WHERE id = $1', [customerId, id]);
  const { code } = await testApi.call('issueCustomerPasswordResetCode', {
    as: desk.employee,
    params: { id: customerId },
  });
  await keepGuessing(email);
  const browser = new Browser();
  const password = 'tea and blue rivers';
  await browser.calls.call('resetPassword', { body: { identifier: email, code, password } });
  expect(await new Browser().signIn(email, password)).toBe(429);
  expect(await browser.signIn(email, password)).toBe(200);
});

test('a browser is forgotten half a year after its last sign-in, and after twenty newer browsers', async () => {
  const { id, email, browser } = await signedIn();
  testApi.clock.advance(180 * dayMs);
  await keepGuessing(email);
  expect(await browser.signIn(email)).toBe(429);

  const often = await signedIn();
  for (let another = 0; another < 25; another += 1) {
    testApi.clock.advance(1_000);
    expect(await new Browser().signIn(often.email)).toBe(200);
  }
  const { rows } = await testApi.context.pool.query(
    'SELECT count(*) AS known FROM known_browsers WHERE user_id = ANY($1)',
    [[id, often.id]],
  );
  expect(rows[0].known).toBe(21);
});

test('a sign-in that races with a change of the password leaves no session behind', async () => {
  for (let pair = 0; pair < 10; pair += 1) {
    const { id, email, browser } = await signedIn();
    await hashAsProduct(testApi, id);
    const change = await browser.signInToChange(email, 'tea and blue rivers');
    await Promise.all([change(), new Browser().signIn(email), new Browser().signIn(email)]);
    const { rows } = await testApi.context.pool.query(
      'SELECT count(*) AS open FROM sessions WHERE user_id = $1',
      [id],
    );
    expect(rows[0].open).toBe(1);
  }
});
