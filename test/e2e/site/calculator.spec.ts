import { sitePagePath } from '#contract/site/site-pages.ts';
import { type Language, languages } from '#domain/language.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { formatCount } from '#web/format/count.ts';
import { sitePath } from '#web/paths.ts';
import { filledIn, calculatorMessages as messages } from '#web/public/calculator/calculator.messages.ts';
import { messages as forms } from '#web/public/forms/forms.messages.ts';
import { serviceMessages as services } from '#web/public/services/services.messages.ts';
import { expect, expectAccessible, ownServer, sharedSession, test } from '../support/fixtures.ts';
import { overflowOf } from '../support/page-overflow.ts';

const fridge = { en: 'Refrigerator, 12 cubic feet', ur: 'فریج، 12 مکعب فٹ' } as const;

const said = (text: string, parts: Readonly<Record<string, number | string>>) =>
  Object.entries(parts).reduce(
    (whole, [name, part]) => whole.replace(`{${name}}`, typeof part === 'number' ? formatCount(part) : part),
    text,
  );
const amountOf = (language: Language, amount: number) => said(filledIn.amount[language], { amount });

for (const language of languages)
  test.describe(`the calculator in ${language}`, () => {
    test('works out a thing, a typed price and an own down payment, and asks the branch for it', async ({
      page,
    }) => {
      await page.goto(sitePath(language));
      await page.getByRole('link', { name: services.workItOut[language] }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.title[language]);
      const result = page.locator('section[aria-live]');

      await page.getByRole('radio', { name: fridge[language] }).check({ force: true });
      await expect(result).toContainText(amountOf(language, 6_600));
      await expect(result).toContainText(said(filledIn.times[language], { months: 18 }));
      await expect(result).toContainText('13,200 + 18 × 6,600');
      await expectAccessible(page);

      await page.getByLabel(messages.downPayment[language]).fill('۲۰,۰۰۰');
      await expect(result).toContainText(said(filledIn.lastDiffers[language], { months: 18, last: 6_600 }));
      await page.getByLabel(messages.downPayment[language]).fill('500');
      const least = said(filledIn.wrongDownPayment[language], { least: 13_200, most: 131_999 });
      await expect(page.getByText(least)).toBeVisible();
      await expectAccessible(page);

      const price = page.getByLabel(messages.orPrice[language]);
      for (const wrong of ['0', '999999999999', '12.5', 'x']) {
        await price.fill(wrong);
        await expect(
          page.getByText(said(filledIn.wrongPrice[language], { least: 1_000, most: 10_000_000 })),
        ).toBeVisible();
      }
      await price.fill('60000');
      await page.getByRole('radio', { name: '12', exact: true }).check({ force: true });
      await expect(result).toContainText('60,000');

      await result.getByRole('link', { name: messages.ask[language] }).click();
      const message = page.getByRole('textbox', { name: forms.message[language], exact: true });
      await expect(message).toHaveValue(/60,000/);
    });

    test('works out what was chosen before its script came', async ({ page }) => {
      let letPass = () => {};
      const held = new Promise<void>((resolve) => {
        letPass = resolve;
      });
      await page.route(/\/assets\/.*\.js$/, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(sitePagePath({ page: 'calculator' }, language), { waitUntil: 'commit' });
      await page.getByRole('radio', { name: fridge[language] }).check({ force: true });
      letPass();
      await expect(page.locator('section[aria-live]')).toContainText(amountOf(language, 6_600));
    });

    test('takes the chosen thing and its terms along into each dialog, and to the desk', async ({ page }) => {
      const office = callsAt(ownServer());
      const { session: as } = await sharedSession('superadmin');
      const asked = language === 'en' ? /Room cooler.*31,500.*2,350/ : /روم کولر.*31,500.*2,350/;
      const chooseAndGo = async (link: string) => {
        await page.goto(sitePagePath({ page: 'product', slug: 'room-cooler' }, language));
        await page.getByRole('radio', { name: '12', exact: true }).check({ force: true });
        await page.locator(`a[href$="${link}"]`).last().click();
      };
      const dialog = page.getByRole('dialog');
      const phone = language === 'en' ? '0313-0000231' : '0313-0000232';

      await page.setViewportSize({ width: 390, height: 844 });
      await chooseAndGo('#home-visit');
      await expect(dialog.getByLabel(forms.notes[language])).toHaveValue(asked);
      await dialog.getByLabel(forms.fullName[language]).fill('Zainab Bibi');
      await dialog.getByLabel(forms.phone[language]).fill(phone);
      await dialog.getByLabel(forms.address[language]).fill('Mohalla Islampura, Sargodha');
      await dialog.getByRole('radio').last().check();
      await dialog.locator('button[type=submit]').click();
      await expect(dialog.getByRole('link', { name: forms.follow[language] })).toBeVisible();

      await page.goto(sitePath(language));
      await page.locator('[data-opens=contact]').first().click();
      await expect(dialog.getByLabel(forms.about[language])).toHaveValue(asked);
      await expectAccessible(page);
      await dialog.getByLabel(forms.fullName[language]).fill('Zainab Bibi');
      await dialog.getByLabel(forms.phone[language]).fill(phone);
      await dialog.getByLabel(forms.address[language]).fill('Mohalla Islampura, Sargodha');
      await dialog.locator('button[type=submit]').click();
      await expect(dialog.getByRole('link', { name: forms.follow[language] })).toBeVisible();

      const { data } = await office.call('searchContactRequests', {
        as,
        body: { search: phone.replace('-', '') },
      });
      const request = await office.call('getContactRequest', { as, params: { id: data[0]?.id ?? '' } });
      const written = [request, ...request.alsoWrote].flatMap(({ message, notes }) => [message, notes]);
      expect(written.filter((text) => asked.test(text ?? ''))).toHaveLength(2);
    });

    test('keeps to itself what a visitor only looked at', async ({ page }) => {
      await page.goto(sitePagePath('calculator', language));
      await expect(page.locator('[data-out=amount]')).not.toBeEmpty();
      await page.getByRole('banner').locator('a[href$="#contact"]').last().click();
      await expect(page.getByRole('textbox', { name: forms.message[language], exact: true })).toHaveValue('');
    });

    test('fits 320 px, and its fields are large enough for a finger', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(sitePagePath('calculator', language));
      expect(await overflowOf(page)).toEqual([]);
      await expectAccessible(page);
    });
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages)
    test(`the calculator in ${language} is a table of examples whose rows add up`, async ({ page }) => {
      await page.goto(sitePagePath('calculator', language));
      await expect(page.locator('form')).toBeHidden();
      const row = page.getByRole('row').filter({ hasText: fridge[language] });
      await expect(row).toContainText('132,000');
      await expect(row).toContainText('6,600');
    });
});
