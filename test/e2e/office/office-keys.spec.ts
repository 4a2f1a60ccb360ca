import { messages as keys } from '#web/office/kit/keys/keys.messages.ts';
import { pages } from '#web/office/pages.ts';
import { messages as sheet } from '#web/office/shell/keys/keys.messages.ts';
import { messages as launcher, subjectNames } from '#web/office/shell/launcher/launcher.messages.ts';
import { messages as shell } from '#web/office/shell/shell.messages.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { journeyLanguages } from '../support/journey-languages.ts';

for (const language of journeyLanguages)
  test(`keys of one letter go, begin, search and are listed, but never while somebody types, in ${language}`, async ({
    office,
  }) => {
    const page = await office('superadmin', '/admin', language);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('g');
    await page.keyboard.press('c');
    await expect(page).toHaveURL('/admin/customers');
    await expect(
      page.getByRole('heading', { level: 1, name: pages.customers.title[language] }),
    ).toBeFocused();
    const rows = page.getByRole('row');
    await expect(rows.nth(1).getByRole('link').first()).toBeVisible();
    await page.keyboard.press(']');
    await expect(page).toHaveURL(/\/admin\/customers\?/);
    await expect(page.getByRole('main').locator('nav a[aria-current]').first()).toHaveAttribute('href', /\?/);
    await page.keyboard.press('[');
    await expect(page).toHaveURL('/admin/customers');
    await expect(rows.nth(1).getByRole('link').first()).toBeVisible();
    await page.keyboard.press('/');
    const search = page.getByRole('main').getByRole('searchbox');
    await expect(search).toBeFocused();
    await page.keyboard.type('gn?');
    await expect(search).toHaveValue('gn?');
    await search.fill('');
    // Searched at once: no answer to what was typed before comes and takes the rows away.
    await search.press('Enter');
    await page.getByRole('heading', { level: 1 }).focus();
    await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
    await expect(rows.nth(2).getByRole('link').first()).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await expect(rows.nth(2).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('k');
    await expect(rows.nth(1).locator(':focus')).toHaveCount(1);

    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: sheet.title[language] });
    await expect(
      list.getByRole('listitem').filter({ hasText: pages.newCustomer.title[language] }),
    ).toContainText('N');
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await page.keyboard.press('n');
    await expect(page).toHaveURL('/admin/customers/new');
  });

test('keys of one letter can be turned off', async ({ office }) => {
  const page = await office('superadmin', '/admin/settings');
  const choice = page.getByRole('group', { name: keys.title.en });
  await choice.getByRole('button', { name: keys.off.en }).click();
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('?');
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/admin/settings');
  await choice.getByRole('button', { name: keys.on.en }).click();
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: sheet.title.en })).toBeVisible();
});

for (const language of journeyLanguages)
  test(`all pages are in the launcher, on a computer and on a phone, in ${language}`, async ({ office }) => {
    const page = await office('superadmin', '/admin', language);
    const all = page.getByRole('button', { name: shell.allPages[language] });
    const opened = page.getByRole('dialog', { name: launcher.title[language] });
    await all.click();
    await expect(opened.getByRole('searchbox')).toBeFocused();
    await expectAccessible(page);
    await opened.getByRole('searchbox').fill(pages.audit.title[language]);
    await expect(opened.getByRole('link')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/audit');
    await expect(opened).toBeHidden();
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole('button', { name: shell.openMenu[language] }).click();
    await all.click();
    const lately = opened.getByRole('region', { name: launcher.lately[language] });
    await expect(lately.getByRole('link').first()).toHaveText(pages.audit.title[language]);
    const lender = opened.getByRole('region', { name: subjectNames.lender[language] });
    await expect(lender.getByRole('link', { name: pages.imports.title[language] })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expectAccessible(page);
    await lender.getByRole('link', { name: pages.imports.title[language] }).click();
    await expect(page).toHaveURL('/admin/imports');
  });
