import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayMs, hourMs } from '#domain/instant.ts';
import { createTestApi, type TestApi, testPassword } from '#test/support/calls/api.ts';
import { type BodyOf, endingOf } from '#test/support/calls/calls.ts';
import { readSession, type Session } from '#test/support/calls/raw-request.ts';
import { turnTotpOn } from '#test/support/calls/turn-totp-on.ts';
import { addCustomer, type Desk, openDesk } from '#test/support/lending/lending.ts';
import { type MailServer, startMailServer } from '#test/support/servers/mail-server.ts';
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

const forget = (identifier: string) => testApi.attempt('forgetPassword', { body: { identifier } });
const reset = (body: BodyOf<'resetPassword'>) => testApi.call('resetPassword', { body });
const refused = (body: BodyOf<'resetPassword'>) => testApi.refusal('resetPassword', { body });
const signIn = (identifier: string, password: string) =>
  testApi.request('signIn', { body: { identifier, password } });

async function mailedToken(identifier: string): Promise<string> {
  const count = mailServer.mails.length + 1;
  await forget(identifier);
  const mail = (await mailServer.arrived(count)).at(-1) ?? '';
  return /https:\/\/qist\.example\.pk\/sign-in#reset=([\w-]{43})/.exec(mail)?.[1] ?? '';
}

describe('a mailed link', () => {
  test('goes to the e-mail of the user, in their language, as text and as HTML', async () => {
    const { id, email } = await testApi.addUser('employee');
    await testApi.context.pool.query(
      "UPDATE users SET language = 'ur', full_name = 'Sidra <Munir>', email_confirmed_at = now() WHERE id = $1",
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

  test('gets the same answer for a known and an unknown e-mail, and only the known one gets a mail', async () => {
    const { email } = await testApi.addUser('customer');
    const count = mailServer.mails.length;
    const unknown = await forget('nobody-at-all@example.pk');
    expect(unknown).toEqual(await forget(email));
    const arrived = (await mailServer.arrived(count + 1)).slice(count);
    expect(arrived).toEqual([expect.stringContaining(email)]);
  });

  test('sets the password once and ends every session', async () => {
    const { email } = await testApi.addUser('employee');
    const session = await testApi.signIn(email);
    const token = await mailedToken(email);
    expect(await refused({ token, password: 'password123' })).toMatchObject({ code: 'invalid_input' });
    await reset({ token, password: 'tea and blue rivers' });
    expect((await testApi.request('getSession', { as: session })).status).toBe(401);
    expect((await signIn(email, testPassword)).status).toBe(401);
    expect((await signIn(email, 'tea and blue rivers')).status).toBe(200);
    expect(await refused({ token, password: 'another blue river' })).toMatchObject({
      code: 'reset_link_over',
    });
  });

  test('is not mailed for accounts that strangers signed up with the e-mail of somebody else', async () => {
    const { email } = await testApi.addUser('employee');
    for (let stranger = 0; stranger < 6; stranger += 1) {
      const phone = `0347-000000${stranger}`;
      const body = { fullName: 'A Stranger', phone, email, password: 'a password of theirs' };
      await testApi.call('signUp', { body });
      await forgetPassword(testApi.context, phone, 'test');
    }
    expect(mailServer.mails.filter((mail) => mail.includes(email))).toEqual([]);
    // The owner's own mail is sent.
    await forgetPassword(testApi.context, email, 'test');
    expect(mailServer.mails.filter((mail) => mail.includes(email))).toHaveLength(1);
  });

  test("lets the reader of the mail sign in as the waiting user, past a stranger's second step; other users keep their second step", async () => {
    const email = 'reads.the.mail@example.pk';
    const stranger = {
      fullName: 'A Stranger',
      phone: '0346-1111111',
      email,
      password: 'a password of theirs',
    };
    const signedUp = await testApi.request('signUp', { body: stranger });
    await turnTotpOn(testApi, await readSession(signedUp), stranger.password);
    await reset({ token: await mailedToken(email), password: 'tea and blue rivers' });
    expect((await signIn(email, 'tea and blue rivers')).status).toBe(200);
    // A later sign-up with the same e-mail changes nothing.
    await testApi.call('signUp', { body: { ...stranger, phone: '0346-2222222' } });
    expect((await signIn(email, 'tea and blue rivers')).status).toBe(200);

    const colleague = await testApi.addUser('employee');
    await turnTotpOn(testApi, await testApi.signIn(colleague.email));
    const token = await mailedToken(colleague.email);
    await reset({ token, password: 'tea and blue rivers' });
    const body = { identifier: colleague.email, password: 'tea and blue rivers' };
    expect(await testApi.refusal('signIn', { body })).toMatchObject({ code: 'totp_required' });
  });

  test('leaves nothing to open by the phone that a stranger signed up with, not even in their own browser', async () => {
    const email = 'was.claimed@example.pk';
    const stranger = { phone: '0346-3333333', password: 'a password of theirs' };
    const signedUp = await testApi.request('signUp', {
      body: { fullName: 'A Stranger', email, ...stranger },
    });
    const Cookie = /qist_browser=[^;]+/.exec(signedUp.headers.getSetCookie().join())?.[0] ?? '';
    expect(Cookie).not.toBe('');
    const as = await readSession(signedUp);
    const password = 'tea and blue rivers';
    await reset({ token: await mailedToken(email), password });
    const expectNothingOpens = async () => {
      expect(await testApi.refusal('getSession', { as })).toMatchObject({ code: 'not_signed_in' });
      for (const headers of [{}, { Cookie }]) {
        const body = { identifier: stranger.phone, password: stranger.password };
        expect((await testApi.request('signIn', { body, headers })).status).toBe(401);
      }
      // The link goes to the owner of the mail.
      expect(await mailedToken(stranger.phone)).not.toBe('');
      expect(mailServer.mails.at(-1)).toContain(`To: ${email}`);
    };
    await expectNothingOpens();
    const owner = await readSession(await signIn(email, password));
    const branch = await openDesk(testApi);
    const { code: activationCode } = await testApi.call('issueCustomerActivationCode', {
      as: branch.employee,
      params: { id: await addCustomer(testApi, branch) },
    });
    await testApi.call('redeemActivationCode', { as: owner, body: { activationCode } });
    await expectNothingOpens();
  });

  test('expires after an hour', async () => {
    const { email } = await testApi.addUser('customer');
    const token = await mailedToken(email);
    testApi.clock.advance(hourMs);
    expect(await refused({ token, password: 'tea and blue rivers' })).toMatchObject({
      code: 'reset_link_over',
    });
  });

  test('expires when the password or the e-mail changes', async () => {
    const currentPassword = testPassword;
    for (const change of [
      (as: Session) => {
        const body = { currentPassword, newPassword: 'tea and blue rivers' };
        return testApi.call('changePassword', { as, body });
      },
      (as: Session) =>
        testApi.call('editProfile', { as, body: { currentPassword, email: 'moved@example.pk' } }),
    ]) {
      const { email } = await testApi.addUser('customer');
      const session = await testApi.signIn(email);
      const token = await mailedToken(email);
      await change(session);
      expect(await refused({ token, password: 'another blue river' })).toMatchObject({
        code: 'reset_link_over',
      });
    }
  });

  test('replaces the link before it, even if both are requested at the same moment', async () => {
    const { email } = await testApi.addUser('customer');
    const older = await mailedToken(email);
    const { context } = testApi;
    await Promise.all([1, 2].map(() => forgetPassword(context, email, 'test')));
    const arrived = mailServer.mails.filter((mail) => mail.includes(email)).slice(1);
    const tokens = arrived.map((mail) => /#reset=([\w-]{43})/.exec(mail)?.[1] ?? '');
    const codes: string[] = [];
    for (const token of [older, ...tokens]) {
      codes.push((await refused({ token, password: 'password123' })).code);
    }
    // One link passes, and its weak password is refused; the others have expired.
    expect(codes.sort()).toEqual(['invalid_input', 'reset_link_over', 'reset_link_over']);
  });

  test('can be requested five times an hour, however the phone or e-mail is typed', async () => {
    const endingsFor = async (spellings: readonly string[]) => {
      const endings: string[] = [];
      for (const typed of spellings) endings.push(endingOf(await forget(typed)));
      return endings;
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
    const known = await endingsFor(spelled('3451234567'));
    expect(known).toEqual([...Array(5).fill('done'), 'too_many_requests']);
    // The result does not tell who is known.
    expect(await endingsFor(spelled('3459999999'))).toEqual(known);
  });

  test('reaches one mailbox five times an hour at most, by phone and by e-mail together', async () => {
    const { id, email } = await testApi.addUser('customer');
    await testApi.context.pool.query("UPDATE users SET phone = '03457654321' WHERE id = $1", [id]);
    for (const typed of [email, '03457654321', email, '03457654321', email, '03457654321', email]) {
      await forgetPassword(testApi.context, typed, 'test');
    }
    expect(mailServer.mails.filter((mail) => mail.includes(email))).toHaveLength(5);
  });

  test('reaches one mailbox five times an hour at most, however many accounts wrote its address in other ways', async () => {
    const count = mailServer.mails.length;
    for (const email of ['one.box', 'onebox', 'onebox+a', 'o.n.e.box+b'].map(
      (name) => `${name}@example.pk`,
    )) {
      const { id } = await testApi.addUser('customer');
      await testApi.context.pool.query('UPDATE users SET email = $2 WHERE id = $1', [id, email]);
      for (const _ of [1, 2, 3]) await forgetPassword(testApi.context, email, 'test');
    }
    expect(mailServer.mails).toHaveLength(count + 5);
  });
});

describe('a code of the branch', () => {
  // Earlier tests advance the clock past the end of the clerk's session.
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
    const { code } = await testApi.call('issueCustomerPasswordResetCode', {
      as: desk.employee,
      params: { id: customerId },
    });
    return { identifier: user.email, code };
  }
  const password = 'tea and blue rivers';

  test('sets a new password once', async () => {
    const { identifier, code } = await customerWithCode();
    await reset({ identifier, code: code.toLowerCase(), password });
    expect((await signIn(identifier, password)).status).toBe(200);
    expect(await refused({ identifier, code, password })).toMatchObject({ code: 'code_used' });
  });

  test('works for its own user only, and a wrong code gets the same refusal as an unknown user', async () => {
    const { code } = await customerWithCode();
    const other = await testApi.addUser('customer');
    const refusals = await Promise.all([
      refused({ identifier: other.email, code, password }),
      refused({ identifier: 'nobody@example.pk', code, password }),
    ]);
    expect(refusals.map((refusal) => refusal.code)).toEqual(['code_wrong', 'code_wrong']);
  });

  test('is issued only for customers, not for staff', async () => {
    const customerId = await addCustomer(testApi, desk);
    const issue = () =>
      testApi.refusal('issueCustomerPasswordResetCode', { as: desk.employee, params: { id: customerId } });
    expect(await issue()).toMatchObject({ code: 'customer_has_no_sign_in' });
    const colleague = await testApi.addUser('employee');
    await testApi.context.pool.query('UPDATE customers SET user_id = $2 WHERE id = $1', [
      customerId,
      colleague.id,
    ]);
    expect(await issue()).toMatchObject({ code: 'customer_is_staff' });
  });

  test('expires after a day', async () => {
    const { identifier, code } = await customerWithCode();
    testApi.clock.advance(dayMs);
    expect(await refused({ identifier, code, password })).toMatchObject({ code: 'code_expired' });
  });

  test("must wait after five wrong codes, but a stranger's guesses do not lock out the owner", async () => {
    const { identifier, code } = await customerWithCode();
    const resetAt = (address: string, typed: string) =>
      testApi.attempt('resetPassword', { body: { identifier, code: typed, password }, address });
    for (let count = 0; count < 5; count += 1) await resetAt('203.0.113.9', 'AAAA-AAAA');
    for (let count = 0; count < 5; count += 1) await signIn(identifier, 'a wrong password');
    expect(await resetAt('203.0.113.9', code)).toMatchObject({ code: 'too_many_requests' });
    expect(await resetAt('203.0.113.10', code)).toMatchObject({ ok: true });
  });

  test('works with the phone on record too if the customer signs in by another', async () => {
    const { identifier, code } = await customerWithCode();
    const { rows } = await testApi.context.pool.query(
      'SELECT c.phone FROM customers c JOIN users u ON u.id = c.user_id WHERE u.email = $1',
      [identifier],
    );
    await reset({ identifier: rows[0].phone, code, password });
    expect((await signIn(identifier, password)).status).toBe(200);
  });
});

test('a refusal by the mail server is logged without the address of the mail', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
  const { config } = testApi.context;
  const refusing = await startMailServer({
    onRcptTo: ({ address }, _session, done) => done(new Error(`no such mailbox: ${address}`)),
  });
  const mail = { smtpUrl: refusing.url, from: { name: '', address: 'office@example.pk' } };
  const { email } = await testApi.addUser('customer');
  await forgetPassword({ ...testApi.context, log, config: { ...config, mail } }, email, 'test');
  await refusing.stop();
  expect(lines).toEqual([expect.stringContaining('mail reset_link: 550')]);
  expect(lines.join()).not.toContain(email);
});

test('the sign-in page knows if a mail or the branch gives a new password', async () => {
  const options = (api: TestApi) => api.call('getSignInOptions', {});
  expect(await options(testApi)).toMatchObject({ passwordReset: 'email', google: false });
  const withoutMail = await createTestApi();
  expect(await options(withoutMail)).toMatchObject({ passwordReset: 'branch' });
  await withoutMail.close();
});
