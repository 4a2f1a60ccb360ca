import type { Page } from '@playwright/test';
import { complaintKindNames, complaintStatusNames } from '#contract/desk/labels/complaint-names.messages.ts';
import { sitePagePath } from '#contract/site/site-pages.ts';
import { type Language, languages } from '#domain/language.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import {
  complaintMessages as form,
  trackedMessages as tracked,
} from '#web/public/complaints/complaints.messages.ts';
import { footerMessages as footer } from '#web/public/footer/footer.messages.ts';
import { expect, expectAccessible, ownServer, sharedSession, test } from '../support/fixtures.ts';
import { overflowOf } from '../support/page-overflow.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const hostile = 'انہوں نے فارم کے 500 روپے مانگے۔ <script>alert(1)</script>';

/** Fills in the form and sends it. */
async function complain(page: Page, language: Language, words: string): Promise<void> {
  await page.getByText(complaintKindNames.goods[language], { exact: true }).click();
  await page.getByLabel(form.what[language]).fill(words);
  await page.getByLabel(form.phone[language]).fill('0300-0000171');
  await page.getByRole('button', { name: form.send[language], exact: true }).click();
}

async function answerByNumber(number: string, answer: string): Promise<void> {
  const office = callsAt(ownServer());
  const { session: as } = await sharedSession('superadmin');
  const { data } = await office.call('listComplaints', { as, query: { tab: 'all', number } });
  await office.call('answerComplaint', { as, params: { id: data[0]?.id ?? '' }, body: { answer } });
}

for (const language of languages) {
  test(`a complaint is sent, answered, opened again once and answered again without scripts, in ${language}`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(sitePagePath('guide', language));
    await page.getByRole('link', { name: footer.complaints[language], exact: true }).click();
    await expect(heading(page)).toHaveText(form.title[language]);
    await complain(page, language, `${hostile} ${language}`);

    await expect(heading(page)).toHaveText(tracked.yours[language]);
    await expect(page.getByText(`${hostile} ${language}`)).toBeVisible();
    await expect(page.locator('body')).not.toContainText('0300-0000171');
    await page.getByText(tracked.add[language], { exact: true }).click();
    await page.getByLabel(tracked.words[language]).fill('پھر آئے تھے');
    await page.getByRole('button', { name: form.send[language], exact: true }).click();
    await expect(page.getByText('پھر آئے تھے')).toBeVisible();

    const number = (await page.getByText(/^C-\w{3}-\d\d-\d{4}$/).textContent()) ?? '';
    await answerByNumber(number, 'A new one comes tomorrow.');
    await page.reload();
    await expect(page.getByText('A new one comes tomorrow.')).toBeVisible();
    await page.getByText(tracked.reopen[language]).click();
    await page.getByLabel(tracked.words[language]).fill('کچھ نہیں ہوا');
    await page.getByRole('button', { name: tracked.reopenNow[language] }).click();
    await expect(page.getByText(complaintStatusNames.looked_into[language]).first()).toBeVisible();
    await answerByNumber(number, 'It has come.');
    await page.reload();
    await expect(page.getByText('It has come.')).toBeVisible();
    await expect(page.getByText(tracked.reopen[language])).toHaveCount(0);
    await page.close();
  });

  test(`what was typed is not lost if something is wrong with it, in ${language}`, async ({ browser }) => {
    const page = await browser.newPage();
    const long = 'شکایت '.repeat(3_400).trim();
    await page.goto(sitePagePath('complaints', language));
    await page.getByLabel(form.what[language]).fill(long);
    await page.getByRole('button', { name: form.send[language], exact: true }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByLabel(form.what[language])).toHaveValue(long);
    await expect(page.getByLabel(form.what[language])).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await complain(page, language, `Short ${language}`);
    await expect(heading(page)).toHaveText(tracked.yours[language]);
    await page.close();
  });

  test(`the pages are used by keyboard, fit 320 px and please axe, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(sitePagePath('complaints', language));
    expect(await overflowOf(page)).toEqual([]);
    await expectAccessible(page);
    await page.getByLabel(complaintKindNames.conduct[language]).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.type(`By keyboard ${language}`);
    await page.keyboard.press('Tab');
    await page.keyboard.type('03000000171');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(tracked.yours[language]);
    expect(await overflowOf(page)).toEqual([]);
    await expectAccessible(page);
    await page.setViewportSize({ width: 1366, height: 768 });
    expect(await overflowOf(page)).toEqual([]);
  });

  test(`a code that nobody has gets one answer, in ${language}`, async ({ browser }) => {
    const page = await browser.newPage();
    await page.goto(sitePagePath('complaints', language));
    await page.getByLabel(form.haveCode[language]).fill('c 0000 0000 0000 0000');
    await page.getByRole('button', { name: form.follow[language] }).click();
    await expect(heading(page)).toHaveText(tracked.unknown[language]);
    await expectAccessible(page);
    await page.close();
  });
}
