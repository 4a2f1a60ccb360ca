import type { Page } from '@playwright/test';
import { test as base, expect } from './fixtures.ts';

/** Records calls of `hostile()` and violations of the content policy, which must have had nothing to block. */
export const test = base.extend({
  page: async ({ page }, use) => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { hostile: () => seen.push('it ran'), seen });
      document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
        seen.push(violatedDirective),
      );
    });
    await use(page);
  },
});

export async function expectNothingRan(page: Page): Promise<void> {
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
}
