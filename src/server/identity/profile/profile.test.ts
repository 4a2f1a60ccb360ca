import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi, testPassword } from '#test/support/calls/api.ts';
import { type BodyOf, endingOf, endingsOf } from '#test/support/calls/calls.ts';
import { readSession, type Session } from '#test/support/calls/raw-request.ts';
import { turnTotpOn } from '#test/support/calls/turn-totp-on.ts';
import { addCustomer, openDesk } from '#test/support/lending/lending.ts';

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

const signIn = (identifier: string, more: Partial<BodyOf<'signIn'>> = {}) =>
  testApi.attempt('signIn', { body: { identifier, password: testPassword, ...more } });
const isSignedIn = async (as: Session) => (await testApi.attempt('getSession', { as })).ok;

async function actionsOn(userId: string): Promise<string[]> {
  const { rows } = await testApi.context.pool.query(
    'SELECT action FROM audit_events WHERE subject_id = $1 ORDER BY position',
    [userId],
  );
  return rows.map(({ action }) => action);
}

describe('the profile', () => {
  test('keeps the density of list rows with the user, for every sign-in', async () => {
    const person = await signedIn('employee');
    const { session: as } = person;
    expect((await testApi.call('getSession', { as })).listRows).toBe('by_screen');
    await testApi.call('editProfile', { as, body: { listRows: 'compact' } });
    expect((await testApi.call('getSession', { as })).listRows).toBe('compact');
    await testApi.call('editProfile', { as, body: { fullName: 'Bilal Ahmed' } });
    expect((await testApi.call('getSession', { as })).listRows).toBe('compact');
    const body = { listRows: 'tiny' } as never;
    expect(await testApi.refusal('editProfile', { as, body })).toMatchObject({ code: 'invalid_input' });
  });

  test('of two open forms neither overwrites the other, and what is chosen at once disturbs neither', async () => {
    const { session: as } = await signedIn();
    const { version } = await testApi.call('getProfile', { as });
    await testApi.call('editProfile', { as, body: { language: 'ur' } });
    await testApi.call('editProfile', { as, body: { listRows: 'compact' } });
    const rename = (fullName: string) => testApi.attempt('editProfile', { as, body: { fullName, version } });
    const answers = await Promise.all(['Bilal A', 'Bilal B', 'Bilal C'].map(rename));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const refused = await testApi.refusal('editProfile', { as, body: { fullName: 'Bilal D', version } });
    expect(refused.code).toBe('changed_meanwhile');
    const never = { fullName: 'Bilal E', version: Number.MIN_SAFE_INTEGER };
    expect((await testApi.refusal('editProfile', { as, body: never })).code).toBe('changed_meanwhile');
    const after = await testApi.call('getProfile', { as });
    expect(after).toMatchObject({ language: 'ur', listRows: 'compact', version: version + 1 });
  });

  test('a language that is chosen while the name is being saved loses no name', async () => {
    const { session: as } = await signedIn();
    for (const fullName of ['Bilal A', 'Bilal B', 'Bilal C', 'Bilal D']) {
      await Promise.all([
        testApi.call('editProfile', { as, body: { fullName } }),
        ...(['ur', 'en', 'ur'] as const).map((language) =>
          testApi.call('editProfile', { as, body: { language } }),
        ),
      ]);
      expect((await testApi.call('getProfile', { as })).fullName).toBe(fullName);
    }
  });

  test('keeps fields that are not sent, and updates name and language of the session', async () => {
    const { session, email, id } = await signedIn();
    const edited = await testApi.call('editProfile', { as: session, body: { language: 'ur' } });
    expect(edited).toMatchObject({ fullName: 'Test employee', email, language: 'ur' });
    await testApi.call('editProfile', { as: session, body: { fullName: 'Bilal Ahmed' } });
    expect(await testApi.call('getSession', { as: session })).toMatchObject({
      user: { fullName: 'Bilal Ahmed', language: 'ur' },
    });
    expect(await actionsOn(id)).toEqual(['sign_in', 'edit_profile', 'edit_profile']);
  });

  test('returns the Urdu name beside the stored session, for a customer from the record', async () => {
    const nameInUrduOf = async (as: Session) => (await testApi.call('getSession', { as })).name.ur;
    const { ownerPool } = testApi.database;
    const employee = await signedIn();
    expect(await nameInUrduOf(employee.session)).toBeNull();
    await ownerPool.query("UPDATE users SET full_name_ur = 'بلال احمد' WHERE id = $1", [employee.id]);
    expect(await nameInUrduOf(employee.session)).toBe('بلال احمد');
    const customer = await signedIn('customer');
    const desk = await openDesk(testApi);
    const customerId = await addCustomer(testApi, desk, {
      fullName: { own: 'Sidra Munir', ur: 'سدرہ منیر' },
    });
    await ownerPool.query('UPDATE customers SET user_id = $1 WHERE id = $2', [customer.id, customerId]);
    expect(await nameInUrduOf(customer.session)).toBe('سدرہ منیر');
  });

  test('never changes role, branch or phone, whatever its owner sends', async () => {
    const { session, id } = await signedIn('customer');
    const taken = { fullName: 'Me', role: 'superadmin', phone: '03009999999', isActive: true };
    await testApi.call('editProfile', { as: session, body: taken });
    const { rows } = await testApi.context.pool.query('SELECT role, phone FROM users WHERE id = $1', [id]);
    expect(rows[0]).toEqual({ role: 'customer', phone: null });
    expect(await testApi.refusal('listContactRequests', { as: session })).toMatchObject({
      code: 'not_allowed',
    });
  });

  test('changes the e-mail with the password, unless another user has that e-mail', async () => {
    const mine = await signedIn();
    const email = 'new.address@example.pk';
    const edit = ({ session: as }: Pick<Person, 'session'>, body: BodyOf<'editProfile'>) =>
      testApi.attempt('editProfile', { as, body });
    expect(await edit(mine, { email })).toMatchObject({ fields: ['currentPassword'] });
    const guess = { email, currentPassword: 'guess' };
    expect(await edit(mine, guess)).toMatchObject({ code: 'wrong_current_password' });
    expect(await edit(mine, { email, currentPassword })).toMatchObject({ ok: true });
    const other = await signedIn();
    expect(await edit(other, { email, currentPassword })).toMatchObject({ fields: ['email'] });
    expect(await edit(mine, { email: null, currentPassword })).toMatchObject({
      errors: [{ message: 'Phone or email is required' }],
    });
  });
});

describe('changing the password', () => {
  test('needs the current password, ends the other sessions and keeps this one', async () => {
    const { session, email } = await signedIn();
    const other = await testApi.signIn(email);
    const change = { currentPassword, newPassword: 'tea and blue rivers' };
    const refused = (given: Partial<typeof change>) =>
      testApi.refusal('changePassword', { as: session, body: { ...change, ...given } });
    expect(await refused({ currentPassword: 'guess' })).toMatchObject({ code: 'wrong_current_password' });
    expect(await refused({ newPassword: 'password123' })).toMatchObject({ fields: ['newPassword'] });
    await testApi.call('changePassword', { as: session, body: change });
    expect([await isSignedIn(session), await isSignedIn(other)]).toEqual([true, false]);
    expect(await signIn(email)).toMatchObject({ code: 'wrong_credentials' });
  });

  test('limits guesses of the password from a session left open', async () => {
    const { session } = await signedIn();
    const guess = { currentPassword: 'guess', newPassword: 'tea and blue rivers' };
    const codes: string[] = [];
    for (let count = 0; count < 6; count += 1)
      codes.push((await testApi.refusal('changePassword', { as: session, body: guess })).code);
    expect(codes).toEqual([...Array(5).fill('wrong_current_password'), 'too_many_requests']);
  });
});

describe('sessions', () => {
  test('are listed with their browser, this one first, and can be ended one by one or all at once', async () => {
    const { email, session } = await signedIn();
    const login = (userAgent: string) =>
      testApi
        .request('signIn', {
          body: { identifier: email, password: testPassword },
          headers: { 'User-Agent': userAgent },
        })
        .then(readSession);
    const phone = await login('Mozilla/5.0 (Linux; Android 14) Chrome/141.0.0.0 Mobile Safari/537.36');
    const laptop = await login('Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0');
    testApi.clock.advance(90_000);
    await isSignedIn(phone);
    const list = () => testApi.call('listSessions', { as: session });
    const listed = await list();
    expect(listed.map(({ browser, system, isCurrent }) => [browser, system, isCurrent])).toEqual([
      [null, null, true],
      ['Chrome', 'Android', false],
      ['Firefox', 'Linux', false],
    ]);
    expect(listed[1]?.lastUsedAt).toBe(new Date(testApi.clock.now()).toISOString());
    await testApi.call('endSession', { as: session, params: { id: listed[1]?.id ?? '' } });
    expect([await isSignedIn(phone), await isSignedIn(laptop)]).toEqual([false, true]);
    await testApi.call('endOtherSessions', { as: session });
    expect(await isSignedIn(laptop)).toBe(false);
    expect(await list()).toHaveLength(1);
  });

  test('of other users cannot be ended', async () => {
    const mine = await signedIn();
    const { rows } = await testApi.context.pool.query('SELECT id FROM sessions WHERE user_id = $1', [
      mine.id,
    ]);
    const other = await signedIn();
    const theirs = { as: other.session, params: { id: rows[0].id } };
    expect(await testApi.refusal('endSession', theirs)).toMatchObject({ code: 'not_found' });
    expect(await isSignedIn(mine.session)).toBe(true);
  });
});

describe('two-step sign-in', () => {
  test('is offered to staff, and to customers only if the lender wants it', async () => {
    const { session: as } = await signedIn('superadmin');
    const { session: customer } = await signedIn('customer');
    const isOffered = async (session: Session) =>
      (await testApi.call('getProfile', { as: session })).isTotpOffered;
    expect(await Promise.all([as, customer].map(isOffered))).toEqual([true, false]);
    const { content, version } = (await testApi.call('getSettings', { as })).officeRules;
    const body = { content: { ...content, twoStepForCustomers: true }, version };
    await testApi.call('saveOfficeRules', { as, body });
    expect(await Promise.all([as, customer].map(isOffered))).toEqual([true, true]);
  });

  test('asks for a code of the app after the password, and accepts each code once', async () => {
    const person = await signedIn();
    const { generate } = await turnTotpOn(testApi, person.session);
    expect(await signIn(person.email)).toMatchObject({ code: 'totp_required' });
    // The code that confirmed it is used up.
    expect(await signIn(person.email, { totpCode: generate() })).toMatchObject({ code: 'wrong_totp_code' });
    testApi.clock.advance(stepMs);
    const totpCode = generate();
    const twice = await Promise.all([1, 2].map(() => signIn(person.email, { totpCode })));
    expect(endingsOf(twice)).toEqual(['done', 'wrong_totp_code']);
    expect(await signIn(person.email, { password: 'wrong', totpCode })).toMatchObject({
      code: 'wrong_credentials',
    });
  });

  test('accepts each of ten recovery codes once instead of a code of the app', async () => {
    const person = await signedIn();
    const { recoveryCodes } = await turnTotpOn(testApi, person.session);
    expect(new Set(recoveryCodes).size).toBe(10);
    const totpCode = recoveryCodes[3]?.toLowerCase();
    const body = { identifier: person.email, password: testPassword, totpCode };
    const session = await readSession(await testApi.request('signIn', { body }));
    expect(await signIn(person.email, { totpCode })).toMatchObject({ code: 'wrong_totp_code' });
    expect(await testApi.call('getProfile', { as: session })).toMatchObject({
      isTotpOn: true,
      recoveryCodesLeft: 9,
    });
  });

  test('counts wrong codes like wrong passwords, even when the password is right each time', async () => {
    const person = await signedIn();
    await turnTotpOn(testApi, person.session);
    const endings: string[] = [];
    for (let count = 0; count < 6; count += 1)
      endings.push(endingOf(await signIn(person.email, { totpCode: '000000' })));
    expect(endings).toEqual([...Array(5).fill('wrong_totp_code'), 'too_many_requests']);
  });

  test('has no effect before it is confirmed, and is turned off with the password', async () => {
    const person = await signedIn();
    const as = person.session;
    const proof = { as, body: { currentPassword } };
    await testApi.call('startTotp', proof);
    const guessed = { as, body: { code: '000000' } };
    expect(await testApi.refusal('confirmTotp', guessed)).toMatchObject({ code: 'wrong_totp_code' });
    expect(await signIn(person.email)).toMatchObject({ ok: true });
    await turnTotpOn(testApi, as);
    expect(await testApi.refusal('startTotp', proof)).toMatchObject({ code: 'totp_already_on' });
    const guess = { as, body: { currentPassword: 'guess' } };
    expect(await testApi.refusal('turnOffTotp', guess)).toMatchObject({ code: 'wrong_current_password' });
    await testApi.call('turnOffTotp', proof);
    expect(await signIn(person.email)).toMatchObject({ ok: true });
    expect(await testApi.refusal('confirmTotp', guessed)).toMatchObject({ code: 'totp_not_started' });
    expect(await actionsOn(person.id)).toEqual(expect.arrayContaining(['turn_on_totp', 'turn_off_totp']));
  });

  test('is required of the only superadmin of a real lender from the eighth day on', async () => {
    const own = await createTestApi({ SAMPLE_DATA: 'off' });
    const { session: as, email } = await signedIn('superadmin', own);
    const dueAt = Date.parse((await own.call('getSession', { as })).totpDueAt ?? '');
    await own.call('listContactRequests', { as });
    own.clock.advance(dueAt - own.clock.now() - 1);
    await own.call('listContactRequests', { as: await own.signIn(email) });
    own.clock.advance(1);
    const refused = await own.refusal('listContactRequests', { as: await own.signIn(email) });
    expect(refused).toMatchObject({ code: 'totp_set_up_required' });
    await own.close();
  });

  test('is required at once of the only superadmin who turned it off again', async () => {
    const own = await createTestApi({ SAMPLE_DATA: 'off' });
    const { session: as } = await signedIn('superadmin', own);
    await turnTotpOn(own, as);
    await own.call('listContactRequests', { as });
    await own.call('turnOffTotp', { as, body: { currentPassword } });
    expect(await own.refusal('listContactRequests', { as })).toMatchObject({ code: 'totp_set_up_required' });
    await own.close();
  });

  test('is required of each superadmin of a real lender at once when there are two', async () => {
    const own = await createTestApi({ SAMPLE_DATA: 'off' });
    const first = await signedIn('superadmin', own);
    await own.call('listContactRequests', { as: first.session });
    const person = await signedIn('superadmin', own);
    const { session: as } = person;
    expect(await own.refusal('listContactRequests', { as: first.session })).toMatchObject({
      code: 'totp_set_up_required',
    });
    const mustSetUpTotp = async () => (await own.call('getSession', { as })).mustSetUpTotp;
    expect(await mustSetUpTotp()).toBe(true);
    expect(await own.refusal('listContactRequests', { as })).toMatchObject({ code: 'totp_set_up_required' });
    await own.call('getProfile', { as });
    await turnTotpOn(own, as);
    expect(await mustSetUpTotp()).toBe(false);
    await own.call('listContactRequests', { as });
    await own.close();
  });
});
