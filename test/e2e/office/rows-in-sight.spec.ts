import type { Page } from '@playwright/test';
import type { ReportName } from '#contract/insight/report-table.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { languages } from '#domain/language.ts';
import { type PageName, pagePath } from '#web/office/pages.ts';
import { expect, test } from '../support/fixtures.ts';
import { openWithin } from '../support/open-app.ts';
import { dayOfLastMonth } from '../support/register-address.ts';
import { showFilters } from '../support/show-filters.ts';

/** The lists of which the sample has twelve rows on any day. The due list has its own test. */
const lists = [
  'customers',
  'payments',
  'approvals',
  'contactRequests',
  'employees',
  'notices',
  'months',
  'audit',
] as const satisfies readonly PageName[];

/** Reports with totals: of many columns, of people, and of texts. */
const reports = ['demand', 'due', 'relief'] as const satisfies readonly ReportName[];

/** The payments of a month in which no other test pays. */
const oldPayments = `/admin/payments?from=${addDays(dayOfLastMonth, -31)}&until=${dayOfLastMonth}`;

/**
 * The place of the end of a list's twelfth row, if the words of each fit in one line, in px from the top of the screen. Other tests
 * add rows with longer words.
 */
function endOfTwelfthRow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const rows = [...document.querySelectorAll('main tbody tr')].map((row) => row.getBoundingClientRect());
    return (rows[0]?.top ?? Number.NaN) + 12 * Math.min(...rows.map(({ height }) => height));
  });
}

for (const language of languages)
  test(`on a laptop twelve rows of one line are in sight on each list, in ${language}`, async ({
    office,
  }) => {
    let page: Page | undefined;
    const addresses = [
      ...lists.map(
        (name) => [name, name === 'payments' ? oldPayments : pagePath('superadmin', name)] as const,
      ),
      ...reports.map((name) => [name, `${pagePath('superadmin', 'reports')}/${name}`] as const),
    ];
    for (const [name, address] of addresses) {
      if (page === undefined) page = await office('superadmin', address, language);
      else await openWithin(page, address);
      await page.setViewportSize({ width: 1366, height: 768 });
      await expect(page.locator('main tbody tr').first(), name).toBeVisible();
      // The days that it is narrowed to stand in a row of their own.
      if (name === 'payments') await showFilters(page, language);
      await expect(page.locator('[data-skeleton]')).toHaveCount(0);
      expect(await endOfTwelfthRow(page), name).toBeLessThanOrEqual(768);
    }
  });
