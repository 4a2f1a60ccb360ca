import sharp from 'sharp';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

const fan = { own: 'Bracket fan, 18 inches', ur: 'بریکٹ فین، 18 انچ' };

/** A picture as a phone makes it: large, with its orientation in the Exif data. */
const photo = () =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#7aa7e8' } })
    .jpeg()
    .toBuffer();

test('a product is added once, gets a picture, is sold to a family in Urdu, and is taken off sale', async ({
  office,
}) => {
  const page = await office('superadmin', '/admin/products');
  await page.getByRole('link', { name: 'New product' }).click();
  await page.getByRole('button', { name: 'Add product' }).click();
  await expect(page.getByRole('region', { name: 'Please correct 3 fields' })).toContainText(
    'Terms in months',
  );
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(fan.own);
  await page.getByLabel('Name in Urdu').fill(fan.ur);
  await page.getByLabel('Cash price').fill('12,000');
  await page.getByLabel('Minimum down payment, %').fill('10');
  for (const months of ['3', '12']) await page.getByRole('checkbox', { name: months, exact: true }).check();
  await page.getByRole('button', { name: 'Add product' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: fan.own })).toBeVisible();

  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'a.txt', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') });
  await expect(page.getByText(/^This is not a JPEG, PNG or WebP picture/)).toBeVisible();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'fan.jpg', mimeType: 'image/jpeg', buffer: await photo() });
  await expect(page.getByText('The picture is saved')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Picture' })).toBeVisible();
  await expectAccessible(page);

  const theirs = await office('employee', '/employee/products?search=بریکٹ', 'ur');
  const card = theirs.getByRole('listitem').filter({ hasText: fan.ur });
  await expect(card).toHaveCount(1);
  await expect(card).toContainText('900 روپے ماہانہ');
  await expect(card.locator('img')).toBeVisible();
  await expect(card.getByRole('link')).toHaveCount(0);
  await expectAccessible(theirs);

  await office('superadmin', '/admin/products?search=bracket');
  await page.getByRole('link', { name: fan.own }).click();
  await page.getByRole('switch', { name: 'For sale' }).uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. It applies to new agreements from now on.')).toBeVisible();
  await office('superadmin', '/admin/products?state=inactive');
  await page.getByRole('button', { name: 'Table' }).click();
  await expect(page.getByRole('row', { name: fan.own })).toContainText('Not for sale');
  await expectAccessible(page);

  const clerks = await office('employee', '/employee/products?search=bracket');
  await expect(clerks.getByText('No product matches.')).toBeVisible();
});
