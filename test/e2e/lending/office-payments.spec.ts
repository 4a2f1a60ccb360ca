import { businessDateOf } from '#domain/calendar/business-date.ts';
import { now } from '#web/format/now.ts';
import { expect, expectAccessible, goWithin, test } from '../support/fixtures.ts';
import { dayOfLastMonth, registerAddress } from '../support/register-address.ts';
import { showFilters } from '../support/show-filters.ts';

test('the register shows this month, until other days are chosen', async ({ office }) => {
  const page = await office('superadmin', '/admin/payments');
  await showFilters(page);
  const [year, month] = businessDateOf(now()).split('-');
  await expect(page.getByRole('textbox', { name: 'From' })).toHaveValue(`01/${month}/${year}`);
});

test('the register adds up to its totals, and is filtered by day, branch and method', async ({ office }) => {
  const page = await office('superadmin', registerAddress);
  const totals = page.getByRole('region', { name: 'Totals' });
  const ways = page.getByRole('region', { name: 'By method' });
  await expect(ways.getByText('Cash', { exact: true })).toBeVisible();
  await expectAccessible(page);

  const figure = (name: string) =>
    totals.or(ways).locator('dl > div').filter({ hasText: name }).locator('dd').first();
  const amountOf = async (name: string) => Number((await figure(name).innerText()).replace(/\D/g, ''));
  const whole = await amountOf('Net');
  await page.getByRole('combobox', { name: 'Method' }).selectOption({ label: 'JazzCash' });
  await expect(page).toHaveURL(/method=jazzcash/);
  await expect(ways.getByText('Cash', { exact: true })).toHaveCount(0);
  expect(await amountOf('Net')).toBeLessThan(whole);
  expect(await amountOf('JazzCash')).toBe(await amountOf('Net'));

  const from = page.getByRole('textbox', { name: 'From' });
  await from.fill('31/13/2026');
  await expect(page, 'what is no day asks for nothing').toHaveURL(new RegExp(`from=${dayOfLastMonth}`));
  await from.fill('');
  await from.pressSequentially('1/1/2026');
  await expect(page).toHaveURL(/from=2026-01-01/);
  await page.getByRole('combobox', { name: 'Branch' }).selectOption({ label: 'Lahore' });
  await expect(page.locator('tbody tr').first()).toContainText(/LHE-\d{6}/);
  await expect(page.locator('tbody tr').first()).toContainText('JazzCash');

  await goWithin(page, '/admin/payments?from=2019-01-01&until=2019-01-31');
  await page.getByRole('link', { name: 'Clear search and filters' }).click();
  await expect(page).toHaveURL('/admin/payments');
});

test('the printed register has no tabs, and a printed part says which part it is', async ({ office }) => {
  const page = await office('superadmin', '/admin/payments');
  const tabs = page.getByRole('navigation', { name: 'Status' });
  await expect(tabs).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(tabs).toBeHidden();
  await goWithin(page, '/admin/payments?state=reversed');
  await expect(tabs.getByRole('link')).toHaveText(['Reversed']);
});

test('the register is saved as a file with the same filters, and shown in Urdu on a phone', async ({
  office,
}) => {
  const page = await office('superadmin', `${registerAddress}&method=cheque`, 'ur');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('region', { name: 'طریقے کے لحاظ سے' })).toContainText('چیک');
  const exported = page.waitForEvent('download');
  await page.getByRole('button', { name: 'ایکسپورٹ کریں' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const file = await exported;
  expect(file.suggestedFilename()).toMatch(/^payments-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  await expectAccessible(page);
});
