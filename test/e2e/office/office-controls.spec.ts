import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../support/fixtures.ts';

async function heightOf(page: Page, role: 'link' | 'button' | 'searchbox', name: string): Promise<number> {
  const box = await page.getByRole(role, { name, exact: true }).boundingBox();
  return Math.round(box?.height ?? 0);
}

test('controls have their designed height, in both languages', async ({ page }) => {
  await signIn(page, 'superadmin');
  await page.goto('/admin/employees');
  await expect(page.getByRole('table')).toBeVisible();
  expect(await heightOf(page, 'link', 'New employee')).toBe(36);
  expect(await heightOf(page, 'searchbox', 'Search by name, phone or email')).toBe(36);
  await page.getByRole('link', { name: 'New employee' }).click();
  await expect(page.getByRole('textbox', { name: 'Full name', exact: true })).toBeVisible();
  expect(await page.getByRole('textbox', { name: 'Full name', exact: true }).boundingBox()).toMatchObject({
    height: 40,
  });
  expect(await heightOf(page, 'button', 'Add employee')).toBe(44);

  await page.getByRole('button', { name: 'اردو' }).click();
  await page.goto('/admin/employees');
  expect(await heightOf(page, 'link', 'نیا ملازم')).toBe(40);
});

test('the footer of a form never covers the focused field', async ({ office }) => {
  const page = await office('superadmin', '/admin/customers/new');
  await page.setViewportSize({ width: 1366, height: 600 });
  const foot = page.getByRole('button', { name: 'Cancel' }).or(page.getByRole('link', { name: 'Cancel' }));
  await page.getByRole('textbox', { name: 'Full name', exact: true }).first().focus();
  for (let field = 0; field < 20; field += 1) {
    const top = (await foot.boundingBox())?.y ?? 0;
    const bottom = await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0);
    expect(bottom).toBeLessThanOrEqual(top);
    await page.keyboard.press('Tab');
    if (await foot.evaluate((link) => link === document.activeElement)) break;
  }
});
