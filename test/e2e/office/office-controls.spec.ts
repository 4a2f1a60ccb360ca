import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../support/fixtures.ts';

async function heightOf(page: Page, role: 'link' | 'button' | 'searchbox', name: string): Promise<number> {
  const box = await page.getByRole(role, { name, exact: true }).boundingBox();
  return Math.round(box?.height ?? 0);
}

test('controls are as high as they are designed, in both languages', async ({ page }) => {
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
  expect(await heightOf(page, 'button', 'Create employee')).toBe(44);

  await page.getByRole('button', { name: 'اردو' }).click();
  await page.goto('/admin/employees');
  expect(await heightOf(page, 'link', 'نیا ملازم')).toBe(40);
});

test('every control of the office is large enough for a finger', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
  for (const language of ['en', 'ur'] as const) {
    await signIn(page, 'superadmin', language);
    for (const path of [
      '/admin/employees',
      '/admin/employees/new',
      '/admin/audit',
      '/admin/settings/rules',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
      const small = await page
        .locator(
          // What is pressed in a row takes the whole row for its target.
          'main :is(button, select, input:not([type=radio], [type=checkbox], [aria-hidden=true])):not(td *):visible',
        )
        .evaluateAll((controls) =>
          controls
            .filter((control) => control.getBoundingClientRect().height < 43.5)
            .map((control) => `${control.getAttribute('aria-label') ?? control.textContent}`),
        );
      expect(small, `${path} in ${language}`).toEqual([]);
    }
  }
  await page.close();
});

test('no field that takes the focus is under the foot of its form', async ({ office }) => {
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
