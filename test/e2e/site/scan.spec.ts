import type { Page } from '@playwright/test';
import { sitePagePath } from '#contract/site/site-pages.ts';
import { type Language, languages } from '#domain/language.ts';
import { receiptCheckPath } from '#domain/lending/agreements/receipt-check-path.ts';
import { chromiumLaunch } from '#test/support/browser/chromium.ts';
import { saidWhileScanning as said, checkMessages as texts } from '#web/public/check/check.messages.ts';
import { messages as forms } from '#web/public/forms/forms.messages.ts';
import { expect, expectAccessible, ownServer, test } from '../support/fixtures.ts';
import { overflowOf } from '../support/page-overflow.ts';

const fakeCamera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
test.use({ launchOptions: { ...chromiumLaunch, args: [...chromiumLaunch.args, ...fakeCamera] } });

/** This browser has no reader of codes: here it reads from each picture what the test shows to the camera. */
async function openWithReader(page: Page, language: Language): Promise<void> {
  await page.addInitScript(() => {
    const detect = async () => {
      const shown = document.body.dataset.shown;
      return shown === undefined ? [] : [{ rawValue: shown }];
    };
    const Reader = Object.assign(
      function Reader() {
        return { detect };
      },
      { getSupportedFormats: async () => ['qr_code'] },
    );
    Object.assign(window, { BarcodeDetector: Reader });
  });
  await page.goto(sitePagePath('check', language));
}

const show = (page: Page, code: string) =>
  page.evaluate((shown) => {
    document.body.dataset.shown = shown;
  }, code);

const opener = (page: Page, language: Language) => page.getByRole('button', { name: texts.scan[language] });

for (const language of languages)
  test.describe(`the camera of the check, in ${language}`, () => {
    test('reads the code of a receipt and goes there, and nowhere else', async ({ page }) => {
      await openWithReader(page, language);
      await opener(page, language).click();
      const scanner = page.getByRole('dialog', { name: texts.scanTitle[language] });
      await expect(scanner.getByRole('status')).toHaveText(said.aim[language]);
      await expectAccessible(page);
      await show(page, `https://fraud.example${receiptCheckPath('7K4M-QX2P-9TDA-3C6W')}`);
      await expect(scanner.getByRole('status')).toHaveText(said.other[language]);
      await show(page, ownServer() + receiptCheckPath('7K4M-QX2P-9TDA-3C6W'));
      await expect(page).toHaveURL(/\/r\/7K4M-QX2P-9TDA-3C6W$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    test('says that it is refused, and leaves the field', async ({ page }) => {
      await page.addInitScript(() => {
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
      });
      await openWithReader(page, language);
      await page.setViewportSize({ width: 320, height: 640 });
      await opener(page, language).click();
      await expect(page.getByRole('status')).toHaveText(said.refused[language]);
      expect(await overflowOf(page)).toEqual([]);
      await expectAccessible(page);
      await page.getByRole('button', { name: forms.close[language] }).click();
      await expect(opener(page, language)).toBeFocused();
    });
  });

test('the camera is off once its window is closed', async ({ page }) => {
  await openWithReader(page, 'en');
  await opener(page, 'en').click();
  await expect(page.getByRole('status')).toHaveText(said.aim.en);
  const track = await page.evaluateHandle(
    () => (document.querySelector('video')?.srcObject as MediaStream | undefined)?.getVideoTracks()[0],
  );
  expect(await track.evaluate((each) => each?.readyState)).toBe('live');
  await page.keyboard.press('Escape');
  await expect.poll(() => track.evaluate((each) => each?.readyState)).toBe('ended');
});

test('a browser without a reader of codes has no button for it, and only this page may ask for the camera', async ({
  page,
}) => {
  const check = await page.goto(sitePagePath('check', 'en'));
  await expect(page.getByLabel(texts.code.en)).toBeVisible();
  expect(await page.evaluate(() => 'BarcodeDetector' in window)).toBe(false);
  await expect(page.locator('[data-scan]')).toBeHidden();
  expect(check?.headers()['permissions-policy']).toContain('camera=(self)');
  const guide = await page.goto(sitePagePath('guide', 'en'));
  expect(guide?.headers()['permissions-policy']).toContain('camera=()');
});
