import { expect, test } from './fixtures.ts';

const budgets = [
  { path: '/', html: 14_336, fonts: 50_000 },
  { path: '/ur/', html: 14_336, fonts: 80_000 },
];

for (const { path, html, fonts } of budgets) {
  test(`${path} weighs no more than a cheap phone on 3G can bear`, async ({ page }) => {
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
    expect(await sum('document', true)).toBeLessThanOrEqual(html);
    expect(await sum('script', true)).toBeLessThanOrEqual(3_000);
    expect((await sum('font', true)) + (await sum('font', false))).toBeLessThanOrEqual(fonts);
    expect(await sum('script', false)).toBeLessThanOrEqual(75_000);
  });
}
