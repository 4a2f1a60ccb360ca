import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { chromiumLaunch } from '../../test/support/browser/chromium.ts';
import { median } from '../figure.ts';
import { slowLine } from './slow-line.ts';

interface Opening {
  /** Time to the first paint, in ms. */
  readonly painted: number;
  /** Time to the first row of the list, in ms. */
  readonly listed: number;
  readonly requests: number;
}

type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The opening of a page with a list on fast 3G and a slow machine, for a signed-in user with an empty cache. */
async function openCold(
  browser: Browser,
  storageState: SignedIn,
  url: string,
  cpuSlowdown: number,
): Promise<Opening> {
  const context = await browser.newContext({
    storageState,
    viewport: { width: 1366, height: 768 },
  });
  try {
    const page = await context.newPage();
    let requests = 0;
    page.on('request', () => {
      requests += 1;
    });
    await slowLine(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (document.querySelector('tbody a') === null) return;
        performance.mark('listed');
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(url);
    await page.locator('tbody a').first().waitFor();
    const times = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      listed: performance.getEntriesByName('listed')[0]?.startTime ?? Number.NaN,
    }));
    return { ...times, requests };
  } finally {
    await context.close();
  }
}

/** The median of five cold openings, in a browser of their own. */
export async function firstList(
  signedIn: BrowserContext,
  url: string,
  cpuSlowdown: number,
): Promise<Opening> {
  const state = await signedIn.storageState();
  const browser = await chromium.launch(chromiumLaunch);
  const openings: Opening[] = [];
  try {
    for (let round = 0; round < 5; round += 1)
      openings.push(await openCold(browser, state, url, cpuSlowdown));
  } finally {
    await browser.close();
  }
  const middle = (of: keyof Opening) => median(openings.map((opening) => opening[of]));
  return { painted: middle('painted'), listed: middle('listed'), requests: middle('requests') };
}
