import { expect, test } from '../support/fixtures.ts';

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
    signIn: 'Sign in',
    backToSite: 'Back to site',
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
    signIn: 'سائن اِن',
    backToSite: 'ویب سائٹ پر واپس',
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
  signIn,
  backToSite,
} of pages) {
  test.describe(`the site in ${language}`, () => {
    test('has every section, the seven branches and one first heading, all from our own server', async ({
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

    test('moves the focus to a section and keeps the address', async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      const header = page.locator('#site > header');
      // Before it is alive the browser follows a link itself; once it is, the header knows of scrolling.
      await page.mouse.wheel(0, 200);
      await expect(header).toHaveAttribute('data-offset', 'true');
      await page.getByRole('navigation').first().getByRole('link', { name: services }).click();
      await expect(page.getByRole('heading', { name: servicesHeading })).toBeFocused();
      await expect(page.getByRole('heading', { name: servicesHeading })).toBeInViewport();
      expect(new URL(page.url()).hash).toBe('');
      // The section before has passed, and nothing of it is seen through the header.
      await expect
        .poll(() => page.locator('#services').evaluate((section) => section.getBoundingClientRect().top))
        .toBeLessThanOrEqual(await header.evaluate((bar) => bar.getBoundingClientRect().bottom));
      await expect(header).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    });

    test('links to the sign-in page in its own language, whatever was chosen before, and back', async ({
      page,
      context,
      baseURL,
    }) => {
      const other = language === 'en' ? 'ur' : 'en';
      await context.addCookies([{ name: 'language', value: other, url: baseURL ?? '' }]);
      await page.goto(path);
      await page.getByRole('banner').getByRole('link', { name: signIn }).click();
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      // The choice is kept by the device, not by the address, where it would undo a later one.
      await expect(page).toHaveURL('/sign-in');
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.getByRole('link', { name: backToSite }).click();
      await expect(page).toHaveURL(path);
    });

    test('links each service to the form with that service chosen', async ({ page }) => {
      await page.goto(path);
      await page.getByRole('link', { name: askAboutBusiness }).click();
      await expect(page.locator('#contact select[name=service]')).toHaveValue('business');
    });
  });
}

test('the language switch keeps the place and what was typed', async ({ page, context }) => {
  await page.goto('/');
  await page.locator('#contact [name=message]').fill('A fridge before the summer');
  // The page keeps what was typed once it is alive.
  await expect(page.locator('#contact button[type=submit]')).toBeEnabled();
  await page.locator('#branches').scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'اردو' }).click();
  await expect(page).toHaveURL(/\/ur\/$/);
  await expect(page.locator('#contact [name=message]')).toHaveValue('A fridge before the summer');
  await expect(page.locator('#branches, #contact').first()).toBeInViewport();
  expect((await context.cookies()).find(({ name }) => name === 'language')?.value).toBe('ur');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('has what search engines and phones look for', async ({ page, baseURL }) => {
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
