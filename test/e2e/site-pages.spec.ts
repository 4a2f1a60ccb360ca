import { expect, test } from './fixtures.ts';

const pages = [
  {
    language: 'en',
    path: '/',
    direction: 'ltr',
    title: /Interest-Free Installments/,
    headline: 'Interest-Free Installments',
    services: 'Services',
    servicesHeading: 'Three needs, one rule',
    askAboutBusiness: /Ask about this.*Business/,
  },
  {
    language: 'ur',
    path: '/ur/',
    direction: 'rtl',
    title: /بلا سود اقساط/,
    headline: 'بلا سود اقساط',
    services: 'خدمات',
    servicesHeading: 'تین ضرورتیں، ایک اصول',
    askAboutBusiness: /اس بارے میں پوچھیں.*کاروبار/,
  },
] as const;

for (const {
  language,
  path,
  direction,
  title,
  headline,
  services,
  servicesHeading,
  askAboutBusiness,
} of pages) {
  test.describe(`the site in ${language}`, () => {
    test('has every section, the seven branches and one first heading, from nobody else', async ({
      page,
      baseURL,
    }) => {
      const foreign: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(baseURL ?? '')) foreign.push(request.url());
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page).toHaveTitle(title);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      for (const id of ['hero', 'services', 'about', 'branches', 'contact']) {
        await expect(page.locator(`section#${id}`)).toHaveCount(1);
      }
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
      await expect(page.locator('#branches article')).toHaveCount(7);
      await expect(page.locator('#branches a[href^="tel:+92"]')).toHaveCount(1);
      await expect(page.locator('#branches a[href^="https://"][target=_blank]')).toHaveCount(1);
      await expect(page.locator('#branches button:disabled')).toHaveCount(12);
      expect(foreign).toEqual([]);
    });

    test('leads to a section with the focus, and leaves the address alone', async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.getByRole('navigation').first().getByRole('link', { name: services }).click();
      await expect(page.getByRole('heading', { name: servicesHeading })).toBeFocused();
      await expect(page.getByRole('heading', { name: servicesHeading })).toBeInViewport();
      expect(new URL(page.url()).hash).toBe('');
      await expect(page.locator('body > header, #site > header').first()).toHaveAttribute(
        'data-offset',
        'true',
      );
    });

    test('takes who asks about a service to the form with that service chosen', async ({ page }) => {
      await page.goto(path);
      await page.getByRole('link', { name: askAboutBusiness }).click();
      await expect(page.locator('#contact select[name=service]')).toHaveValue('business');
    });
  });
}

test('the language switch keeps the place and what was typed', async ({ page, context }) => {
  await page.goto('/');
  await page.locator('#contact [name=message]').fill('A fridge before the summer');
  await page.locator('#branches').scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'اردو' }).click();
  await expect(page).toHaveURL(/\/ur\/$/);
  await expect(page.locator('#contact [name=message]')).toHaveValue('A fridge before the summer');
  await expect(page.locator('#branches, #contact').first()).toBeInViewport();
  expect((await context.cookies()).find(({ name }) => name === 'language')?.value).toBe('ur');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('search engines and phones find what they ask for', async ({ page, baseURL }) => {
  const get = async (path: string) => (await page.request.get(path)).text();
  expect(await get('/robots.txt')).toContain('Sitemap: ');
  const sitemap = await get('/sitemap.xml');
  expect(sitemap).toContain('hreflang="ur"');
  expect(JSON.parse(await get('/site.webmanifest')).icons).toHaveLength(2);
  for (const path of [
    '/favicon.ico',
    '/favicon.svg',
    '/apple-touch-icon.png',
    '/icon-512.png',
    '/share-card.jpg',
  ]) {
    expect((await page.request.get(path)).status(), path).toBe(200);
  }
  await page.goto('/ur/');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/ur/`);
  await expect(page.locator('link[rel=alternate][hreflang=en]')).toHaveAttribute('href', `${baseURL}/`);
  const told = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(told.department).toHaveLength(7);
});

for (const path of ['/', '/ur/']) {
  test(`nothing of ${path} is wider than the smallest phone, nor than a screen with text twice as large`, async ({
    page,
  }) => {
    const isTooWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    expect(await isTooWide()).toBe(false);
    for (const width of [390, 640]) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(await isTooWide(), `at ${width}`).toBe(false);
    }
  });

  test(`everything to press on ${path} is large enough for a finger`, async ({ browser }) => {
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

  test(`who goes through ${path} by keyboard sees the focus below the header`, async ({ page }) => {
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

  test(`${path} on paper is the page without what only a screen can do, and dark on white`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.emulateMedia({ media: 'print' });
    for (const onScreen of ['#site > header', '#hero [data-island]', '#site > aside', '#contact form']) {
      await expect(page.locator(onScreen).first()).toBeHidden();
    }
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
  });
}
