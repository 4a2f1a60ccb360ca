import type { Locator, Page } from '@playwright/test';
import { messages as imports } from '#web/office/insight/imports/imports.messages.ts';
import { messages as forms } from '#web/office/kit/form/form.messages.ts';
import { messages as overlay } from '#web/office/kit/overlay/overlay.messages.ts';
import { askNames, messages as asks } from '#web/office/lending/account/asking/asks.messages.ts';
import { expect, type Fixtures, signIn, test } from '../support/fixtures.ts';
import { showFilters } from '../support/show-filters.ts';

test('choices and text entered before a slow device has drawn the list are all kept', async ({ page }) => {
  await signIn(page, 'superadmin');
  await page.goto('/admin/customers');
  await expect(page.getByText(/customers shown$/)).toBeVisible();
  await showFilters(page);
  const asked = () => Object.fromEntries(new URL(page.url()).searchParams);
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setCPUThrottlingRate', { rate: 15 });
  await page.getByLabel('Status').selectOption('Active');
  await page.getByRole('link', { name: 'On time' }).click();
  const search = page.getByRole('searchbox');
  await search.fill('Ham');
  await expect.poll(asked).toEqual({ status: 'active', arrears: 'on_time', search: 'Ham' });
  // Slow typing: each letter starts a search while the previous results are still being drawn.
  await search.pressSequentially('eed', { delay: 310 });
  await expect.poll(asked).toEqual({ status: 'active', arrears: 'on_time', search: 'Hameed' });
  await expect(search).toHaveValue('Hameed');
});

test('a row opened before the pending search starts stays open', async ({ office }) => {
  const page = await openRequest(office);
  await expect(page.getByText('1 of 1 request shown')).toBeVisible();
  await expect(requestPanel(page)).toBeVisible();
});

test('a panel that loads late does not take the focus from a menu', async ({ office }) => {
  const page = await openRequest(office);
  await expect(requestPanel(page)).toBeVisible();

  const arrive = await holdCode(page, 'request-panel');
  await page.reload();
  await expectToLeaveFocusInMenu(page, arrive, requestPanel(page));
});

test('a page that loads late does not take the focus from a menu', async ({ page }) => {
  await signIn(page, 'superadmin');
  await page.goto('/admin/contact-requests');
  const arrive = await holdCode(page, 'employees-page');
  await page.getByRole('link', { name: 'Employees' }).click();
  const employees = page.getByRole('heading', { level: 1, name: 'Employees' });
  await expectToLeaveFocusInMenu(page, arrive, employees);
});

test('a task started while another is being saved stays open when that is saved', async ({ office }) => {
  const page = await openRequest(office);
  const panel = requestPanel(page);
  await panel.getByRole('button', { name: 'Add note' }).click();
  const note = panel.getByRole('region', { name: 'Add note' });
  await note.getByRole('textbox').fill('Asks for a sewing machine');
  const answer = await hold(page, '**/api/contact-requests/*/notes');
  await note.getByRole('button', { name: 'Add note' }).click();
  await panel.getByRole('button', { name: 'Close with reason' }).click();
  const closing = panel.getByRole('region', { name: 'Close with reason' });
  await expect(closing).toBeVisible();
  answer();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(closing).toBeVisible();
});

test('a filter that is not drawn yet survives opening a row', async ({ office }) => {
  const page = await office('superadmin', '/admin/contact-requests');
  const row = page.getByRole('link', { name: visitor });
  await expect(row).toBeVisible();
  await showFilters(page);
  // Pressed once the filter is in the address and before the list could be drawn by it, as on a slow device.
  await row.evaluate((link: HTMLElement) => {
    window.navigation.addEventListener('currententrychange', () => queueMicrotask(() => link.click()), {
      once: true,
    });
  });
  await page.getByLabel('Type').selectOption({ index: 1 });
  await expect(requestPanel(page)).toBeVisible();
  await expect(page).toHaveURL(/formType=.*open=/);
});

test('a search from a later page of a list keeps the focus in its field', async ({ office }) => {
  const page = await office('superadmin', '/admin/customers');
  await page.getByRole('link', { name: 'Next' }).click();
  const previous = page.getByRole('link', { name: 'Previous' });
  await expect(previous).toBeVisible();
  const search = page.getByRole('searchbox');
  await search.pressSequentially('Ham');
  await expect(page).toHaveURL('/admin/customers?search=Ham');
  await expect(previous).toHaveCount(0);
  await expect(search).toBeFocused();
});

test('a date cleared before the list has drawn it does not filter', async ({ page }) => {
  await signIn(page, 'superadmin');
  await page.goto('/admin/payments');
  await showFilters(page);
  const from = page.getByRole('textbox', { name: 'From' });
  await expect(from).toHaveValue(/^01/);
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setCPUThrottlingRate', { rate: 15 });
  await from.fill('1/1/2026');
  await from.fill('');
  await page.getByRole('combobox', { name: 'Method' }).selectOption({ label: 'JazzCash' });
  await expect(page).toHaveURL('/admin/payments?method=jazzcash');
});

test('a drawer requested twice opens once, and closing it twice goes back once', async ({ page }) => {
  const { ask, drawer } = await openAccountFromProfile(page);
  const close = drawer.getByRole('button', { name: overlay.close.en });
  const arrive = await holdCode(page, 'ask-drawers');
  await ask.dblclick();
  arrive();
  await close.click();
  await expect(drawer).toBeHidden();
  await ask.click();
  await close.dblclick();
  await expect(drawer).toBeHidden();
  await expect(ask).toBeVisible();
});

test('an answer that arrives after its drawer was closed does not go back further', async ({ page }) => {
  const { ask, drawer } = await openAccountFromProfile(page);
  await ask.click();
  await drawer.getByRole('textbox').fill('Please call after the evening prayer');
  const answer = await hold(page, '**/api/my-account/requests');
  await drawer.getByRole('button', { name: asks.send.en }).click();
  await page.goBack();
  await page.getByRole('button', { name: forms.leave.en }).click();
  await expect(drawer).toBeHidden();
  answer();
  await expect(page.getByText(asks.sent.en)).toBeVisible();
  await expect(ask).toBeVisible();
});

test('an upload that finishes after the user went on does not navigate', async ({ page }) => {
  await signIn(page, 'superadmin');
  const file = { name: 'hasty.csv', mimeType: 'text/csv', buffer: Buffer.from('Name,CNIC\r\nKaneez,1\r\n') };
  const send = () => page.locator('input[name="customers"]').setInputFiles(file);
  await page.goto('/admin/imports');
  await send();
  await expect(page.getByRole('heading', { level: 1, name: file.name })).toBeVisible();
  await page.goBack();
  const answer = await hold(page, '**/api/imports');
  await send();
  await page.getByRole('link', { name: 'Employees' }).click();
  const employees = page.getByRole('heading', { level: 1, name: 'Employees' });
  await expect(employees).toBeVisible();
  answer();
  await expect(page.getByText(imports.knownFile.en)).toBeVisible();
  await openAccountMenu(page);
  await expect(employees).toBeVisible();
});

/** The account of a customer, with another page behind it in the history, and the drawer that asks to be called back. */
async function openAccountFromProfile(page: Page) {
  await signIn(page, 'customer');
  await page.goto('/customer/profile');
  await page.goto('/customer/dashboard');
  const name = askNames.call_back.en;
  return { ask: page.getByRole('button', { name }), drawer: page.getByRole('dialog', { name }) };
}

/** Holds the answers of an address back until the test releases them. */
async function hold(page: Page, address: string): Promise<() => void> {
  const arrival = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await arrival.promise;
    await route.fallback();
  });
  return arrival.resolve;
}

/** The same for the code of a page, panel or drawer. */
const holdCode = (page: Page, name: string) => hold(page, `**/assets/${name}-*.js`);

async function expectToLeaveFocusInMenu(page: Page, arrive: () => void, late: Locator): Promise<void> {
  const firstItem = await openAccountMenu(page);
  arrive();
  await expect(late).toBeVisible();
  await expect(firstItem).toBeFocused();
}

async function openAccountMenu(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /Account/ }).click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  return menu.getByRole('menuitem', { name: 'Home' });
}

const visitor = 'Rukhsana Kausar';

/** Faster than the pause after which the list searches. */
async function openRequest(office: Fixtures['office']): Promise<Page> {
  const page = await office('superadmin', '/admin/contact-requests');
  await expect(page.getByRole('link', { name: visitor })).toBeVisible();
  await page.getByRole('searchbox').fill(visitor);
  await page.getByRole('link', { name: visitor }).click();
  return page;
}

function requestPanel(page: Page): Locator {
  return page.getByRole('dialog', { name: visitor });
}
