import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createTestApi,
  readFailure,
  readSession,
  type Session,
  type TestApi,
  testPassword,
} from '#test/support/api.ts';
import { turnTotpOn } from '#test/support/turn-totp-on.ts';

let testApi: TestApi;
beforeAll(async () => {
  testApi = await createTestApi();
});
afterAll(() => testApi.close());

const stepMs = 30_000;
const currentPassword = testPassword;

interface Person {
  readonly id: string;
  readonly email: string;
  readonly session: Session;
}

async function signedIn(
  role: 'customer' | 'employee' | 'superadmin' = 'employee',
  api = testApi,
): Promise<Person> {
  const { id, email } = await api.addUser(role);
  return { id, email, session: await api.signIn(email) };
}

const send = (as: Session, method: string, path: string, body?: unknown) =>
  testApi.send(method, `/api/profile${path}`, { as, body });
const signIn = (identifier: string, more: object = {}, api = testApi) =>
  api.send('POST', '/api/auth/login', { body: { identifier, password: testPassword, ...more } });
const codeOf = async (response: Response) => (await readFailure(response)).code;
const isSignedIn = async (as: Session) =>
  (await testApi.send('GET', '/api/auth/session', { as })).status === 200;

async function actionsOn(userId: string): Promise<string[]> {
  const { rows } = await testApi.context.pool.query(
    'SELECT action FROM audit_events WHERE subject_id = $1 ORDER BY position',
    [userId],
  );
  return rows.map(({ action }) => action);
}

describe('the profile', () => {
  test('keeps what is left out, and follows name and language into the session', async () => {
    const { session, email, id } = await signedIn();
    const edited = await send(session, 'PATCH', '', { language: 'ur' });
    expect(await edited.json()).toMatchObject({ data: { fullName: 'Test employee', email, language: 'ur' } });
    await send(session, 'PATCH', '', { fullName: 'Bilal Ahmed' });
    const who = await testApi.send('GET', '/api/auth/session', { as: session });
    expect(await who.json()).toMatchObject({ data: { user: { fullName: 'Bilal Ahmed', language: 'ur' } } });
    expect(await actionsOn(id)).toEqual(['sign_in', 'edit_profile', 'edit_profile']);
  });

  test('takes no role, branch or phone from its owner, whatever is sent', async () => {
    const { session, id } = await signedIn('customer');
    await send(session, 'PATCH', '', {
      fullName: 'Me',
      role: 'superadmin',
      phone: '03009999999',
      isActive: true,
    });
    const { rows } = await testApi.context.pool.query('SELECT role, phone FROM users WHERE id = $1', [id]);
    expect(rows[0]).toEqual({ role: 'customer', phone: null });
    expect((await testApi.send('GET', '/api/contact-requests', { as: session })).status).toBe(403);
  });

  test('changes the e-mail for whoever knows the password, unless another has it', async () => {
    const { session } = await signedIn();
    const email = 'new.address@example.pk';
    const asked = await readFailure(await send(session, 'PATCH', '', { email }));
    expect(asked.errors?.[0]?.field).toBe('currentPassword');
    const wrong = await send(session, 'PATCH', '', { email, currentPassword: 'guess' });
    expect(await codeOf(wrong)).toBe('wrong_current_password');
    expect((await send(session, 'PATCH', '', { email, currentPassword })).status).toBe(200);
    const other = await signedIn();
    const taken = await send(other.session, 'PATCH', '', { email, currentPassword });
    expect((await readFailure(taken)).errors?.[0]?.field).toBe('email');
    const none = await send(session, 'PATCH', '', { email: null, currentPassword });
    expect((await readFailure(none)).errors?.[0]?.message).toBe('Phone or email is required');
  });
});

describe('changing the password', () => {
  test('needs the current one, ends the other sessions and keeps this one', async () => {
    const { session, email } = await signedIn();
    const other = await testApi.signIn(email);
    const change = (given: object) =>
      send(session, 'POST', '/password', { currentPassword, newPassword: 'tea and blue rivers', ...given });
    expect(await codeOf(await change({ currentPassword: 'guess' }))).toBe('wrong_current_password');
    expect((await readFailure(await change({ newPassword: 'password123' }))).errors?.[0]?.field).toBe(
      'newPassword',
    );
    expect((await change({})).status).toBe(200);
    expect([await isSignedIn(session), await isSignedIn(other)]).toEqual([true, false]);
    expect((await signIn(email)).status).toBe(401);
  });

  test('can not be guessed at from a session that was left open', async () => {
    const { session } = await signedIn();
    const guess = () =>
      send(session, 'POST', '/password', { currentPassword: 'guess', newPassword: 'tea and blue rivers' });
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await guess()).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  });
});

describe('sessions', () => {
  test('are listed with their browser, this one first, and ended one or all', async () => {
    const { email, session } = await signedIn();
    const login = (userAgent: string) =>
      testApi
        .send('POST', '/api/auth/login', {
          body: { identifier: email, password: testPassword },
          headers: { 'User-Agent': userAgent },
        })
        .then(readSession);
    const phone = await login('Mozilla/5.0 (Linux; Android 14) Chrome/141.0.0.0 Mobile Safari/537.36');
    const laptop = await login('Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0');
    testApi.clock.advance(90_000);
    await isSignedIn(phone);
    const list = async () => {
      const { data } = (await (await send(session, 'GET', '/sessions')).json()) as {
        data: {
          id: string;
          browser: string | null;
          system: string | null;
          isCurrent: boolean;
          lastUsedAt: string;
        }[];
      };
      return data;
    };
    const listed = await list();
    expect(listed.map(({ browser, system, isCurrent }) => [browser, system, isCurrent])).toEqual([
      [null, null, true],
      ['Chrome', 'Android', false],
      ['Firefox', 'Linux', false],
    ]);
    expect(listed[1]?.lastUsedAt).toBe(new Date(testApi.clock.now()).toISOString());
    expect((await send(session, 'DELETE', `/sessions/${listed[1]?.id}`)).status).toBe(200);
    expect([await isSignedIn(phone), await isSignedIn(laptop)]).toEqual([false, true]);
    expect((await send(session, 'DELETE', '/sessions')).status).toBe(200);
    expect(await isSignedIn(laptop)).toBe(false);
    expect(await list()).toHaveLength(1);
  });

  test("of others can't be ended", async () => {
    const mine = await signedIn();
    const { rows } = await testApi.context.pool.query('SELECT id FROM sessions WHERE user_id = $1', [
      mine.id,
    ]);
    const other = await signedIn();
    expect((await send(other.session, 'DELETE', `/sessions/${rows[0].id}`)).status).toBe(404);
    expect(await isSignedIn(mine.session)).toBe(true);
  });
});

describe('two-step sign-in', () => {
  test('asks for a code of the app after the password, and takes each code once', async () => {
    const person = await signedIn();
    const { generate } = await turnTotpOn(testApi, person.session);
    expect(await codeOf(await signIn(person.email))).toBe('totp_required');
    // The code that confirmed it is used up.
    expect(await codeOf(await signIn(person.email, { totpCode: generate() }))).toBe('wrong_totp_code');
    testApi.clock.advance(stepMs);
    const totpCode = generate();
    const twice = await Promise.all([1, 2].map(() => signIn(person.email, { totpCode })));
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await codeOf(await signIn(person.email, { password: 'wrong', totpCode }))).toBe(
      'wrong_credentials',
    );
  });

  test('takes each of ten recovery codes once, in place of the app', async () => {
    const person = await signedIn();
    const { recoveryCodes } = await turnTotpOn(testApi, person.session);
    expect(new Set(recoveryCodes).size).toBe(10);
    const totpCode = recoveryCodes[3]?.toLowerCase();
    const session = await readSession(await signIn(person.email, { totpCode }));
    expect(await codeOf(await signIn(person.email, { totpCode }))).toBe('wrong_totp_code');
    expect(await (await send(session, 'GET', '')).json()).toMatchObject({
      data: { isTotpOn: true, recoveryCodesLeft: 9 },
    });
  });

  test('counts wrong codes like wrong passwords, though the password is right each time', async () => {
    const person = await signedIn();
    await turnTotpOn(testApi, person.session);
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      statuses.push((await signIn(person.email, { totpCode: '000000' })).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('counts for nothing before it is confirmed, and is turned off with the password', async () => {
    const person = await signedIn();
    await send(person.session, 'POST', '/totp/start', { currentPassword });
    expect(await codeOf(await send(person.session, 'POST', '/totp/confirm', { code: '000000' }))).toBe(
      'wrong_totp_code',
    );
    expect((await signIn(person.email)).status).toBe(200);
    await turnTotpOn(testApi, person.session);
    const again = await send(person.session, 'POST', '/totp/start', { currentPassword });
    expect(await codeOf(again)).toBe('totp_already_on');
    const guess = await send(person.session, 'POST', '/totp/turn-off', { currentPassword: 'guess' });
    expect(await codeOf(guess)).toBe('wrong_current_password');
    expect((await send(person.session, 'POST', '/totp/turn-off', { currentPassword })).status).toBe(200);
    expect((await signIn(person.email)).status).toBe(200);
    expect(await codeOf(await send(person.session, 'POST', '/totp/confirm', { code: '000000' }))).toBe(
      'totp_not_started',
    );
    expect(await actionsOn(person.id)).toEqual(expect.arrayContaining(['turn_on_totp', 'turn_off_totp']));
  });

  test("is demanded of a lender's own superadmin before anything else opens", async () => {
    const own = await createTestApi({ SAMPLE_DATA: 'off' });
    const person = await signedIn('superadmin', own);
    const at = (path: string) => own.send('GET', path, { as: person.session });
    const session = async () => (await (await at('/api/auth/session')).json()) as { data: object };
    expect(await session()).toMatchObject({ data: { mustSetUpTotp: true } });
    expect(await codeOf(await at('/api/contact-requests'))).toBe('totp_set_up_required');
    expect((await at('/api/profile')).status).toBe(200);
    await turnTotpOn(own, person.session);
    expect(await session()).toMatchObject({ data: { mustSetUpTotp: false } });
    expect((await at('/api/contact-requests')).status).toBe(200);
    await own.close();
  });
});
