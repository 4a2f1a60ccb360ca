import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailingOutsideComplaints } from '#server/desk/complaints/mail-outside-complaints.ts';
import { mailAuditHeads } from '#server/lender/audit/mail-audit-heads.ts';
import type { LetterName } from '#server/platform/mail/send-mail.ts';
import { createTestApi, type TestApi, testPassword } from '#test/support/calls/api.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { turnTotpOn } from '#test/support/calls/turn-totp-on.ts';
import { visitorComplaint } from '#test/support/desk/complaints.ts';
import { active, openDesk, pay } from '#test/support/lending/lending.ts';
import { type MailServer, startMailServer } from '#test/support/servers/mail-server.ts';

/** The words with which a stranger would use the lender's own mail server. Each line is one that the mail must not have. */
const strangersLines = ['Dear customer', 'Send Rs 5,000 to 0300-7654321', 'evil.example.com/pay'];
const strangersWords = strangersLines.join('\n\n');

let mailServer: MailServer;
let testApi: TestApi;
let superadmin: Session;

beforeAll(async () => {
  mailServer = await startMailServer();
  testApi = await createTestApi({ SMTP_URL: mailServer.url, MAIL_FROM: 'Asaan Qist <office@example.pk>' });
  superadmin = await testApi.signIn((await testApi.addUser('superadmin')).email);
});
afterAll(async () => {
  await testApi.close();
  await mailServer.stop();
});

interface Addressee {
  readonly id: string;
  readonly email: string;
}

/** The ways in which each letter comes about, sent to that employee or to the owner's address. */
const sending: Readonly<Record<LetterName, (to: Addressee) => Promise<unknown>>> = {
  reset_link: ({ email }) => testApi.call('forgetPassword', { body: { identifier: email } }),
  second_step_off: async ({ id, email }) => {
    await turnTotpOn(testApi, await testApi.signIn(email));
    const body = { currentPassword: testPassword, totpCode: null };
    await testApi.call('turnOffEmployeeTotp', { as: superadmin, params: { id }, body });
  },
  audit_heads: async ({ email }) => {
    const { officeRules } = await testApi.call('getSettings', { as: superadmin });
    const content = { ...officeRules.content, headMails: [{ email }] };
    await testApi.call('saveOfficeRules', { as: superadmin, body: { ...officeRules, content } });
    await testApi.database.ownerPool.query('UPDATE audit_head_mails SET mailed_on = NULL');
    await mailAuditHeads(testApi.context);
  },
  outside_complaint: async ({ email }) => {
    const { ownerPool } = testApi.database;
    const rules = await testApi.call('getComplaintRules', { as: superadmin });
    const content = { ...rules.content, outsideEmail: email };
    await testApi.call('saveComplaintRules', { as: superadmin, body: { ...rules, content } });
    const { code } = await testApi.call('submitComplaint', {
      body: visitorComplaint({
        text: `${email}\n${strangersWords}`,
        fullName: 'Dear customer',
        aboutName: 'Dear customer',
      }),
    });
    // Only one superadmin is left, and it is about that one.
    await ownerPool.query(
      `UPDATE users SET is_active = false WHERE role = 'superadmin' AND id <> (SELECT min(id::text)::uuid FROM users WHERE role = 'superadmin' AND is_active)`,
    );
    await ownerPool.query(
      `UPDATE complaints SET is_for_head_office = true, about_user_id = (SELECT id FROM users WHERE role = 'superadmin' AND is_active)
        WHERE tracking_code = $1`,
      [code],
    );
    await mailingOutsideComplaints.run(testApi.context, new AbortController().signal);
    await ownerPool.query(`UPDATE users SET is_active = true WHERE role = 'superadmin'`);
  },
};

async function mailOf(letter: LetterName, to: Addressee): Promise<string> {
  const count = mailServer.mails.length;
  await sending[letter](to);
  return (await mailServer.arrived(count + 1)).at(-1) ?? '';
}

async function named(fullName: string, isConfirmed: boolean): Promise<Addressee> {
  const user = await testApi.addUser('employee');
  await testApi.database.ownerPool.query(
    'UPDATE users SET full_name = $2, full_name_ur = $2, email_confirmed_at = $3 WHERE id = $1',
    [user.id, fullName, isConfirmed ? new Date() : null],
  );
  return user;
}

/** Every text that people type and that stands in a table of the lender's, wherever the table takes it. */
async function writeStrangersWordsEverywhere(): Promise<number> {
  const desk = await openDesk(testApi);
  await pay(testApi, desk.employee, await active(testApi, desk), 1_000);
  const { ownerPool } = testApi.database;
  const { rows } = await ownerPool.query<{ table: string; column: string }>(
    `SELECT quote_ident(table_name) AS "table", quote_ident(column_name) AS "column" FROM information_schema.columns
      WHERE table_schema = 'public' AND data_type = 'text'
        AND column_name ~ '(name|title|reason|note|city|area|address|manager|message|description)(_en|_ur)?$'
        AND table_name IN (SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'designations')`,
  );
  let written = 0;
  for (const { table, column } of rows) {
    const client = await ownerPool.connect();
    try {
      await client.query('SET session_replication_role = replica');
      await client.query(`UPDATE ${table} SET ${column} = $1 WHERE ${column} IS NOT NULL`, [strangersWords]);
      written += 1;
    } catch {
      // A text of a table that a constraint holds to its own words is typed by nobody.
    } finally {
      await client.query('SET session_replication_role = DEFAULT');
      client.release();
    }
  }
  return written;
}

const letters = Object.keys(sending) as LetterName[];

test('no letter carries words that a stranger put into the records of the lender', async () => {
  expect(await writeStrangersWordsEverywhere()).toBeGreaterThan(20);
  for (const letter of letters) {
    for (const isConfirmed of [false, true]) {
      const mail = await mailOf(letter, await named(strangersWords, isConfirmed));
      for (const line of strangersLines) expect(mail, letter).not.toContain(line);
    }
  }
});

test.each(letters.filter((letter) => letter !== 'audit_heads' && letter !== 'outside_complaint'))(
  'the letter %s greets by name only a person who has confirmed the e-mail',
  async (letter) => {
    expect(await mailOf(letter, await named('Sidra Munir', false))).toContain('Assalam-o-alaikum,\r\n');
    expect(await mailOf(letter, await named('Sidra Munir', true))).toContain(
      'Assalam-o-alaikum, Sidra Munir,',
    );
  },
);

test('a name with lines or an address is no name, so no form takes it as one', async () => {
  const { email } = await testApi.addUser('customer');
  const as = await testApi.signIn(email);
  expect(await testApi.refusal('editProfile', { as, body: { fullName: 'Win at evil.com' } })).toMatchObject({
    code: 'invalid_input',
    fields: ['fullName'],
  });
  const { fullName } = await testApi.call('editProfile', { as, body: { fullName: 'Sidra\r\n\r\nMunir' } });
  expect(fullName).toBe('Sidra Munir');
});
