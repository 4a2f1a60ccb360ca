import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayMs, hourMs } from '#domain/instant.ts';
import { createTestApi, readFailure, readSession, type TestApi, testPassword } from '#test/support/api.ts';
import { addCustomer, type Desk, openDesk } from '#test/support/lending.ts';
import { type MailServer, startMailServer } from '#test/support/mail-server.ts';
import { turnTotpOn } from '#test/support/turn-totp-on.ts';
import { forgetPassword } from './forget-password.ts';

let mailServer: MailServer;
let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  mailServer = await startMailServer();
  testApi = await createTestApi({
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'Asaan Qist <office@example.pk>',
    PUBLIC_URL: 'https://qist.example.pk/',
  });
});
afterAll(async () => {
  await testApi.close();
  await mailServer.stop();
});

const forget = (identifier: string) =>
  testApi.send('POST', '/api/auth/forgot-password', { body: { identifier } });
const reset = (body: object) => testApi.send('POST', '/api/auth/reset-password', { body });
const signIn = (identifier: string, password: string) =>
  testApi.send('POST', '/api/auth/login', { body: { identifier, password } });

async function mailedToken(identifier: string): Promise<string> {
  const count = mailServer.mails.length + 1;
  await forget(identifier);
  const mail = (await mailServer.arrived(count)).at(-1) ?? '';
  return /https:\/\/qist\.example\.pk\/sign-in#reset=([\w-]{43})/.exec(mail)?.[1] ?? '';
}

describe('a mailed link', () => {
  test('goes to the e-mail of the account, in its language, as text and as HTML', async () => {
    const { id, email } = await testApi.addUser('customer');
    await testApi.context.pool.query(
      "UPDATE users SET language = 'ur', full_name = 'Sidra <Munir>' WHERE id = $1",
      [id],
    );
    await mailedToken(email);
    const mail = mailServer.mails.at(-1) ?? '';
    expect(mail).toMatch(new RegExp(`^To: ${email}`, 'm'));
    expect(mail).toMatch(/^From: Asaan Qist <office@example\.pk>/m);
    expect(mail).toContain('text/plain; charset=utf-8');
    expect(mail).toContain('نیا پاس ورڈ رکھیں');
    expect(mail).toContain('dir="rtl"');
    expect(mail).toContain('Sidra &lt;Munir&gt;');
  });

  test('is answered alike for an account and for none, and mailed to the one only', async () => {
    const { email } = await testApi.addUser('customer');
    const count = mailServer.mails.length;
    const unknown = await forget('nobody-at-all@example.pk');
    const known = await forget(email);
    expect([unknown.status, await unknown.json()]).toEqual([known.status, await known.json()]);
    const arrived = (await mailServer.arrived(count + 1)).slice(count);
    expect(arrived).toEqual([expect.stringContaining(email)]);
  });

  test('sets the password once and ends every session', async () => {
    const { email } = await testApi.addUser('employee');
    const session = await testApi.signIn(email);
    const token = await mailedToken(email);
    expect((await readFailure(await reset({ token, password: 'password123' }))).code).toBe('invalid_input');
    expect((await reset({ token, password: 'tea and blue rivers' })).status).toBe(200);
    expect((await testApi.send('GET', '/api/auth/session', { as: session })).status).toBe(401);
    expect((await signIn(email, testPassword)).status).toBe(401);
    expect((await signIn(email, 'tea and blue rivers')).status).toBe(200);
    const again = await reset({ token, password: 'another blue river' });
    expect((await readFailure(again)).code).toBe('reset_link_over');
  });

  test('is not mailed to somebody for the accounts of strangers who say that the mailbox is theirs', async () => {
    const { email } = await testApi.addUser('employee');
    for (let stranger = 0; stranger < 6; stranger += 1) {
      const phone = `0347-000000${stranger}`;
      const body = { fullName: 'A Stranger', phone, email, password: 'a password of theirs' };
      expect((await testApi.send('POST', '/api/auth/signup', { body })).status).toBe(200);
      await forgetPassword(testApi.context, phone, 'test');
    }
    expect(mailServer.mails.filter((mail) => mail.includes(email))).toEqual([]);
    // And what is the owner's own comes.
    await forgetPassword(testApi.context, email, 'test');
    expect(mailServer.mails.filter((mail) => mail.includes(email))).toHaveLength(1);
  });

  test("opens a waiting account to whoever reads the mail, past a stranger's second step, and no other account", async () => {
    const email = 'reads.the.mail@example.pk';
    const stranger = {
      fullName: 'A Stranger',
      phone: '0346-1111111',
      email,
      password: 'a password of theirs',
    };
    const signedUp = await testApi.send('POST', '/api/auth/signup', { body: stranger });
    await turnTotpOn(testApi, await readSession(signedUp), stranger.password);
    expect((await reset({ token: await mailedToken(email), password: 'tea and blue rivers' })).status).toBe(
      200,
    );
    expect((await signIn(email, 'tea and blue rivers')).status).toBe(200);
    // Who comes after that and says the same e-mail does not get in the way.
    await testApi.send('POST', '/api/auth/signup', { body: { ...stranger, phone: '0346-2222222' } });
    expect((await signIn(email, 'tea and blue rivers')).status).toBe(200);

    const colleague = await testApi.addUser('employee');
    await turnTotpOn(testApi, await testApi.signIn(colleague.email));
    const token = await mailedToken(colleague.email);
    expect((await reset({ token, password: 'tea and blue rivers' })).status).toBe(200);
    const asked = await signIn(colleague.email, 'tea and blue rivers');
    expect((await readFailure(asked)).code).toBe('totp_required');
  });

  test('is over after an hour', async () => {
    const { email } = await testApi.addUser('customer');
    const token = await mailedToken(email);
    testApi.clock.advance(hourMs);
    const late = await reset({ token, password: 'tea and blue rivers' });
    expect((await readFailure(late)).code).toBe('reset_link_over');
  });

  test('ends when the password or the e-mail is changed meanwhile', async () => {
    for (const [path, method, change] of [
      ['/api/profile/password', 'POST', { newPassword: 'tea and blue rivers' }],
      ['/api/profile', 'PATCH', { email: 'moved@example.pk' }],
    ] as const) {
      const { email } = await testApi.addUser('customer');
      const session = await testApi.signIn(email);
      const token = await mailedToken(email);
      const body = { currentPassword: testPassword, ...change };
      expect((await testApi.send(method, path, { as: session, body })).status).toBe(200);
      const late = await reset({ token, password: 'another blue river' });
      expect((await readFailure(late)).code).toBe('reset_link_over');
    }
  });

  test('ends the one before, also when both are asked for at the same moment', async () => {
    const { email } = await testApi.addUser('customer');
    const older = await mailedToken(email);
    const { context } = testApi;
    await Promise.all([1, 2].map(() => forgetPassword(context, email, 'test')));
    const arrived = mailServer.mails.filter((mail) => mail.includes(email)).slice(1);
    const tokens = arrived.map((mail) => /#reset=([\w-]{43})/.exec(mail)?.[1]);
    const answers: number[] = [];
    for (const token of [older, ...tokens]) {
      answers.push((await reset({ token, password: 'password123' })).status);
    }
    // One link is past its proof and at the password, which is refused; the others are over.
    expect(answers.sort()).toEqual([410, 410, 422]);
  });

  test('is asked for five times an hour at most, however the phone or e-mail is typed', async () => {
    const statusesOf = async (spellings: readonly string[]) => {
      const statuses: number[] = [];
      for (const typed of spellings) statuses.push((await forget(typed)).status);
      return statuses;
    };
    const spelled = (digits: string) => [
      `0${digits}`,
      `+92${digits}`,
      `0092 ${digits}`,
      `0${digits.slice(0, 3)}-${digits.slice(3)}`,
      `+92-${digits}`,
      `0${digits.slice(0, 3)} ${digits.slice(3)}`,
    ];
    const { id } = await testApi.addUser('customer');
    await testApi.context.pool.query("UPDATE users SET phone = '03451234567' WHERE id = $1", [id]);
    const known = await statusesOf(spelled('3451234567'));
    expect(known).toEqual([200, 200, 200, 200, 200, 429]);
    // And nobody learns from it who is known.
    expect(await statusesOf(spelled('3459999999'))).toEqual(known);
  });

  test('goes to one mailbox five times an hour at most, by all names of the user together', async () => {
    const { id, email } = await testApi.addUser('customer');
    await testApi.context.pool.query("UPDATE users SET phone = '03457654321' WHERE id = $1", [id]);
    for (const typed of [email, '03457654321', email, '03457654321', email, '03457654321', email]) {
      await forgetPassword(testApi.context, typed, 'test');
    }
    expect(mailServer.mails.filter((mail) => mail.includes(email))).toHaveLength(5);
  });
});

describe('a code of the branch', () => {
  // The clock goes on from test to test, past the end of sessions.
  beforeEach(async () => {
    desk = await openDesk(testApi);
  });

  async function customerWithCode() {
    const customerId = await addCustomer(testApi, desk);
    const user = await testApi.addUser('customer');
    await testApi.context.pool.query('UPDATE customers SET user_id = $2 WHERE id = $1', [
      customerId,
      user.id,
    ]);
    const response = await testApi.send('POST', `/api/customers/${customerId}/password-reset-code`, {
      as: desk.employee,
    });
    const { data } = (await response.json()) as { data: { code: string } };
    return { identifier: user.email, code: data.code };
  }
  const password = 'tea and blue rivers';

  test('sets a new password once', async () => {
    const { identifier, code } = await customerWithCode();
    expect((await reset({ identifier, code: code.toLowerCase(), password })).status).toBe(200);
    expect((await signIn(identifier, password)).status).toBe(200);
    expect((await readFailure(await reset({ identifier, code, password }))).code).toBe('code_used');
  });

  test('is worth nothing for another account, and a wrong one is refused like an unknown account', async () => {
    const { code } = await customerWithCode();
    const other = await testApi.addUser('customer');
    const refusals = await Promise.all([
      reset({ identifier: other.email, code, password }),
      reset({ identifier: 'nobody@example.pk', code, password }),
    ]);
    for (const refusal of refusals) expect((await readFailure(refusal)).code).toBe('code_wrong');
  });

  test('is issued by a branch for a customer only, not for one of its own people', async () => {
    const customerId = await addCustomer(testApi, desk);
    const path = `/api/customers/${customerId}/password-reset-code`;
    const issue = () => testApi.send('POST', path, { as: desk.employee });
    expect((await readFailure(await issue())).code).toBe('customer_has_no_sign_in');
    const colleague = await testApi.addUser('employee');
    await testApi.context.pool.query('UPDATE customers SET user_id = $2 WHERE id = $1', [
      customerId,
      colleague.id,
    ]);
    expect((await readFailure(await issue())).code).toBe('not_allowed');
  });

  test('ends after a day', async () => {
    const { identifier, code } = await customerWithCode();
    testApi.clock.advance(dayMs);
    expect((await readFailure(await reset({ identifier, code, password }))).code).toBe('code_expired');
  });

  test("has to wait after five wrong ones, while a stranger's guesses keep nobody from the right one", async () => {
    const { identifier, code } = await customerWithCode();
    const resetAt = (address: string, typed: string) =>
      testApi.send('POST', '/api/auth/reset-password', {
        body: { identifier, code: typed, password },
        address,
      });
    for (let count = 0; count < 5; count += 1) await resetAt('203.0.113.9', 'AAAA-AAAA');
    for (let count = 0; count < 5; count += 1) await signIn(identifier, 'a wrong password');
    expect((await resetAt('203.0.113.9', code)).status).toBe(429);
    expect((await resetAt('203.0.113.10', code)).status).toBe(200);
  });

  test('is found by the phone on record too, where the customer signs in by another', async () => {
    const { identifier, code } = await customerWithCode();
    const { rows } = await testApi.context.pool.query(
      'SELECT c.phone FROM customers c JOIN users u ON u.id = c.user_id WHERE u.email = $1',
      [identifier],
    );
    expect((await reset({ identifier: rows[0].phone, code, password })).status).toBe(200);
    expect((await signIn(identifier, password)).status).toBe(200);
  });
});

test('a mail server that refuses is in the log, and whose mail it was is not', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
  const { config } = testApi.context;
  const refusing = await startMailServer({
    onRcptTo: ({ address }, _session, done) => done(new Error(`no such mailbox: ${address}`)),
  });
  const mail = { smtpUrl: refusing.url, from: 'office@example.pk' };
  const { email } = await testApi.addUser('customer');
  await forgetPassword({ ...testApi.context, log, config: { ...config, mail } }, email, 'test');
  await refusing.stop();
  expect(lines).toEqual([expect.stringContaining('mail: 550')]);
  expect(lines.join()).not.toContain(email);
});

test('the sign-in page is told who gives a new password', async () => {
  const options = async (api: TestApi) =>
    ((await (await api.send('GET', '/api/auth/sign-in-options')).json()) as { data: object }).data;
  expect(await options(testApi)).toMatchObject({ passwordReset: 'email', google: false });
  const withoutMail = await createTestApi();
  expect(await options(withoutMail)).toMatchObject({ passwordReset: 'branch' });
  await withoutMail.close();
});
