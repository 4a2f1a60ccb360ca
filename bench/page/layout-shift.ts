import type { Browser } from '@playwright/test';
import { watchLayoutShift } from '../../test/support/browser/layout-shift.ts';
import { slowLine } from './slow-line.ts';

/** From the smallest phone to a desktop. */
const screens = [
  { width: 320, height: 640 },
  { width: 360, height: 800 },
  { width: 375, height: 667 },
  { width: 390, height: 844 },
  { width: 412, height: 823 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
];

/**
 * The layout shift while a page loads on a line so slow that text is painted before its fonts arrive: the worst of all screens.
 */
export async function worstLayoutShift(url: string, browser: Browser): Promise<number> {
  const shifts: number[] = [];
  for (const viewport of screens) {
    const page = await browser.newPage({ viewport });
    await slowLine(page);
    const layoutShift = await watchLayoutShift(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    shifts.push(await layoutShift());
    await page.close();
  }
  return Math.max(...shifts);
}
