import { sitePagePath } from '#contract/site/site-pages.ts';
import { type Language, languages } from '#domain/language.ts';
import { filledIn, calculatorMessages as messages } from '#web/public/calculator/calculator.messages.ts';
import { filled } from '#web/public/calculator/filled.ts';
import { messages as forms } from '#web/public/forms/forms.messages.ts';
import { productsMessages as products, saidBySearch } from '#web/public/products/products.messages.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { overflowOf } from '../support/page-overflow.ts';

const cooler = { en: 'Room cooler', ur: 'روم کولر' } as const;
const bedding = { en: 'Bedding and mattresses, complete', ur: 'مکمل بستر اور میٹریس' } as const;

const amountOf = (language: Language, amount: number) => filled(filledIn.amount[language], { amount });

for (const language of languages)
  test.describe(`what families take, in ${language}`, () => {
    test('leads from the list to a thing, its schedule and a request for it', async ({ page }) => {
      await page.goto(sitePagePath('products', language));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(products.title[language]);
      await expectAccessible(page);
      const services = page.getByRole('navigation', { name: products.kinds[language] }).first();
      await services.getByRole('link').last().click();
      await expect(page.getByRole('link', { name: bedding[language] })).toHaveCount(0);

      await page.getByRole('link', { name: cooler[language] }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(cooler[language]);
      const result = page.locator('section[aria-live]');
      await expect(result).toContainText(amountOf(language, 1_550));
      await expect(result).toContainText('3,600 + 18 × 1,550');
      await page.getByRole('radio', { name: '12', exact: true }).check({ force: true });
      await expect(result).toContainText(amountOf(language, 2_350));
      await result.locator('summary').click();
      await expect(result.getByRole('listitem')).toHaveCount(12);
      await expect(result.getByRole('listitem').last()).toContainText(/20\d\d: /);
      await expectAccessible(page);

      await result.getByRole('link', { name: messages.ask[language] }).click();
      const message = page.getByRole('textbox', { name: forms.message[language], exact: true });
      await expect(message).toHaveValue(new RegExp(`^${cooler[language]}\\. .*31,500`));
      await expect(page.locator('#contact select')).toHaveValue('installments');
    });

    test('are searched in both languages, and asked for if they are not there', async ({ page }) => {
      await page.goto(sitePagePath('products', language));
      const main = page.getByRole('main');
      const field = main.getByRole('searchbox', { name: products.which[language] });
      const all = await main.getByRole('listitem').count();
      for (const wanted of ['room COOL', 'روم كول']) {
        await field.fill(wanted);
        await expect(main.getByRole('status')).toHaveText(filled(saidBySearch.found[language], { count: 1 }));
        await expect(main.getByRole('listitem')).toHaveText([new RegExp(`${cooler[language]}.*31,500`)]);
      }
      await expectAccessible(page);
      await field.fill('gas lamp');
      await expect(main.getByText(products.none[language], { exact: true })).toBeVisible();
      await expect(main.getByRole('listitem')).toHaveCount(0);
      await expectAccessible(page);
      await field.fill('');
      await expect(main.getByRole('listitem')).toHaveCount(all);
      await field.fill('cooler');
      await expect(main.getByRole('listitem')).toHaveCount(1);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(cooler[language]);
    });

    test('fits 320 px', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      for (const place of [
        { page: 'products' as const },
        { page: 'product' as const, slug: 'room-cooler' },
      ]) {
        await page.goto(sitePagePath(place, language));
        expect(await overflowOf(page)).toEqual([]);
        await expectAccessible(page);
      }
    });
  });

test('the address of a thing that is no longer shown says so, and shows the others', async ({ page }) => {
  const answer = await page.goto('/products/gas-lamp');
  expect(answer?.status()).toBe(410);
  await expect(page.getByText(products.gone.en)).toBeVisible();
  await expect(page.getByRole('link', { name: cooler.en })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a thing is a table of its terms, whose rows add up', async ({ page }) => {
    await page.goto('/products/room-cooler');
    await expect(page.locator('form')).toBeHidden();
    await expect(page.getByRole('row').filter({ hasText: '1,550' })).toContainText('3,600');
  });
});
