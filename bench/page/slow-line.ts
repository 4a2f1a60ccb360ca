import type { Page } from '@playwright/test';

/** Fast 3G, in ms and bytes a second. */
const fast3g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

export async function slowLine(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', fast3g);
}
