import type { Page } from '@playwright/test';
import { languages } from '#domain/language.ts';
import { officeRuleLabels } from '#web/office/lender/ground/office-rule-labels.messages.ts';
import { pages } from '#web/office/pages.ts';
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
  expect(await heightOf(page, 'searchbox', 'Name, phone or email')).toBe(36);
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

for (const language of languages)
  test(`on a laptop a queue has its title, its tabs and its action in one row, in ${language}`, async ({
    office,
  }) => {
    const page = await office('superadmin', '/admin/complaints', language);
    await page.setViewportSize({ width: 1366, height: 768 });
    const main = page.getByRole('main');
    const title = main.getByRole('heading', { level: 1 });
    const current = main.getByRole('navigation').first().locator('[aria-current]');
    const begin = main.getByRole('link', { name: pages.newComplaint.title[language] });
    await expect(current).toBeInViewport({ ratio: 0.9 });
    const centers: number[] = [];
    for (const part of [title, current, begin]) {
      const { y, height } = (await part.boundingBox()) ?? { y: Number.NaN, height: 0 };
      centers.push(y + height / 2);
    }
    expect(Math.max(...centers) - Math.min(...centers)).toBeLessThan(12);
  });

test('a field is as wide as what is typed into it', async ({ office }) => {
  const page = await office('superadmin', '/admin/settings/rules');
  await page.setViewportSize({ width: 1366, height: 768 });
  const digits = page.getByRole('textbox', { name: officeRuleLabels.guarantorContactAfterDays.en });
  expect((await digits.boundingBox())?.width).toBeLessThanOrEqual(96);
});
