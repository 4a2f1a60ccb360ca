import { samplePassword } from '#sample/sample-sign-ins.ts';
import { expect, expectAccessible, openStorage, signIn, test } from '../support/fixtures.ts';
import { signUp, somebody } from '../support/sign-in-accounts.ts';

test('when another user signs in in another tab, the open page is closed with a message', async ({
  page,
  context,
}) => {
  await signIn(page, 'superadmin');
  await page.goto('/admin/customers');
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  const other = await context.newPage();
  await signIn(other, 'employee');
  await openStorage(other);
  await expect(page.getByRole('heading', { level: 1, name: 'Someone else has signed in' })).toBeVisible();
  await expect(page.getByText('Bilal Ahmed')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(page).toHaveURL('/employee');
});

test('editing the stored user gives no rights', async ({ page }) => {
  const person = somebody();
  await signUp(page, person);
  await openStorage(page);
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('userData') ?? '{}');
    localStorage.setItem('userData', JSON.stringify({ ...user, fullName: 'Somebody', role: 'superadmin' }));
  });
  const answer = page.waitForResponse(/\/api\/contact-requests(\?|$)/);
  await page.goto('/admin/contact-requests');
  expect((await answer).status()).toBe(403);
  await expect(page).toHaveURL('/404');
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('userData') ?? '{}'));
  expect(stored).toMatchObject({ fullName: person.fullName, role: 'customer' });
});

test('a session that ends during work is renewed in place, and nothing typed is lost', async ({ page }) => {
  const person = somebody();
  await signUp(page, person);
  await page.goto('/customer/profile');
  await page.getByRole('textbox', { name: 'Full name', exact: true }).fill('Sadia Rafiq');
  // The token stays, but its cookie is deleted, so the server finds no session.
  await page.context().clearCookies({ name: /session/ });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await expect(dialog.getByLabel('Phone or email')).toHaveValue(person.email);
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Full name', exact: true })).toHaveValue('Sadia Rafiq');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
});

test('another user who signs in there does not see the page that was open', async ({ page }) => {
  const person = somebody();
  await signUp(page, person);
  await page.goto('/customer/profile');
  await page.getByRole('textbox', { name: 'Full name', exact: true }).fill('Sadia Rafiq');
  await page.context().clearCookies({ name: /session/ });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.getByLabel('Phone or email').fill('employee@example.pk');
  await dialog.getByLabel('Password', { exact: true }).fill(samplePassword);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Someone else has signed in' })).toBeVisible();
});
