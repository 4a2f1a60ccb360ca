import { dashboardEndpoints } from '#contract/insight/dashboards.ts';
import { approvalEndpoints } from '#contract/lending/approvals.ts';
import { messages as chart } from '#web/office/insight/dashboards/portfolio/charts/charts.messages.ts';
import { messages } from '#web/office/insight/dashboards/portfolio/portfolio.messages.ts';
import { messages as list } from '#web/office/kit/list/list.messages.ts';
import { expect, signIn, test } from './fixtures.ts';

const asked = [
  dashboardEndpoints.getPortfolioDashboard,
  dashboardEndpoints.getCollectionMonths,
  dashboardEndpoints.listOfficerCollections,
  approvalEndpoints.listApprovals,
];

test('each part of the dashboard that does not arrive says so, and arrives when it is asked for again', async ({
  page,
}) => {
  await signIn(page, 'superadmin');
  for (const { path } of asked)
    await page.route(new RegExp(`${path}(\\?|$)`), (route) => route.abort('connectionrefused'));
  await page.goto('/admin');
  const failures = page.getByRole('alert');
  await expect(failures).toHaveCount(asked.length);
  await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
  await expect(failures.filter({ hasText: chart.notOpened.en })).toBeVisible();
  await expect(failures.filter({ hasText: messages.waitingNotOpened.en })).toBeVisible();

  await page.unrouteAll();
  for (let left = asked.length; left > 0; left -= 1) {
    await failures.first().getByRole('button', { name: list.tryAgain.en }).click();
    await expect(failures).toHaveCount(left - 1);
  }
  await expect(page.getByText(messages.outstanding.en, { exact: true })).toBeVisible();
});
