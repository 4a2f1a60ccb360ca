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

  const arrive = await hold(page, '**/assets/request-panel-*.js');
  await page.reload();
  const firstItem = await openAccountMenu(page);
  arrive();
  await expect(requestPanel(page)).toBeVisible();
  await expect(firstItem).toBeFocused();
});

test('a page that arrives late does not take the focus from a menu', async ({ page }) => {
  await signIn(page, 'superadmin');
  await page.goto('/admin/contact-requests');
  const arrive = await hold(page, '**/assets/employees-page-*.js');
  await page.getByRole('link', { name: 'Employees' }).click();
  const firstItem = await openAccountMenu(page);
  arrive();
  await expect(page.getByRole('heading', { level: 1, name: 'Employees' })).toBeVisible();
  await expect(firstItem).toBeFocused();
});

test('a filter that is not drawn yet is kept by the row that is opened', async ({ page }) => {
  await signIn(page, 'superadmin');
  await page.goto('/admin/contact-requests');
  const row = page.getByRole('link', { name: visitor });
  await expect(row).toBeVisible();
  // Pressed once the filter is in the address and before the list could be drawn by it, as on a slow device.
  await row.evaluate((link: HTMLElement) => {
    window.navigation.addEventListener('currententrychange', () => queueMicrotask(() => link.click()), {
      once: true,
    });
  });
  await page.getByLabel('Type').selectOption({ index: 1 });
  await expect(requestPanel(page)).toBeVisible();
  await expect(page).toHaveURL(/formType=.*open=/);
});

/** Lets what is asked for at an address arrive no sooner than it is told to. */
async function hold(page: Page, address: string): Promise<() => void> {
  const arrival = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await arrival.promise;
    await route.fallback();
  });
  return arrival.resolve;
}

async function openAccountMenu(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /Account/ }).click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  return menu.getByRole('menuitem', { name: 'Home' });
}

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
