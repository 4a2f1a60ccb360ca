import { expect, test } from '../support/fixtures.ts';

/** Lists of which a row opens beside or over the page. */
const lists = ['transfer-reports', 'approvals', 'contact-requests?search=Ghulam'];

for (const list of lists) {
  test(`with text twice as large, what opens from ${list} can be read on a phone without scrolling sideways, in Urdu`, async ({
    office,
  }) => {
    const page = await office('superadmin', `/admin/${list}`, 'ur');
    const setFontSize = (size: string) =>
      page.evaluate((value) => {
        document.documentElement.style.fontSize = value;
      }, size);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('table').locator('tbody tr').first().locator('a, button').first().click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.locator('[data-skeleton]')).toHaveCount(0);
    await setFontSize('200%');
    const content = drawer.getByRole('region').first();
    await expect.poll(() => content.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    await setFontSize('');
  });
}
