import type { Locator } from '@playwright/test';
import { api } from '#contract/api.ts';
import { expect, expectAccessible, goWithin, signIn, test } from '../support/fixtures.ts';

test('the audit is checked, filtered by address, and exported as a file', async ({ office }) => {
  const page = await office('superadmin', '/admin/audit');
  const checks: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(api.checkAuditChain.path)) checks.push(request.method());
  });
  await page.getByRole('button', { name: 'Check now' }).dblclick();
  await expect(page.getByText(/^Record verified: .* nothing changed\. /)).toBeVisible();
  await expect(page.getByText(/^The full books have not been verified yet/)).toBeVisible();
  expect(checks, 'a double click does one thing').toEqual(['POST']);
  await expectAccessible(page);

  const exported = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const fileName = (await exported).suggestedFilename();
  expect(fileName).toMatch(/\.csv$/);
  await expect(page.getByRole('status', { name: 'Messages' })).toContainText(fileName);

  await goWithin(page, '/admin/audit?action=export_audit');
  await expect(page.getByRole('button', { name: 'Exported the audit' }).first()).toBeVisible();
  await goWithin(page, '/admin/audit?action=record_payment');
  const payment = page.getByRole('row').filter({ hasText: 'Recorded a payment' }).first();
  await expect(payment, 'its receipt, customer and amount').toContainText(/[A-Z]{3}-\d{6} · .+ · Rs [\d,]+/);
  await payment.getByRole('button').click();
  const details = page.getByRole('table').getByRole('table');
  await expect(details.getByRole('row', { name: /^Outstanding Rs [\d,]+ Rs [\d,]+$/ })).toBeVisible();
  await expect(details.getByRole('row', { name: /^Receipt – [A-Z]{3}-\d{6}$/ })).toBeVisible();
  await expect(page.getByText(/^Agreement [A-Z]{3}-\d\d-\d{5}$/)).toBeVisible();
  await expectAccessible(page);

  await goWithin(page, '/admin/audit?from=2001-01-01&until=2001-01-02');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await page.getByRole('link', { name: 'Clear search and filters' }).click();
  const table = page.getByRole('table', { name: 'Audit' });
  await expect(table).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const list = page.getByRole('region').filter({ has: table });
  const topOf = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN;
  expect((await topOf(table)) - (await topOf(list)), 'no band where the filters were').toBeLessThan(4);
});

test('in Urdu the audit events are in Urdu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'superadmin');
  await page.goto('/admin/audit');
  const exported = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await exported;
  await page.getByRole('button', { name: 'اردو' }).click();
  await goWithin(page, '/admin/audit?action=export_audit');
  await expect(page.getByRole('button', { name: 'آڈٹ ریکارڈ ایکسپورٹ کیا گیا' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'آڈٹ ریکارڈ ایکسپورٹ کیا گیا' }).first().click();
  await expect(page.getByRole('row', { name: /^سطریں [\d,]+$/ })).toBeVisible();
  await expectAccessible(page);

  await goWithin(page, '/admin/audit?action=record_payment');
  await page.getByRole('button', { name: 'ادائیگی درج کی گئی' }).first().click();
  await expect(page.getByRole('row', { name: /^بقایا Rs [\d,]+ Rs [\d,]+$/ })).toBeVisible();
  await expectAccessible(page);
});
