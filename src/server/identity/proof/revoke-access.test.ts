import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Employee } from '#contract/lender/employees.ts';
import type { Customer } from '#contract/lending/customers.ts';
import { createTestApi, type TestApi, testPassword } from '#test/support/calls/api.ts';
import { auditEventsOf } from '#test/support/calls/audit.ts';
import { type BodyOf, endingOf } from '#test/support/calls/calls.ts';
import { readSession, type Session } from '#test/support/calls/raw-request.ts';
import { addEmployee, branchId, formOf, nextPhone } from '#test/support/desk/office.ts';
import { customerBody, type Desk, openDesk } from '#test/support/lending/lending.ts';
import { type MailServer, startMailServer } from '#test/support/servers/mail-server.ts';
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

const isSignedIn = async (as: Session) => (await testApi.attempt('getSession', { as })).ok;
const signIn = async (identifier: string) =>
  endingOf(await testApi.attempt('signIn', { body: { identifier, password: testPassword } }));
const reset = async (proof: { token: string } | { identifier: string; code: string }) =>
  endingOf(await testApi.attempt('resetPassword', { body: { ...proof, password: newPassword } }));
type CodeEndpoint =
  | 'issueActivationCode'
  | 'issueEmployeePasswordResetCode'
  | 'issueCustomerActivationCode'
  | 'issueCustomerPasswordResetCode';
const issue = async (endpoint: CodeEndpoint, id: string, as = desk.superadmin) =>
  (await testApi.call(endpoint, { as, params: { id } }))?.code ?? '';
const enrol = (given: Partial<BodyOf<'createCustomer'>> = {}) =>
  testApi.call('createCustomer', { as: desk.employee, body: customerBody(given) });

async function mailedToken(email: string): Promise<string> {
  await forgetPassword(testApi.context, email, 'test');
  const mail = mailServer.mails.findLast((each) => each.includes(email)) ?? '';
  return /#reset=([\w-]{43})/.exec(mail)?.[1] ?? '';
}

/** A person who signs up at home with a code of the branch. */
const newcomer = (given: Pick<BodyOf<'signUp'>, 'phone' | 'email' | 'activationCode'>) => ({
  fullName: 'Rukhsana Parveen',
  password: testPassword,
  ...given,
});
const signUp = async (given: Parameters<typeof newcomer>[0]) =>
  endingOf(await testApi.attempt('signUp', { body: newcomer(given) }));

/** A member of staff with every kind of access: a session, a mailed link and a code of the branch. */
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

describe("a superadmin's change of a colleague", () => {
  test.each([
    ['e-mail', () => ({ email: `moved.${nextPhone()}@example.pk` })],
    ['phone', () => ({ phone: nextPhone() })],
  ])('ends the sessions, the mailed link and the code of the old %s', async (_, changes) => {
    const { id, session, token, code, employee } = await colleague();
    const { phone, email } = await editEmployee(employee, changes());
    expect(await isSignedIn(session)).toBe(false);
    expect(await reset({ token })).toBe('reset_link_over');
    const identifier = phone ?? email ?? '';
    expect(await reset({ identifier, code })).toBe('code_expired');
    expect(await signIn(identifier)).toBe('done');
    expect((await auditEventsOf(testApi, id, 'edit_employee')).at(-1)).toMatchObject({
      after: { sessionsEnded: 1 },
    });
  });

  test('ends no session and no code if phone and e-mail stay', async () => {
    const { email, session, code, employee } = await colleague();
    await editEmployee(employee, { fullName: { own: 'Sidra Munir', ur: 'سدرہ منیر' } });
    expect(await isSignedIn(session)).toBe(true);
    expect(await reset({ identifier: email, code })).toBe('done');
  });

  test('or of themselves keeps the session it was made in', async () => {
    const { id, email } = await testApi.addUser('superadmin');
    const [here, elsewhere] = [await testApi.signIn(email), await testApi.signIn(email)];
    const own = await testApi.call('getEmployee', { as: here, params: { id } });
    const body = { ...formOf(own), branchId: await branchId(testApi, 'SGD'), phone: nextPhone() };
    await testApi.call('editEmployee', { as: here, params: { id }, body });
    expect([await isSignedIn(here), await isSignedIn(elsewhere)]).toEqual([true, false]);
  });

  test('ends the activation code of an employee who has not used it yet', async () => {
    const employee = await addEmployee(testApi, desk.superadmin);
    const activationCode = await issue('issueActivationCode', employee.id);
    const phone = nextPhone();
    await editEmployee(employee, { phone });
    expect(await signUp({ phone, activationCode })).toBe('code_expired');
  });
});

test('using an activation code ends the code for a new password', async () => {
  const employee = await addEmployee(testApi, desk.superadmin);
  const code = await issue('issueEmployeePasswordResetCode', employee.id);
  const activationCode = await issue('issueActivationCode', employee.id);
  const phone = employee.phone ?? '';
  expect(await signUp({ phone, activationCode })).toBe('done');
  expect(await reset({ identifier: phone, code })).toBe('code_expired');
});

test('a new e-mail in the profile ends the other sessions, the mailed links and the confirmation of the old e-mail', async () => {
  const { id, session, email, token, code } = await colleague();
  const elsewhere = await testApi.signIn(email);
  await testApi.context.pool.query('UPDATE users SET email_confirmed_at = now() WHERE id = $1', [id]);
  const moved = `moved.${nextPhone()}@example.pk`;
  const body = { email: moved, currentPassword: testPassword };
  await testApi.call('editProfile', { as: session, body });
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
  await testApi.call('turnOffTotp', { as: session, body });
  expect([await isSignedIn(session), await isSignedIn(elsewhere)]).toEqual([true, false]);
});

describe("a branch's change of a customer's record", () => {
  /** A customer on record with a user, a session and a code for a new password. */
  async function customer() {
    const phone = nextPhone();
    const record = await enrol({ phone, email: `${phone}@example.pk` });
    const activationCode = await issue('issueCustomerActivationCode', record.id, desk.employee);
    const body = newcomer({ phone, email: record.email, activationCode });
    const session = await readSession(await testApi.request('signUp', { body }));
    const code = await issue('issueCustomerPasswordResetCode', record.id, desk.employee);
    return { record, phone, session, code };
  }

  const edited = (record: Customer, changes: Partial<BodyOf<'editCustomer'>>) => ({
    as: desk.employee,
    params: { id: record.id },
    body: { ...record, cnic: null, ...changes },
  });

  test('changes what they sign in by, and ends the sessions, links and codes of the old phone and e-mail', async () => {
    const { record, phone, session, code } = await customer();
    const token = await mailedToken(record.email ?? '');
    const moved = { phone: nextPhone(), email: `moved.${phone}@example.pk` };
    await testApi.call('editCustomer', edited(record, moved));
    expect(await isSignedIn(session)).toBe(false);
    expect(await reset({ token })).toBe('reset_link_over');
    expect(await reset({ identifier: moved.phone, code })).toBe('code_expired');
    expect([await signIn(phone), await signIn(record.email ?? '')]).toEqual(
      Array(2).fill('wrong_credentials'),
    );
    expect([await signIn(moved.phone), await signIn(moved.email)]).toEqual(['done', 'done']);
    expect((await auditEventsOf(testApi, record.id, 'edit_customer')).at(-1)).toMatchObject({
      after: { sessionsEnded: 1 },
    });
  });

  test('keeps an e-mail that the customer chose in the profile, and another e-mail or note on the record ends no session', async () => {
    const { record, session } = await customer();
    const chosen = `chosen.${record.phone}@example.pk`;
    const body = { email: chosen, currentPassword: testPassword };
    await testApi.call('editProfile', { as: session, body });
    const other = { notes: 'Comes on Fridays', email: `of.the.record.${record.phone}@example.pk` };
    await testApi.call('editCustomer', edited(record, other));
    expect(await isSignedIn(session)).toBe(true);
    expect(await signIn(chosen)).toBe('done');
  });

  test('is refused at its field if another user signs in by that phone, and nothing is written', async () => {
    const [one, other] = [await customer(), await customer()];
    const changes = { phone: other.phone, notes: 'Not written' };
    const refused = await testApi.refusal('editCustomer', edited(one.record, changes));
    expect(refused.fields).toEqual(['phone']);
    const given = { as: desk.employee, params: { id: one.record.id } };
    expect(await testApi.call('getCustomer', given)).toMatchObject({ phone: one.phone, notes: null });
    expect(await isSignedIn(one.session)).toBe(true);
  });

  test('ends the activation code of a customer who has not signed up yet', async () => {
    const record = await enrol();
    const activationCode = await issue('issueCustomerActivationCode', record.id, desk.employee);
    const phone = nextPhone();
    await testApi.call('editCustomer', edited(record, { phone }));
    expect(await signUp({ phone, activationCode })).toBe('code_expired');
  });

  test('does not change how a colleague signs in who is also a customer', async () => {
    const { record } = await customer();
    const { id, session } = await colleague();
    await testApi.context.pool.query('UPDATE customers SET user_id = $2 WHERE id = $1', [record.id, id]);
    await testApi.call('editCustomer', edited(record, { phone: nextPhone() }));
    expect(await isSignedIn(session)).toBe(true);
  });

  test('and a sign-up with the code at the same moment wait for each other', async () => {
    for (let pair = 0; pair < 10; pair += 1) {
      const record = await enrol();
      const activationCode = await issue('issueCustomerActivationCode', record.id, desk.employee);
      const [, signedUp] = await Promise.all([
        testApi.call('editCustomer', edited(record, { phone: nextPhone() })),
        signUp({ phone: nextPhone(), activationCode }),
      ]);
      expect(['done', 'code_expired']).toContain(signedUp);
    }
  });
});
