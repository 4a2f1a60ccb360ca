import { watchLayoutShift } from '#test/support/browser/layout-shift.ts';
import { expect, test } from '../support/fixtures.ts';

const budgets = [
  { path: '/', fonts: 50_000, allFonts: 50_000, total: 110_000 },
  { path: '/ur/', fonts: 80_000, allFonts: 100_000, total: 140_000 },
];

for (const { path, fonts, allFonts, total } of budgets) {
  test(`${path} is small enough for a cheap phone on 3G`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const sent: { type: string; bytes: Promise<number>; isEarly: boolean }[] = [];
    let isLoaded = false;
    page.on('requestfinished', (request) => {
      const bytes = request.sizes().then(({ responseBodySize }) => responseBodySize);
      sent.push({ type: request.resourceType(), bytes, isEarly: !isLoaded });
    });
    page.once('load', () => {
      isLoaded = true;
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const sum = async (type: string, isEarly: boolean) => {
      const sizes = sent
        .filter((one) => one.type === type && one.isEarly === isEarly)
        .map(({ bytes }) => bytes);
      return (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
    };
    expect(await sum('document', true)).toBeLessThanOrEqual(14_000);
    expect(await sum('image', true)).toBeLessThanOrEqual(30_000);
    expect(await sum('script', true)).toBeLessThanOrEqual(3_000);
    expect(await sum('font', true)).toBeLessThanOrEqual(fonts);
    expect((await sum('font', true)) + (await sum('font', false))).toBeLessThanOrEqual(allFonts);
    const early = sent.filter(({ isEarly }) => isEarly).map(({ bytes }) => bytes);
    expect((await Promise.all(early)).reduce((all, size) => all + size, 0)).toBeLessThanOrEqual(total);
    expect(await sum('script', false)).toBeLessThanOrEqual(75_000);
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
