import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Prints the open page on paper of a width in millimetres, and returns the number of pages. */
export async function printedPages(page: Page, width: string): Promise<number> {
  await page.emulateMedia({ media: 'print' });
  const pixels = (Number.parseInt(width, 10) * 96) / 25.4;
  await page.setViewportSize({ width: Math.floor(pixels), height: 1_000 });
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth),
    'nothing is wider than the paper',
  ).toBeLessThanOrEqual(Math.ceil(pixels));
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  await page.emulateMedia({ media: 'screen' });
  return [...pdf.matchAll(/\/Type\s*\/Page\b/g)].length;
}
