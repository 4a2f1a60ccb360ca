import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, readFailure, type TestApi, testPassword } from '#test/support/calls/api.ts';
import type { BodyOf } from '#test/support/calls/calls.ts';
import { readSession, type Session } from '#test/support/calls/raw-request.ts';
import { turnTotpOn } from '#test/support/calls/turn-totp-on.ts';
import { auditOf, formOf } from '#test/support/desk/office.ts';
import { type OpenIdProvider, startOpenIdProvider } from '#test/support/servers/openid-provider.ts';

const publicUrl = 'http://localhost:3999';
let google: OpenIdProvider;
let testApi: TestApi;

beforeAll(async () => {
  google = await startOpenIdProvider(publicUrl);
  testApi = await createTestApi({ ...google.settings, PUBLIC_URL: publicUrl });
});
afterAll(async () => {
  await testApi.close();
  await google.stop();
});

/** The cookies that one browser holds. */
class CookieJar {
  readonly #cookies = new Map<string, string>();
  keep(response: Response): Response {
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ');
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      if (attributes.some((attribute) => /^max-age=0$/i.test(attribute))) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return response;
  }
  get header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}

async function begin(jar: CookieJar): Promise<string> {
  const response = jar.keep(
    await testApi.send('GET', '/api/auth/google/start', { headers: { Cookie: jar.header } }),
  );
  return response.headers.get('location') ?? '';
}

/** Signs in at the provider, and returns the address that it sends the browser to. */
async function visitGoogle(url: string, subject: string): Promise<URL> {
  google.letIn(subject);
  const jar = new CookieJar();
  let at = url;
  while (!at.startsWith(publicUrl)) {
    const response = jar.keep(await fetch(at, { redirect: 'manual', headers: { Cookie: jar.header } }));
    at = new URL(response.headers.get('location') ?? `${publicUrl}/stuck-${response.status}`, at).href;
  }
  return new URL(at);
}

async function comeBack(jar: CookieJar, { pathname, search }: URL): Promise<Response> {
  return jar.keep(await testApi.send('GET', `${pathname}${search}`, { headers: { Cookie: jar.header } }));
}

const openSession = (jar: CookieJar, body: BodyOf<'openGoogleSession'> = {}) =>
  testApi
    .request('openGoogleSession', { body, headers: { Cookie: jar.header } })
    .then((response) => jar.keep(response));
const codeOf = async (response: Response) => (await readFailure(response)).code;

/** The whole sign-in: to Google and back. */
async function signInAs(subject: string): Promise<CookieJar> {
  const jar = new CookieJar();
  const back = await comeBack(jar, await visitGoogle(await begin(jar), subject));
  expect([back.status, back.headers.get('location')]).toEqual([302, '/sign-in#google']);
  return jar;
}

let subjects = 0;
async function userWithGoogle(isVerified = true, role: 'employee' | 'customer' = 'employee') {
  subjects += 1;
  const user = await testApi.addUser(role);
  const subject = `subject-${subjects}`;
  google.accounts.set(subject, { email: user.email.toUpperCase(), email_verified: isVerified });
  return { ...user, subject };
}
const confirmEmail = (id: string) =>
  testApi.context.pool.query('UPDATE users SET email_confirmed_at = now() WHERE id = $1', [id]);

test('signs in the user with the same verified e-mail, once per return from Google', async () => {
  const { email, subject } = await userWithGoogle();
  const jar = await signInAs(subject);
  const returned = jar.header;
  const response = await openSession(jar);
  expect(await response.clone().json()).toMatchObject({ data: { user: { email, role: 'employee' } } });
  const { token } = await readSession(response);
  const session = { token, cookie: jar.header };
  expect((await testApi.request('getSession', { as: session })).status).toBe(200);
  const again = await testApi.request('openGoogleSession', { headers: { Cookie: returned } });
  expect(await codeOf(again)).toBe('google_failed');
});

test("recognizes the user later by Google's id, even after the e-mail changed", async () => {
  const { id, subject } = await userWithGoogle();
  await openSession(await signInAs(subject));
  google.accounts.set(subject, { email: 'renamed@example.pk', email_verified: true });
  const response = await openSession(await signInAs(subject));
  expect(response.status).toBe(200);
  // Another Google account that now has the old e-mail cannot sign in with it.
  const { rows } = await testApi.context.pool.query('SELECT email FROM users WHERE id = $1', [id]);
  google.accounts.set('a-stranger', { email: rows[0].email, email_verified: true });
  expect(await codeOf(await openSession(await signInAs('a-stranger')))).toBe('google_email_unknown');
});

test('explains that the e-mail is unknown, not verified, or of a deactivated user', async () => {
  google.accounts.set('unknown', { email: 'unknown@example.pk', email_verified: true });
  expect(await codeOf(await openSession(await signInAs('unknown')))).toBe('google_email_unknown');
  const unverified = await userWithGoogle(false);
  expect(await codeOf(await openSession(await signInAs(unverified.subject)))).toBe('google_email_unverified');
  const closed = await userWithGoogle();
  await testApi.context.pool.query('UPDATE users SET is_active = false WHERE id = $1', [closed.id]);
  expect(await codeOf(await openSession(await signInAs(closed.subject)))).toBe('google_email_unknown');
});

test('refuses an answer that came to another browser, with another state, or without a state', async () => {
  const { subject } = await userWithGoogle();
  const refused = async (jar: CookieJar, returned: URL) => {
    await comeBack(jar, returned);
    expect(await codeOf(await openSession(jar))).toBe('google_failed');
  };
  const mine = new CookieJar();
  const returned = await visitGoogle(await begin(mine), subject);
  const another = new CookieJar();
  await begin(another);
  await refused(another, returned);
  await refused(new CookieJar(), returned);
  returned.searchParams.set('state', 'made-up');
  await refused(mine, returned);
});

test('refuses an ID token of another sign-in attempt', async () => {
  const { subject } = await userWithGoogle();
  const jar = new CookieJar();
  const start = new URL(await begin(jar));
  start.searchParams.set('nonce', 'of-another-attempt');
  await comeBack(jar, await visitGoogle(start.href, subject));
  expect(await codeOf(await openSession(jar))).toBe('google_failed');
});

test('sends Google only the challenge made of the secret, never the secret itself', async () => {
  const url = new URL(await begin(new CookieJar()));
  expect(url.searchParams.get('code_challenge_method')).toBe('S256');
  expect(url.searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/);
  expect(url.searchParams.has('code_verifier')).toBe(false);
});

test('asks for the second step if it is on, and signs in only after it', async () => {
  const { id, subject } = await userWithGoogle();
  const secret = new Secret({ size: 20 });
  await testApi.context.pool.query(
    'UPDATE users SET totp_secret = $2, totp_confirmed_at = now() WHERE id = $1',
    [id, secret.base32],
  );
  const jar = await signInAs(subject);
  expect(await codeOf(await openSession(jar))).toBe('totp_required');
  expect(await codeOf(await openSession(jar, { totpCode: '000000' }))).toBe('wrong_totp_code');
  const totpCode = new TOTP({ secret }).generate({ timestamp: testApi.clock.now() });
  expect((await openSession(jar, { totpCode })).status).toBe(200);
});

test('the first return ends and links nothing before the second step is passed, and the password stays afterwards', async () => {
  const { id, email, subject } = await userWithGoogle();
  const session = await testApi.signIn(email);
  const { generate } = await turnTotpOn(testApi, session);
  testApi.clock.advance(60_000);
  const stateOf = async () => {
    const { rows } = await testApi.context.pool.query(
      'SELECT google_subject, password_hash IS NOT NULL AS "hasPassword" FROM users WHERE id = $1',
      [id],
    );
    return rows[0];
  };
  const jar = await signInAs(subject);
  expect(await codeOf(await openSession(jar))).toBe('totp_required');
  expect(await stateOf()).toEqual({ google_subject: null, hasPassword: true });
  expect((await testApi.request('getSession', { as: session })).status).toBe(200);
  const signIn = (totpCode: string) =>
    testApi.request('signIn', { body: { identifier: email, password: testPassword, totpCode } });
  expect((await signIn(generate())).status).toBe(200);
  testApi.clock.advance(60_000);
  expect((await openSession(jar, { totpCode: generate() })).status).toBe(200);
  expect(await stateOf()).toEqual({ google_subject: subject, hasPassword: true });
  testApi.clock.advance(60_000);
  expect((await signIn(generate())).status).toBe(200);
  expect((await testApi.request('getSession', { as: session })).status).toBe(200);
});

test('takes the account from a stranger who signed up with the e-mail of the person who returns from Google', async () => {
  const made = await userWithGoogle(true, 'customer');
  const squatter = await testApi.signIn(made.email);
  await turnTotpOn(testApi, squatter);
  expect((await openSession(await signInAs(made.subject))).status).toBe(200);
  expect((await testApi.request('getSession', { as: squatter })).status).toBe(401);
  const body = { identifier: made.email, password: testPassword };
  expect((await testApi.request('signIn', { body })).status).toBe(401);

  const own = await userWithGoogle(true, 'customer');
  await confirmEmail(own.id);
  const before = await testApi.signIn(own.email);
  await openSession(await signInAs(own.subject));
  expect((await testApi.request('getSession', { as: before })).status).toBe(200);
});

describe('the link to Google', () => {
  const proof = { currentPassword: testPassword };
  const profileOf = (as: Session) => testApi.call('getProfile', { as });
  const superadmin = async () => testApi.signIn((await testApi.addUser('superadmin')).email);
  const lastEventOf = async (id: string) => (await auditOf(testApi, id)).at(-1);

  /** An employee with a password and a link to Google. */
  async function linked() {
    const user = await userWithGoogle();
    await confirmEmail(user.id);
    const session = await testApi.signIn(user.email);
    const byGoogle = await readSession(await openSession(await signInAs(user.subject)));
    return { ...user, session, byGoogle };
  }

  test('ends when anyone changes the e-mail it was made with, and so does a return from Google on its way', async () => {
    const admin = await superadmin();
    const { id, subject } = await linked();
    const underWay = await signInAs(subject);
    const given = { as: admin, params: { id } };
    const moved = {
      ...formOf(await testApi.call('getEmployee', given)),
      email: `moved.${subject}@example.pk`,
    };
    await testApi.call('editEmployee', { ...given, body: moved });
    expect(await codeOf(await openSession(underWay))).toBe('google_failed');
    expect(await codeOf(await openSession(await signInAs(subject)))).toBe('google_email_unknown');
    expect(await lastEventOf(id)).toMatchObject({ after: { googleUnlinked: true } });
  });

  test('ends when its owner chooses another e-mail', async () => {
    const { session, subject } = await linked();
    const body = { email: `chosen.${subject}@example.pk`, ...proof };
    await testApi.call('editProfile', { as: session, body });
    expect(await profileOf(session)).toMatchObject({ google: 'open' });
    expect(await codeOf(await openSession(await signInAs(subject)))).toBe('google_email_unknown');
  });

  test('is shown in the profile, is removed there with the password, and is made again only after it is allowed', async () => {
    const { id, email, session, subject } = await linked();
    const elsewhere = await testApi.signIn(email);
    expect(await profileOf(session)).toMatchObject({ google: 'linked', hasPassword: true });
    const guess = { as: session, body: { currentPassword: 'a guess' } };
    expect(await testApi.refusal('turnOffGoogle', guess)).toMatchObject({ code: 'wrong_current_password' });
    const given = { as: session, body: proof };
    expect(await testApi.call('turnOffGoogle', given)).toMatchObject({ google: 'off' });
    expect((await testApi.request('getSession', { as: elsewhere })).status).toBe(401);
    expect(await codeOf(await openSession(await signInAs(subject)))).toBe('google_turned_off');
    expect(await lastEventOf(id)).toMatchObject({
      action: 'turn_off_google',
      before: { google: 'linked' },
      after: { google: 'off' },
    });
    expect(await testApi.call('turnOnGoogle', given)).toMatchObject({ google: 'open' });
    expect((await openSession(await signInAs(subject))).status).toBe(200);
    expect(await profileOf(session)).toMatchObject({ google: 'linked' });
  });

  test('is not removed while it is the only way to sign in', async () => {
    const { subject } = await userWithGoogle(true, 'customer');
    // Neither the lender nor the mailbox had confirmed the account, so the password ended.
    const jar = await signInAs(subject);
    const { token } = await readSession(await openSession(jar));
    const session = { token, cookie: jar.header };
    expect(await profileOf(session)).toMatchObject({ google: 'linked', hasPassword: false });
    expect(await testApi.refusal('turnOffGoogle', { as: session, body: proof })).toMatchObject({
      code: 'password_needed_first',
    });
  });

  test('is removed by a superadmin for another user, whose sessions end', async () => {
    const admin = await superadmin();
    const { id, session, subject } = await linked();
    const given = { as: admin, params: { id } };
    expect(await testApi.call('turnOffEmployeeGoogle', given)).toMatchObject({ google: 'off' });
    expect((await testApi.request('getSession', { as: session })).status).toBe(401);
    expect(await codeOf(await openSession(await signInAs(subject)))).toBe('google_turned_off');
    expect(await testApi.refusal('turnOffEmployeeGoogle', given)).toMatchObject({
      code: 'employee_google_off',
    });
    expect(await lastEventOf(id)).toMatchObject({ action: 'turn_off_employee_google' });
  });
});

test('can be made for five minutes after the return from Google', async () => {
  const { subject } = await userWithGoogle();
  const jar = await signInAs(subject);
  testApi.clock.advance(5 * 60_000);
  expect(await codeOf(await openSession(jar))).toBe('google_failed');
});

test('is offered only if Google is configured', async () => {
  expect(await testApi.call('getSignInOptions', {})).toMatchObject({ google: true });
  const without = await createTestApi();
  for (const path of ['start', 'callback?code=a&state=b']) {
    expect((await without.send('GET', `/api/auth/google/${path}`)).status).toBe(404);
  }
  await without.close();
});
