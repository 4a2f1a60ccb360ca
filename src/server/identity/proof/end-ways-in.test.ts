import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Employee } from '#contract/lender/employees.ts';
import type { Customer } from '#contract/lending/customers.ts';
import { createTestApi, readFailure, type TestApi, testPassword } from '#test/support/api.ts';
import { auditEventsOf } from '#test/support/audit.ts';
import type { BodyOf } from '#test/support/calls.ts';
import { customerBody, type Desk, openDesk } from '#test/support/lending.ts';
import { type MailServer, startMailServer } from '#test/support/mail-server.ts';
import { addEmployee, branchId, formOf, nextPhone } from '#test/support/office.ts';
import { readSession, type Session } from '#test/support/raw-request.ts';
import { forgetPassword } from '../password-reset/forget-password.ts';

let mailServer: MailServer;
let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  mailServer = await startMailServer();
  testApi = await createTestApi({ SMTP_URL: mailServer.url, MAIL_FROM: 'Asaan Qist <office@example.pk>' });
  desk = await openDesk(testApi);
});
afterAll(async () => {
  await testApi.close();
  await mailServer.stop();
});

const newPassword = 'tea and blue rivers';

const isSignedIn = async (as: Session) =>
  (await testApi.send('GET', '/api/auth/session', { as })).status === 200;
const signIn = async (identifier: string, password = testPassword) =>
  (await testApi.send('POST', '/api/auth/login', { body: { identifier, password } })).status;
const reset = async (body: object) => {
  const answer = await testApi.send('POST', '/api/auth/reset-password', {
    body: { password: newPassword, ...body },
  });
  return answer.status === 200 ? 'reset' : (await readFailure(answer)).code;
};
type CodeEndpoint =
  | 'issueActivationCode'
  | 'issueEmployeePasswordResetCode'
  | 'issueCustomerActivationCode'
  | 'issueCustomerPasswordResetCode';
const issue = async (endpoint: CodeEndpoint, id: string, as = desk.superadmin) =>
  (await testApi.call(endpoint, { as, params: { id } })).code;
const enrol = (given: Partial<BodyOf<'createCustomer'>> = {}) =>
  testApi.call('createCustomer', { as: desk.employee, body: customerBody(given) });

async function mailedToken(email: string): Promise<string> {
  await forgetPassword(testApi.context, email, 'test');
  const mail = mailServer.mails.findLast((each) => each.includes(email)) ?? '';
  return /#reset=([\w-]{43})/.exec(mail)?.[1] ?? '';
}

async function signUp(given: object): Promise<Response> {
  return testApi.send('POST', '/api/auth/signup', {
    body: { fullName: 'Rukhsana Parveen', password: testPassword, ...given },
  });
}

/** A user of the lender's with every way in: a session, a mailed link and a code of the branch. */
async function colleague() {
  const { id, email } = await testApi.addUser('employee');
  const session = await testApi.signIn(email);
  const token = await mailedToken(email);
  const code = await issue('issueEmployeePasswordResetCode', id);
  const employee = await testApi.call('getEmployee', { as: desk.superadmin, params: { id } });
  return { id, email, session, token, code, employee };
}

const editEmployee = (employee: Employee, changes: Partial<BodyOf<'editEmployee'>>) =>
  testApi.call('editEmployee', {
    as: desk.superadmin,
    params: { id: employee.id },
    body: { ...formOf(employee), ...changes },
  });

describe('what a superadmin changes of a colleague', () => {
  test.each([
    ['e-mail', () => ({ email: `moved.${nextPhone()}@example.pk` })],
    ['phone', () => ({ phone: nextPhone() })],
  ])('ends what the old %s could open: sessions, the mailed link and the code', async (_, changes) => {
    const { id, session, token, code, employee } = await colleague();
    const { phone, email } = await editEmployee(employee, changes());
    expect(await isSignedIn(session)).toBe(false);
    expect(await reset({ token })).toBe('reset_link_over');
    expect(await reset({ identifier: phone ?? email, code })).toBe('code_expired');
    expect(await signIn(phone ?? email ?? '')).toBe(200);
    expect((await auditEventsOf(testApi, id, 'edit_employee')).at(-1)).toMatchObject({
      after: { sessionsEnded: 1 },
    });
  });

  test('ends nothing while phone and e-mail stay', async () => {
    const { email, session, code, employee } = await colleague();
    await editEmployee(employee, { fullNameUr: 'سدرہ منیر' });
    expect(await isSignedIn(session)).toBe(true);
    expect(await reset({ identifier: email, code })).toBe('reset');
  });

  test('of themselves leaves the session that they do it in', async () => {
    const { id, email } = await testApi.addUser('superadmin');
    const [here, elsewhere] = [await testApi.signIn(email), await testApi.signIn(email)];
    const own = await testApi.call('getEmployee', { as: here, params: { id } });
    const body = { ...formOf(own), branchId: await branchId(testApi, 'SGD'), phone: nextPhone() };
    await testApi.call('editEmployee', { as: here, params: { id }, body });
    expect([await isSignedIn(here), await isSignedIn(elsewhere)]).toEqual([true, false]);
  });

  test('ends the activation code of one who has not come yet', async () => {
    const employee = await addEmployee(testApi, desk.superadmin);
    const activationCode = await issue('issueActivationCode', employee.id);
    const phone = nextPhone();
    await editEmployee(employee, { phone });
    expect((await readFailure(await signUp({ phone, activationCode }))).code).toBe('code_expired');
  });
});

test('an activation code that is used ends the code for a new password that was issued besides', async () => {
  const employee = await addEmployee(testApi, desk.superadmin);
  const code = await issue('issueEmployeePasswordResetCode', employee.id);
  const activationCode = await issue('issueActivationCode', employee.id);
  const { phone } = employee;
  expect((await signUp({ phone, activationCode })).status).toBe(200);
  expect(await reset({ identifier: phone, code })).toBe('code_expired');
});

test('another e-mail in the profile ends the other sessions, the links and the confirmation of the old one', async () => {
  const { id, session, email, token, code } = await colleague();
  const elsewhere = await testApi.signIn(email);
  await testApi.context.pool.query('UPDATE users SET email_confirmed_at = now() WHERE id = $1', [id]);
  const moved = `moved.${nextPhone()}@example.pk`;
  const body = { email: moved, currentPassword: testPassword };
  expect((await testApi.send('PATCH', '/api/profile', { as: session, body })).status).toBe(200);
  expect([await isSignedIn(session), await isSignedIn(elsewhere)]).toEqual([true, false]);
  expect(await reset({ token })).toBe('reset_link_over');
  expect(await reset({ identifier: moved, code })).toBe('code_expired');
  const { rows } = await testApi.context.pool.query('SELECT email_confirmed_at FROM users WHERE id = $1', [
    id,
  ]);
  expect(rows[0].email_confirmed_at).toBeNull();
});

test('turning the second step off ends the other sessions', async () => {
  const { session, email } = await colleague();
  const elsewhere = await testApi.signIn(email);
  const body = { currentPassword: testPassword };
  expect((await testApi.send('POST', '/api/profile/totp/turn-off', { as: session, body })).status).toBe(200);
  expect([await isSignedIn(session), await isSignedIn(elsewhere)]).toEqual([true, false]);
});

describe("what a branch changes of a customer's record", () => {
  /** A customer on record who signs in, with a session and a code for a new password. */
  async function customer() {
    const phone = nextPhone();
    const record = await enrol({ phone, email: `${phone}@example.pk` });
    const activationCode = await issue('issueCustomerActivationCode', record.id, desk.employee);
    const session = await readSession(await signUp({ phone, email: record.email, activationCode }));
    const code = await issue('issueCustomerPasswordResetCode', record.id, desk.employee);
    return { record, phone, session, code };
  }

  const edit = (record: Customer, changes: object) =>
    testApi.send('PUT', `/api/customers/${record.id}`, {
      as: desk.employee,
      body: { ...record, cnic: null, ...changes },
    });

  test('is what they sign in by, and ends what the old phone and e-mail could open', async () => {
    const { record, phone, session, code } = await customer();
    const token = await mailedToken(record.email ?? '');
    const moved = { phone: nextPhone(), email: `moved.${phone}@example.pk` };
    expect((await edit(record, moved)).status).toBe(200);
    expect(await isSignedIn(session)).toBe(false);
    expect(await reset({ token })).toBe('reset_link_over');
    expect(await reset({ identifier: moved.phone, code })).toBe('code_expired');
    expect([await signIn(phone), await signIn(record.email ?? '')]).toEqual([401, 401]);
    expect([await signIn(moved.phone), await signIn(moved.email)]).toEqual([200, 200]);
    expect((await auditEventsOf(testApi, record.id, 'edit_customer')).at(-1)).toMatchObject({
      after: { sessionsEnded: 1 },
    });
  });

  test('leaves an e-mail that the customer has chosen besides, and ends nothing by another address or note', async () => {
    const { record, session } = await customer();
    const chosen = `chosen.${record.phone}@example.pk`;
    const body = { email: chosen, currentPassword: testPassword };
    await testApi.send('PATCH', '/api/profile', { as: session, body });
    const other = { notes: 'Comes on Fridays', email: `of.the.record.${record.phone}@example.pk` };
    expect((await edit(record, other)).status).toBe(200);
    expect(await isSignedIn(session)).toBe(true);
    expect(await signIn(chosen)).toBe(200);
  });

  test('is refused beside its field where another user signs in by it, and nothing is written', async () => {
    const [one, other] = [await customer(), await customer()];
    const refused = await readFailure(await edit(one.record, { phone: other.phone, notes: 'Not written' }));
    expect(refused.errors?.map(({ field }) => field)).toEqual(['phone']);
    const given = { as: desk.employee, params: { id: one.record.id } };
    expect(await testApi.call('getCustomer', given)).toMatchObject({ phone: one.phone, notes: null });
    expect(await isSignedIn(one.session)).toBe(true);
  });

  test('ends the activation code of one who has not signed up yet', async () => {
    const record = await enrol();
    const activationCode = await issue('issueCustomerActivationCode', record.id, desk.employee);
    const phone = nextPhone();
    expect((await edit(record, { phone })).status).toBe(200);
    expect((await readFailure(await signUp({ phone, activationCode }))).code).toBe('code_expired');
  });

  test('does not touch the sign-in of a colleague who is a customer as well', async () => {
    const { record } = await customer();
    const { id, session } = await colleague();
    await testApi.context.pool.query('UPDATE customers SET user_id = $2 WHERE id = $1', [record.id, id]);
    expect((await edit(record, { phone: nextPhone() })).status).toBe(200);
    expect(await isSignedIn(session)).toBe(true);
  });

  test('and a code that is used at the same moment wait for each other', async () => {
    for (let pair = 0; pair < 10; pair += 1) {
      const record = await enrol();
      const activationCode = await issue('issueCustomerActivationCode', record.id, desk.employee);
      const answers = await Promise.all([
        edit(record, { phone: nextPhone() }),
        signUp({ phone: nextPhone(), activationCode }),
      ]);
      expect(answers[0].status).toBe(200);
      expect([200, 410]).toContain(answers[1].status);
    }
  });
});
