import type { Page } from '@playwright/test';
import { roles } from '#domain/rights/role.ts';
import { paths, signInViewPath, signInViews } from '#web/paths.ts';
import { addressesOf } from './area-addresses.ts';
import { filledAddress } from './filled-address.ts';
import { expect, sharedSession, signIn, test } from './fixtures.ts';
import { openWithin } from './open-app.ts';
import { setDrawn } from './page-overflow.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

/** Links, buttons, fields and tabs that are too low for a finger. A link within a sentence is as high as its line (WCAG 2.5.8). */
function lowTargetsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Half a pixel is lost where letters are measured in parts of one.
    const heightMin = 43.5;
    const isShown = (element: Element): boolean => {
      const { width, height, bottom } = element.getBoundingClientRect();
      const isTouched = getComputedStyle(element).pointerEvents !== 'none';
      return isTouched && element.checkVisibility() && width > 1 && height > 1 && bottom > 0;
    };
    const isWithinSentence = (element: Element): boolean =>
      element.matches('a') &&
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && /[\p{L}\p{N}]/u.test(node.textContent ?? ''),
      );
    // What is touched may be larger than what is drawn.
    const heightOf = (element: Element): number =>
      Math.max(
        element.getBoundingClientRect().height,
        ...[...((element as HTMLInputElement).labels ?? [])].map(
          (label) => label.getBoundingClientRect().height,
        ),
        ...['::before', '::after'].map((mark) => {
          const { content, position, height } = getComputedStyle(element, mark);
          return content !== 'none' && position === 'absolute' ? Number.parseFloat(height) : 0;
        }),
      );
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [role=tab]')]
      .filter((element) => isShown(element) && !isWithinSentence(element) && heightOf(element) < heightMin)
      .map((element) => {
        const name =
          element.getAttribute('aria-label') || element.textContent || element.getAttribute('name');
        return `${element.tagName} ${name?.trim().slice(0, 40)}: ${heightOf(element).toFixed(1)} px`;
      });
  });
}

for (const role of roles) {
  test(`every link, button, field and tab of a ${role} is high enough for a finger on a phone`, async ({
    page,
  }) => {
    await signIn(page, role);
    const { session } = await sharedSession(role);
    await page.goto(paths.notFound);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await setDrawn(page, false);
    const faults = new Set<string>();
    for (const { address, isAgain } of addressesOf(role)) {
      if (isAgain) continue;
      await openWithin(page, await filledAddress(address, session));
      for (const fault of await lowTargetsOf(page)) faults.add(`${address}: ${fault}`);
    }
    expect([...faults]).toEqual([]);
  });
}

test('every link, button and field of signing in is high enough for a finger on a phone', async ({
  page,
}) => {
  const faults: string[] = [];
  for (const address of [paths.signIn, ...signInViews.map((view) => signInViewPath(view, ''))]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    faults.push(...(await lowTargetsOf(page)).map((fault) => `${address}: ${fault}`));
  }
  expect(faults).toEqual([]);
});
