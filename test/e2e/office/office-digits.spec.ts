import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../support/fixtures.ts';

/** True if any figure on the page uses the Urdu digit font: a browser fetches a font only for a letter it draws. */
function drawnInUrdu(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].some(
      ({ family, status }) => family.includes('Urdu Digits') && status === 'loaded',
    );
  });
}

const choice = (page: Page, digits: string) => page.getByRole('button', { name: digits, exact: true });

test('a reader of Urdu can choose Urdu digits, which this device remembers', async ({ page }) => {
  await signIn(page, 'superadmin');
  await page.goto('/admin/settings');
  await expect(page.getByRole('heading', { name: 'Your language' })).toBeVisible();
  await expect(choice(page, '۱۲۳')).toHaveCount(0);
  await page.getByRole('banner').getByRole('button', { name: 'اردو' }).click();
  await expect(choice(page, '123')).toHaveAttribute('aria-pressed', 'true');
  await choice(page, '۱۲۳').click();
  await expect(choice(page, '۱۲۳')).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/admin/branches');
  const phone = page.getByRole('cell', { name: '0300-0000000' }).first();
  await expect(phone).toHaveCSS('font-family', /^"Urdu Digits"/);
  expect(await drawnInUrdu(page)).toBe(true);
  await expect(page.getByText('SGD', { exact: true })).not.toHaveCSS('font-family', /Urdu Digits/);

  await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
  await expect(phone).not.toHaveCSS('font-family', /Urdu Digits/);
  await page.reload();
  await page.getByRole('banner').getByRole('button', { name: 'اردو' }).click();
  await expect(phone).toHaveCSS('font-family', /^"Urdu Digits"/);
});

test('a reader who chose nothing, or reads English, never loads the font of the digits', async ({ page }) => {
  await signIn(page, 'superadmin');
  await page.goto('/admin/branches');
  await expect(page.getByRole('cell', { name: '0300-0000000' }).first()).toBeVisible();
  expect(await drawnInUrdu(page)).toBe(false);
  await page.getByRole('banner').getByRole('button', { name: 'اردو' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'برانچیں' })).toBeVisible();
  expect(await drawnInUrdu(page)).toBe(false);
});
