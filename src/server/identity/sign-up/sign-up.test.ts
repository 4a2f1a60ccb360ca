import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayMs } from '#domain/instant.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { createTestApi, type TestApi } from '#test/support/api.ts';
import { type BodyOf, endingsOf } from '#test/support/calls.ts';
import { addCustomer, type Desk, openDesk } from '#test/support/lending.ts';
import { readSession, type Session } from '#test/support/raw-request.ts';
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

/** Signs up, and answers the session that this opens. */
async function signedUp(body: BodyOf<'signUp'>): Promise<Session> {
  return readSession(await testApi.request('signUp', { body }));
}

const profileOf = (as: Session) => testApi.call('getProfile', { as });

async function issueCustomerCode(customerId: string): Promise<string> {
  const given = { as: desk.employee, params: { id: customerId } };
  return (await testApi.call('issueCustomerActivationCode', given)).code;
}

describe('signing up', () => {
  test('without a code makes a signed-in customer who waits for the branch, in the language of the page', async () => {
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

  test('says which of phone and e-mail is taken, in any written form', async () => {
    const first = person({ email: 'taken@example.pk' });
    expect(await signUp(first)).toMatchObject({ ok: true });
    expect(await signUp(person({ phone: `+92${first.phone.slice(1)}` }))).toMatchObject({
      errors: [
        {
          field: 'phone',
          message: expect.stringContaining('An account with this phone number already exists'),
        },
      ],
    });
    expect(await signUp(person({ email: 'TAKEN@example.pk' }))).toMatchObject({
      errors: [
        { field: 'email', message: expect.stringContaining('An account with this email already exists') },
      ],
    });
  });

  test('gives a phone to one of two who ask for it at the same moment', async () => {
    const same = person();
    const answers = await Promise.all([signUp(same), signUp({ ...same, fullName: 'Another' })]);
    expect(endingsOf(answers)).toEqual(['done', 'invalid_input']);
  });

  test.each([
    ['short1', 'Use at least 8 characters'],
    ['Password123', 'Many people use this password'],
    ['sidra munir', 'A name, phone number or email is too easy to guess'],
    ['0333-7654321', 'A name, phone number or email is too easy to guess'],
    ['s.munir.1990', 'A name, phone number or email is too easy to guess'],
  ])('refuses the password %s and says what to do', async (password, message) => {
    const refused = await signUp(
      person({ phone: '03337654321', email: 's.munir.1990@example.pk', password }),
    );
    expect(refused).toMatchObject({
      errors: [{ field: 'password', message: expect.stringContaining(message) }],
    });
  });

  test('takes a password of 200 characters, spaces and Urdu included', async () => {
    const password = 'چائے اور کتاب '.repeat(20).slice(0, 200);
    const someone = person({ password });
    expect(await signUp(someone)).toMatchObject({ ok: true });
    const body = { identifier: someone.phone, password };
    await testApi.call('signIn', { body });
  });

  test('of one address is limited', async () => {
    const { rateLimits } = testApi.context;
    for (let count = 0; count < 60; count += 1) await rateLimits.admit('sign_up', '203.0.113.7');
    const given = { body: person(), address: '203.0.113.7' };
    expect(await testApi.refusal('signUp', given)).toMatchObject({ code: 'too_many_requests' });
  });
});

describe('an activation code', () => {
  // The clock goes on from test to test, past the end of sessions.
  beforeEach(async () => {
    desk = await openDesk(testApi);
  });

  test('links the account to the record it was issued for, once, however it is typed', async () => {
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

  test('that two people use at the same moment makes one account', async () => {
    const activationCode = await issueCustomerCode(await addCustomer(testApi, desk));
    const answers = await Promise.all([
      signUp(person({ activationCode })),
      signUp(person({ activationCode })),
    ]);
    expect(endingsOf(answers)).toEqual(['code_used', 'done']);
  });

  test('is not used up by a sign-up that is refused', async () => {
    const taken = person();
    await signUp(taken);
    const activationCode = await issueCustomerCode(await addCustomer(testApi, desk));
    expect(await signUp({ ...taken, activationCode })).toMatchObject({ fields: ['phone'] });
    expect(await signUp(person({ activationCode }))).toMatchObject({ ok: true });
  });

  test('that is wrong, replaced or a week old says so', async () => {
    expect(await signUp(person({ activationCode: 'ABCD-2345' }))).toMatchObject({ code: 'code_wrong' });
    const customerId = await addCustomer(testApi, desk);
    const replaced = await issueCustomerCode(customerId);
    const latest = await issueCustomerCode(customerId);
    expect(await signUp(person({ activationCode: replaced }))).toMatchObject({ code: 'code_expired' });
    testApi.clock.advance(7 * dayMs);
    expect(await signUp(person({ activationCode: latest }))).toMatchObject({ code: 'code_expired' });
  });

  test("ends a customer's wait when it is typed later", async () => {
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

  test('is stored as a hash, and the audit does not know it', async () => {
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
  branchId: null,
  mustSetUpTotp: false,
  endsAt: new Date(0),
  expiresAt: new Date(0),
} as const;
