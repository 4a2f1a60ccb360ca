import { requestTabNames } from '#contract/desk/labels/request-names.messages.ts';
import { dashboardEndpoints } from '#contract/insight/dashboards.ts';
import { ageText, reportTitles } from '#contract/insight/report-labels.messages.ts';
import { approvalEndpoints } from '#contract/lending/approvals.ts';
import { messages as queue } from '#web/office/desk/contact-requests/contact-requests.messages.ts';
import {
  partNames,
  messages as waiting,
} from '#web/office/insight/dashboards/needs-you/needs-you.messages.ts';
import { messages as chart } from '#web/office/insight/dashboards/portfolio/charts/charts.messages.ts';
import { collectedIn, messages } from '#web/office/insight/dashboards/portfolio/portfolio.messages.ts';
import { messages as list } from '#web/office/kit/list/list.messages.ts';
import { expect, signIn, test } from '../support/fixtures.ts';

const beside = [
  dashboardEndpoints.getCollectionMonths,
  dashboardEndpoints.getContactPromise,
  dashboardEndpoints.listOfficerCollections,
  approvalEndpoints.listApprovals,
];

test('each part beside the figures that could not be loaded says so, and can be loaded again', async ({
  page,
}) => {
  await signIn(page, 'superadmin');
  const addresses = beside.map(({ path }) => new RegExp(`${path}(\\?|$)`));
  for (const address of addresses) await page.route(address, (route) => route.abort('connectionrefused'));
  await page.goto('/admin?by=officers');
  const failures = page.getByRole('alert');
  await expect(failures).toHaveCount(beside.length);
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  await expect(failures.filter({ hasText: chart.notOpened.en })).toBeVisible();
  await expect(failures.filter({ hasText: waiting.notOpened.en })).toBeVisible();
  await expect(failures.filter({ hasText: messages.promiseNotOpened.en })).toBeVisible();

  let left = beside.length;
  for (const address of addresses) {
    await page.unroute(address);
    // Whatever is missing is asked for at once, because a part may come back by itself when others change the same figures.
    await failures
      .getByRole('button', { name: list.tryAgain.en })
      .evaluateAll((buttons) => buttons.forEach((button) => void (button as HTMLElement).click()));
    left -= 1;
    await expect(failures).toHaveCount(left);
  }
  await expect(page.getByText(messages.outstanding.en, { exact: true })).toBeVisible();
});

test('figures that could not be loaded say so, and what waits is shown all the same', async ({ page }) => {
  await signIn(page, 'superadmin');
  const address = new RegExp(`${dashboardEndpoints.getPortfolioDashboard.path}(\\?|$)`);
  await page.route(address, (route) => route.abort('connectionrefused'));
  await page.goto('/admin');
  const failure = page.getByRole('alert').filter({ hasText: messages.notOpened.en });
  await expect(failure).toBeVisible();
  await expect(
    page.getByRole('region', { name: waiting.title.en }).getByRole('listitem').first(),
  ).toBeVisible();
  await page.unroute(address);
  await failure.getByRole('button', { name: list.tryAgain.en }).click();
  await expect(page.getByText(messages.outstanding.en, { exact: true })).toBeVisible();
});

// Random histories prove that both totals agree. Here other tests may post meanwhile.
test('a row of the ageing opens the agreements of that age group', async ({ office }) => {
  const page = await office('superadmin', '/admin');
  await page.getByRole('link', { name: ageText('2-30').en, exact: true }).click();
  await expect(page).toHaveURL('/admin/reports/aged_agreements?age=2-30');
  await expect(page.getByRole('heading', { name: reportTitles.aged_agreements.en, level: 1 })).toBeVisible();
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
});

test('what needs the reader shows one queue at a time, and leads to its whole list', async ({ office }) => {
  const page = await office('superadmin', '/admin');
  const inbox = page.getByRole('region', { name: waiting.title.en });
  await inbox.getByRole('link', { name: partNames.requests.en }).click();
  await expect(page).toHaveURL('/admin?waiting=requests');
  await expect(inbox.getByRole('listitem').first()).toBeVisible();
  await inbox.getByRole('link', { name: waiting.wholeList.en }).click();
  await expect(page).toHaveURL('/admin/contact-requests?tab=to_contact');
  const tabs = page.getByRole('navigation', { name: queue.parts.en });
  await expect(tabs.locator('[aria-current="true"]')).toContainText(requestTabNames.to_contact.en);
});

test('the promise of a contact opens its report', async ({ office }) => {
  const page = await office('superadmin', '/admin');
  await page.getByRole('link', { name: messages.contactPromise.en, exact: true }).click();
  await expect(page.getByRole('heading', { name: reportTitles.contact_promise.en, level: 1 })).toBeVisible();
});

test('today is a period: what each officer collected in it', async ({ office }) => {
  const page = await office('superadmin', '/admin?period=today&by=officers');
  const table = page.getByRole('region', { name: messages.byOfficer.en });
  await expect(table.getByRole('link').first()).toBeVisible();
  await expect(page.getByText(collectedIn.today.en)).toBeVisible();
});
