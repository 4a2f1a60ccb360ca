import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { samplePassword } from '#sample/sample-sign-ins.ts';
import { chromiumLaunch } from '../test/support/browser/chromium.ts';
import { ServerProcess } from '../test/support/servers/process.ts';
import { figure, type Measurement, percentile } from './figure.ts';
import { firstList } from './page/first-list.ts';
import { auditPage, mobileKeepingSession } from './page/lighthouse.ts';

const desk = '/admin/contact-requests';
const cpuSlowdown = 4;

async function signIn(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/sign-in`);
  await page.getByLabel('Phone or email').fill('superadmin@example.pk');
  await page.getByLabel('Password', { exact: true }).fill(samplePassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/admin');
}

/** A superadmin's work at the desk: filter, look into requests, go to another page and back. Each step is one interaction. */
async function workAtTheDesk(page: Page): Promise<void> {
  const parts = page.getByRole('navigation', { name: 'Views of the list' });
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const rows = page.getByRole('table').locator('tbody tr');
  for (let round = 0; round < 5; round += 1) {
    await parts.getByRole('link', { name: 'To contact' }).click();
    await page.waitForURL('**tab=to_contact');
    await parts.getByRole('link', { name: 'All' }).click();
    await page.waitForURL(`**${desk}`);
    await rows.nth(round).getByRole('link').first().click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await menu.getByRole('link', { name: 'Employees' }).click();
    await page.getByRole('heading', { level: 1, name: 'Employees' }).waitFor();
    await menu.getByRole('link', { name: 'Contact Requests' }).click();
    await rows.first().waitFor();
  }
}

/** The time from each click or key to the next frame, in ms, from the browser's own event timing. */
async function interactionTimes(context: BrowserContext, base: string): Promise<number[]> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  const devtools = await context.newCDPSession(page);
  await page.goto(`${base}${desk}`);
  await page.getByRole('table').waitFor();
  await page.evaluate(() => {
    const durations: Record<number, number> = {};
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        const { interactionId, duration } = entry as PerformanceEventTiming & { interactionId: number };
        if (interactionId > 0) durations[interactionId] = Math.max(durations[interactionId] ?? 0, duration);
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await workAtTheDesk(page);
  return page.evaluate(() =>
    Object.values((window as unknown as { durations: Record<number, number> }).durations),
  );
}

/** The office for its staff: Lighthouse for the desk, and the delay after a click on a slow machine. */
export async function measureOffice(): Promise<Measurement> {
  const dataDir = await mkdtemp(join(tmpdir(), 'qist-bench-'));
  const server = new ServerProcess({ PORT: '0', DATA_DIR: join(dataDir, 'data') });
  const base = await server.ready();
  const debugPort = 9_378;
  const context = await chromium.launchPersistentContext(join(dataDir, 'browser'), {
    ...chromiumLaunch,
    args: [...chromiumLaunch.args, `--remote-debugging-port=${debugPort}`],
  });
  try {
    const [page = await context.newPage()] = context.pages();
    await signIn(page, base);
    const times = await interactionTimes(context, base);
    const opening = await firstList(context, `${base}${desk}`, cpuSlowdown);
    const audit = await auditPage(`${base}${desk}`, debugPort, mobileKeepingSession);
    return {
      figures: [
        figure(
          'interaction',
          `an interaction at ${cpuSlowdown}x CPU slowdown, p75 of ${times.length}`,
          percentile(times, 75),
        ),
        figure(
          'firstList',
          `the first list on fast 3G at ${cpuSlowdown}x CPU slowdown, nothing in the cache, ${opening.requests} requests`,
          opening.listed / 1000,
        ),
        figure('firstStar', 'the star before it', opening.painted / 1000),
        figure('officePerformance', `${desk} performance`, audit.performance),
        figure('officeQuality', `${desk} accessibility`, audit.accessibility),
        figure('officeQuality', `${desk} best practices`, audit.bestPractices),
      ],
    };
  } finally {
    await context.close();
    await server.end('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  }
}
