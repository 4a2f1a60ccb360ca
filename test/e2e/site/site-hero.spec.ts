import { expect, test } from '../support/fixtures.ts';

/** The lender's specification sets it. */
const slideMs = 4000;

test.describe('the pictures of the hero', () => {
  test('fade every four seconds in a loop, until they are paused', async ({ page }) => {
    await page.clock.install();
    await page.goto('/', { waitUntil: 'networkidle' });
    const name = (service: string) => page.getByRole('button', { name: service, exact: true });
    await expect(page.locator('#hero picture')).toHaveCount(3);
    await expect(name('Dowry')).toHaveAttribute('aria-pressed', 'true');
    for (const service of ['Business', 'Home', 'Dowry']) {
      await page.clock.runFor(slideMs);
      await expect(name(service)).toHaveAttribute('aria-pressed', 'true');
    }
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.clock.runFor(3 * slideMs);
    await expect(name('Dowry')).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Play' }).click();
    await page.clock.runFor(slideMs);
    await expect(name('Business')).toHaveAttribute('aria-pressed', 'true');
  });

  test('do not move for a visitor with reduced motion, and change on request', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto('/ur/', { waitUntil: 'networkidle' });
    const name = (service: string) => page.getByRole('button', { name: service, exact: true });
    await expect(page.getByRole('button', { name: 'چلائیں' })).toBeVisible();
    await page.clock.runFor(3 * slideMs);
    await expect(name('جہیز')).toHaveAttribute('aria-pressed', 'true');
    await name('گھر').click();
    await expect(name('گھر')).toHaveAttribute('aria-pressed', 'true');
  });
});
