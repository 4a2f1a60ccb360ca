import type { Request } from '@playwright/test';
import { pagesOf } from '#web/office/pages.ts';
import { expect, openStorage, signIn, test } from '../support/fixtures.ts';

/** The list pages with an early request, and its method and path. */
const asking = pagesOf('superadmin').flatMap(({ asks, patterns: [address = ''] }) =>
  asks === undefined ? [] : [{ address, asks }],
);

test('a list is requested once, before the code of its page has loaded', async ({ page }) => {
  await signIn(page, 'superadmin');
  expect(asking.length).toBeGreaterThan(4);
  for (const { address, asks } of asking) {
    // A late request of the page before must not count as this page's.
    await page.goto('about:blank');
    // With any filters: a second request may have others.
    const [listOf] = asks.split('?');
    const isAsk = (request: Request) => `${request.method()} ${new URL(request.url()).pathname}` === listOf;
    const asked = page.waitForRequest(isAsk);
    const heard: string[] = [];
    const noteAsk = (request: Request) => {
      if (isAsk(request)) heard.push(`${request.url()} ${request.postData()}`);
    };
    page.on('request', noteAsk);
    await page.route('**/assets/app-*.js', async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto(address);
    await expect(page.locator('tbody tr, main :is(li, h2)').first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(heard, address).toHaveLength(1);
    page.off('request', noteAsk);
    await page.unroute('**/assets/app-*.js');
  }
});

test('an early request still running is awaited, and one that failed is repeated', async ({ page }) => {
  await signIn(page, 'superadmin');
  let asked = 0;
  await page.route('**/api/branches', async (route) => {
    asked += 1;
    if (asked === 1) return route.abort();
    return route.continue();
  });
  await page.goto('/admin/branches');
  await expect(page.getByRole('table').locator('tbody a').first()).toBeVisible();
  expect(asked).toBe(2);
});

test('an ended session leads to sign-in, whatever was requested early', async ({ page }) => {
  await signIn(page, 'superadmin');
  await openStorage(page);
  await page.evaluate(() => localStorage.setItem('token', 'x'.repeat(43)));
  await page.goto('/admin/branches');
  await expect(page).toHaveURL(/\/sign-in/);
});
