import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import type { FieldDay } from '#contract/lending/field/field-days.ts';
import { samplePassword } from '#sample/sample-sign-ins.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import type { Desk } from '#test/support/lending/lending.ts';
import { fieldTexts, notSent, sentOf } from '#web/field/field.messages.ts';
import { chromiumLaunch } from '../../test/support/browser/chromium.ts';
import { phoneKey } from '../../test/support/lending/field.ts';
import { type Figure, figure, percentile } from '../figure.ts';
import { auditPage, mobileKeepingSession } from '../page/lighthouse.ts';

const cpuSlowdown = 4;
const items = 60;
const pin = '271828';
const debugPort = 9_379;
/** As the browser's own tools have it: 400 kbit/s and 400 ms. */
const slow3g = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** The day of the officer, taken along on a new phone. */
export async function dayOf(base: string, { employee }: Desk): Promise<FieldDay> {
  const { publicKey } = await phoneKey();
  const body = { publicKey, name: 'Infinix' };
  const { id } = await callsAt(base).call('registerFieldDevice', { as: employee, body });
  return callsAt(base).call('takeFieldDay', { as: employee, body: { deviceId: id } });
}

/** The bytes of a day as they would go over the line in Brotli, and the number of its visits. */
export async function packageFigure(base: string, desk: Desk): Promise<Figure> {
  const day = await dayOf(base, desk);
  const { length } = await promisify(brotliCompress)(JSON.stringify(day));
  return figure('fieldPackage', `a day of ${day.visits.length} visits, Brotli`, length / 1000);
}

export async function typePin(page: Page): Promise<void> {
  for (const digit of pin) await page.getByRole('button', { name: digit, exact: true }).click();
}

export async function signIn(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/sign-in`);
  await page.getByLabel('Phone or email').fill('employee@example.pk');
  await page.getByLabel('Password', { exact: true }).fill(samplePassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/employee');
}

/** The figures of a phone: the day on a slow line, the saving of cash on a slow phone, and the sending of a day. */
export async function phoneFigures(base: string): Promise<Figure[]> {
  const profile = await mkdtemp(join(tmpdir(), 'qist-phone-'));
  const context = await chromium.launchPersistentContext(profile, {
    ...chromiumLaunch,
    args: [...chromiumLaunch.args, `--remote-debugging-port=${debugPort}`],
    viewport: { width: 360, height: 640 },
    hasTouch: true,
  });
  try {
    return await measurePhone(context, base);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

async function measurePhone(context: BrowserContext, base: string): Promise<Figure[]> {
  const page = context.pages()[0] ?? (await context.newPage());
  const devtools = await context.newCDPSession(page);
  const permission = { name: 'persistent-storage' };
  await devtools.send('Browser.setPermission', { permission, setting: 'granted', origin: base });
  await signIn(page, base);
  const audit = await auditPage(`${base}/field`, debugPort, mobileKeepingSession);
  const readySeconds = await takeDay(page, base, devtools);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  const saved = await collectMany(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const sentSeconds = await sendAll(context, page);
  return [
    figure('fieldReady', 'from “Take my day” to the visits, slow 3G (400 kbit/s, 400 ms)', readySeconds),
    figure(
      'fieldSaved',
      `from the press to the slip on the disk at ${cpuSlowdown}x CPU slowdown, p75 of ${saved.length}`,
      percentile(saved, 75),
    ),
    figure('fieldSync', `${items} slips from the return of the network until all are answered`, sentSeconds),
    figure('fieldPerformance', 'Lighthouse, performance of /field', audit.performance),
    figure('fieldQuality', 'Lighthouse, accessibility of /field', audit.accessibility),
    figure('fieldQuality', 'Lighthouse, best practices of /field', audit.bestPractices),
  ];
}

async function takeDay(
  page: Page,
  base: string,
  devtools: Awaited<ReturnType<BrowserContext['newCDPSession']>>,
): Promise<number> {
  await page.goto(`${base}/field`);
  await page.getByRole('button', { name: fieldTexts.takeMyDay.en }).click();
  await typePin(page);
  await page.getByText(fieldTexts.pinAgain.en).waitFor();
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow3g);
  await typePin(page);
  const from = performance.now();
  await page.getByRole('heading', { name: fieldTexts.myDay.en }).waitFor();
  const seconds = (performance.now() - from) / 1000;
  await devtools.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
  });
  return seconds;
}

/** Takes cash at each visit in turn. Returns for each the ms from the press until its transaction was complete on the disk. */
async function collectMany(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const { add } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.add = function (...given) {
      const request = add.apply(this, given);
      this.transaction.addEventListener('complete', () =>
        Object.assign(window, { keptAt: performance.now() }),
      );
      return request;
    };
    window.addEventListener('click', () => Object.assign(window, { pressedAt: performance.now() }), true);
  });
  const times: number[] = [];
  for (let n = 0; n < items; n += 1) {
    await page.locator('.row').nth(n).click();
    await page.getByRole('button', { name: fieldTexts.collected.en }).click();
    await page.locator('footer .primary').click();
    await page.getByText(fieldTexts.kept.en).waitFor();
    times.push(
      await page.evaluate(() => {
        const { keptAt, pressedAt } = window as unknown as { keptAt: number; pressedAt: number };
        return keptAt - pressedAt;
      }),
    );
    await page.getByRole('button', { name: fieldTexts.toVisits.en }).click();
  }
  return times;
}

async function sendAll(context: BrowserContext, page: Page): Promise<number> {
  await page
    .getByRole('button', { name: notSent.en(items) })
    .first()
    .click();
  await context.setOffline(false);
  const from = performance.now();
  await page.getByRole('button', { name: fieldTexts.tryAgain.en }).click();
  await page.getByText(sentOf.en(items, items)).waitFor();
  return (performance.now() - from) / 1000;
}
