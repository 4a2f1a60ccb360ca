import type { Page } from '@playwright/test';
import { type Language, languages } from '#domain/language.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { eventTexts } from '#web/office/desk/contact-requests/request-trail.messages.ts';
import { messages as forms } from '#web/public/forms/forms.messages.ts';
import { messages } from '#web/tracked-request/tracked-request.messages.ts';
import { messages as tools } from '#web/tracked-request/visitor-tools.messages.ts';
import { expect, expectAccessible, ownServer, sharedSession, test } from '../support/fixtures.ts';

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

  test(`a code that nobody has gets one answer, in ${language}`, async ({ page }) => {
    await page.goto(`/a/A-0000-0000-0000-0000?language=${language}`);
    await expect(heading(page)).toHaveText(messages.unknown[language]);
    await expectAccessible(page);
  });

  for (const width of [360, 1366])
    test(`a visitor adds a word and cancels, which the office sees, in ${language} at ${width} px`, async ({
      page,
      office,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const phone = `0314${width}0${String(index).padStart(6 - String(width).length, '0')}`;
      await sendAndFollow(page, language, phone);
      await page.getByRole('button', { name: tools.send[language] }).click();
      await expect(page.getByRole('alert')).toHaveText(tools.empty[language]);
      const word = 'مغرب کے بعد فون کیجیے';
      await page.getByLabel(tools.word[language]).fill(word);
      await page.getByRole('button', { name: tools.send[language] }).dblclick();
      await expect(page.getByText(tools.sent[language])).toBeVisible();
      await expect(page.locator('body')).not.toContainText(word);
      await expectAccessible(page);

      const other = await page.context().newPage();
      await other.goto(page.url());
      await page.getByRole('button', { name: tools.cancel[language] }).click();
      await expect(page.getByRole('heading', { name: tools.cancelTitle[language] })).toBeFocused();
      await expectAccessible(page);
      await page.getByRole('button', { name: tools.keep[language] }).click();
      const cancel = page.getByRole('button', { name: tools.cancel[language] });
      await expect(cancel).toBeFocused();
      await cancel.click();
      await page.getByRole('button', { name: tools.yes[language] }).click();
      await expect(heading(page)).toHaveText(messages.withdrawn[language]);
      await expect(heading(page)).toBeFocused();
      await expect(page.getByText(messages.stepWithdrawn[language])).toBeVisible();
      await expect(page.getByText(messages.stepCall[language])).toHaveCount(0);
      await expect(cancel).toHaveCount(0);
      await expectAccessible(page);
      // The second tab still has the button, and says the same.
      await other.getByRole('button', { name: tools.cancel[language] }).click();
      await other.getByRole('button', { name: tools.yes[language] }).click();
      await expect(heading(other)).toHaveText(messages.withdrawn[language]);
      await other.close();

      const calls = callsAt(ownServer());
      const { session: as } = await sharedSession('superadmin');
      const found = await calls.call('searchContactRequests', { as, body: { search: phone } });
      const desk = await office(
        'superadmin',
        `/admin/contact-requests?tab=all&open=${found.data[0]?.id}`,
        language,
      );
      await expect(desk.getByText(eventTexts.visitor_wrote[language](''))).toHaveCount(1);
      await expect(desk.getByText(word)).toBeVisible();
      await expect(desk.getByText(eventTexts.withdrawn[language]('')).first()).toBeVisible();
    });
}
