import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectServed, signIn, test } from '../support/fixtures.ts';

const address = '/admin/settings/texts';

function fieldsOf(page: Page, part: string) {
  const region = page.getByRole('region', { name: part });
  return {
    english: region.getByLabel('Heading in English'),
    urdu: region.getByLabel('Heading in Urdu'),
  };
}

const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();

test('a changed heading is on the public site in both languages, and the office says so', async ({
  office,
}) => {
  const page = await office('superadmin', '/admin/settings');
  await page.getByRole('link', { name: 'Site texts' }).click();
  const { english, urdu } = fieldsOf(page, 'Mission');
  const before = { en: await english.inputValue(), ur: await urdu.inputValue() };
  expect(before.ur).toMatch(/[\u0600-\u06ff]/);

  for (const { en, ur } of [{ en: 'Dignity comes first', ur: 'سب سے پہلے عزت' }, before]) {
    await english.fill(en);
    await urdu.fill(ur);
    await save(page);
    await expect(page.getByText('Saved. The public site shows it now.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'View on the site' })).toHaveAttribute('href', '/');
    await expectServed(page, '/', en);
    await expectServed(page, '/ur/', ur);
  }
});

test('of two people who edit the texts at once, the second gets a message and keeps every word they typed', async ({
  page,
  context,
}) => {
  await signIn(page, 'superadmin');
  const second = await context.newPage();
  await page.goto(address);
  await second.goto(address);
  const typed = fieldsOf(second, 'Contact').english;
  await typed.fill('Sit down with us');
  const { english } = fieldsOf(page, 'Branches');
  const before = await english.inputValue();
  for (const heading of ['A branch on your way', before]) {
    await english.fill(heading);
    await save(page);
    await expect(page.getByText('Saved. The public site shows it now.')).toBeVisible();
  }

  await save(second);
  await expect(second.getByRole('region', { name: 'Nothing was saved' })).toBeFocused();
  await expect(typed).toHaveValue('Sit down with us');
  await expect(second.getByText('Not saved yet')).toBeVisible();
  expect(await (await page.request.get('/')).text()).not.toContain('Sit down with us');
});

test('a missing text is reported at its field and section, and a nearly full field warns in time', async ({
  office,
}) => {
  const page = await office('superadmin', address);
  const { urdu } = fieldsOf(page, 'Relief');
  await urdu.fill('');
  await save(page);
  const summary = page.getByRole('region', { name: 'Please correct 1 field' });
  await summary.getByRole('link', { name: 'Relief: Heading in Urdu' }).click();
  await expect(urdu).toBeFocused();
  await expect(urdu).toHaveAccessibleDescription('This is required');
  await expectAccessible(page);

  const sentence = page.getByRole('textbox', { name: 'Sentence in English' });
  await expect(sentence).not.toHaveAccessibleDescription(/left/);
  await sentence.fill('x'.repeat(597));
  await expect(sentence).toHaveAccessibleDescription('3 characters left');
});

test('in Urdu on a narrow phone the fields are stacked, each in its own direction', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await signIn(page, 'superadmin');
  await page.goto(address);
  await page.getByRole('button', { name: 'اردو' }).click();
  const part = page.getByRole('region', { name: 'رازداری' });
  const [english, urdu] = [part.getByLabel('وضاحت، انگریزی میں'), part.getByLabel('وضاحت، اردو میں')];
  await expect(english).toHaveCSS('direction', 'ltr');
  await expect(urdu).toHaveCSS('direction', 'rtl');
  const [above, below] = [await english.boundingBox(), await urdu.boundingBox()];
  expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
