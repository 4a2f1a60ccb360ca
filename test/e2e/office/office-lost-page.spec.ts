import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test } from '../support/fixtures.ts';

const pageFile = '**/assets/employees-page-*.js';

/** Opens the desk, then goes to a page whose file does not arrive. */
async function goToLostPage(page: Page, link: string): Promise<void> {
  await page.goto('/admin/contact-requests');
  await expect(page.getByRole('table')).toBeVisible();
  await page.route(pageFile, (route) => route.abort());
  await page.getByRole('navigation').getByRole('link', { name: link }).click();
}

test('a page whose file does not load keeps the frame, says so, and loads at the next try', async ({
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

test("its message is in the reader's language", async ({ page }) => {
  await signIn(page, 'superadmin', 'ur');
  await goToLostPage(page, 'ملازمین');
  await expect(page.getByRole('heading', { name: 'یہ صفحہ نہیں کھل سکا' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'دوبارہ کوشش کریں' })).toBeVisible();
  await expect(page.getByRole('alert')).not.toContainText(/[A-Za-z]/);
});

test('after a newer release the page is reloaded without asking', async ({ page }) => {
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

/** Parts of the desk whose files are fetched when they are first shown: how each is asked for, and what it is called. */
const lateParts: readonly {
  readonly file: string;
  readonly name: RegExp;
  readonly role: 'dialog' | 'region';
  readonly askFor: (page: Page) => Promise<void>;
}[] = [
  {
    file: 'assign-bar',
    name: /^چنی گئی سطریں$/,
    role: 'region',
    askFor: (page) => page.locator('tbody input[type=checkbox]:enabled').first().check(),
  },
  {
    file: 'request-panel',
    name: /./,
    role: 'dialog',
    askFor: (page) => page.locator('tbody a').first().click(),
  },
  { file: 'palette', name: /./, role: 'dialog', askFor: (page) => page.keyboard.press('Control+K') },
];

for (const { file, name, role, askFor } of lateParts) {
  test(`a part of a page whose file does not load keeps the page, says so, and loads at the next try: ${file}`, async ({
    page,
  }) => {
    await signIn(page, 'superadmin', 'ur');
    // Set before the page is open: an open page was once seen to fetch the file anyway.
    const partFile = `**/assets/${file}-*.js`;
    await page.route(partFile, (route) => route.abort());
    await page.goto('/admin/contact-requests');
    await expect(page.getByRole('table')).toBeVisible();
    await askFor(page);
    const alert = page.getByRole('alert').filter({ hasText: 'صفحے کا ایک حصہ نہیں کھل سکا' });
    await expect(alert).toBeInViewport({ ratio: 1 });
    await expect(alert).not.toContainText(/[A-Za-z]/);
    await expect(page.getByRole('table')).toBeVisible();
    await expectAccessible(page);
    await page.unroute(partFile);
    const loadedAt = () => page.evaluate(() => performance.timeOrigin);
    const before = await loadedAt();
    await alert.getByRole('button', { name: 'دوبارہ کوشش کریں' }).click();
    await expect(alert).toBeHidden();
    await expect(page.getByRole('table')).toBeVisible();
    const part = page.getByRole(role, { name });
    // A browser that caches the failed import has reloaded the page, so state that is not in the address is lost.
    if ((await loadedAt()) !== before && file !== 'request-panel') await askFor(page);
    await expect(part).toBeVisible();
  });
}

for (const [language, heading, reload] of [
  ['en', 'Unexpected Application Error!', 'Reload the page'],
  ['ur', 'غیر متوقع خرابی!', 'صفحہ دوبارہ کھولیں'],
] as const) {
  test(`if even the map of pages does not load, the whole page says so in ${language} and can be reloaded`, async ({
    page,
  }) => {
    await signIn(page, 'superadmin', language);
    await page.route('**/assets/routes-*.js', (route) => route.abort());
    await page.goto('/admin/branches');
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expectAccessible(page);
    await page.unroute('**/assets/routes-*.js');
    await page.getByRole('button', { name: reload }).click();
    await expect(page.getByRole('table').locator('tbody a').first()).toBeVisible();
  });
}
