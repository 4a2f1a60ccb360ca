import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi, testPassword } from '#test/support/calls/api.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { turnTotpOn } from '#test/support/calls/turn-totp-on.ts';
import { auditOf } from '#test/support/desk/office.ts';
import { type MailServer, startMailServer } from '#test/support/servers/mail-server.ts';

let mailServer: MailServer;
let testApi: TestApi;
let admin: { readonly id: string; readonly session: Session };

beforeAll(async () => {
  mailServer = await startMailServer();
  testApi = await createTestApi({ SMTP_URL: mailServer.url, MAIL_FROM: 'Asaan Qist <office@example.pk>' });
  const { id, email } = await testApi.addUser('superadmin');
  admin = { id, session: await testApi.signIn(email) };
});
afterAll(async () => {
  await testApi.close();
  await mailServer.stop();
});

async function someoneWithTwoSteps(role: 'customer' | 'employee' | 'superadmin' = 'employee') {
  const { id, email } = await testApi.addUser(role);
  const session = await testApi.signIn(email);
  await turnTotpOn(testApi, session);
  return { id, email, session };
}

const proof = { currentPassword: testPassword, totpCode: null };
const refused = (id: string) =>
  testApi.refusal('turnOffEmployeeTotp', { as: admin.session, params: { id }, body: proof });
const signIn = (identifier: string) =>
  testApi.attempt('signIn', { body: { identifier, password: testPassword } });

test('an employee who lost the phone signs in by the password alone after the reset, is signed out everywhere, and gets a notice', async () => {
  const { id, email, session } = await someoneWithTwoSteps();
  expect(await signIn(email)).toMatchObject({ code: 'totp_required' });
  const count = mailServer.mails.length;
  const changed = await testApi.call('turnOffEmployeeTotp', {
    as: admin.session,
    params: { id },
    body: proof,
  });
  expect(changed.isTotpOn).toBe(false);
  expect(await testApi.refusal('getSession', { as: session })).toMatchObject({ code: 'not_signed_in' });
  expect(await signIn(email)).toMatchObject({ ok: true });
  const { rows } = await testApi.context.pool.query(
    'SELECT count(*) AS left FROM recovery_codes WHERE user_id = $1',
    [id],
  );
  expect(rows[0].left).toBe(0);
  expect(await auditOf(testApi, id)).toContainEqual({
    action: 'turn_off_employee_totp',
    actor_id: admin.id,
    before: { isTotpOn: true },
    after: { isTotpOn: false },
  });
  const mail = (await mailServer.arrived(count + 1)).at(-1) ?? '';
  expect(mail).toMatch(new RegExp(`^To: ${email}`, 'm'));
  expect(mail).toContain('A superadmin turned off two-step sign-in for your account');
});

test("needs the superadmin's own password, whose guesses are counted", async () => {
  const { id, email } = await someoneWithTwoSteps();
  const other = await testApi.addUser('superadmin');
  const session = await testApi.signIn(other.email);
  const guess = () =>
    testApi.refusal('turnOffEmployeeTotp', {
      as: session,
      params: { id },
      body: { currentPassword: 'a guess', totpCode: null },
    });
  const codes: string[] = [];
  for (let count = 0; count < 6; count += 1) codes.push((await guess()).code);
  expect(codes).toEqual([...Array(5).fill('wrong_current_password'), 'too_many_requests']);
  expect(await signIn(email)).toMatchObject({ code: 'totp_required' });
});

test('needs the second step too of a superadmin who signs in by two', async () => {
  const { id, email } = await someoneWithTwoSteps();
  const other = await testApi.addUser('superadmin');
  const as = await testApi.signIn(other.email);
  const { recoveryCodes } = await turnTotpOn(testApi, as);
  const asked = (body: { currentPassword: string | null; totpCode: string | null }) =>
    testApi.attempt('turnOffEmployeeTotp', { as, params: { id }, body });
  expect(await asked({ currentPassword: null, totpCode: null })).toMatchObject({ code: 'proof_required' });
  expect(await asked(proof)).toMatchObject({ code: 'totp_required' });
  expect(await signIn(email)).toMatchObject({ code: 'totp_required' });
  expect(await asked({ ...proof, totpCode: recoveryCodes[0] ?? '' })).toMatchObject({ ok: true });
});

test('cannot be done for oneself, for a customer, or where the second step is off', async () => {
  const colleague = await testApi.addUser('employee');
  const customer = await someoneWithTwoSteps('customer');
  expect(await refused(admin.id)).toMatchObject({ code: 'own_user' });
  expect(await refused(customer.id)).toMatchObject({ code: 'not_found' });
  expect(await refused(colleague.id)).toMatchObject({ code: 'employee_totp_off' });
});
