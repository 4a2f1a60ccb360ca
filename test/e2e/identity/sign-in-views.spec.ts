import type { Page } from '@playwright/test';
import { callsAt } from '#test/support/calls/calls.ts';
import { expect, expectAccessible, openStorage, ownServer, test } from '../support/fixtures.ts';
import { ownAddress } from '../support/open-app.ts';
import { clerkAtDesk, type Person, signUp, somebody } from '../support/sign-in-accounts.ts';

test.use({ viewport: { width: 390, height: 844 } });

async function fillInPerson(page: Page, person: Person): Promise<void> {
  await page.getByRole('textbox', { name: 'Full name', exact: true }).fill(person.fullName);
  await page.getByLabel('Phone').fill(person.phone);
  await page.getByLabel('Email (optional)').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
}

test('a new account without a code waits for the branch, says so, and opens with the code', async ({
  page,
}) => {
  const person = somebody();
  await page.goto('/sign-in');
  await page.getByRole('link', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create account' })).toBeFocused();
  await fillInPerson(page, person);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/customer');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Find a branch' })).toHaveAttribute('href', '/#branches');
  await expectAccessible(page);

  const clerk = await clerkAtDesk();
  const code = await clerk.issueActivationCode(await clerk.addCustomer(person));
  await page.getByLabel('Activation code').fill('WRNG-WRNG');
  await page.getByRole('button', { name: 'Link my account' }).click();
  const summary = page.getByRole('region', { name: 'The account is not linked yet' });
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('This code is incorrect');
  await page.getByLabel('Activation code').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Link my account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: person.fullName })).toBeVisible();
});

test('a new account with a code of the branch opens at once', async ({ page }) => {
  const person = somebody();
  const clerk = await clerkAtDesk();
  const code = await clerk.issueActivationCode(await clerk.addCustomer(person));
  await page.goto('/sign-in?view=create-account&next=%2Fcustomer%2Fblog');
  await fillInPerson(page, person);
  await page.getByLabel('Activation code').fill(code);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/customer/blog');
});

test('missing fields are listed before anything is sent, faults appear at their fields, and nobody learns who has an account', async ({
  page,
}) => {
  const person = somebody();
  await signUp(page, person);
  await openStorage(page);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/sign-in?view=create-account');
  await page.getByRole('button', { name: 'Create account' }).click();
  const summary = page.getByRole('region', { name: 'Please correct 3 fields' });
  await expect(summary).toBeFocused();
  await expectAccessible(page);
  await summary.getByRole('link', { name: 'Phone number is required' }).click();
  await expect(page.getByLabel('Phone')).toBeFocused();

  await fillInPerson(page, { ...person, password: 'password' });
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    /Many people use this password/,
  );
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await expect(page.getByRole('textbox', { name: 'Full name', exact: true })).toHaveValue(person.fullName);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
  await expect(page.getByText('If you already have an account with this phone number')).toBeVisible();
});

test('a forgotten password is replaced by the code of the branch', async ({ page }) => {
  const person = somebody();
  const clerk = await clerkAtDesk();
  const customerId = await clerk.addCustomer(person);
  const activationCode = await clerk.issueActivationCode(customerId);
  const headers = { 'X-Forwarded-For': ownAddress() };
  await callsAt(ownServer()).call('signUp', { body: { ...person, activationCode }, headers });
  const code = await clerk.issueResetCode(customerId);

  await page.goto('/sign-in');
  await page.getByLabel('Phone or email').fill(person.email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Set a new password' })).toBeFocused();
  await expect(page.getByText('Ask your branch')).toBeVisible();
  await expect(page.getByLabel('Phone or email')).toHaveValue(person.email);
  await expectAccessible(page);
  await page.getByLabel('Code from the branch').fill(code);
  await page.getByLabel('New password').fill('a green rickshaw at dusk');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your new password is set' })).toBeFocused();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Phone or email')).toHaveValue(person.email);
  await page.getByLabel('Password', { exact: true }).fill('a green rickshaw at dusk');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/customer');
});

test('the Back button leads through the views, and keeps what was typed', async ({ page }) => {
  await page.goto('/sign-in?next=%2Fcustomer%2Fblog');
  await page.getByLabel('Phone or email').fill('0300-0000003');
  await page.getByRole('link', { name: 'Create account' }).click();
  await page.getByRole('textbox', { name: 'Full name', exact: true }).fill('Sadia Parveen');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeFocused();
  await expect(page.getByLabel('Phone or email')).toHaveValue('0300-0000003');
  await page.goForward();
  await expect(page.getByRole('textbox', { name: 'Full name', exact: true })).toHaveValue('Sadia Parveen');
  await expect(page).toHaveURL('/sign-in?view=create-account&next=%2Fcustomer%2Fblog');
});

for (const { link, heading, button, says } of [
  {
    link: 'reset',
    heading: 'Set a new password',
    button: 'Save the new password',
    says: 'This link has already been used or has expired',
  },
  {
    link: 'set-up',
    heading: 'The first superadmin',
    button: 'Create account',
    says: 'The first superadmin already exists',
  },
] as const) {
  test(`a link for ${link} opens its own view, disappears from the address at once, and says when it has expired`, async ({
    page,
  }) => {
    await page.goto(`/sign-in#${link}=${'a'.repeat(43)}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveURL('/sign-in');
    await expectAccessible(page);
    if (link === 'set-up') await fillInPerson(page, somebody());
    else await page.getByLabel('New password').fill('a blue rickshaw at noon');
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('region').filter({ hasText: says })).toBeFocused();
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  });
}

test('a return from Google without an attempt shows a message and a way back', async ({ page }) => {
  await page.goto('/sign-in#google');
  await expect(page.getByRole('region', { name: 'Could not sign you in' })).toContainText(
    'Google sign-in did not work',
  );
  await expect(page).toHaveURL('/sign-in');
  await expectAccessible(page);
});

test('every view fits a screen of 320 px in Urdu, and can be used by touch', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'اردو' }).click();
  for (const [address, heading] of [
    ['/sign-in', 'دوبارہ خوش آمدید'],
    ['/sign-in?view=create-account', 'اکاؤنٹ بنائیں'],
    ['/sign-in?view=forgot-password', 'نیا پاس ورڈ رکھیں'],
    ['/sign-in?view=reset-by-code', 'نیا پاس ورڈ رکھیں'],
    ['/sign-in#reset=x', 'نیا پاس ورڈ رکھیں'],
    ['/sign-in#set-up=x', 'پہلا سپر ایڈمن'],
    ['/sign-in#google', 'گوگل کے ذریعے سائن اِن کریں'],
  ] as const) {
    await page.goto('/robots.txt');
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const tooLow = await page
      .locator('a:visible, button:visible, input:visible')
      .evaluateAll((targets) =>
        targets
          .filter((target) => target.getBoundingClientRect().height < 24)
          .map(({ textContent }) => textContent),
      );
    expect(tooLow).toEqual([]);
  }
});
