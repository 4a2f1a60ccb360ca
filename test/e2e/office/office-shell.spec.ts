import type { Page } from '@playwright/test';
import { messages as today } from '#web/office/insight/dashboards/today/today.messages.ts';
import { messages as connection } from '#web/office/shell/connection/connection-banner.messages.ts';
import { messages } from '#web/office/shell/shell.messages.ts';
import { expect, expectAccessible, expectTitle, signIn, test } from '../support/fixtures.ts';

const phone = { width: 390, height: 844 };

async function switchToUrdu(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'اردو' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
}

test('an unknown address shows the not-found page, with the status 404', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'This page was not found' })).toBeVisible();
  await expect(page).toHaveTitle('This page was not found · Asaan Qist');
  await expectAccessible(page);
  await switchToUrdu(page);
  await expect(page.getByRole('heading', { level: 1, name: 'یہ صفحہ نہیں ملا' })).toBeVisible();
  await page.getByRole('link', { name: 'سائن اِن' }).click();
  await expect(page).toHaveURL('/sign-in');
});

for (const path of ['/admin/nonsense', '/admin/customers/42/nonsense', '/customer/employees', '/r']) {
  test(`${path} is no page: signed in or not, it is answered 404 with the not-found page`, async ({
    page,
  }) => {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'This page was not found' })).toBeVisible();
    await signIn(page, 'superadmin');
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'This page was not found' })).toBeVisible();
  });
}

test('a page of another role is answered, and says that there is nothing for this user', async ({ page }) => {
  await signIn(page, 'employee');
  expect((await page.goto('/admin/customers'))?.status()).toBe(200);
  await expect(page).toHaveURL('/404');
  await expect(page.getByRole('heading', { level: 1, name: 'This page was not found' })).toBeVisible();
});

test('the menu opens each page at its top and moves the focus there', async ({ page }) => {
  await signIn(page, 'superadmin');
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto('/admin/contact-requests');
  await expect(page.getByRole('table')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.getByRole('link', { name: 'Employees' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Employees' })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('link', { name: 'Employees' })).toHaveAttribute('aria-current', 'page');
  await expectTitle(page, 'Employees · Asaan Qist');
});

test('the page of a customer has the focus on its heading while it loads and after it', async ({
  office,
}) => {
  const page = await office('customer', '/customer');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Zainab Bibi');
  await expect(heading).toBeFocused();
});

test('the first Tab skips the menu to the content', async ({ page }) => {
  await signIn(page, 'superadmin');
  await page.goto('/admin/customers');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('on a phone the menu is a drawer that closes when a page is chosen', async ({ office }) => {
  const page = await office('superadmin', '/admin');
  await page.setViewportSize(phone);
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden();
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Main menu' });
  await expect(drawer.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('link', { name: 'Payments' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible();
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  const code = Promise.withResolvers<void>();
  await page.route('**/assets/profile-page-*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: /Account/ }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await page.getByRole('button', { name: 'Open the menu' }).click();
  code.resolve();
  await expect(page).toHaveURL('/admin/profile');
  await expect(drawer, 'a page that was chosen before does not close it').toBeVisible();
});

test('the account popup names the user and links to home, profile and settings', async ({ office }) => {
  const page = await office('superadmin', '/admin');
  await page.getByRole('button', { name: /Account/ }).click();
  const popup = page.getByRole('menu');
  await expect(popup).toContainText('Asif Mahmood Cheema');
  await expect(popup).toContainText('Superadmin');
  await expect(popup).toContainText('superadmin@example.pk');
  await expectAccessible(page);
  await expect(popup.getByRole('menuitem', { name: 'Home' })).toHaveAttribute('href', '/');
  await expect(popup.getByRole('menuitem', { name: 'Settings' })).toBeVisible();
  await popup.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page).toHaveURL('/admin/profile');
});

test('a menu works by keyboard, and Escape returns to its button', async ({ office }) => {
  const page = await office('superadmin', '/admin/profile');
  const button = page.getByRole('button', { name: /Account/ });
  const item = (name: string) => page.getByRole('menuitem', { name });
  await button.focus();
  await page.keyboard.press('ArrowDown');
  await expect(item('Home')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(item('Logout')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(item('Profile')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(item('Home')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('menu')).toBeHidden();
});

test('the workspace switcher shows the one workspace', async ({ office }) => {
  const page = await office('employee', '/employee');
  await page.getByRole('button', { name: /Workspace Team 1\s*Free/ }).click();
  await expect(page.getByRole('menuitem')).toHaveText(/Team 1\s*Free/);
  await expectAccessible(page);
});

test('switching the language keeps the place and what was typed, and survives a reload', async ({ page }) => {
  await page.goto('/sign-in');
  await page.getByLabel('Phone or email').fill('0300-0000001');
  await switchToUrdu(page);
  await expect(page.getByRole('heading', { level: 1, name: 'خوش آمدید' })).toBeVisible();
  await expect(page.getByLabel('فون یا ای میل')).toHaveValue('0300-0000001');
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'خوش آمدید' })).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

test('an English page does not load the Nastaliq font; Urdu does', async ({ page }) => {
  const faces: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('nastaliq') && request.url().endsWith('.woff2')) faces.push(request.url());
  });
  // A page without texts that users wrote, which may be in Urdu.
  await page.goto('/customer/blog');
  await page.getByRole('button', { name: 'Fill in the Customer sign-in' }).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(faces).toEqual([]);
  await switchToUrdu(page);
  await expect.poll(() => faces.length).toBe(1);
});

test('the menu is folded to its icons and stays so, and the day is at its foot until then', async ({
  office,
}) => {
  const page = await office('superadmin', '/admin/customers');
  await page.setViewportSize({ width: 1366, height: 768 });
  const menu = page.getByRole('navigation', { name: messages.mainMenu.en });
  const day = menu.getByRole('region', { name: today.today.en });
  await expect(day.getByRole('link', { name: today.decisions.en })).toHaveAttribute(
    'href',
    '/admin/approvals?decidableBy=me',
  );
  await expectAccessible(page);
  await menu.getByRole('button', { name: messages.foldMenu.en }).click();
  await expect(day).toHaveCount(0);
  await page.reload();
  expect((await menu.boundingBox())?.width).toBeLessThanOrEqual(72);
  await expect(menu.getByRole('link', { name: 'Payments' })).toBeVisible();
  await expectAccessible(page);
  await menu.getByRole('button', { name: messages.unfoldMenu.en }).click();
  await expect(day).toBeVisible();
});

test('a server that does not answer is told with the age of the figures, until it answers', async ({
  office,
}) => {
  const page = await office('employee', '/employee/customers');
  await expect(page.getByRole('table')).toBeVisible();
  const told = page.getByRole('status').filter({ hasText: connection.no_answer.en });
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await page.getByRole('link', { name: 'My Contact Requests' }).click();
  await expect(told).toContainText(/as of \d/);
  await expect(page.getByRole('heading', { level: 1, name: 'My Contact Requests' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/**');
  await expect(told).toHaveCount(0);
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
});

test('a press on the facts of a row opens it, as anywhere else on the row', async ({ office }) => {
  const page = await office('superadmin', '/admin/contact-requests');
  const row = page
    .getByRole('row')
    .filter({ hasText: /\d{4}-\d{7}/ })
    .first();
  const phone = row.getByText(/^\d{4}-\d{7}$/);
  const box = await phone.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the plus of the top bar begins anything that the role may begin, a payment first', async ({
  office,
}) => {
  const page = await office('employee', '/employee/customers');
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.getByRole('banner').getByRole('button', { name: messages.beginNew.en }).click();
  const items = page.getByRole('menuitem');
  await expect(items.first()).toHaveText('Record payment');
  await expect(items.filter({ hasText: 'New employee' })).toHaveCount(0);
  await expectAccessible(page);
  await items.first().press('Enter');
  await expect(page).toHaveURL('/employee/payments/new');
  await expect(page.getByRole('main').getByRole('combobox')).toBeFocused();
});
