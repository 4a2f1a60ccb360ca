import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs, hourMs } from '#domain/instant.ts';
import { compareCopy } from '#server/platform/audit/anchor-copy.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { active, openDesk, pay } from '#test/support/lending/lending.ts';
import { type MailServer, startMailServer } from '#test/support/servers/mail-server.ts';
import { mailAuditHeads } from './mail-audit-heads.ts';

let testApi: TestApi;
let smtp: MailServer;
let isRefusing = false;
beforeAll(async () => {
  smtp = await startMailServer({
    onRcptTo: (_address, _session, done) => done(isRefusing ? new Error('not now') : null),
  });
  testApi = await createTestApi({ SMTP_URL: smtp.url, MAIL_FROM: 'Asaan Qist <office@example.pk>' });
  const desk = await openDesk(testApi);
  await pay(testApi, desk.employee, await active(testApi, desk), 1_000);
});
afterAll(async () => {
  await testApi.close();
  await smtp.stop();
});

async function setAddresses(...emails: string[]): Promise<void> {
  const as = await testApi.signIn((await testApi.addUser('superadmin')).email);
  const { officeRules } = await testApi.call('getSettings', { as });
  const content = { ...officeRules.content, headMails: emails.map((email) => ({ email })) };
  const saved = await testApi.call('saveOfficeRules', { as, body: { ...officeRules, content } });
  expect(saved.content.headMails).toEqual(content.headMails);
}

const mailed = () => mailAuditHeads(testApi.context);

test('without an address nothing is sent', async () => {
  expect(await mailed()).toBe(0);
});

test('each address gets the ends of the chains once a day, whichever server looks, and verify reads them', async () => {
  await setAddresses('owner@example.pk', 'board@example.org');
  const counts = await Promise.all([mailed(), mailed(), mailed()]);
  expect(counts.toSorted()).toEqual([0, 0, 2]);
  testApi.clock.advance(hourMs);
  expect(await mailed()).toBe(0);
  const [mail = ''] = await smtp.arrived(1);
  expect(smtp.mails).toHaveLength(1);
  expect(mail).toContain('owner@example.pk, board@example.org');
  const { heads, differences } = await compareCopy(testApi.context.pool, 'mail.txt', mail);
  expect(heads).toBeGreaterThanOrEqual(2);
  expect(differences).toEqual([]);
  const forged = mail.replaceAll(/(SGD \d+ )[0-9a-f]{8}/g, '$100000000');
  expect((await compareCopy(testApi.context.pool, 'mail.txt', forged)).differences[0]).toMatch(/mail.txt$/);
});

test('a mail server that refuses leaves the day open, and the next run sends', async () => {
  testApi.clock.advance(dayMs);
  isRefusing = true;
  await expect(mailed()).rejects.toThrow(/^mail audit_heads: /);
  isRefusing = false;
  expect(await mailed()).toBe(2);
  expect(await mailed()).toBe(0);
});
