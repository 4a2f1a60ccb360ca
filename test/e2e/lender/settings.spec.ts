import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectServed, goWithin, signIn, test } from '../support/fixtures.ts';
import { signUp, somebody } from '../support/sign-in-accounts.ts';

test("the lender's new name is on the site, at sign-in, in the office, and in the audit", async ({
  office,
}) => {
  const page = await office('superadmin', '/admin/settings');
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
    expect(await app()).toContain(`data-lender="${JSON.stringify({ en, ur }).replaceAll('"', '&quot;')}"`);
    const address = await drawing();
    expect(address === ownDrawing).toBe(en === 'Asaan Qist');
    expect((await page.request.get(address)).headers()['content-type']).toBe('image/svg+xml');
  }
  const inUrdu = await page.request.get('/sign-in', { headers: { Cookie: 'language=ur' } });
  expect(await inUrdu.text()).toMatch(
    /<title>آسان قسط<\/title><meta name="description" content="[^"]*[\u0600-\u06ff]/,
  );

  await office('superadmin', '/admin/audit?action=save_lender_profile');
  await page.getByRole('button', { name: 'Changed the lender profile' }).first().click();
  await expect(page.getByRole('row', { name: /^Name in English / })).toContainText('Sahal Qist');
});

test('an idle time out of range is refused; one in range is saved', async ({ office }) => {
  const page = await office('superadmin', '/admin/settings/rules');
  const idle = page.getByLabel('Sign out after (minutes)');
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

/** Opens the office rules, changes one of them and saves. */
async function changeRule(page: Page, change: () => Promise<unknown>): Promise<void> {
  await goWithin(page, '/admin/settings/rules');
  await change();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. The rules apply from now on.')).toBeVisible();
}

test('the form of a new employee suggests the days of back-dating from the office rules', async ({
  office,
}) => {
  for (const days of ['12', '7']) {
    const page = await office('superadmin', '/admin/settings');
    const limit = page.getByLabel('Back-dating limit, in days');
    await changeRule(page, () => limit.fill(days));
    await goWithin(page, '/admin/employees/new');
    await expect(page.getByRole('heading', { level: 1, name: 'New employee' })).toBeVisible();
    await expect(limit).toHaveValue(days);
  }
});

test('outside the contact hours a call to a visitor needs a reason, which is stored', async ({ page }) => {
  await signIn(page, 'superadmin');
  // 11:50 in Karachi.
  await page.clock.setFixedTime(new Date('2026-11-23T06:50:00Z'));
  await page.goto('/admin/settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const until = page.getByRole('combobox', { name: 'Ending at' });
  await changeRule(page, () => until.selectOption('11:00 AM'));
  await goWithin(page, '/admin/contact-requests');
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('dialog').getByRole('link', { name: 'Call' }).click();
  const question = page.getByRole('dialog', { name: 'Contact outside the contact hours?' });
  await expect(question).toContainText('9:00 AM - 11:00 AM');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Contact anyway' }).click();
  await expect(question.getByRole('region', { name: 'Please correct 1 field' })).toBeFocused();
  await question.getByRole('textbox', { name: 'Reason' }).fill('Asked to be called late at night');
  await question.getByRole('button', { name: 'Contact anyway' }).click();
  await expect(question).toHaveCount(0);
  await goWithin(page, '/admin/audit?action=contact_outside_hours');
  await page.getByRole('table').locator('tbody').getByRole('button').first().click();
  await expect(page.getByRole('table', { name: 'Audit' })).toContainText('Asked to be called late at night');
  await changeRule(page, () => until.selectOption('7:00 PM'));
});

test("a user who waits for a branch sees the lender's hours", async ({ page, browser }) => {
  await signIn(page, 'superadmin');
  const visitor = await browser.newPage();
  await signUp(visitor, somebody());
  for (const opensAt of ['10:30', '09:00']) {
    await page.goto('/admin/settings/lender');
    await page.getByLabel('Opens at').first().selectOption(opensAt);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved. The public site shows it now.')).toBeVisible();
    await visitor.goto('/customer');
    await expect(visitor.getByText(opensAt === '10:30' ? /10:30 AM - / : /9:00 AM - /).first()).toBeVisible();
  }
  await visitor.close();
});

test('an employee can set their own language, and nothing of the lender', async ({ page }) => {
  await signIn(page, 'employee');
  await page.goto('/employee/settings');
  await expect(page.getByRole('heading', { name: 'Your language' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Lender profile' })).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'اردو' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ترتیبات' })).toBeVisible();
});
