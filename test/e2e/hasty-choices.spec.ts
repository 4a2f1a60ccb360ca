import type { Locator, Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures.ts';

test('what is chosen and typed before a slow device has drawn the list is all kept', async ({ page }) => {
  await signIn(page, 'superadmin');
  await page.goto('/admin/customers');
  await expect(page.getByText(/customers shown$/)).toBeVisible();
  const asked = () => Object.fromEntries(new URL(page.url()).searchParams);
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setCPUThrottlingRate', { rate: 15 });
  await page.getByLabel('Status').selectOption('Active');
  await page.getByRole('link', { name: 'On time' }).click();
  const search = page.getByRole('searchbox');
  await search.fill('Ham');
  await expect.poll(asked).toEqual({ status: 'active', arrears: 'on_time', search: 'Ham' });
  // As slowly as one looks for letters: each is searched for while the one before it is still being drawn.
  await search.pressSequentially('eed', { delay: 310 });
  await expect.poll(asked).toEqual({ status: 'active', arrears: 'on_time', search: 'Hameed' });
  await expect(search).toHaveValue('Hameed');
});

test('a row that is opened before the search for it has begun stays open', async ({ page }) => {
  await openRequest(page);
  await expect(page.getByText('1 of 1 request shown')).toBeVisible();
  await expect(requestPanel(page)).toBeVisible();
});

test('a panel that arrives late does not take the focus from a menu', async ({ page }) => {
  await openRequest(page);
  await expect(requestPanel(page)).toBeVisible();

  const arrival = Promise.withResolvers<void>();
  await page.route('**/assets/request-panel-*.js', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.reload();
  await page.getByRole('button', { name: /Account/ }).click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  arrival.resolve();
  await expect(requestPanel(page)).toBeVisible();
  await expect(menu.getByRole('menuitem', { name: 'Home' })).toBeFocused();
});

const visitor = 'Rukhsana Kausar';

/** Faster than the pause after which the list searches. */
async function openRequest(page: Page): Promise<void> {
  await signIn(page, 'superadmin');
  await page.goto('/admin/contact-requests');
  await expect(page.getByRole('link', { name: visitor })).toBeVisible();
  await page.getByRole('searchbox').fill(visitor);
  await page.getByRole('link', { name: visitor }).click();
}

function requestPanel(page: Page): Locator {
  return page.getByRole('dialog', { name: visitor });
}
