import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayMs } from '#domain/instant.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { createTestApi, readFailure, readSession, type Session, type TestApi } from '#test/support/api.ts';
import { addCustomer, type Desk, openDesk } from '#test/support/lending.ts';
import { addEmployee, formOf, send } from '#test/support/office.ts';
import { issueCode } from '../codes/issue-code.ts';

let testApi: TestApi;
let desk: Desk;
beforeAll(async () => {
  testApi = await createTestApi();
});
afterAll(() => testApi.close());

let people = 0;
function person(changes: object = {}) {
  people += 1;
  const phone = `0322${String(people).padStart(7, '0')}`;
  return { fullName: 'Sidra Munir', phone, password: 'tea and blue rivers', ...changes };
}

const signUp = (body: object, headers?: Record<string, string>) =>
  testApi.send('POST', '/api/auth/signup', { body, ...(headers && { headers }) });

const profileOf = async (as: Session) => {
  const response = await testApi.send('GET', '/api/profile', { as });
  return ((await response.json()) as { data: Record<string, unknown> }).data;
};

async function issueCustomerCode(customerId: string): Promise<string> {
  const path = `/api/customers/${customerId}/activation-code`;
  const response = await testApi.send('POST', path, { as: desk.employee });
  return ((await response.json()) as { data: { code: string } }).data.code;
}

describe('signing up', () => {
  test('without a code makes a signed-in customer who waits for the branch, in the language of the page', async () => {
    const response = await signUp(person({ email: 'Sidra@Example.pk' }), { 'Accept-Language': 'ur' });
    expect(response.status).toBe(200);
    const session = await readSession(response.clone());
    const { data } = (await response.json()) as { data: { user: unknown } };
    expect(data.user).toEqual({
      fullName: 'Sidra Munir',
      role: 'customer',
      email: 'sidra@example.pk',
      language: 'ur',
    });
    expect(await profileOf(session)).toMatchObject({ isWaitingForBranch: true });
    expect((await testApi.send('GET', '/api/customers/x', { as: session })).status).toBe(403);
  });

  test('answers a phone and an e-mail that somebody has like those that nobody has', async () => {
    desk = await openDesk(testApi);
    const owner = person({ email: 'owner@example.pk' });
    const activationCode = await issueCustomerCode(await addCustomer(testApi, desk));
    expect((await signUp({ ...owner, activationCode })).status).toBe(200);

    const told = async (phone: string, email: string) => {
      const body = person({ phone, email, password: 'another blue river' });
      const response = await signUp(body);
      const session = await readSession(response.clone());
      const { data } = (await response.json()) as { data: { user: object } };
      const whoAmI = await testApi.send('GET', '/api/auth/session', { as: session });
      const { data: who } = (await whoAmI.json()) as { data: { user: object } };
      return { status: response.status, user: data.user, who: who.user, profile: await profileOf(session) };
    };
    const taken = await told(`+92${owner.phone.slice(1)}`, 'OWNER@example.pk');
    const free = await told('0344-1234567', 'nobody.yet@example.pk');
    const written = (text: unknown) =>
      JSON.stringify(text).replaceAll('03441234567', owner.phone).replaceAll('nobody.yet@', 'owner@');
    expect(written(taken)).toBe(written(free));
    expect(taken.profile).toMatchObject({ phone: owner.phone, isWaitingForBranch: true });

    const signIn = async (identifier: string, password: string) =>
      (await testApi.send('POST', '/api/auth/login', { body: { identifier, password } })).status;
    for (const identifier of [owner.phone, 'owner@example.pk']) {
      expect(await signIn(identifier, owner.password)).toBe(200);
      expect(await signIn(identifier, 'another blue river')).toBe(401);
    }
  });

  test('of several who say one phone lets the latest in by it, and each in the browser they signed up in', async () => {
    const first = person();
    const browserOf = (response: Response) =>
      response.headers
        .getSetCookie()
        .find((line) => line.startsWith('qist_browser='))
        ?.split(';')[0] ?? '';
    const earlier = browserOf(await signUp(first));
    await signUp({ ...first, password: 'another blue river' });
    const signIn = async (password: string, Cookie = '') =>
      (
        await testApi.send('POST', '/api/auth/login', {
          body: { identifier: first.phone, password },
          headers: { Cookie },
        })
      ).status;
    expect([await signIn('another blue river'), await signIn(first.password)]).toEqual([200, 401]);
    expect(await signIn(first.password, earlier)).toBe(200);
  });

  test('lets nobody learn from the profile of a waiting account who has an e-mail', async () => {
    const { email } = await testApi.addUser('employee');
    const someone = person();
    const waiting = await readSession(await signUp(someone));
    const body = { email, currentPassword: someone.password };
    const edited = await testApi.send('PATCH', '/api/profile', { as: waiting, body });
    expect(await edited.json()).toMatchObject({ data: { email } });
    expect(await testApi.signIn(email)).toBeTruthy();
  });

  test.each([
    ['short1', 'Use at least 8 characters'],
    ['Password123', 'Many people use this password'],
    ['sidra munir', 'A name, phone number or email is too easy to guess'],
    ['0333-7654321', 'A name, phone number or email is too easy to guess'],
    ['s.munir.1990', 'A name, phone number or email is too easy to guess'],
  ])('refuses the password %s and says what to do', async (password, message) => {
    const response = await signUp(
      person({ phone: '03337654321', email: 's.munir.1990@example.pk', password }),
    );
    expect((await readFailure(response)).errors).toEqual([
      { field: 'password', message: expect.stringContaining(message) },
    ]);
  });

  test('takes a password of 200 characters, spaces and Urdu included', async () => {
    const password = 'چائے اور کتاب '.repeat(20).slice(0, 200);
    const someone = person({ password });
    expect((await signUp(someone)).status).toBe(200);
    const body = { identifier: someone.phone, password };
    expect((await testApi.send('POST', '/api/auth/login', { body })).status).toBe(200);
  });

  test('of one address is limited', async () => {
    const { rateLimits } = testApi.context;
    for (let count = 0; count < 60; count += 1) await rateLimits.admit('sign_up', '203.0.113.7');
    const response = await testApi.send('POST', '/api/auth/signup', {
      body: person(),
      address: '203.0.113.7',
    });
    expect(response.status).toBe(429);
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
    const session = await readSession(await signUp(person({ activationCode: typed })));
    expect(await profileOf(session)).toMatchObject({ isWaitingForBranch: false });
    const { rows } = await testApi.context.pool.query('SELECT user_id FROM customers WHERE id = $1', [
      customerId,
    ]);
    expect(rows[0].user_id).not.toBeNull();
    expect((await readFailure(await signUp(person({ activationCode: code })))).code).toBe('code_used');
    const again = await testApi.send('POST', `/api/customers/${customerId}/activation-code`, {
      as: desk.employee,
    });
    expect((await readFailure(again)).code).toBe('customer_has_sign_in');
  });

  test('that two people use at the same moment makes one account', async () => {
    const activationCode = await issueCustomerCode(await addCustomer(testApi, desk));
    const answers = await Promise.all([
      signUp(person({ activationCode })),
      signUp(person({ activationCode })),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  test('is told when phone or e-mail is that of another whom the lender knows, and is not used up by it', async () => {
    const known = person({ email: 'known@example.pk' });
    const theirs = await issueCustomerCode(await addCustomer(testApi, desk));
    expect((await signUp({ ...known, activationCode: theirs })).status).toBe(200);
    const activationCode = await issueCustomerCode(await addCustomer(testApi, desk));
    const samePhone = await readFailure(await signUp({ ...person({ activationCode }), phone: known.phone }));
    expect(samePhone.errors).toEqual([
      {
        field: 'phone',
        message: expect.stringContaining('An account with this phone number already exists'),
      },
    ]);
    const sameEmail = await readFailure(await signUp(person({ activationCode, email: 'KNOWN@example.pk' })));
    expect(sameEmail.errors).toEqual([
      { field: 'email', message: expect.stringContaining('An account with this email already exists') },
    ]);
    const waiting = await readSession(await signUp({ ...person(), phone: known.phone }));
    const redeemed = await testApi.send('POST', '/api/profile/activation', {
      as: waiting,
      body: { activationCode },
    });
    expect((await readFailure(redeemed)).code).toBe('phone_or_email_taken');
    expect((await signUp(person({ activationCode }))).status).toBe(200);
  });

  test("gets the phone and the e-mail that a stranger's waiting account says are its own", async () => {
    const owner = person({ email: 'claimed@example.pk' });
    const stranger = { ...owner, fullName: 'A Stranger', password: 'another blue river' };
    const strangers = await readSession(await signUp(stranger));
    const activationCode = await issueCustomerCode(await addCustomer(testApi, desk));
    const session = await readSession(await signUp({ ...owner, activationCode }));
    expect(await profileOf(session)).toMatchObject({ phone: owner.phone, isWaitingForBranch: false });
    // The stranger comes later once more, and still has nothing of the owner's.
    await signUp(stranger);
    for (const identifier of [owner.phone, 'claimed@example.pk']) {
      const signIn = async (password: string) =>
        (await testApi.send('POST', '/api/auth/login', { body: { identifier, password } })).status;
      expect([await signIn(owner.password), await signIn(stranger.password)]).toEqual([200, 401]);
    }
    expect(await profileOf(strangers)).toMatchObject({ isWaitingForBranch: true });
  });

  test("of a colleague is not in the way of a stranger's waiting account either", async () => {
    const { phone } = person();
    await signUp(person({ phone, email: 'colleague@example.pk' }));
    const employee = await addEmployee(testApi, desk.superadmin, { phone, email: 'colleague@example.pk' });
    expect(employee).toMatchObject({ phone, email: 'colleague@example.pk' });
    const other = await addEmployee(testApi, desk.superadmin);
    const moved = person().phone;
    await signUp(person({ phone: moved }));
    const form = { ...formOf(other), phone: moved };
    expect(await send(testApi, desk.superadmin, 'PUT', `/api/employees/${other.id}`, form)).toMatchObject({
      phone: moved,
    });
  });

  test('that is wrong, replaced or a week old says so', async () => {
    const wrong = await signUp(person({ activationCode: 'ABCD-2345' }));
    expect((await readFailure(wrong)).code).toBe('code_wrong');
    const customerId = await addCustomer(testApi, desk);
    const replaced = await issueCustomerCode(customerId);
    const latest = await issueCustomerCode(customerId);
    expect((await readFailure(await signUp(person({ activationCode: replaced })))).code).toBe('code_expired');
    testApi.clock.advance(7 * dayMs);
    expect((await readFailure(await signUp(person({ activationCode: latest })))).code).toBe('code_expired');
  });

  test("ends a customer's wait when it is typed later", async () => {
    const waiting = await readSession(await signUp(person()));
    const activationCode = await issueCustomerCode(await addCustomer(testApi, desk));
    const redeem = () =>
      testApi.send('POST', '/api/profile/activation', { as: waiting, body: { activationCode } });
    expect(await (await redeem()).json()).toMatchObject({ data: { isWaitingForBranch: false } });
    expect((await readFailure(await redeem())).code).toBe('user_already_linked');
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
    const response = await signUp(someone);
    expect(await response.json()).toMatchObject({ data: { user: { role: 'employee' } } });
    const body = { identifier: someone.phone, password: someone.password };
    expect((await testApi.send('POST', '/api/auth/login', { body })).status).toBe(200);
  });

  test('is stored as a hash, and the audit does not know it', async () => {
    const customerId = await addCustomer(testApi, desk);
    const code = await issueCustomerCode(customerId);
    const { rows } = await testApi.context.pool.query(
      `SELECT (SELECT string_agg(k::text, ' ') FROM account_codes k) AS codes, after::text AS audited
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
