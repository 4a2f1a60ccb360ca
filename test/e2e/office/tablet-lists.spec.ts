import type { Page } from '@playwright/test';
import { languages } from '#domain/language.ts';
import { type PageName, pagePath } from '#web/office/pages.ts';
import { expect, test } from '../support/fixtures.ts';
import { openWithin } from '../support/open-app.ts';
import { overflowOf } from '../support/page-overflow.ts';
import { registerAddress } from '../support/register-address.ts';

const lists = [
  'customers',
  'payments',
  'approvals',
  'customerRequests',
  'complaints',
  'contactRequests',
  'employees',
  'audit',
  'manageBlog',
] as const satisfies readonly PageName[];

/** Words of a list that are broken inside, and days of which a part is in another line. */
function brokenWordsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isBroken = (node: Node, start: number, end: number): boolean => {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      const parts = [...range.getClientRects()].filter(({ width }) => width > 1);
      return parts.some(({ top }) => parts.some(({ bottom }) => top > bottom - 2));
    };
    const broken: string[] = [];
    for (const cell of document.querySelectorAll('main :is(td, tbody th):not([data-over])')) {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        const text = node.textContent ?? '';
        if (node.parentElement?.checkVisibility() !== true) continue;
        if (node.parentElement.closest('.visually-hidden') !== null) continue;
        const words = [...text.matchAll(/\S+/g)].map(
          ({ 0: word, index }) => [index, index + word.length] as const,
        );
        const days = cell.matches('[data-day]') ? [[0, text.length] as const] : [];
        for (const [start, end] of [...words, ...days])
          if (isBroken(node, start, end)) broken.push(text.slice(start, end));
      }
    }
    return broken;
  });
}

for (const language of languages) {
  test(`lists of the office break no word and no day on a tablet held upright, in ${language}`, async ({
    office,
  }) => {
    let page: Page | undefined;
    const faults: string[] = [];
    for (const name of lists) {
      const address = name === 'payments' ? registerAddress : pagePath('superadmin', name);
      if (page === undefined) page = await office('superadmin', address, language);
      else await openWithin(page, address);
      await page.setViewportSize({ width: 768, height: 1024 });
      await expect(page.locator('main tbody tr').first()).toBeVisible();
      await expect(page.locator('[data-skeleton]')).toHaveCount(0);
      const found = [...(await overflowOf(page)), ...(await brokenWordsOf(page))];
      faults.push(...found.map((fault) => `${name}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}
