import type { Request } from '@playwright/test';
import { watchLayoutShift } from '#test/support/browser/layout-shift.ts';
import { expect, test } from '../support/fixtures.ts';

const budgets = [
  { path: '/', fonts: 50_000, allFonts: 50_000, total: 110_000 },
  { path: '/ur/', fonts: 80_000, allFonts: 100_000, total: 140_000 },
];

const sumOf = (sent: readonly { bytes: number }[]) => sent.reduce((total, { bytes }) => total + bytes, 0);

for (const { path, fonts, allFonts, total } of budgets) {
  test(`${path} is small enough for a cheap phone on 3G`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const finished: { request: Request; isEarly: boolean }[] = [];
    let isLoaded = false;
    page.on('requestfinished', (request) => finished.push({ request, isEarly: !isLoaded }));
    page.once('load', () => {
      isLoaded = true;
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    // A request that finishes later is not asked for its size: the page may be closed by then.
    const sent = await Promise.all(
      finished.map(async ({ request, isEarly }) => ({
        type: request.resourceType(),
        bytes: (await request.sizes()).responseBodySize,
        isEarly,
      })),
    );
    const sum = (type: string, isEarly: boolean) =>
      sumOf(sent.filter((one) => one.type === type && one.isEarly === isEarly));
    expect(sum('document', true)).toBeLessThanOrEqual(14_000);
    expect(sum('image', true)).toBeLessThanOrEqual(30_000);
    expect(sum('script', true)).toBeLessThanOrEqual(3_000);
    expect(sum('font', true)).toBeLessThanOrEqual(fonts);
    expect(sum('font', true) + sum('font', false)).toBeLessThanOrEqual(allFonts);
    expect(sumOf(sent.filter(({ isEarly }) => isEarly))).toBeLessThanOrEqual(total);
    expect(sum('script', false)).toBeLessThanOrEqual(75_000);
  });
}

for (const path of ['/', '/ur/']) {
  test(`nothing on ${path} moves when its fonts arrive after the first paint`, async ({ page }) => {
    const layoutShift = await watchLayoutShift(page);
    let painted = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await painted.promise;
      await route.continue();
    });
    for (const viewport of [
      { width: 360, height: 800 },
      { width: 390, height: 844 },
      { width: 1366, height: 768 },
    ]) {
      painted = Promise.withResolvers<void>();
      await page.setViewportSize(viewport);
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      painted.resolve();
      await page.waitForLoadState('networkidle');
      expect(await layoutShift(), `at ${viewport.width} px`).toBeLessThanOrEqual(0.005);
    }
    // The last font may still be on its way through Playwright.
    await page.unrouteAll({ behavior: 'wait' });
  });
}
