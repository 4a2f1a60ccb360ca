import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '../test/support/browser/chromium.ts';

/**
 * Takes every section and every state of the forms, on a phone and a desktop, in both languages, to be looked at:
 * `node tools/screenshots.ts http://localhost:3000 /tmp/screenshots`. It leaves no request behind: what it sends is answered here.
 */

const [, , base = 'http://localhost:3000', outDir = 'screenshots'] = process.argv;

const screens = [
  { name: 'phone', width: 390, height: 844, scale: 2 },
  { name: 'desktop', width: 1440, height: 900, scale: 1 },
] as const;
const pages = [
  { language: 'en', path: '/' },
  { language: 'ur', path: '/ur/' },
] as const;

const sections = ['hero', 'services', 'about', 'branches', 'contact'] as const;
const submissions = '**/api/contact-forms';

interface Shooting {
  readonly page: Page;
  /** Begins the names of its pictures. */
  readonly name: string;
}

/** Scrolls through the page, so that whatever waits for being near the screen is there. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) {
      image.loading = 'eager';
      await image.decode().catch(() => undefined);
    }
    await document.fonts.ready;
  });
}

async function shoot({ page, name }: Shooting, what: string): Promise<void> {
  await settle(page);
  await page.screenshot({ path: join(outDir, `${name}-${what}.png`) });
}

async function shootSections({ page, name }: Shooting): Promise<void> {
  await settle(page);
  await page.screenshot({ path: join(outDir, `${name}-page.png`), fullPage: true });
  for (const id of sections) {
    await page.locator(`#${id}`).screenshot({ path: join(outDir, `${name}-${id}.png`) });
  }
  await page.locator('footer').screenshot({ path: join(outDir, `${name}-footer.png`) });
  for (const scene of [1, 2]) {
    await page.locator('#hero [role=group] button').nth(scene).click();
    await shoot({ page, name }, `hero-scene-${scene + 1}`);
  }
}

/** The input of each form, by the names of its fields. */
const forms = [
  {
    what: 'contact-dialog',
    open: (page: Page) => page.locator('[data-opens=contact]').first().click(),
    form: 'dialog form',
    values: { fullName: 'Zainab Bibi', phoneNumber: '03001234567', address: 'Mohalla Islampura' },
  },
  {
    what: 'home-visit',
    open: (page: Page) => page.locator('main [data-opens=visit]').first().click(),
    form: 'dialog form',
    values: { name: 'زینب بی بی', phone: '03001234567', address: 'Mohalla Islampura' },
  },
  {
    what: 'message-form',
    open: (page: Page) => page.locator('#contact form').scrollIntoViewIfNeeded(),
    form: '#contact form',
    values: { name: 'Zainab Bibi', phone: '03001234567', message: 'A fridge before the summer' },
  },
] as const;

async function shootForm(
  shooting: Shooting,
  { what, open, form, values }: (typeof forms)[number],
): Promise<void> {
  const { page } = shooting;
  const submit = page.locator(`${form} button[type=submit]`);
  await open(page);
  await shoot(shooting, what);
  await submit.click();
  await page.locator(`${form} [aria-invalid=true]`).first().waitFor();
  await shoot(shooting, `${what}-errors`);

  for (const [field, value] of Object.entries(values))
    await page.locator(`${form} [name=${field}]`).fill(value);
  if (what === 'home-visit') await page.locator(`${form} [value=afternoon]`).check();

  await page.route(submissions, (route) => route.abort());
  await submit.click();
  await page.locator('[role=status] p, [role=status] div, form section[tabindex="-1"]').first().waitFor();
  await shoot(shooting, `${what}-failed`);
  await page.unroute(submissions);

  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(submissions, async (route) => {
    await answered;
    await route.fulfill({ json: { data: { id: crypto.randomUUID() } } });
  });
  await submit.click();
  await shoot(shooting, `${what}-sending`);
  answer();
  await submit.waitFor({ state: 'detached' });
  await shoot(shooting, `${what}-thanks`);
  await page.unroute(submissions);
  await page.keyboard.press('Escape');
}

async function shootScreen(
  browser: Browser,
  { name, width, height, scale }: (typeof screens)[number],
): Promise<void> {
  for (const { language, path } of pages) {
    const page = await browser.newPage({
      viewport: { width, height },
      deviceScaleFactor: scale,
      hasTouch: name === 'phone',
      reducedMotion: 'reduce',
      timezoneId: 'Asia/Karachi',
    });
    await page.goto(base + path, { waitUntil: 'networkidle' });
    const shooting = { page, name: `${name}-${language}` };
    await shootSections(shooting);
    for (const form of forms) await shootForm(shooting, form);
    await page.close();
  }
}

await mkdir(outDir, { recursive: true });
const browser = await chromium.launch(chromiumLaunch);
for (const screen of screens) await shootScreen(browser, screen);
await browser.close();
