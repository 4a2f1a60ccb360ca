import { expect, expectAccessible, expectServed, test } from '../support/fixtures.ts';
import { showFilters } from '../support/show-filters.ts';

test('a changed branch is on the public site in both languages, and in the audit with its old and new values', async ({
  office,
}) => {
  const page = await office('superadmin', '/admin/branches');
  await expect(page.getByText('On the site')).toBeVisible();
  await page.getByRole('link', { name: 'Faisalabad' }).click();
  await expect(page.getByLabel('Manager in English')).toHaveValue('Nadia Rafiq');
  await page.getByLabel('Manager in English').fill('Rukhsana Tariq');
  await page.getByLabel('Manager in Urdu').fill('رخسانہ طارق');
  await expect(page.getByRole('figure')).toContainText('Rukhsana Tariq');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. The public site shows it now.')).toBeVisible();

  await expectServed(page, '/', 'Rukhsana Tariq');
  await expectServed(page, '/ur/', 'رخسانہ طارق');

  await office('superadmin', '/admin/audit');
  await showFilters(page);
  await page.getByRole('combobox', { name: 'What' }).selectOption({ label: 'Changed a branch' });
  await page.getByRole('button', { name: 'Changed a branch' }).first().click();
  const change = page.getByRole('row', { name: /^Manager in English / });
  await expect(change).toContainText('Nadia Rafiq');
  await expect(change).toContainText('Rukhsana Tariq');
  await expectAccessible(page);
});

test('directions without a map are refused at the link', async ({ office }) => {
  const page = await office('superadmin', '/admin/branches');
  await page.getByRole('link', { name: 'Multan' }).click();
  await page.getByRole('switch', { name: 'Directions and call' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'Please correct 1 field' })).toContainText('Map link');
});

test('a new branch appears in the list', async ({ office }) => {
  const page = await office('superadmin', '/admin/branches');
  await page.getByRole('link', { name: 'New branch' }).click();
  const facts = page.getByRole('figure').locator('dl').first().locator('dd');
  await expect(facts, 'what is not entered yet is a dash').toHaveText(['–', '–', '9:00 AM - 5:00 PM', '–']);
  await page.getByRole('textbox', { name: 'Code' }).fill('QTA');
  for (const [label, english, urdu] of [
    ['City', 'Quetta', 'کوئٹہ'],
    ['Area', 'Jinnah Road', 'جناح روڈ'],
    ['Address', 'Near Science College', 'نزد سائنس کالج'],
    ['Manager', 'Zarak Khan', 'زرک خان'],
  ] as const) {
    await page.getByLabel(`${label} in English`).fill(english);
    await page.getByLabel(`${label} in Urdu`).fill(urdu);
  }
  await page.getByLabel('Phone').fill('0300-0000000');
  await page.getByRole('button', { name: 'Add branch' }).click();
  await expect(page.getByRole('row', { name: 'Quetta' })).toContainText('QTA');
});
