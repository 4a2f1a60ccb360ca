import { expect, expectAccessible, signIn, test } from '../support/fixtures.ts';

test('the filters of a list are kept under a name, and shared with the office', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'superadmin');
  await page.goto('/admin/contact-requests?tab=all&search=bibi');
  const views = page.getByRole('button', { name: 'Saved views' });
  const dialog = page.getByRole('dialog', { name: 'Saved views' });
  await views.click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Every request');
  await dialog.getByRole('switch', { name: 'For everyone in the office' }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save this view' }).click();
  await expect(page.getByText('The view is saved')).toBeVisible();

  const other = await browser.newPage({ ...(baseURL !== undefined && { baseURL }) });
  await signIn(other, 'superadmin');
  await other.goto('/admin/contact-requests');
  await other.getByRole('button', { name: 'Saved views' }).click();
  await other.getByRole('link', { name: 'Every request' }).click();
  // Whom somebody searched for is no part of it.
  await expect(other).toHaveURL('/admin/contact-requests?tab=all');
  await other.close();

  await views.click();
  await dialog.getByRole('button', { name: 'Remove “Every request”' }).click();
  await expect(dialog.getByRole('link')).toHaveCount(0);
});

test('a reader hides columns of a list, which stay hidden until they are shown again', async ({ page }) => {
  await signIn(page, 'employee');
  await page.goto('/employee/customers');
  const phone = page.getByRole('columnheader', { name: 'Phone' });
  await expect(phone).toBeVisible();
  const button = page.getByRole('button', { name: 'Columns', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Columns' });
  const show = dialog.getByRole('button', { name: 'Show these columns' });
  await button.click();
  // The column that names the row is not among them.
  await expect(dialog.getByRole('checkbox', { name: 'Customer' })).toHaveCount(0);
  await dialog.getByRole('checkbox', { name: 'Phone' }).uncheck();
  await expectAccessible(page);
  await show.click();
  await expect(phone).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Outstanding' })).toBeVisible();
  await expect(phone).toHaveCount(0);
  await button.click();
  await dialog.getByRole('checkbox', { name: 'Phone' }).check();
  await show.click();
  await expect(phone).toBeVisible();
});
