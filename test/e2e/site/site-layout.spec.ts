import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { layoutFaults } from '../support/layout-faults.ts';

/**
 * True if the bar shows the whole name of the sample lender. A longer name may be cut there, and is whole at the foot of the
 * page.
 */
function isNameWhole(page: Page): Promise<boolean> {
  return page.locator('#site header [lang]:visible').evaluateAll((names) =>
    names.every((name) => {
      const words = document.createRange();
      words.selectNodeContents(name);
      return words.getBoundingClientRect().width <= name.getBoundingClientRect().width + 1;
    }),
  );
}

for (const path of ['/', '/ur/']) {
  test(`${path} fits every width from 320 to 1920 px, with text twice as large too`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    for (const size of ['100%', '200%']) {
      for (const width of [320, 360, 390, 600, 768, 900, 1024, 1366, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize;
        }, size);
        expect(await layoutFaults(page), `${width} px, ${size}`).toEqual([]);
        if (size === '100%') expect(await isNameWhole(page), `the lender's name at ${width} px`).toBe(true);
      }
    }
  });

  test(`every control on ${path} is large enough for a finger`, async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await page.goto(path, { waitUntil: 'networkidle' });
    const tooSmall = await page
      .locator('a:visible, button:visible, select:visible, input:not([name=website]):visible')
      .evaluateAll((targets) =>
        targets
          .filter((target) => !target.matches('[href="#main"]'))
          .map((target) => ({ name: target.textContent, box: target.getBoundingClientRect() }))
          .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
          .map(({ name, box }) => `${name} ${box.width} x ${box.height}`),
      );
    expect(tooSmall).toEqual([]);
    await page.close();
  });

  test(`chat and bar on ${path} cover neither the first badge nor, at the end, the copyright`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path, { waitUntil: 'networkidle' });
    const isCovered = (covered: string) =>
      page.evaluate((selector) => {
        const covering = [...document.querySelectorAll('#site > aside > *')];
        const element = document.querySelector(selector);
        if (covering.length < 2 || element === null) throw new Error(`there is no bar or no ${selector}`);
        const range = document.createRange();
        range.selectNode(element);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        return covering
          .map((each) => each.getBoundingClientRect())
          .some((box) => left < box.right && right > box.left && top < box.bottom && bottom > box.top);
      }, covered);
    for (const [width, height] of [
      [320, 568],
      [360, 800],
      [390, 844],
      [768, 1024],
      [1024, 768],
      [1366, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => window.scrollTo(0, 0));
      expect(await isCovered('#hero li svg'), `the badge at ${width} px`).toBe(false);
      expect(await isCovered('#hero [role=group]'), `the controls at ${width} px`).toBe(false);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      expect(await isCovered('footer small'), `the copyright at ${width} px`).toBe(false);
    }
  });

  test(`on a phone ${path} has a call and a home visit at hand, beside the chat`, async ({ page }) => {
    const [call, visit] = path === '/' ? ['Call', 'Home visit'] : ['کال کریں', 'گھر پر ملاقات'];
    const bar = page.locator('#site > aside');
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(bar.getByRole('link', { name: call, exact: true })).toBeHidden();
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(bar.getByRole('link', { name: call, exact: true })).toHaveAttribute('href', /^tel:\+92/);
    await bar.getByRole('button', { name: visit, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test(`on ${path} the header never covers the keyboard focus`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path, { waitUntil: 'networkidle' });
    const hidden: string[] = [];
    const places = await page.locator('main :is(a, button:enabled, input, select, textarea):visible').count();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let press = 0; press < places; press += 1) {
        await page.keyboard.press(key);
        const covered = await page.evaluate(() => {
          const focused = document.activeElement;
          const header = document.querySelector('#site > header');
          if (!focused?.matches('main *') || header === null) return null;
          const { top, bottom } = focused.getBoundingClientRect();
          const isSeen = bottom > header.getBoundingClientRect().bottom && top < window.innerHeight;
          return isSeen ? null : focused.outerHTML.slice(0, 80);
        });
        if (covered !== null) hidden.push(covered);
      }
    }
    expect(hidden).toEqual([]);
  });

  test(`${path} in print has the lender's name, is dark on white, with whole cards and without screen-only parts`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.emulateMedia({ media: 'print' });
    for (const onScreen of ['#site > header nav', '#hero [data-island]', '#site > aside', '#contact form']) {
      await expect(page.locator(onScreen).first()).toBeHidden();
    }
    await expect(page.locator('#site > header')).toHaveCSS('position', 'static');
    await expect(page.getByRole('banner').getByText('Asaan Qist')).toBeVisible();
    await expect(page.locator('#branches article')).toHaveCount(7);
    for (const told of ['#branches article >> nth=6', 'footer bdi >> nth=0', '#contact bdi >> nth=0']) {
      await expect(page.locator(told).first()).toBeVisible();
    }
    const pale = await page.locator('footer :is(p, span, bdi, h2, small)').evaluateAll((texts) =>
      texts
        .filter((text) => text.textContent.trim() !== '')
        .map((text) => getComputedStyle(text).color)
        .filter((color) => Number(/\d+/.exec(color)?.[0]) > 100),
    );
    expect(pale).toEqual([]);
    const split = await page
      .locator('#site :is(article, figure, #hero li, #about dl > div)')
      .evaluateAll((cards) => cards.filter((card) => getComputedStyle(card).breakInside !== 'avoid').length);
    expect(split).toBe(0);
    await expect(page.locator('#services article [aria-hidden] > span').first()).toHaveCSS(
      'print-color-adjust',
      'exact',
    );
  });

  test(`in forced colours ${path} uses lines and shapes instead of colours`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.goto(path, { waitUntil: 'networkidle' });
    const tiles = page.locator('#services article [aria-hidden] > span');
    const groundOf = (tile: Locator) => tile.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await groundOf(tiles.first())).not.toBe(await groundOf(tiles.last()));
    const scenes = page.locator('#hero [role=group] button');
    await expect(scenes.first()).toHaveCSS('border-top-style', 'solid');
    await expect(scenes.nth(1)).toHaveCSS('border-top-style', 'none');
    for (const card of await page.locator('#site :is(article, figure), #site > aside a').all()) {
      await expect(card).toHaveCSS('border-top-style', 'solid');
    }
    await page.locator('main [data-opens=visit]').click();
    const times = page.getByRole('dialog').locator('label:has([type=radio])');
    await times.first().click();
    const lineOf = (time: Locator) => time.evaluate((element) => getComputedStyle(element).borderTopWidth);
    expect(await lineOf(times.first())).not.toBe(await lineOf(times.last()));
  });
}
