import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Language, languages } from '#domain/language.ts';
import { freePort } from '#test/support/servers/free-port.ts';
import { ServerProcess } from '#test/support/servers/process.ts';
import { messages as twoStep } from '#web/office/identity/profile/two-step-page.messages.ts';
import { pages } from '#web/office/pages.ts';
import { messages as form } from '#web/sign-in/form/sign-in-form.messages.ts';
import { messages as account } from '#web/sign-in/views/account-view.messages.ts';
import { messages as setUp } from '#web/sign-in/views/set-up-view.messages.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { overflowOf } from '../support/page-overflow.ts';
import { somebody } from '../support/sign-in-accounts.ts';

/** A lender on its first day, with the link that its server printed: nobody has signed in yet. */
async function withNewLender(work: (link: string) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'qist-first-day-'));
  const port = String(await freePort());
  const server = new ServerProcess({ DATA_DIR: dataDir, SAMPLE_DATA: 'off', PORT: port });
  try {
    await server.ready();
    await work(await server.setUpLink());
  } finally {
    await server.end('SIGTERM');
    await rm(dataDir, { recursive: true });
  }
}

const widths: Readonly<Record<Language, number>> = { en: 360, ur: 1366 };

for (const language of languages)
  test(`the first superadmin reads what two-step sign-in is, and may begin without it, in ${language}`, async ({
    page,
  }) => {
    await withNewLender(async (link) => {
      await page.setViewportSize({ width: widths[language], height: 800 });
      await page.goto(link);
      if (language === 'ur') await page.getByRole('button', { name: 'اردو' }).click();
      await expect(page.getByRole('heading', { level: 1, name: setUp.title[language] })).toBeVisible();
      const { fullName, phone, password } = somebody();
      await page.getByLabel(account.fullName[language]).fill(fullName);
      await page.getByLabel(account.phone[language], { exact: true }).fill(phone);
      await page.getByLabel(form.password[language], { exact: true }).fill(password);
      await page.getByRole('button', { name: account.createAccount[language] }).click();

      const title = pages.twoStepSignIn.title[language];
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('list').getByText(twoStep.type[language])).toBeVisible();
      await expectAccessible(page);
      expect(await overflowOf(page)).toEqual([]);
      await page.getByRole('link', { name: twoStep.later[language] }).click();
      const dashboard = page.getByRole('heading', { level: 1, name: pages.adminDashboard.title[language] });
      await expect(dashboard).toBeVisible();
      await page.reload();
      await expect(dashboard).toBeVisible();
    });
  });
