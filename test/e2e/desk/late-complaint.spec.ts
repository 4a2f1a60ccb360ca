import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import {
  complaintEventNames,
  complaintKindNames,
  complaintStatusNames,
} from '#contract/desk/labels/complaint-names.messages.ts';
import { sitePagePath } from '#contract/site/site-pages.ts';
import { dayMs } from '#domain/instant.ts';
import { type Language, languages } from '#domain/language.ts';
import type { Role } from '#domain/rights/role.ts';
import { samplePassword } from '#sample/sample-sign-ins.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { root } from '#test/support/paths.ts';
import { freePort } from '#test/support/servers/free-port.ts';
import { ServerProcess } from '#test/support/servers/process.ts';
import { messages } from '#web/office/desk/complaints/complaints.messages.ts';
import {
  complaintMessages as form,
  trackedMessages as tracked,
} from '#web/public/complaints/complaints.messages.ts';
import {
  test as base,
  expect,
  expectAccessible,
  expectServed,
  putSession,
  signedInBy,
} from '../support/fixtures.ts';
import { complaintsOf } from '../support/open-app.ts';
import { overflowOf } from '../support/page-overflow.ts';

/** More than the executive's days. */
const daysLater = 40;
const laterClock = {
  NODE_OPTIONS: `--import=${pathToFileURL(join(root, 'test/support/servers/later-clock.ts'))}`,
  CLOCK_AHEAD_DAYS: String(daysLater),
};

const escalated: Readonly<Record<Language, string>> = {
  en: 'A complaint went to the executive',
  ur: 'ایک شکایت اعلیٰ عہدیدار کو بھیج دی گئی ہے',
};
const bell: Readonly<Record<Language, RegExp>> = { en: /^Notices/, ur: /^اطلاعات/ };

/** English on a desk, Urdu on a phone. */
const viewports: Readonly<Record<Language, { width: number; height: number }>> = {
  en: { width: 1366, height: 768 },
  ur: { width: 390, height: 844 },
};

const answers: Readonly<Record<Language, readonly [string, string]>> = {
  en: ['A new fridge comes tomorrow.', 'It stands in your kitchen.'],
  ur: ['نیا فریج کل پہنچ جائے گا۔', 'فریج آپ کے گھر پہنچا دیا گیا ہے۔'],
};

/** A lender whose server can be started again some days later, at the same address. */
interface LenderInTime {
  readonly address: string;
  start(settings?: Readonly<Record<string, string>>): Promise<void>;
  end(): Promise<void>;
}

/** Its server is gone after a failed test too. */
const test = base.extend<{ lender: LenderInTime }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  lender: async ({}, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'qist-late-'));
    const { QIST_LATER: database = '' } = process.env;
    const port = String(await freePort());
    let server: ServerProcess | undefined;
    const end = async () => {
      await server?.end('SIGTERM');
    };
    await use({
      address: `http://localhost:${port}`,
      start: async (settings) => {
        const given = {
          PORT: port,
          DATA_DIR: dataDir,
          DATABASE_URL: database,
          SAMPLE_DATA: 'on',
          ...settings,
        };
        server = new ServerProcess(given);
        await server.ready();
      },
      end,
    });
    await end();
    await rm(dataDir, { recursive: true, force: true });
  },
});

async function signedIn(address: string, role: Role) {
  const body = { identifier: `${role}@example.pk`, password: samplePassword };
  return signedInBy(await callsAt(address).request('signIn', { body }));
}

/** Names the executive, who gets what is late. */
async function nameExecutive(address: string): Promise<void> {
  const calls = callsAt(address);
  const { session: as } = await signedIn(address, 'superadmin');
  const { user } = await calls.call('getSession', { as });
  const { content, version } = await calls.call('getComplaintRules', { as });
  const handlers = await calls.call('listComplaintHandlers', { as });
  const executiveId = handlers.find(({ name }) => name.en === user.fullName)?.id ?? '';
  const body = { content: { ...content, executiveId }, version };
  await calls.call('saveComplaintRules', { as, body });
}

/** The complaint of a visitor, and the number that it gets. */
async function complain(page: Page, address: string, language: Language): Promise<string> {
  await page.goto(address + sitePagePath('complaints', language));
  await page.getByText(complaintKindNames.goods[language], { exact: true }).click();
  await page.getByLabel(form.what[language]).fill(`The fridge is loud, ${language}`);
  await page.getByLabel(form.phone[language]).fill('0300-0000171');
  await page.getByText(form.more[language], { exact: true }).click();
  await page.getByLabel(form.branchCode[language], { exact: true }).selectOption('SGD');
  await page.getByRole('button', { name: form.send[language], exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(tracked.yours[language]);
  return (await page.getByText(/^C-SGD-\d\d-\d{4}$/).textContent()) ?? '';
}

/** The branch takes a complaint, and gives it no answer. */
async function takeAtBranch(address: string, number: string): Promise<void> {
  const calls = callsAt(address);
  const { session: as } = await signedIn(address, 'employee');
  const { data } = await calls.call('listComplaints', { as, query: { tab: 'all', number } });
  await calls.call('takeComplaint', { as, params: { id: data[0]?.id ?? '' } });
}

/** The office of the executive, on a machine whose clock is right. */
async function openOffice(browser: Browser, address: string, language: Language): Promise<Page> {
  const page = await browser.newPage({ viewport: viewports[language] });
  await page.clock.setSystemTime(Date.now() + daysLater * dayMs);
  const { session, user } = await signedIn(address, 'superadmin');
  await putSession(page, { session, user: { ...user, language } }, address);
  await page.goto(`${address}/admin`);
  return page;
}

async function answer(page: Page, language: Language, words: string): Promise<void> {
  await page.getByRole('button', { name: messages.answer[language] }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(words);
  await dialog.getByRole('button', { name: messages.giveAnswer[language] }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(complaintStatusNames.answered[language])).toBeVisible();
}

test('a complaint that the branch leaves goes to the executive once, is answered, opened again once and answered for good', async ({
  browser,
  lender,
}) => {
  test.slow();
  const { address } = lender;
  await lender.start();
  await nameExecutive(address);
  const visitors = [];
  for (const language of languages) {
    const page = await browser.newPage({ viewport: viewports[language] });
    const complaints = complaintsOf(page);
    const number = await complain(page, address, language);
    await takeAtBranch(address, number);
    visitors.push({ language, page, number, complaints });
  }
  await lender.end();

  await lender.start(laterClock);
  for (const { language, page, number, complaints } of visitors) {
    const [first, second] = answers[language];
    await expectServed(page, page.url(), tracked.escalated[language]);
    await page.reload();
    await expect(page.getByText(tracked.late[language])).toBeVisible();
    await expectAccessible(page);
    expect(await overflowOf(page)).toEqual([]);

    const office = await openOffice(browser, address, language);
    const ofOffice = complaintsOf(office);
    await office.getByRole('button', { name: bell[language] }).click();
    await office
      .getByRole('menuitem')
      .filter({ hasText: escalated[language] })
      .filter({ hasText: number })
      .click();
    await expect(office.getByText(complaintEventNames.escalated[language])).toHaveCount(1);
    await expectAccessible(office);
    expect(await overflowOf(office)).toEqual([]);
    await answer(office, language, first);

    await page.reload();
    await expect(page.getByText(first)).toBeVisible();
    await page.getByText(tracked.reopen[language]).click();
    await page.getByLabel(tracked.words[language]).fill('کچھ نہیں ہوا');
    await page.getByRole('button', { name: tracked.reopenNow[language] }).click();
    await expect(page.getByText(complaintStatusNames.looked_into[language]).first()).toBeVisible();

    await expect(office.getByText(complaintEventNames.reopened[language])).toBeVisible();
    await answer(office, language, second);
    await expect(office.getByText(complaintEventNames.escalated[language])).toHaveCount(1);
    await page.reload();
    await expect(page.getByText(second)).toBeVisible();
    await expect(page.getByText(tracked.reopen[language])).toHaveCount(0);
    expect([...complaints, ...ofOffice]).toEqual([]);
    await Promise.all([page.close(), office.close()]);
  }
});
