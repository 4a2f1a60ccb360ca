import { expect, expectAccessible, signIn, test } from '../support/fixtures.ts';

test("the density of rows is the user's choice, in every list and at every sign-in", async ({
  page,
  browser,
  baseURL,
}) => {
  // On a lower screen rows are compact without a choice.
  const screen = { width: 1280, height: 900 };
  await page.setViewportSize(screen);
  await signIn(page, 'employee');
  const openList = async (one: typeof page) => {
    await one.goto('/employee/customers');
    const rows = one.getByRole('table').locator('tbody tr');
    await expect(rows.getByRole('link').first()).toBeVisible();
    // A name in a fallback font may take another line.
    await one.evaluate(() => document.fonts.ready);
    // Measures the lowest row: the list may be drawn before its reader is known, and a long name takes two lines.
    return () => rows.evaluateAll((shown) => Math.min(...shown.map((row) => row.clientHeight)));
  };
  const comfortable = await (await openList(page))();
  await page.goto('/employee/settings');
  const choice = page.getByRole('group', { name: 'Your lists' });
  await choice.getByRole('button', { name: 'Compact' }).click();
  await expect(choice.getByRole('button', { name: 'Compact' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await expect.poll(await openList(page)).toBeLessThan(comfortable);

  const other = await browser.newPage({ viewport: screen, ...(baseURL !== undefined && { baseURL }) });
  await signIn(other, 'employee');
  await expect.poll(await openList(other)).toBeLessThan(comfortable);
  await other.goto('/employee/settings');
  await other.getByRole('group', { name: 'Your lists' }).getByRole('button', { name: 'Comfortable' }).click();
  await expect(other.getByRole('button', { name: 'Comfortable' })).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(await openList(page)).toBe(comfortable);
  await other.close();
});
