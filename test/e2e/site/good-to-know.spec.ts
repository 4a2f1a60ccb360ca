import { type SitePage, sitePagePath } from '#contract/site/site-pages.ts';
import { languages } from '#domain/language.ts';
import { lenderContent } from '#server/platform/rules/lender-content.ts';
import { sitePath } from '#web/paths.ts';
import { checkMessages as check } from '#web/public/check/check.messages.ts';
import { footerMessages as footer } from '#web/public/footer/footer.messages.ts';
import { messages as receipts } from '#web/receipt-check/receipt-check.messages.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { overflowOf } from '../support/page-overflow.ts';

const { texts } = lenderContent;

for (const language of languages)
  test.describe(`good to know, in ${language}`, () => {
    test('the footer leads to how it works, whose questions open without scripts', async ({ browser }) => {
      const page = await browser.newPage({ javaScriptEnabled: false });
      await page.goto(sitePath(language));
      await page.getByRole('link', { name: footer.guide[language] }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.guideHeading[language]);
      await expect(page.getByText(texts.answerRelief[language])).toBeHidden();
      await page.getByText(texts.questionRelief[language]).click();
      await expect(page.getByText(texts.answerRelief[language])).toBeVisible();
      await page.close();
    });

    test('a code that is typed leads to the check of the receipt', async ({ page }) => {
      await page.goto(sitePagePath('check', language));
      await page.getByLabel(check.code[language]).fill('7k4m qx2p 9tda 3c6w');
      await page.getByRole('button', { name: check.check[language] }).click();
      await expect(page).toHaveURL(/\/r\/7k4m%20qx2p%209tda%203c6w/);
      await expect(page.getByText(receipts.unknown[language])).toBeVisible();
    });

    test('the footer leads to the posts, whose covers and texts are for everybody', async ({ page }) => {
      await page.goto(sitePagePath('guide', language));
      await page.getByRole('link', { name: footer.blog[language], exact: true }).click();
      await expect(page.getByRole('article')).toHaveCount(6);
      await expectAccessible(page);
      await page.getByRole('article').first().getByRole('link').click();
      await expect(page.locator('article h2').first()).toBeVisible();
      const cover = page.locator('article img');
      await expect.poll(() => cover.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
      await expectAccessible(page);
    });

    test('the pages fit 320 px', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      for (const place of ['guide', 'check', 'blog'] satisfies SitePage[]) {
        await page.goto(sitePagePath(place, language));
        expect(await overflowOf(page)).toEqual([]);
        await expectAccessible(page);
      }
    });
  });
