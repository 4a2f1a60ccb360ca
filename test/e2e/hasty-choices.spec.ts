import { expect, signIn, test } from './fixtures.ts';

test('what is chosen and typed before a slow device has drawn the list is all kept', async ({ page }) => {
  await signIn(page, 'superadmin');
  await page.goto('/admin/customers');
  await expect(page.getByText(/customers shown$/)).toBeVisible();
  const asked = () => Object.fromEntries(new URL(page.url()).searchParams);
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setCPUThrottlingRate', { rate: 15 });
  await page.getByLabel('Status').selectOption('Active');
  await page.getByRole('link', { name: 'On time' }).click();
  const search = page.getByRole('searchbox');
  await search.fill('Ham');
  await expect.poll(asked).toEqual({ status: 'active', arrears: 'on_time', search: 'Ham' });
  // As slowly as one looks for letters: each is searched for while the one before it is still being drawn.
  await search.pressSequentially('eed', { delay: 310 });
  await expect.poll(asked).toEqual({ status: 'active', arrears: 'on_time', search: 'Hameed' });
  await expect(search).toHaveValue('Hameed');
});
