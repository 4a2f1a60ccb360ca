import type { Locator } from '@playwright/test';
import { expect, expectAccessible, signIn, test } from '../support/fixtures.ts';

/** True if one is drawn over the other. */
async function doOverlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (a === null || b === null) throw new Error('one of them is not drawn');
  return a.y < b.y + b.height && b.y < a.y + a.height && a.x < b.x + b.width && b.x < a.x + a.width;
}

test('a post is written, previewed, published, read by a customer in Urdu, and unpublished', async ({
  page,
}) => {
  await signIn(page, 'superadmin');
  await page.goto('/admin/blog');
  await page.getByRole('link', { name: 'New post' }).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Paying from a mobile wallet');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('**Keep** the <b>message</b>.');
  await page.getByRole('button', { name: 'Preview' }).first().click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview).toHaveText('Keep the <b>message</b>.');
  await expect(preview.locator('strong')).toHaveText('Keep');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Paying from a mobile wallet' })).toBeVisible();

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText(/^Title in Urdu: Readers in both languages need this/)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Title in Urdu').fill('موبائل والٹ سے ادائیگی');
  await page.getByRole('textbox', { name: 'Summary', exact: true }).fill('What to keep.');
  await page.getByLabel('Summary in Urdu').fill('کیا سنبھال کر رکھیں۔');
  await page.getByLabel('Text in Urdu').fill('## پیغام\n\nپیغام **سنبھال** کر رکھیے۔');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('The post is published')).toBeVisible();
  await expect(page.getByText('paying-from-a-mobile-wallet')).toBeVisible();

  await signIn(page, 'customer', 'ur');
  await page.goto('/customer/blog');
  await page.getByRole('link', { name: 'موبائل والٹ سے ادائیگی' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'پیغام' })).toBeVisible();
  await expect(page.locator('strong', { hasText: 'سنبھال' })).toBeVisible();
  await expectAccessible(page);

  await signIn(page, 'superadmin');
  await page.goto('/admin/blog');
  await page.getByRole('link', { name: 'Paying from a mobile wallet' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByText('The post is a draft again')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  const toast = page.getByRole('status', { name: 'Messages' });
  // It stays as long as the pointer is on it.
  await toast.getByText('The post is a draft again').hover();
  await expect.poll(() => doOverlap(toast, page.getByRole('heading', { level: 1 }))).toBe(false);
  await page.getByLabel('Text in Urdu').scrollIntoViewIfNeeded();
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await expect(save).toBeInViewport({ ratio: 1 });
  await expect.poll(() => doOverlap(toast, save)).toBe(false);
  await signIn(page, 'customer');
  await page.goto('/customer/blog/paying-from-a-mobile-wallet');
  await expect(page.getByRole('link', { name: 'Blog', exact: true }).first()).toBeVisible();
  await expect(page.getByText('Keep the')).toHaveCount(0);
});
