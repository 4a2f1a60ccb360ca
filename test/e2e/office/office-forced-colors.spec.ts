import type { Locator } from '@playwright/test';
import { expect, signIn, test } from '../support/fixtures.ts';

/** The parts of an element that stay visible in forced colours: its lines, and the background of its mark. */
function linesOf(element: Locator, mark?: '::before' | '::after'): Promise<string> {
  return element.evaluate((node, pseudo) => {
    const { borderTopStyle, outlineStyle, backgroundColor, content } = getComputedStyle(node, pseudo);
    return [borderTopStyle, outlineStyle, pseudo && content, pseudo && backgroundColor].join(' ');
  }, mark);
}

test('in forced colours the office shows choices by lines and shapes', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await signIn(page, 'superadmin');
  await page.goto('/admin/contact-requests');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const parts = page.getByRole('navigation', { name: 'Views of the list' });
  const languages = page.getByRole('group', { name: 'Language' });
  const rows = page.getByRole('table').locator('tbody tr');
  await rows.first().getByRole('link').click();
  await expect(page.getByRole('dialog')).toBeVisible();

  const chosenAndOther: [Locator, Locator, ('::before' | '::after')?][] = [
    [
      menu.getByRole('link', { name: 'Contact Requests' }),
      menu.getByRole('link', { name: 'Employees' }),
      '::before',
    ],
    [parts.getByRole('link', { name: 'To contact' }), parts.getByRole('link', { name: 'All' }), '::after'],
    [languages.getByRole('button', { name: 'English' }), languages.getByRole('button', { name: 'اردو' })],
    [rows.first(), rows.nth(1)],
  ];
  for (const [chosen, other, mark] of chosenAndOther)
    expect(await linesOf(chosen, mark)).not.toBe(await linesOf(other, mark));
  for (const square of await page.getByRole('dialog').locator('[data-fill]').all())
    expect(await linesOf(square)).not.toContain('none none');
});
