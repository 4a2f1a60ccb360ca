import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { addComplaint, visitorComplaint } from '#test/support/desk/complaints.ts';
import { type MailServer, startMailServer } from '#test/support/servers/mail-server.ts';
import { mailingOutsideComplaints } from './mail-outside-complaints.ts';

let testApi: TestApi;
let smtp: MailServer;
let isRefusing = false;
let head: { readonly id: string; readonly email: string };
let employee: { readonly id: string; readonly email: string };

beforeAll(async () => {
  smtp = await startMailServer({
    onRcptTo: (_address, _session, done) => done(isRefusing ? new Error('not now') : null),
  });
  testApi = await createTestApi({ SMTP_URL: smtp.url, MAIL_FROM: 'Asaan Qist <office@example.pk>' });
  head = await testApi.addUser('superadmin');
  employee = await testApi.addUser('employee', 'SGD');
});
afterAll(async () => {
  await testApi.close();
  await smtp.stop();
});
beforeEach(async () => {
  isRefusing = false;
  await setOutsideEmail('ombudsman@example.org');
});

const signedIn = ({ email }: { email: string }) => testApi.signIn(email);
const mail = () => mailingOutsideComplaints.run(testApi.context, new AbortController().signal);

async function setOutsideEmail(outsideEmail: string | null): Promise<void> {
  const as = await signedIn(head);
  const { version, content } = await testApi.call('getComplaintRules', { as });
  await testApi.call('saveComplaintRules', { as, body: { version, content: { ...content, outsideEmail } } });
}

/** A complaint of a visitor about the superadmin. */
async function aboutTheHead(text: string) {
  const { number, code } = await testApi.call('submitComplaint', { body: visitorComplaint({ text }) });
  const [{ id }] = (
    await testApi.context.pool.query('SELECT id FROM complaints WHERE tracking_code = $1', [code])
  ).rows as [{ id: string }];
  const body = { personId: head.id };
  await testApi.call('namePersonConcerned', { as: await signedIn(head), params: { id }, body });
  return { id, number, code };
}

const sentOnce = async (id: string) =>
  (
    await testApi.database.ownerPool.query(
      "SELECT FROM complaint_events WHERE complaint_id = $1 AND kind = 'sent_outside'",
      [id],
    )
  ).rowCount;

test('a complaint about the only superadmin is mailed to the address outside, once, whichever server looks', async () => {
  const { id, number, code } = await aboutTheHead('He shouted at my mother.');
  await addComplaint(testApi, await signedIn(employee));
  const before = smtp.mails.length;
  await Promise.all([mail(), mail(), mail()]);
  await mail();
  const [letter = '', ...others] = smtp.mails.slice(before);
  expect(others).toEqual([]);
  expect(letter).toContain('ombudsman@example.org');
  expect(letter).toContain(number);
  expect(letter).toContain(`/c/${code}`);
  expect(letter).toContain('03000000346');
  for (const typed of ['shouted', 'Sidra']) expect(letter).not.toContain(typed);
  expect(await sentOnce(id)).toBe(1);
});

test('a mail server that refuses is tried again', async () => {
  const { id } = await aboutTheHead('He was late.');
  isRefusing = true;
  await expect(mail()).rejects.toThrow('outside_complaint');
  expect(await sentOnce(id)).toBe(0);
  isRefusing = false;
  await mail();
  expect(await sentOnce(id)).toBe(1);
});

test('nothing is mailed without an address, and what waited is mailed once there is one', async () => {
  await setOutsideEmail(null);
  const { id } = await aboutTheHead('He lost my papers.');
  await mail();
  expect(await sentOnce(id)).toBe(0);
  await setOutsideEmail('ombudsman@example.org');
  await mail();
  expect(await sentOnce(id)).toBe(1);
});

test('with another superadmin the complaint stays in the office', async () => {
  const other = await testApi.addUser('superadmin');
  const { id } = await aboutTheHead('He did not listen.');
  await mail();
  expect(await sentOnce(id)).toBe(0);
  await testApi.database.ownerPool.query('UPDATE users SET is_active = false WHERE id = $1', [other.id]);
  await mail();
  expect(await sentOnce(id)).toBe(1);
});
