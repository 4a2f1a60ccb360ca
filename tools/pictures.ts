import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { samplePassword } from '#sample/sample-sign-ins.ts';
import { chromiumLaunch } from '#test/support/browser/chromium.ts';
import { ServerProcess } from '#test/support/servers/process.ts';

/** `npm run pictures` makes the pictures of the README from the running product with its sample data. */
const pictureDir = join(import.meta.dirname, '../docs/pictures');

interface Picture {
  readonly name: string;
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly prepare?: (page: Page) => Promise<unknown>;
}

const signIn = async (page: Page) => {
  await page.getByLabel('Phone or email').fill('superadmin@example.pk');
  await page.getByLabel('Password', { exact: true }).fill(samplePassword);
  await page.keyboard.press('Enter');
};

const openRequest = async (page: Page) => {
  await signIn(page);
  await page.locator('tbody tr').nth(3).click();
  await page.getByRole('heading', { level: 2 }).first().waitFor();
};

const openAccount = async (page: Page) => {
  await signIn(page);
  await page.locator('tbody tr a').first().click();
  await page.getByText('Price = total payable').waitFor();
};

const pictures: readonly Picture[] = [
  { name: 'site-phone-ur', path: '/ur/', width: 390, height: 844 },
  { name: 'desk', path: '/admin/contact-requests', width: 1440, height: 900, prepare: openRequest },
  { name: 'account', path: '/admin/customers?arrears=late', width: 1440, height: 1180, prepare: openAccount },
];

async function take(
  browser: Browser,
  base: string,
  { name, path, width, height, prepare }: Picture,
): Promise<void> {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: 2,
    timezoneId: 'Asia/Karachi',
    reducedMotion: 'reduce',
  });
  await page.goto(`${base}${path}`, { waitUntil: 'networkidle' });
  await prepare?.(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot();
  await sharp(picture)
    .png({ palette: true, quality: 90 })
    .toFile(join(pictureDir, `${name}.png`));
  await page.close();
}

const dataDir = await mkdtemp(join(tmpdir(), 'qist-pictures-'));
const server = new ServerProcess({ PORT: '0', DATA_DIR: dataDir });
const base = await server.ready();
const browser = await chromium.launch(chromiumLaunch);
await mkdir(pictureDir, { recursive: true });
for (const picture of pictures) await take(browser, base, picture);
await browser.close();
await server.end('SIGTERM');
await rm(dataDir, { recursive: true, force: true });
