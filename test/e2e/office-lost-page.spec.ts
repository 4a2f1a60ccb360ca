import type { Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures.ts';

const pageFile = '**/assets/employees-page-*.js';

/** Opens the desk, then goes to a page whose file does not arrive. */
async function goToLostPage(page: Page, link: string): Promise<void> {
  await page.goto('/admin/contact-requests');
  await expect(page.getByRole('table')).toBeVisible();
  await page.route(pageFile, (route) => route.abort());
  await page.getByRole('navigation').getByRole('link', { name: link }).click();
}

test('a page whose file does not arrive leaves the frame, says so and comes with the next try', async ({
  page,
}) => {
  await signIn(page, 'superadmin');
  await goToLostPage(page, 'Employees');
  await expect(page.getByRole('heading', { name: 'This page could not be opened' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Employees' })).toBeFocused();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Customers' })).toBeVisible();
  await page.unroute(pageFile);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table', { name: 'Employees' })).toBeVisible();
});

test('it speaks the language of the reader', async ({ page }) => {
  await signIn(page, 'superadmin', 'ur');
  await goToLostPage(page, 'ملازمین');
  await expect(page.getByRole('heading', { name: 'یہ صفحہ نہیں کھل سکا' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'دوبارہ کوشش کریں' })).toBeVisible();
  await expect(page.getByRole('alert')).not.toContainText(/[A-Za-z]/);
});

test('when a newer version was published meanwhile, it is loaded without being asked for', async ({
  page,
}) => {
  await signIn(page, 'superadmin');
  await page.goto('/admin/contact-requests');
  await expect(page.getByRole('table')).toBeVisible();
  await page.route(pageFile, (route) => route.abort());
  // The page of the newer version begins with a file of another name.
  const ours = await (await page.request.get('/admin/employees')).text();
  const newer = ours.replaceAll('/assets/app-', '/assets/newer-');
  await page.route('**/admin/employees', async (route) => {
    const isLoading = route.request().isNavigationRequest();
    if (isLoading) await page.unroute(pageFile);
    await (isLoading ? route.continue() : route.fulfill({ body: newer, contentType: 'text/html' }));
  });
  const reloaded = page.waitForEvent('load');
  await page.getByRole('navigation').getByRole('link', { name: 'Employees' }).click();
  await reloaded;
  await expect(page.getByRole('table', { name: 'Employees' })).toBeVisible();
});
