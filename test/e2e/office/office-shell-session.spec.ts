import type { Page } from '@playwright/test';
import { dayMs, minuteMs } from '#domain/instant.ts';
import { thorough } from '#test/support/runs/thorough.ts';
import { expect, expectAccessible, signInAnew, test } from '../support/fixtures.ts';
import { signUp, somebody } from '../support/sign-in-accounts.ts';

/** In full the clock runs minute by minute, otherwise it jumps. */
const goOn = thorough ? 'runFor' : 'fastForward';

test.beforeEach(async ({ context }) => {
  await context.clock.install();
});

/**
 * Hides the session's remaining time from the page's own requests: they are answered by a server whose clock is the real one.
 */
async function keepSessionLeft(page: Page): Promise<void> {
  await page.route(/\/api\/(?!auth\/|live-changes)/, async (route) => {
    const response = await route.fetch();
    const { 'session-left': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
}

test.afterEach(async ({ context }) => {
  for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
});

const timeOf = (page: Page) => page.evaluate(() => Date.now());

/**
 * Opens a page that sends no request of its own whose answer would say how long the session lasts. Returns the page's time at
 * the answer that did.
 */
async function open(page: Page, path: string): Promise<number> {
  await keepSessionLeft(page);
  const [answeredAt] = await Promise.all([
    page.waitForResponse('**/api/auth/session').then(() => timeOf(page)),
    page.waitForResponse('**/api/office-hours'),
    page.waitForResponse('**/api/lender'),
    page.goto(path),
  ]);
  await expect(page.getByText(/^Office (open|closed)/)).toBeVisible();
  return answeredAt;
}

/** Sets the page's clock so many minutes after a time, however long the test has taken since. */
async function goOnTo(page: Page, since: number, minutes: number): Promise<void> {
  await page.clock[goOn](since + minutes * minuteMs - (await timeOf(page)));
}

test('two minutes before the session ends the office asks if anybody is there, and staying keeps what was typed', async ({
  page,
}) => {
  await signInAnew(page, 'superadmin');
  const answeredAt = await open(page, '/admin/payments');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('dialog').getByRole('combobox');
  await field.fill('Half a na');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await goOnTo(page, answeredAt, 27.5);
  const warning = page.getByRole('alertdialog');
  await expect(warning).toHaveCount(0);
  await goOnTo(page, answeredAt, 28.25);
  await expect(warning).toBeVisible();
  await expect(warning.getByRole('timer')).toHaveText(/^1:[0-5]\d$/);
  await expect(warning.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(warning).toHaveCount(0);
  await expect(field).toHaveValue('Half a na');
  await expect(field).toBeFocused();
  await page.clock[goOn]('10:00');
  await expect(warning).toHaveCount(0);

  await page.clock[goOn]('18:30');
  await expect(warning).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(warning).toHaveCount(0);
  // Escape answered the warning alone: the search beneath it stays as it is.
  await expect(field).toHaveValue('Half a na');
  await expect(field).toBeFocused();
});

test('an answer in one tab answers in all, and signing out in one signs out all', async ({
  page,
  context,
}) => {
  await signInAnew(page, 'superadmin');
  await open(page, '/admin');
  const other = await context.newPage();
  await open(other, '/admin/customers');
  await context.clock[goOn]('28:30');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expect(other.getByRole('alertdialog')).toBeVisible();
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(other.getByRole('alertdialog')).toHaveCount(0);

  await context.clock[goOn]('28:30');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/sign-in/);
  await expect(other).toHaveURL(/\/sign-in/);
});

test('without an answer the page is hidden until its user signs in again, and is then as before', async ({
  page,
}) => {
  const person = somebody();
  await signUp(page, person);
  await open(page, '/customer/profile');
  await page.getByRole('textbox', { name: 'Full name', exact: true }).fill('Sadia Rafiq');
  // A customer's session lasts seven days without use.
  await page.clock.fastForward(7 * dayMs + minuteMs);
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  // Opaque: a colour without a fourth part.
  expect(await dialog.evaluate((shown) => getComputedStyle(shown, '::backdrop').backgroundColor)).toMatch(
    /^rgb\(\d+, \d+, \d+\)$/,
  );
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Full name', exact: true })).toHaveValue('Sadia Rafiq');
});

test('a user who is typing is not asked', async ({ page }) => {
  await signInAnew(page, 'superadmin');
  const answeredAt = await open(page, '/admin/payments');
  await goOnTo(page, answeredAt, 27.5);
  const renewed = page.waitForResponse('**/api/auth/session');
  await page.keyboard.press('Control+k');
  await page.clock.runFor('00:30');
  await renewed;
  await page.clock[goOn]('05:00');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('a session that use cannot extend says so plainly, in both languages', async ({ page }) => {
  // The server's answer in a session's last minutes. Its own tests show that it sends it.
  await page.route('**/api/**', async (route) => {
    if (route.request().method() === 'PATCH') return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'session-left': '100; final' } });
  });
  await signInAnew(page, 'superadmin');
  await page.goto('/admin');
  const warning = page.getByRole('alertdialog', { name: 'Your session is about to end' });
  await expect(warning).toContainText('even while you are working');
  await expect(warning.getByRole('button', { name: 'Stay signed in' })).toHaveCount(0);
  await warning.getByRole('button', { name: 'Keep working until then' }).click();
  await expect(warning).toHaveCount(0);
  await page.getByRole('button', { name: 'اردو' }).click();
  await page.reload();
  await expect(page.getByRole('alertdialog', { name: 'آپ کا سیشن ختم ہونے والا ہے' })).toBeVisible();
  await expectAccessible(page);
});
