import { reportFilterNames, reportTitles } from '#contract/insight/report-labels.messages.ts';
import { listedReportNames } from '#contract/insight/report-table.ts';
import { ageingWords, unitNames } from '#web/office/insight/reports/ageing/ageing.messages.ts';
import { columnTitle, messages as reporting } from '#web/office/insight/reports/reports.messages.ts';
import { messages as printing } from '#web/office/kit/print/print.messages.ts';
import { messages as palette } from '#web/office/shell/palette/palette.messages.ts';
import { expect, expectAccessible, goWithin, test } from '../support/fixtures.ts';
import { dayOfLastMonth } from '../support/register-address.ts';

const { ur } = reportTitles.receipts;

test('in Urdu a report is found by name, limited to a branch, printed and saved, with the same total everywhere', async ({
  office,
}) => {
  const page = await office('superadmin', '/admin/reports', 'ur');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(listedReportNames.length);
  await expectAccessible(page);

  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill(ur);
  await dialog
    .getByRole('group', { name: palette.pages.ur })
    .getByRole('option', { name: ur, exact: true })
    .click();
  await expect(page).toHaveURL('/admin/reports/receipts');
  await expect(page.getByRole('heading', { level: 1, name: ur })).toBeFocused();
  await goWithin(page, `/admin/reports/receipts?from=${dayOfLastMonth}`);

  const counted = page.locator('tfoot td').last();
  await expect(counted).toHaveText(/\d/);
  const whole = await counted.innerText();
  await page.getByRole('combobox', { name: reportFilterNames.branch.ur }).selectOption({ label: 'لاہور' });
  await expect(page).toHaveURL(/branchId=/);
  await expect(counted).not.toHaveText(whole);
  const total = (await counted.innerText()).replace(/\D/g, '');
  await expectAccessible(page);

  const exported = page.waitForEvent('download');
  await page.getByRole('button', { name: 'ایکسپورٹ کریں' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const file = await exported;
  expect(file.suggestedFilename()).toMatch(/^receipts-\d{4}-\d\d-\d\d\.csv$/);

  await page.getByRole('link', { name: reporting.print.ur }).click();
  const paper = page.locator('[data-paper]');
  await expect(paper.getByRole('heading', { level: 2, name: ur })).toBeVisible();
  await expect(paper).toContainText(`${reportFilterNames.branch.ur}: لاہور`);
  const sum = paper.locator('tfoot td').filter({ hasText: /\d/ }).last();
  expect((await sum.innerText()).replace(/\D/g, '')).toBe(total);
  await expect(page.getByRole('button', { name: printing.print.ur })).toBeVisible();
});

test('in a report words begin at the start of their column, and figures end at the right', async ({
  office,
}) => {
  const page = await office('superadmin', '/admin/reports/due');
  const head = page.getByRole('table').first().getByRole('columnheader');
  await expect(head.filter({ hasText: columnTitle('customer').en })).toHaveCSS('text-align', 'start');
  await expect(head.filter({ hasText: columnTitle('left').en })).toHaveCSS('text-align', 'right');
});

test('the ageing is a line for each branch, whose figures open their agreements', async ({ office }) => {
  const page = await office('superadmin', '/admin/reports');
  await page.getByRole('link', { name: reportTitles.ageing.en }).click();
  const branch = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Karachi' }) });
  const late = branch.getByRole('link').nth(1);
  const amount = await late.innerText();
  await page.getByRole('button', { name: unitNames.percent.en }).click();
  await expect(late).toHaveText(/^[\d.]+%$/);
  await page.getByText(ageingWords.howCounted.en).click();
  await expect(page.getByText(ageingWords.counted.en)).toBeVisible();
  await late.click();
  await expect(page).toHaveURL(/aged_agreements\?age=2-30&branchId=/);
  await expect(page.locator('tfoot')).toContainText(amount);
});
