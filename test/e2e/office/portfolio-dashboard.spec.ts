import { requestTabNames } from '#contract/desk/labels/request-names.messages.ts';
import { dashboardEndpoints } from '#contract/insight/dashboards.ts';
import { ageText, reportTitles } from '#contract/insight/report-labels.messages.ts';
import { approvalEndpoints } from '#contract/lending/approvals.ts';
import { messages as queue } from '#web/office/desk/contact-requests/contact-requests.messages.ts';
import { messages as chart } from '#web/office/insight/dashboards/portfolio/charts/charts.messages.ts';
import { messages as promise } from '#web/office/insight/dashboards/portfolio/charts/promise.messages.ts';
import { messages } from '#web/office/insight/dashboards/portfolio/portfolio.messages.ts';
import { messages as list } from '#web/office/kit/list/list.messages.ts';
import { expect, signIn, test } from '../support/fixtures.ts';

const asked = [
  dashboardEndpoints.getPortfolioDashboard,
  dashboardEndpoints.getCollectionMonths,
  dashboardEndpoints.getContactPromise,
  dashboardEndpoints.listOfficerCollections,
  approvalEndpoints.listApprovals,
];

test('each part of the dashboard that could not be loaded says so, and can be loaded again', async ({
  page,
}) => {
  await signIn(page, 'superadmin');
  const addresses = asked.map(({ path }) => new RegExp(`${path}(\\?|$)`));
  for (const address of addresses) await page.route(address, (route) => route.abort('connectionrefused'));
  await page.goto('/admin');
  const failures = page.getByRole('alert');
  await expect(failures).toHaveCount(asked.length);
  await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
  await expect(failures.filter({ hasText: chart.notOpened.en })).toBeVisible();
  await expect(failures.filter({ hasText: messages.waitingNotOpened.en })).toBeVisible();
  await expect(failures.filter({ hasText: messages.promiseNotOpened.en })).toBeVisible();

  let left = asked.length;
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

// Random histories prove that both totals agree. Here other tests may post meanwhile.
test('a row of the ageing opens the agreements of that age group', async ({ office }) => {
  const page = await office('superadmin', '/admin');
  await page.getByRole('link', { name: ageText('2-30').en, exact: true }).click();
  await expect(page).toHaveURL('/admin/reports/aged_agreements?age=2-30');
  await expect(page.getByRole('heading', { name: reportTitles.aged_agreements.en, level: 1 })).toBeVisible();
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
});

test('the contact promise links to the visitors who wait', async ({ office }) => {
  const page = await office('superadmin', '/admin');
  const card = page.getByRole('region', { name: promise.title.en });
  await card.getByRole('link', { name: promise.openNow.en }).click();
  await expect(page).toHaveURL('/admin/contact-requests?tab=to_contact');
  const tabs = page.getByRole('navigation', { name: queue.parts.en });
  await expect(tabs.locator('[aria-current="true"]')).toContainText(requestTabNames.to_contact.en);
});
