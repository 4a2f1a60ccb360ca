import { expect, expectAccessible, expectServed, signIn, test } from '../fixtures.ts';

test("the lender's new name stands on the site, at sign-in and in the office, and in the audit", async ({
  page,
}) => {
  await signIn(page, 'superadmin');
  await page.goto('/admin/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.getByRole('link', { name: 'Lender profile' }).click();
  const name = page.getByLabel('Name in English');
  await expect(name).toHaveValue('Asaan Qist');
  const app = async () => (await page.request.get('/sign-in')).text();
  const drawing = async () => /data-lender-drawing="([^"]+)"/.exec(await app())?.[1] ?? '';
  // A name that another test gave back may still be on its way to the site.
  await expectServed(page, '/sign-in', '<title>Asaan Qist</title>');
  const ownDrawing = await drawing();
  for (const { en, ur } of [
    { en: 'Sahal Qist', ur: 'سہل قسط' },
    { en: 'Asaan Qist', ur: 'آسان قسط' },
  ]) {
    await name.fill(en);
    await page.getByLabel('Name in Urdu').fill(ur);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved. The public site shows it now.')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toContainText(en);
    await expectServed(page, '/', en);
    await expectServed(page, '/sign-in', `<title>${en}</title>`);
    expect(await app()).toContain(`data-lender-en="${en}" data-lender-ur="${ur}"`);
    const address = await drawing();
    expect(address === ownDrawing).toBe(en === 'Asaan Qist');
    expect((await page.request.get(address)).headers()['content-type']).toBe('image/svg+xml');
  }
  const inUrdu = await page.request.get('/sign-in', { headers: { Cookie: 'language=ur' } });
  expect(await inUrdu.text()).toMatch(
    /<title>آسان قسط<\/title><meta name="description" content="[^"]*[\u0600-\u06ff]/,
  );

  await page.goto('/admin/audit?action=save_lender_profile');
  await page.getByRole('button', { name: 'Changed the lender profile' }).first().click();
  await expect(page.getByRole('row', { name: /^Name \(English\) / })).toContainText('Sahal Qist');
});

test('idle time outside its bounds is refused; within them it is saved', async ({ page }) => {
  await signIn(page, 'superadmin');
  await page.goto('/admin/settings/rules');
  const idle = page.getByLabel('Sign out after, in minutes');
  await idle.fill('2');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'Please correct 1 field' })).toBeFocused();
  await expectAccessible(page);
  await idle.fill('40');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. The rules apply from now on.')).toBeVisible();
  await page.reload();
  await expect(idle).toHaveValue('40');
});

test('an employee finds the own language and nothing of the lender', async ({ page }) => {
  await signIn(page, 'employee');
  await page.goto('/employee/settings');
  await expect(page.getByRole('heading', { name: 'Your language' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Lender profile' })).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'اردو' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ترتیبات' })).toBeVisible();
});
