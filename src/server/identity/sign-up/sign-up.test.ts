import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayMs } from '#domain/instant.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { type BodyOf, endingOf, endingsOf } from '#test/support/calls/calls.ts';
import { readSession, type Session } from '#test/support/calls/raw-request.ts';
import { addEmployee, formOf } from '#test/support/desk/office.ts';
import { addCustomer, type Desk, openDesk } from '#test/support/lending/lending.ts';
import { issueCode } from '../codes/issue-code.ts';

let testApi: TestApi;
let desk: Desk;
beforeAll(async () => {
  testApi = await createTestApi();
});
afterAll(() => testApi.close());

let people = 0;
function person(changes: Partial<BodyOf<'signUp'>> = {}) {
  people += 1;
  const phone = `0322${String(people).padStart(7, '0')}`;
  return { fullName: 'Sidra Munir', phone, password: 'tea and blue rivers', ...changes };
}

const signUp = (body: BodyOf<'signUp'>) => testApi.attempt('signUp', { body });

/** Signs up, and returns the new session. */
async function signedUp(body: BodyOf<'signUp'>): Promise<Session> {
  return readSession(await testApi.request('signUp', { body }));
}

const profileOf = (as: Session) => testApi.call('getProfile', { as });

async function issueCustomerCode(customerId: string): Promise<string> {
  const given = { as: desk.employee, params: { id: customerId } };
  return (await testApi.call('issueCustomerActivationCode', given)).code;
}

describe('signing up', () => {
  test('without a code creates a customer account that waits for the branch, in the language of the page', async () => {
    const session = await readSession(
      await testApi.request('signUp', {
        body: person({ email: 'Sidra@Example.pk' }),
        headers: { 'Accept-Language': 'ur' },
      }),
    );
    expect(await testApi.call('getSession', { as: session })).toMatchObject({
      user: { fullName: 'Sidra Munir', role: 'customer', email: 'sidra@example.pk', language: 'ur' },
    });
    expect(await profileOf(session)).toMatchObject({ isWaitingForBranch: true });
    expect(await testApi.refusal('getCustomer', { as: session, params: { id: 'x' } })).toMatchObject({
      code: 'not_allowed',
    });
  });

  test('gives the same answer for a phone or e-mail that is taken and one that is free', async () => {
    desk = await openDesk(testApi);
    const owner = person({ email: 'owner@example.pk' });
    const activationCode = await issueCustomerCode(await addCustomer(testApi, desk));
    expect(await signUp({ ...owner, activationCode })).toMatchObject({ ok: true });

    const told = async (phone: string, email: string) => {
      const body = person({ phone, email, password: 'another blue river' });
      const response = await testApi.request('signUp', { body });
      const session = await readSession(response.clone());
      const { data } = (await response.json()) as { data: { user: object } };
      const { user: who } = await testApi.call('getSession', { as: session });
      return { status: response.status, user: data.user, who, profile: await profileOf(session) };
    };
    const taken = await told(`+92${owner.phone.slice(1)}`, 'OWNER@example.pk');
    const free = await told('0344-1234567', 'nobody.yet@example.pk');
    const written = (text: unknown) =>
      JSON.stringify(text).replaceAll('03441234567', owner.phone).replaceAll('nobody.yet@', 'owner@');
    expect(written(taken)).toBe(written(free));
    expect(taken.profile).toMatchObject({ phone: owner.phone, isWaitingForBranch: true });

    const signIn = async (identifier: string, password: string) =>
      endingOf(await testApi.attempt('signIn', { body: { identifier, password } }));
    for (const identifier of [owner.phone, 'owner@example.pk']) {
      expect(await signIn(identifier, owner.password)).toBe('done');
      expect(await signIn(identifier, 'another blue river')).toBe('wrong_credentials');
    }
  });

  test('by several people with one phone lets only the latest in by that phone, and each in the browser they signed up in', async () => {
    const first = person();
    const browserOf = (response: Response) =>
      response.headers
        .getSetCookie()
        .find((line) => line.startsWith('qist_browser='))
        ?.split(';')[0] ?? '';
    const earlier = browserOf(await testApi.request('signUp', { body: first }));
    await signUp({ ...first, password: 'another blue river' });
    const signIn = async (password: string, Cookie = '') =>
      endingOf(
        await testApi.attempt('signIn', {
          body: { identifier: first.phone, password },
          headers: { Cookie },
        }),
      );
    expect([await signIn('another blue river'), await signIn(first.password)]).toEqual([
      'done',
      'wrong_credentials',
    ]);
    expect(await signIn(first.password, earlier)).toBe('done');
  });

  test('does not reveal, in the profile of a waiting user, that an e-mail is taken', async () => {
    const { email } = await testApi.addUser('employee');
    const someone = person();
    const waiting = await signedUp(someone);
    const body = { email, currentPassword: someone.password };
    expect(await testApi.call('editProfile', { as: waiting, body })).toMatchObject({ email });
    expect(await testApi.signIn(email)).toBeTruthy();
  });

  test.each([
    ['short1', 'Use at least 8 characters'],
    ['Password123', 'Many people use this password'],
    ['sidra munir', 'A name, phone number or email is too easy to guess'],
    ['0333-7654321', 'A name, phone number or email is too easy to guess'],
    ['s.munir.1990', 'A name, phone number or email is too easy to guess'],
    ['Munir-2026!', 'A name, phone number or email is too easy to guess'],
    ['asaan-qist-2026', 'The lender’s name, a branch or a role is easy to guess'],
    ['Sargodha@123', 'The lender’s name, a branch or a role is easy to guess'],
    ['employee2026', 'The lender’s name, a branch or a role is easy to guess'],
  ])('refuses the password %s and says what to do', async (password, message) => {
    const refused = await signUp(
      person({ phone: '03337654321', email: 's.munir.1990@example.pk', password }),
    );
    expect(refused).toMatchObject({
      errors: [{ field: 'password', message: expect.stringContaining(message) }],
    });
  });

  test('accepts a password of 200 characters, with spaces and Urdu', async () => {
    const password = 'چائے اور کتاب '.repeat(20).slice(0, 200);
    const someone = person({ password });
    expect(await signUp(someone)).toMatchObject({ ok: true });
    const body = { identifier: someone.phone, password };
    await testApi.call('signIn', { body });
  });

  test('is limited per address', async () => {
    const { rateLimits } = testApi.context;
    for (let count = 0; count < 60; count += 1) await rateLimits.admitAddress('sign_up', '203.0.113.7');
    const given = { body: person(), address: '203.0.113.7' };
    expect(await testApi.refusal('signUp', given)).toMatchObject({ code: 'too_many_requests' });
  });
});

describe('an activation code', () => {
  // Earlier tests advance the clock past the end of sessions.
  beforeEach(async () => {
    desk = await openDesk(testApi);
  });

  test('links the user to the record it was issued for, once, however it is typed', async () => {
    const customerId = await addCustomer(testApi, desk);
    const code = await issueCustomerCode(customerId);
    expect(code).toMatch(/^[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}$/);
    const typed = ` ${code.toLowerCase().replace('-', ' ')}`;
    const session = await signedUp(person({ activationCode: typed }));
    expect(await profileOf(session)).toMatchObject({ isWaitingForBranch: false });
    const { rows } = await testApi.context.pool.query('SELECT user_id FROM customers WHERE id = $1', [
      customerId,
    ]);
    expect(rows[0].user_id).not.toBeNull();
    expect(await signUp(person({ activationCode: code }))).toMatchObject({ code: 'code_used' });
    const again = { as: desk.employee, params: { id: customerId } };
    expect(await testApi.refusal('issueCustomerActivationCode', again)).toMatchObject({
      code: 'customer_has_sign_in',
    });
  });

  test('used by two people at the same moment creates one user', async () => {
    const activationCode = await issueCustomerCode(await addCustomer(testApi, desk));
    const answers = await Promise.all([
      signUp(person({ activationCode })),
      signUp(person({ activationCode })),
    ]);
    expect(endingsOf(answers)).toEqual(['code_used', 'done']);
  });

  test('is not used up by a sign-up with the phone or e-mail of a confirmed user, which is refused', async () => {
    const known = person({ email: 'known@example.pk' });
    const theirs = await issueCustomerCode(await addCustomer(testApi, desk));
    expect(await signUp({ ...known, activationCode: theirs })).toMatchObject({ ok: true });
    const activationCode = await issueCustomerCode(await addCustomer(testApi, desk));
    expect(await signUp({ ...person({ activationCode }), phone: known.phone })).toMatchObject({
      errors: [
        {
          field: 'phone',
          message: expect.stringContaining('An account with this phone number already exists'),
        },
      ],
    });
    expect(await signUp(person({ activationCode, email: 'KNOWN@example.pk' }))).toMatchObject({
      errors: [
        { field: 'email', message: expect.stringContaining('An account with this email already exists') },
      ],
    });
    const waiting = await signedUp({ ...person(), phone: known.phone });
    const redeemed = { as: waiting, body: { activationCode } };
    expect(await testApi.refusal('redeemActivationCode', redeemed)).toMatchObject({
      code: 'phone_or_email_taken',
    });
    expect(await signUp(person({ activationCode }))).toMatchObject({ ok: true });
  });

  test('gets the phone and the e-mail that a waiting stranger has claimed', async () => {
    const owner = person({ email: 'claimed@example.pk' });
    const stranger = { ...owner, fullName: 'A Stranger', password: 'another blue river' };
    const strangers = await signedUp(stranger);
    const activationCode = await issueCustomerCode(await addCustomer(testApi, desk));
    const session = await signedUp({ ...owner, activationCode });
    expect(await profileOf(session)).toMatchObject({ phone: owner.phone, isWaitingForBranch: false });
    // The stranger comes later once more, and still has nothing of the owner's.
    await signUp(stranger);
    for (const identifier of [owner.phone, 'claimed@example.pk']) {
      const signIn = async (password: string) =>
        endingOf(await testApi.attempt('signIn', { body: { identifier, password } }));
      expect([await signIn(owner.password), await signIn(stranger.password)]).toEqual([
        'done',
        'wrong_credentials',
      ]);
    }
    expect(await profileOf(strangers)).toMatchObject({ isWaitingForBranch: true });
  });

  test('of a colleague gets them too', async () => {
    const { phone } = person();
    await signUp(person({ phone, email: 'colleague@example.pk' }));
    const employee = await addEmployee(testApi, desk.superadmin, { phone, email: 'colleague@example.pk' });
    expect(employee).toMatchObject({ phone, email: 'colleague@example.pk' });
    const other = await addEmployee(testApi, desk.superadmin);
    const moved = person().phone;
    await signUp(person({ phone: moved }));
    const edit = {
      as: desk.superadmin,
      params: { id: other.id },
      body: { ...formOf(other), phone: moved },
    };
    expect(await testApi.call('editEmployee', edit)).toMatchObject({ phone: moved });
  });

  test('is refused with its reason if it is wrong, replaced or a week old', async () => {
    expect(await signUp(person({ activationCode: 'ABCD-2345' }))).toMatchObject({ code: 'code_wrong' });
    const customerId = await addCustomer(testApi, desk);
    const replaced = await issueCustomerCode(customerId);
    const latest = await issueCustomerCode(customerId);
    expect(await signUp(person({ activationCode: replaced }))).toMatchObject({ code: 'code_expired' });
    testApi.clock.advance(7 * dayMs);
    expect(await signUp(person({ activationCode: latest }))).toMatchObject({ code: 'code_expired' });
  });

  test('links a waiting customer when it is typed after the sign-up', async () => {
    const waiting = await signedUp(person());
    const activationCode = await issueCustomerCode(await addCustomer(testApi, desk));
    const given = { as: waiting, body: { activationCode } };
    expect(await testApi.call('redeemActivationCode', given)).toMatchObject({ isWaitingForBranch: false });
    expect(await testApi.refusal('redeemActivationCode', given)).toMatchObject({
      code: 'user_already_linked',
    });
  });

  test('of an employee sets how they sign in, and keeps their role and branch', async () => {
    const { pool, clock } = testApi.context;
    const { id } = await testApi.addUser('employee');
    await pool.query('UPDATE users SET password_hash = NULL WHERE id = $1', [id]);
    const { code } = await inTransaction(pool, async (client) => {
      const { rows } = await client.query('SELECT branch_id FROM employees WHERE user_id = $1', [id]);
      const actor = { ...superadminActor, userId: desk.superadminId };
      return issueCode(client, { actor, clientAddress: 'test' }, new Date(clock.now()), {
        purpose: 'employee_activation',
        userId: id,
        branchId: rows[0].branch_id,
      });
    });
    const someone = person({ activationCode: code });
    expect(await signUp(someone)).toMatchObject({ ok: true, data: { user: { role: 'employee' } } });
    const body = { identifier: someone.phone, password: someone.password };
    await testApi.call('signIn', { body });
  });

  test('is stored as a hash and is not in the audit', async () => {
    const customerId = await addCustomer(testApi, desk);
    const code = await issueCustomerCode(customerId);
    const { rows } = await testApi.context.pool.query(
      `SELECT (SELECT string_agg(k::text, ' ') FROM sign_in_codes k) AS codes, after::text AS audited
         FROM audit_events WHERE action = 'issue_account_code' AND subject_id = $1`,
      [customerId],
    );
    expect(rows).toHaveLength(1);
    for (const form of [code, code.replace('-', '')]) {
      expect(rows[0].codes).not.toContain(form);
      expect(rows[0].audited).not.toContain(form);
    }
  });
});

const superadminActor = {
  sessionId: '',
  fullName: '',
  email: null,
  role: 'superadmin',
  language: 'en',
  listRows: 'by_screen',
  branchId: null,
  mustSetUpTotp: false,
  totpDueAt: null,
  endsAt: new Date(0),
  expiresAt: new Date(0),
} as const;
