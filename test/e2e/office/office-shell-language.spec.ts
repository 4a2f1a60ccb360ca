import { callsAt } from '#test/support/calls/calls.ts';
import { pages } from '#web/office/pages.ts';
import { expect, ownServer, signIn, test } from '../support/fixtures.ts';
import { ownAddress } from '../support/open-app.ts';
import { ownDigits } from '../support/own-digits.ts';

test('the language chosen in the office is used at the next sign-in, on any machine', async ({
  page,
  browser,
}) => {
  const phoneNumber = `0347${ownDigits(7)}`;
  const password = 'bakers-dozen-of-mangoes-41';
  await callsAt(ownServer()).call('signUp', {
    body: { fullName: 'Nasreen Akhtar', phone: phoneNumber, password },
    headers: { 'X-Forwarded-For': ownAddress() },
  });

  const signIn = async (at: typeof page) => {
    await at.goto('/sign-in');
    await at.locator('input[autocomplete=username]').fill(phoneNumber);
    await at.locator('input[type=password]').fill(password);
    await at.keyboard.press('Enter');
    await expect(at).toHaveURL('/customer');
    // The form has a button of the same name, and stays until the office is drawn.
    await expect(at.locator('input[type=password]')).toHaveCount(0);
  };
  await signIn(page);
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.getByRole('button', { name: 'اردو' }).click();
  expect((await saved).status()).toBe(200);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signIn(other);
  await expect(other.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(other.getByRole('heading', { level: 1, name: 'خوش آمدید' })).toBeVisible();
  await elsewhere.close();
});

test('in Urdu the search icon is on the right, and text in either script starts beside it', async ({
  page,
}) => {
  await signIn(page, 'superadmin');
  await page.goto('/admin/employees');
  await page.getByRole('button', { name: 'اردو' }).click();
  const field = page.getByRole('searchbox');
  await expect(page.getByRole('heading', { level: 1, name: pages.employees.title.ur })).toBeVisible();
  for (const text of ['Zara', 'زارا', '0345']) {
    await field.fill(text);
    // One look at both boxes: the page may move them, and moves them together.
    const look = () =>
      field.evaluate((input) => {
        const icon = input.closest('search')?.querySelector('svg')?.getBoundingClientRect();
        const { right } = input.getBoundingClientRect();
        const { paddingRight, textAlign } = getComputedStyle(input);
        const { left = 0, right: iconsRight = 0 } = icon ?? {};
        return {
          align: textAlign,
          isBeside: right - left < Number.parseFloat(paddingRight),
          isInside: iconsRight < right,
        };
      });
    await expect.poll(look, text).toEqual({ align: 'right', isBeside: true, isInside: true });
  }
});
