import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../../test/support/browser/chromium.ts';

/** Bodies as they were sent, in KB, by what they are; without headers. */
export interface Transfer {
  readonly document: number;
  readonly script: number;
  readonly font: number;
  readonly image: number;
  readonly total: number;
  /** The script that hydration fetches once the page is loaded and idle. */
  readonly scriptAfterLoad: number;
}

/** Opens a page with an empty cache on a phone, and sums the bytes until its load event and after it. */
export async function transferOf(url: string): Promise<Transfer> {
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
    const sent: { type: string; kilobytes: Promise<number>; isBeforeLoad: boolean }[] = [];
    let isLoaded = false;
    page.on('requestfinished', (request) => {
      const kilobytes = request.sizes().then(({ responseBodySize }) => responseBodySize / 1000);
      sent.push({ type: request.resourceType(), kilobytes, isBeforeLoad: !isLoaded });
    });
    page.once('load', () => {
      isLoaded = true;
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    const sum = async (isCounted: (one: (typeof sent)[number]) => boolean) => {
      const sizes = await Promise.all(sent.filter(isCounted).map(({ kilobytes }) => kilobytes));
      return sizes.reduce((total, size) => total + size, 0);
    };
    const before = (type: string) => sum((one) => one.isBeforeLoad && one.type === type);
    return {
      document: await before('document'),
      script: await before('script'),
      font: await before('font'),
      image: await before('image'),
      total: await sum(({ isBeforeLoad }) => isBeforeLoad),
      scriptAfterLoad: await sum(({ type, isBeforeLoad }) => !isBeforeLoad && type === 'script'),
    };
  } finally {
    await browser.close();
  }
}
