import { expect, test } from '../support/fixtures.ts';

test.use({ javaScriptEnabled: false });

for (const path of ['/', '/ur/']) {
  test(`${path} works without scripts`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#branches article')).toHaveCount(7);
    await expect(page.locator('footer a[href^="tel:+92"]')).toBeVisible();
    await expect(page.locator('#contact a[href^="https://wa.me/92"]')).toBeVisible();
    await expect(page.locator('#contact a[href^="mailto:"]')).toBeVisible();
    // Parts that need scripts are hidden, and a text says so.
    await expect(page.locator('#contact form')).toBeHidden();
    await expect(page.getByText(/JavaScript|جاوا اسکرپٹ/)).toBeVisible();
    await page.locator('header a[href="#services"]').click();
    await expect(page.locator('#services')).toBeInViewport();
  });
}
