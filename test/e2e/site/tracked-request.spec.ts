import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { requestErrors } from '#contract/errors/request-errors.ts';
import { trackingPath } from '#domain/desk/contact-requests/tracking-code.ts';
import { type Language, languages } from '#domain/language.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { eventTexts } from '#web/office/desk/contact-requests/request-trail.messages.ts';
import { messages as forms } from '#web/public/forms/forms.messages.ts';
import { requestMessages as messages } from '#web/public/requests/requests.messages.ts';
import { toolMessages as tools } from '#web/public/requests/visitor-tools.messages.ts';
import { topBarMessages as topBar } from '#web/public/top-bar/top-bar.messages.ts';
import { notShownMessages } from '#web/public/tracked/not-shown.messages.ts';
import { expect, expectAccessible, ownServer, sharedSession, test } from '../support/fixtures.ts';
import { ownAddress } from '../support/open-app.ts';
import { ownDigits } from '../support/own-digits.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Sends the contact dialog of the site, and opens the page where the request is followed. */
async function sendAndFollow(page: Page, language: Language, phone: string): Promise<void> {
  await page.goto(language === 'ur' ? '/ur/' : '/');
  await page.getByRole('banner').getByRole('button').last().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').nth(0).fill('Zainab Bibi');
  await dialog.getByLabel(forms.phone[language]).fill(phone);
  await dialog.getByLabel(forms.address[language]).fill('Mohalla Islampura, Sargodha');
  await dialog.locator('button[type=submit]').click();
  await dialog.getByRole('link', { name: forms.follow[language] }).click();
}

/** A page of a visitor, for answers that a browser's console complains about. */
async function visitorPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    ...options,
    extraHTTPHeaders: { 'X-Forwarded-For': ownAddress() },
  });
  return context.newPage();
}

/** Sends the contact form in a language. */
function sentIn(language: Language): Promise<{ readonly id: string; readonly code: string }> {
  return callsAt(ownServer()).call('submitContactForm', {
    body: {
      formType: 'contact_us',
      fullName: 'Zainab Bibi',
      phoneNumber: `03${ownDigits(9)}`,
      address: 'Mohalla Islampura, Sargodha',
    },
    headers: { 'accept-language': language },
  });
}

async function cancel(page: Page, language: Language): Promise<void> {
  await page.getByText(tools.cancel[language], { exact: true }).click();
  await page.getByRole('button', { name: tools.yes[language] }).click();
  await expect(heading(page)).toHaveText(messages.withdrawn[language]);
}

for (const [index, language] of languages.entries()) {
  test(`a visitor follows a request from the thanks to its answer, in ${language}`, async ({ page }) => {
    await sendAndFollow(page, language, `0313-000010${index}`);
    await expect(heading(page)).toHaveText(messages.waiting[language]);
    await expect(page.getByText(messages.stepReceived[language])).toBeVisible();
    for (const width of [320, 1366]) {
      await page.setViewportSize({ width, height: 800 });
      const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrolled, `nothing leaves a screen of ${width} px`).toBeLessThanOrEqual(width);
    }
    await expectAccessible(page);
    await expect(page.locator('body')).not.toContainText('Zainab');

    const office = callsAt(ownServer());
    const { session: as } = await sharedSession('superadmin');
    const found = await office.call('searchContactRequests', { as, body: { search: `0313000010${index}` } });
    const [request] = found.data;
    const params = { id: request?.id ?? '' };
    // The test may run at any hour.
    const contact = { channel: 'call', result: 'reached', outsideHoursReason: 'She asked for it' } as const;
    await office.call('logRequestContact', { as, params, body: contact });
    await page.reload();
    await expect(heading(page)).toHaveText(messages.called[language]);
    await office.call('closeContactRequest', { as, params, body: { reason: 'answered', note: null } });
    await page.reload();
    await expect(heading(page)).toHaveText(messages.answered[language]);
  });

  test(`a code that nobody has gets one answer, in ${language}`, async ({ browser }) => {
    const page = await visitorPage(browser);
    const answer = await page.goto(`${trackingPath('A-0000-0000-0000-0000')}?language=${language}`);
    expect(answer?.status()).toBe(404);
    await expect(heading(page)).toHaveText(messages.unknown[language]);
    await expectAccessible(page);
    await page.context().close();
  });

  test(`a request is in the language in which it was sent, and in the other one if it is chosen, from ${language}`, async ({
    browser,
  }) => {
    const page = await visitorPage(browser);
    const other = language === 'en' ? 'ur' : 'en';
    await page.goto(trackingPath((await sentIn(language)).code));
    await expect(heading(page)).toHaveText(messages.waiting[language]);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('link', { name: topBar.otherLanguage[language] }).click();
    await expect(heading(page)).toHaveText(messages.waiting[other]);
    await page.context().close();
  });

  for (const { width, javaScriptEnabled } of [
    { width: 360, javaScriptEnabled: true },
    { width: 360, javaScriptEnabled: false },
    { width: 1366, javaScriptEnabled: true },
  ])
    test(`a visitor adds a word and cancels, which the office sees, in ${language} at ${width} px${javaScriptEnabled ? '' : ' without scripts'}`, async ({
      browser,
      office,
    }) => {
      const page = await visitorPage(browser, { javaScriptEnabled, viewport: { width, height: 800 } });
      // Axe is a script itself.
      const expectPlain = () => (javaScriptEnabled ? expectAccessible(page) : undefined);
      const { id, code } = await sentIn(language);
      await page.goto(`${trackingPath(code)}?language=${language}`);
      await page.getByRole('button', { name: tools.send[language] }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(page.getByLabel(tools.word[language])).toHaveAttribute('aria-invalid', 'true');
      const long = 'بعد '.repeat(200).trim();
      await page.getByLabel(tools.word[language]).fill(long);
      await page.getByRole('button', { name: tools.send[language] }).click();
      await expect(page.getByLabel(tools.word[language])).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByLabel(tools.word[language])).toHaveValue(long);
      await expectPlain();
      const word = 'مغرب کے بعد فون کیجیے';
      await page.getByLabel(tools.word[language]).fill(word);
      await page.getByRole('button', { name: tools.send[language] }).dblclick();
      await expect(page.getByText(tools.sent[language])).toBeInViewport();
      await page.reload();
      await expect(page.getByText(tools.sent[language])).toBeVisible();
      await expect(page.locator('body')).not.toContainText(word);
      await expectPlain();

      const unsent = 'گلی نمبر 4';
      await page.getByLabel(tools.word[language]).fill(unsent);
      const [other, late] = [await page.context().newPage(), await page.context().newPage()];
      for (const tab of [other, late]) await tab.goto(page.url());
      await page.getByText(tools.cancel[language], { exact: true }).click();
      await expect(page.getByRole('heading', { name: tools.cancelTitle[language] })).toBeVisible();
      await expectPlain();
      await page.getByRole('button', { name: tools.keep[language] }).click();
      await expect(page.getByRole('heading', { name: tools.cancelTitle[language] })).toBeHidden();
      await expect(heading(page)).toHaveText(messages.waiting[language]);
      await expect(page.getByLabel(tools.word[language])).toHaveValue(unsent);
      await cancel(page, language);
      await expect(page.getByText(messages.stepWithdrawn[language])).toBeVisible();
      await expect(page.getByText(messages.stepCall[language])).toHaveCount(0);
      await expect(page.getByText(tools.cancel[language], { exact: true })).toHaveCount(0);
      await expectPlain();
      await page.reload();
      await expect(heading(page)).toHaveText(messages.withdrawn[language]);
      // The second tab still has the button, and says the same; a word comes too late.
      await cancel(other, language);
      await late.getByLabel(tools.word[language]).fill('!');
      await late.getByRole('button', { name: tools.send[language] }).click();
      await expect(late.getByRole('alert')).toHaveText(requestErrors.tracked_request_ended.text[language]);
      await page.context().close();

      const desk = await office('superadmin', `/admin/contact-requests?tab=all&open=${id}`, language);
      await expect(desk.getByText(eventTexts.visitor_wrote[language](''))).toHaveCount(1);
      await expect(desk.getByText(word)).toBeVisible();
      await expect(desk.getByText(unsent)).toHaveCount(0);
      await expect(desk.getByText(eventTexts.withdrawn[language]('')).first()).toBeVisible();
    });
}

test('a page of another site cancels nothing, and who goes through codes waits', async ({ request }) => {
  const { code } = await sentIn('en');
  const headers = { 'X-Forwarded-For': ownAddress() };
  const foreign = await request.post(trackingPath(code), {
    form: { action: 'withdraw' },
    headers: { ...headers, 'Sec-Fetch-Site': 'cross-site' },
  });
  expect(foreign.status()).toBe(403);
  const look = (tried: string) => request.get(trackingPath(tried), { headers });
  expect(await (await look(code)).text()).toContain(messages.waiting.en);
  const statuses: number[] = [];
  for (let tries = 0; tries < 60; tries += 1)
    statuses.push((await look(`A-0000-0000-0000-${String(tries).padStart(4, '0')}`)).status());
  expect(statuses).toEqual([...Array(59).fill(404), 429]);
  expect(await (await look(code)).text()).toContain(notShownMessages.tooMany.en);
});
