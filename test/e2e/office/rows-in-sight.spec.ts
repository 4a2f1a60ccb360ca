import type { Page } from '@playwright/test';
import { languages } from '#domain/language.ts';
import { type PageName, pagePath } from '#web/office/pages.ts';
import { expect, test } from '../support/fixtures.ts';
import { openWithin } from '../support/open-app.ts';
import { registerAddress } from '../support/register-address.ts';
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

/** The place of the end of a list's twelfth row, if all are as high as most of them, in px from the top of the screen. */
function endOfTwelfthRow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const rows = [...document.querySelectorAll('main tbody tr')].map((row) => row.getBoundingClientRect());
    const heights = rows.map(({ height }) => height).toSorted((one, other) => one - other);
    return (rows[0]?.top ?? Number.NaN) + 12 * (heights[Math.floor(heights.length / 2)] ?? Number.NaN);
  });
}

for (const language of languages)
  test(`on a laptop twelve rows of each list are in sight, in ${language}`, async ({ office }) => {
    let page: Page | undefined;
    for (const name of lists) {
      const address = name === 'payments' ? registerAddress : pagePath('superadmin', name);
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
