import { samplePassword } from '#sample/sample-sign-ins.ts';
import {
  expect,
  expectAccessible,
  goWithin,
  openStorage,
  signIn,
  signInAnew,
  test,
} from '../support/fixtures.ts';

test('a wrong password shows a message, keeps what was typed, and signs nobody in', async ({ page }) => {
  await page.goto('/sign-in');
  await expect(page.getByLabel('Phone or email')).toBeFocused();
  await page.keyboard.type('superadmin@example.pk');
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const summary = page.getByRole('region', { name: 'Could not sign you in' });
  await expect(summary).toContainText('The phone number, email or password is incorrect');
  await expect(summary).toBeFocused();
  await expect(page.getByLabel('Phone or email')).toHaveValue('superadmin@example.pk');
  await expect(page).toHaveURL('/sign-in');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await expectAccessible(page);
});

test('empty fields are listed before anything is sent, with links to them', async ({ page }) => {
  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const summary = page.getByRole('region', { name: 'Please correct 2 fields' });
  await expect(summary).toBeFocused();
  await expectAccessible(page);
  await summary.getByRole('link', { name: 'Password is required' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type('x');
  await expect(page.getByText('Password is required')).toHaveCount(0);
  await expect(page.getByText('Phone or email is required')).toHaveCount(2);
});

test('one click fills in a sample sign-in, which leads to its own area', async ({ page }) => {
  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'Fill in the Employee sign-in' }).click();
  await expect(page.getByLabel('Phone or email')).toHaveValue('employee@example.pk');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/employee');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(Object.keys(stored).sort()).toEqual(['token', 'userData']);
  expect(Object.keys(JSON.parse(stored.userData ?? '{}')).sort()).toEqual([
    'email',
    'fullName',
    'language',
    'role',
  ]);
});

test('the password can be shown before it is sent', async ({ page }) => {
  await page.goto('/sign-in');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill(samplePassword);
  await page.getByRole('button', { name: 'Show Password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide Password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('a page that needs a session asks to sign in and then opens with its filters', async ({ page }) => {
  await page.goto('/admin/contact-requests?formType=home_visit');
  await expect(page).toHaveURL(/\/sign-in\?next=/);
  await page.getByRole('button', { name: 'Fill in the Superadmin sign-in' }).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/admin/contact-requests?formType=home_visit');
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Requests' })).toBeVisible();
});

test('signing in never redirects to another site', async ({ page }) => {
  await page.goto('/sign-in?next=//elsewhere.example/admin');
  await page.getByRole('button', { name: 'Fill in the Superadmin sign-in' }).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/admin');
});

for (const { role, own, others } of [
  { role: 'superadmin', own: '/admin', others: ['/employee', '/customer'] },
  { role: 'employee', own: '/employee', others: ['/admin/contact-requests', '/customer/blog'] },
  { role: 'customer', own: '/customer', others: ['/admin', '/employee/customers'] },
] as const) {
  test(`a ${role} is led to their own area and cannot open the others`, async ({ page }) => {
    await signIn(page, role);
    await page.goto('/dashboard');
    await expect(page).toHaveURL(own);
    for (const other of others) {
      await goWithin(page, other);
      await expect(page).toHaveURL('/404');
      await expect(page.getByRole('heading', { name: 'This page was not found' })).toBeVisible();
    }
  });
}

test('without a session the dashboard leads to sign-in', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/sign-in');
});

test('an unknown role has no page', async ({ page }) => {
  await signIn(page, 'employee');
  await openStorage(page);
  await page.evaluate(() => {
    localStorage.setItem(
      'userData',
      JSON.stringify({ fullName: 'A', role: 'auditor', email: null, language: 'en' }),
    );
  });
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/404');
});

test('a role edited in the storage is corrected by the server', async ({ page }) => {
  await signIn(page, 'customer');
  await openStorage(page);
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('userData') ?? '{}');
    localStorage.setItem('userData', JSON.stringify({ ...user, role: 'superadmin' }));
  });
  await page.goto('/admin');
  await expect(page).toHaveURL('/404');
});

test('a session ended by the server leads to sign-in and back to the same page', async ({ page }) => {
  await signIn(page, 'superadmin');
  await openStorage(page);
  await page.evaluate(() => localStorage.setItem('token', 'a-token-of-nobody'));
  await page.goto('/admin/customers');
  await expect(page).toHaveURL('/sign-in?next=%2Fadmin%2Fcustomers');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('signing out in one tab signs out the other tabs', async ({ page, context }) => {
  await signInAnew(page, 'superadmin');
  await page.goto('/admin');
  const other = await context.newPage();
  await other.goto('/admin/customers');
  await expect(other.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  await page.getByRole('button', { name: /Account/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/sign-in');
  await expect(other).toHaveURL('/sign-in?next=%2Fadmin%2Fcustomers');
});

test('logging out leads to the sign-in page even while the server is down', async ({ page }) => {
  await signInAnew(page, 'superadmin');
  await page.goto('/admin/customers');
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await page.getByRole('button', { name: /Account/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/sign-in');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.goto('/admin/customers');
  await expect(page).toHaveURL(/\/sign-in/);
});

test('a sign-in that cannot reach the server says so and can be repeated', async ({ page }) => {
  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'Fill in the Customer sign-in' }).click();
  await page.route('**/api/auth/login', (route) => route.abort('connectionrefused'));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const summary = page.getByRole('region', { name: 'No answer came' });
  await expect(summary).toContainText('The server could not be reached');
  await page.unroute('**/api/auth/login');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/customer');
});
