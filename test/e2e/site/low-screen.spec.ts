import type { Page } from '@playwright/test';
import { type SitePlace, sitePagePath } from '#contract/site/site-pages.ts';
import { complaintPath, trackingPath } from '#domain/desk/contact-requests/tracking-code.ts';
import { type Language, languages } from '#domain/language.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { visitorComplaint } from '#test/support/desk/complaints.ts';
import { expect, expectAccessible, ownServer, test } from '../support/fixtures.ts';
import { ownDigits } from '../support/own-digits.ts';
import { overflowOf } from '../support/page-overflow.ts';

/** A screen of 1280 x 1024 at 400 %. */
const zoomed = { width: 320, height: 256 };
const phone = { width: 360, height: 640 };

const places: readonly SitePlace[] = [
  { page: 'home' },
  { page: 'calculator' },
  { page: 'products' },
  { page: 'product', slug: 'room-cooler' },
  { page: 'guide' },
  { page: 'blog' },
  { page: 'post', slug: 'starting-a-small-shop' },
  { page: 'check' },
  { page: 'complaints' },
];

/** The page of a complaint, and that of a request. */
async function followed(language: Language): Promise<{ complaint: string; request: string }> {
  const calls = callsAt(ownServer());
  const { code } = await calls.call('submitComplaint', { body: visitorComplaint() });
  const sent = await calls.call('submitContactForm', {
    body: {
      formType: 'contact_us',
      fullName: 'Zainab Bibi',
      phoneNumber: `03${ownDigits(9)}`,
      email: null,
      address: 'Mohalla Islampura, Sargodha',
      about: null,
    },
  });
  const chosen = `?language=${language}`;
  return { complaint: complaintPath(code) + chosen, request: trackingPath(sent.code) + chosen };
}

/** Parts that stand out of the frame or the coloured ground that is around them. */
function outOfFrame(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isFrame = (element: Element) => {
      const { borderInlineStartWidth, borderInlineEndWidth, backgroundColor, overflowX } =
        getComputedStyle(element);
      const isDrawn = Number.parseFloat(borderInlineStartWidth) + Number.parseFloat(borderInlineEndWidth) > 0;
      return overflowX === 'visible' && (isDrawn || backgroundColor !== 'rgba(0, 0, 0, 0)');
    };
    const frames = [...document.querySelectorAll('main *')].filter(isFrame);
    return frames.flatMap((frame) => {
      const { left, right } = frame.getBoundingClientRect();
      return [...frame.querySelectorAll('*')]
        .filter(
          (part) =>
            part.closest('svg *') === null &&
            part.checkVisibility() &&
            getComputedStyle(part).position === 'static',
        )
        .filter((part) => {
          const box = part.getBoundingClientRect();
          return box.width > 1 && box.height > 1 && (box.left < left - 1 || box.right > right + 1);
        })
        .map((part) => `${frame.className}: ${part.tagName} ${part.textContent.slice(0, 30)}`);
    });
  });
}

/** The control with the focus, if it is covered, off the screen or without a ring; undefined outside the page's own part. */
function focusFault(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused?.matches('main *')) return undefined;
    // A hidden radio button shows its label, and a field its frame.
    const shown = [focused, ...(focused.closest('label') ? [focused.closest('label') as Element] : [])];
    const around = [focused, focused.parentElement, focused.parentElement?.parentElement];
    const hasRing = around.some((one) => one && getComputedStyle(one).outlineStyle !== 'none');
    const isSeen = shown.some((one) =>
      [...one.getClientRects()].some(({ left, right, top, bottom }) =>
        [0.1, 0.5, 0.9].some((part) => {
          const [x, y] = [left + (right - left) * part, top + (bottom - top) * part];
          const drawn = document.elementFromPoint(x, y);
          return drawn !== null && (one.contains(drawn) || drawn.contains(one));
        }),
      ),
    );
    return hasRing && isSeen ? null : `${hasRing ? 'covered' : 'no ring'}: ${focused.outerHTML.slice(0, 90)}`;
  });
}

/** Goes through the page by a key, and returns the controls that nobody would see to have the focus. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const controls = page
    .locator('main :is(a, :enabled, summary):not([tabindex="-1"], fieldset, option)')
    .and(page.locator(':visible'));
  const pressesMax = (await page.locator('a, button, input, select, textarea, summary').count()) + 1;
  const stops: (string | null)[] = [];
  for (let press = 0; press < pressesMax; press += 1) {
    await page.keyboard.press(key);
    const fault = await focusFault(page);
    if (fault !== undefined) stops.push(fault);
    else if (stops.length > 0) break;
  }
  // Of radio buttons one is a stop.
  const isRadio = page.locator('[type=radio]');
  const least = (await controls.count()) - (await controls.and(isRadio).count());
  expect(stops.length, 'each control is a stop').toBeGreaterThanOrEqual(least);
  return stops.filter((stop) => stop !== null);
}

for (const language of languages) {
  test(`the site in ${language} is read at 400 %, and used by keyboard there and on a phone`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { complaint, request } = await followed(language);
    const paths = [...places.map((place) => sitePagePath(place, language)), complaint, request];
    for (const path of paths) {
      await page.setViewportSize(zoomed);
      // Once the page is alive, no part of it comes or becomes usable any more.
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await overflowOf(page), path).toEqual([]);
      expect(await outOfFrame(page), path).toEqual([]);
      expect(await walk(page, 'Tab'), `${path} at 400 %`).toEqual([]);
      await expectAccessible(page);
      await page.setViewportSize(phone);
      expect(await walk(page, 'Shift+Tab'), `${path} on a phone, backwards`).toEqual([]);
    }
  });

  test(`the site in ${language} is whole without scripts, at 400 % too`, async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: zoomed });
    const { complaint, request } = await followed(language);
    for (const path of [...places.map((place) => sitePagePath(place, language)), complaint, request]) {
      await page.goto(ownServer() + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('.needs-script:visible')).toHaveCount(0);
      const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrolled, path).toBeLessThanOrEqual(zoomed.width);
      expect(await outOfFrame(page), path).toEqual([]);
    }
    await page.close();
  });
}
