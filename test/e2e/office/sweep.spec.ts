import type { Page } from '@playwright/test';
import { type Language, languages } from '#domain/language.ts';
import { receiptCheckPath } from '#domain/lending/agreements/receipt-check-path.ts';
import { roles } from '#domain/rights/role.ts';
import { lenderContent } from '#server/platform/rules/lender-content.ts';
import { thorough } from '#test/support/runs/thorough.ts';
import { messages as notFound } from '#web/frame/not-found-page.messages.ts';
import { paths, signInViewPath, signInViews, sitePath } from '#web/paths.ts';
import { addressesOf } from '../support/area-addresses.ts';
import { filledAddress } from '../support/filled-address.ts';
import { barriersOf, expect, expectTitle, ownServer, sharedSession, test } from '../support/fixtures.ts';
import { forcedColorsFaults } from '../support/forced-colors-faults.ts';
import { lowTargetsOf } from '../support/low-targets.ts';
import { openWithin } from '../support/open-app.ts';
import { cutWordsOf, hollowControlsOf, overflowOf, setDrawn } from '../support/page-overflow.ts';
import { takenPressesOf } from '../support/row-presses.ts';
import { sampleReceipts } from '../support/sample-receipts.ts';

/** The widths at which everything is checked: English on a desktop, Urdu on a phone. */
const usualWidth = { en: 1366, ur: 390 } as const;

/** The widths at which a page is measured: its narrowest and some of each layout. */
const allWidths = [320, 390, 600, 768, 900, 1024, 1366, 1920];

/**
 * In full both languages are measured at each width, else each layout in one of them: layouts change at the same widths in
 * both.
 */
const widths: Readonly<Record<Language, readonly number[]>> = thorough
  ? { en: allWidths, ur: allWidths }
  : { en: [320, 600, 900, 1024, 1366], ur: [320, 390, 768, 1366] };

/** In full, text is enlarged on a desktop and on a phone, otherwise only at the width of the language. */
const largeTextWidths: Readonly<Record<Language, readonly number[]>> = thorough
  ? { en: Object.values(usualWidth), ur: Object.values(usualWidth) }
  : { en: [usualWidth.en], ur: [usualWidth.ur] };

/** Colours do not depend on the language, so their contrast is checked in one. */
const hasForcedColors = (language: Language) => thorough || language === 'en';

/** A page that is fully checked for another role or by other tests is measured at this width only. */
const narrowest = 320;

/** The parts that no longer fit with letters twice as large. */
async function faultsOfLargeText(page: Page): Promise<string[]> {
  const setFontSize = (size: string) =>
    page.evaluate((value) => {
      document.documentElement.style.fontSize = value;
    }, size);
  await setFontSize('200%');
  const faults = [...(await overflowOf(page)), ...(await cutWordsOf(page))];
  await setFontSize('');
  return faults.map((fault) => `${fault} at 200 % text`);
}

/** All faults of the open page. Console messages and policy violations fail the test separately. */
async function faultsOf(page: Page, language: Language): Promise<string[]> {
  const usual = usualWidth[language];
  const faults: string[] = [];
  // Each width is laid out once, and all checks of that width run then.
  for (const width of [usual, ...widths[language].filter((other) => other !== usual)]) {
    await page.setViewportSize({ width, height: 900 });
    if (width === usual) {
      faults.push(...(await barriersOf(page)));
      if (hasForcedColors(language)) faults.push(...(await forcedColorsFaults(page)));
      await setDrawn(page, false);
    }
    if (largeTextWidths[language].includes(width))
      faults.push(...(await faultsOfLargeText(page)).map((fault) => `${fault} at ${width} px`));
    faults.push(...(await overflowOf(page)).map((fault) => `${fault} at ${width} px`));
    if (width === usualWidth.en)
      faults.push(...(await hollowControlsOf(page)), ...(await takenPressesOf(page)));
    if (width === usualWidth.ur) faults.push(...(await lowTargetsOf(page)));
  }
  await setDrawn(page, true);
  return faults;
}

/** The same for a page that is fully checked elsewhere: only the checks that depend on the reader's rights. */
async function faultsOfKnown(page: Page, language: Language): Promise<string[]> {
  await page.setViewportSize({ width: usualWidth[language], height: 900 });
  const barriers = await barriersOf(page);
  await page.setViewportSize({ width: narrowest, height: 900 });
  const overflow = await overflowOf(page);
  return [...barriers, ...overflow.map((fault) => `${fault} at ${narrowest} px`)];
}

/** The pages of one test at most: enough to be worth a sign-in, and few enough for all workers to end together. */
const pagesPerTest = 10;

const sweeps = roles.flatMap((role) => {
  const addresses = addressesOf(role);
  const parts = Math.ceil(addresses.length / pagesPerTest);
  const size = Math.ceil(addresses.length / parts);
  return languages.flatMap((language) =>
    Array.from({ length: parts }, (_, part) => ({
      role,
      language,
      part: `part ${part + 1} of ${parts}`,
      addresses: addresses.slice(part * size, (part + 1) * size),
    })),
  );
});

for (const { role, language, part, addresses } of sweeps) {
  test(`every page of a ${role} has its heading, is accessible, logs nothing, fits the screen and a finger, in ${language}, ${part}`, async ({
    office,
  }) => {
    const { session } = await sharedSession(role);
    const faults: string[] = [];
    let page: Page | undefined;
    for (const { address, title, isAgain, isShared } of addresses) {
      const filled = await filledAddress(address, session);
      if (page === undefined) page = await office(role, filled, language);
      else await openWithin(page, filled);
      await expect(page.locator('[data-skeleton]')).toHaveCount(0);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).not.toHaveText(notFound.title[language]);
      if (title !== undefined) {
        await expect(heading).toHaveText(title[language]);
        await expectTitle(page, `${title[language]} · ${lenderContent.lender.name[language]}`);
      }
      if (isAgain) continue;
      const found = await (isShared && !thorough ? faultsOfKnown : faultsOf)(page, language);
      faults.push(...found.map((fault) => `${address}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}

for (const language of languages) {
  test(`every page without a session is accessible, logs nothing, fits the screen and a finger, in ${language}`, async ({
    page,
    context,
  }) => {
    const views = signInViews.map((view) => signInViewPath(view, ''));
    const receipts = (await sampleReceipts('valid')).map(({ code }) => receiptCheckPath(code));
    expect(receipts).toHaveLength(1);
    const app = [paths.signIn, ...views, ...receipts, paths.notFound, '/no-such-page'];
    const addresses = [sitePath(language), ...app];
    await context.addCookies([{ name: 'language', value: language, url: ownServer() }]);
    const faults: string[] = [];
    for (const address of addresses) {
      await page.goto(address, { waitUntil: 'networkidle' });
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // The site has tests of its own for its layout.
      const isSite = address === sitePath(language);
      const found = await (isSite && !thorough ? faultsOfKnown : faultsOf)(page, language);
      faults.push(...found.map((fault) => `${address}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}
