import type { Page } from '@playwright/test';
import { callsAt } from '#test/support/calls/calls.ts';
import { readSession } from '#test/support/calls/raw-request.ts';
import { expect, expectAccessible, ownServer, sharedSession, test } from '../support/fixtures.ts';
import { ownAddress } from '../support/open-app.ts';
import { appCode, type Person, signUp, somebody } from '../support/sign-in-accounts.ts';

/** Offers two-step sign-in to customers, unless another worker of these tests just did. */
test.beforeAll(async () => {
  const calls = callsAt(ownServer());
  const { session: as } = await sharedSession('superadmin');
  const rules = async () => (await calls.call('getSettings', { as })).officeRules;
  const { content, version } = await rules();
  const body = { content: { ...content, twoStepForCustomers: true }, version };
  if (!content.twoStepForCustomers) await calls.attempt('saveOfficeRules', { as, body });
  expect((await rules()).content.twoStepForCustomers).toBe(true);
});

async function openProfile(page: Page): Promise<Person> {
  const person = somebody();
  await signUp(page, person);
  await page.goto('/customer/profile');
  await expect(page.getByRole('textbox', { name: 'Full name', exact: true })).toHaveValue(person.fullName);
  return person;
}

/** Turns the second step on, and returns its secret and the recovery codes. */
async function turnTotpOn(page: Page, { password }: Person): Promise<{ secret: string; codes: string[] }> {
  const panel = page.getByRole('region', { name: 'Two-step sign-in' });
  await panel.getByRole('button', { name: 'Set it up' }).click();
  await panel.getByLabel('Current password').fill(password);
  await panel.getByRole('button', { name: 'Continue' }).click();
  await expect(panel.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const secret = (await panel.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4})+$/).innerText()).replaceAll(' ', '');
  await expectAccessible(page);
  await panel.getByLabel('6-digit code').fill(appCode(secret));
  await panel.getByRole('button', { name: 'Turn on' }).click();
  await expect(panel.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
  await expectAccessible(page);
  const codes = await panel.getByRole('listitem').allInnerTexts();
  await panel.getByRole('button', { name: 'I have saved them' }).click();
  await expect(panel).toContainText('It is on. 10 recovery codes are left.');
  return { secret, codes };
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Account/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/sign-in');
}

async function signInByForm(page: Page, { phone, password }: Pick<Person, 'phone' | 'password'>) {
  await page.getByLabel('Phone or email').fill(phone);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('a changed name appears at once wherever the user is named, and the language changes too', async ({
  page,
}) => {
  await openProfile(page);
  await page.getByRole('textbox', { name: 'Full name', exact: true }).fill('Sadia Rafiq');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Account/ })).toContainText('Sadia Rafiq');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('ur');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'پروفائل' })).toBeVisible();
});

test('an edit keeps what another device changed meanwhile', async ({ page }) => {
  const { phone, password } = await openProfile(page);
  const calls = callsAt(ownServer());
  const as = await readSession(
    await calls.request('signIn', {
      body: { identifier: phone, password },
      headers: { 'X-Forwarded-For': ownAddress() },
    }),
  );
  await calls.call('editProfile', { as, body: { fullName: 'Sadia Rafiq' } });
  await page.getByRole('combobox', { name: 'Language' }).selectOption('ur');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await page.getByRole('button', { name: 'Add their changes' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Sadia Rafiq');
  await save.click();
  await expect(page.getByRole('heading', { level: 1, name: 'پروفائل' })).toBeVisible();
  await expect(page.getByLabel('پورا نام')).toHaveValue('Sadia Rafiq');
});

test('signing out also asks about unsaved changes, and the user can stay or leave', async ({ page }) => {
  await openProfile(page);
  await page.getByRole('textbox', { name: 'Full name', exact: true }).fill('Sadia Rafiq');
  const logOut = async () => {
    await page.getByRole('button', { name: /Account/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
  };
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await logOut();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Full name', exact: true }).fill('Sadia');
  await logOut();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL('/sign-in');
});

test('a new e-mail asks for the password first', async ({ page }) => {
  const { password } = await openProfile(page);
  const account = page.getByRole('region', { name: 'Account', exact: true });
  await expect(account.getByLabel('Current password')).toHaveCount(0);
  await account.getByLabel('Email').fill(somebody().email);
  await account.getByLabel('Current password').fill('not the password');
  await account.getByRole('button', { name: 'Save', exact: true }).click();
  const summary = account.getByRole('region', { name: 'Nothing was saved' });
  await expect(summary).toContainText('Your current password is incorrect');
  await expect(summary).toBeFocused();
  await account.getByLabel('Current password').fill(password);
  await account.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(account.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await expect(account.getByLabel('Current password')).toHaveCount(0);
});

test('the next sign-in needs the changed password', async ({ page }) => {
  const person = await openProfile(page);
  const panel = page.getByRole('region', { name: 'Password', exact: true });
  await panel.getByRole('button', { name: 'Change password' }).click();
  await expect(panel.getByRole('region', { name: 'Please correct 2 fields' })).toBeFocused();
  await expectAccessible(page);
  await panel.getByLabel('Current password').fill(person.password);
  await panel.getByLabel('New password').fill('a green rickshaw at dusk');
  await panel.getByRole('button', { name: 'Change password' }).click();
  await expect(panel.getByText('Your password has been changed')).toBeVisible();
  await signOut(page);
  await signInByForm(page, person);
  await expect(page.getByRole('region', { name: 'Could not sign you in' })).toBeVisible();
  await signInByForm(page, { ...person, password: 'a green rickshaw at dusk' });
  await expect(page).toHaveURL('/customer');
});

test('with the second step on, the password alone does not sign in, and the code of the app does', async ({
  page,
}) => {
  const person = await openProfile(page);
  const { secret } = await turnTotpOn(page, person);
  await signOut(page);
  await signInByForm(page, person);
  await expect(page.getByRole('heading', { level: 1, name: 'One more step' })).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('6-digit code').fill('000000');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Could not sign you in' })).toBeFocused();
  await page.goBack();
  await expect(page.getByLabel('Phone or email')).toHaveValue(person.phone);
  await page.goForward();
  await page.getByLabel('6-digit code').fill(appCode(secret, 'next'));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/customer');
});

test('a recovery code signs in without the app, once', async ({ page }) => {
  const person = await openProfile(page);
  const { codes } = await turnTotpOn(page, person);
  expect(codes).toHaveLength(10);
  const useCode = async () => {
    await signOut(page);
    await signInByForm(page, person);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(codes[0] ?? '');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  };
  await useCode();
  await expect(page).toHaveURL('/customer');
  await useCode();
  await expect(page.getByRole('region', { name: 'Could not sign you in' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
});

test('the second step is turned off with the password', async ({ page }) => {
  const person = await openProfile(page);
  await turnTotpOn(page, person);
  const panel = page.getByRole('region', { name: 'Two-step sign-in' });
  await panel.getByRole('button', { name: 'Turn off' }).click();
  await panel.getByLabel('Current password').fill(person.password);
  await panel.getByRole('button', { name: 'Turn off' }).click();
  await expect(panel).toContainText('It is off.');
});

test('sessions elsewhere are listed, and ended one by one or all at once', async ({ page, browser }) => {
  const person = await openProfile(page);
  const signInElsewhere = async () => {
    const elsewhere = await (await browser.newContext()).newPage();
    await elsewhere.goto('/sign-in');
    await signInByForm(elsewhere, person);
    await expect(elsewhere).toHaveURL('/customer');
    return elsewhere;
  };
  await signInElsewhere();
  const last = await signInElsewhere();
  await page.reload();
  const panel = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(panel.getByRole('listitem')).toHaveCount(3);
  await expect(panel.getByRole('listitem').first()).toContainText('This device, in use now');
  await panel
    .getByRole('button', { name: /^Sign out .* on / })
    .first()
    .click();
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await expect(panel.getByText('Signed out of that device')).toBeVisible();
  await panel.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await last.reload();
  await expect(last).toHaveURL(/\/sign-in/);
});

test('the profile is no wider than a screen of 320 px, in both languages', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const person = await openProfile(page);
  await turnTotpOn(page, person);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.getByRole('button', { name: 'اردو' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'پروفائل' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expectAccessible(page);
});
