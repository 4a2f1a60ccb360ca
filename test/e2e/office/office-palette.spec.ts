import type { Page } from '@playwright/test';
import { formatPaymentNumber, paymentSerials } from '#domain/lending/agreements/payment-number.ts';
import type { Written } from '#domain/written.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { customerBody } from '#test/support/lending/lending.ts';
import { messages as leaving } from '#web/office/kit/form/form.messages.ts';
import { moneyTexts } from '#web/office/lending/money/money-tasks.messages.ts';
import { messages } from '#web/office/shell/palette/palette.messages.ts';
import { expect, expectAccessible, ownServer, sharedSession, signIn, test } from '../support/fixtures.ts';
import { ownDigits } from '../support/own-digits.ts';

interface Person {
  readonly fullName: Written;
  readonly cnic: string;
  readonly phone: string;
}

function ownWord(): string {
  return Array.from({ length: 10 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('');
}

function person(): Person {
  return {
    fullName: { own: `Rubina ${ownWord()}`, ur: null },
    cnic: `3${ownDigits(12)}`,
    phone: `0321${ownDigits(7)}`,
  };
}

/** Puts a customer on record. */
async function addCustomer(given: Person): Promise<string> {
  const { session: as } = await sharedSession('employee');
  return (await callsAt(ownServer()).call('createCustomer', { as, body: customerBody(given) })).id;
}

const field = (page: Page) =>
  page.getByRole('combobox', { name: 'Search customer, CNIC, agreement, receipt' });

for (const [how, textOf] of [
  ['the name', ({ fullName }: Person) => fullName.own],
  ['a name that is only begun', ({ fullName }: Person) => fullName.own.slice(0, -3)],
  ['the phone', ({ phone }: Person) => phone],
  ['the CNIC', ({ cnic }: Person) => cnic],
] as const) {
  test(`with the keyboard alone a customer is found by ${how} and opened, and the search is in no address`, async ({
    office,
  }) => {
    const rubina = person();
    const id = await addCustomer(rubina);
    const page = await office('employee', '/employee');
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type(textOf(rubina));
    const option = page.getByRole('option', { name: rubina.fullName.own });
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expect(option).toContainText(`${rubina.cnic.slice(0, 5)}-*****`);
    await expect(option).not.toContainText(rubina.cnic.slice(5, 10));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/employee/customers/${id}/balance`);
    await expect(page.getByRole('heading', { level: 1, name: rubina.fullName.own })).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(
      addresses.filter((address) => address.includes(rubina.phone) || address.includes(rubina.cnic)),
    ).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(['token', 'userData']);
  });
}

test('the search opens for a key pressed as soon as the office is visible', async ({ page }) => {
  await signIn(page, 'employee');
  await page.addInitScript(() => {
    const key = { key: 'k', code: 'KeyK', ctrlKey: true, bubbles: true };
    new MutationObserver((_, watch) => {
      if (document.querySelector('h1') === null) return;
      watch.disconnect();
      document.body.dispatchEvent(new KeyboardEvent('keydown', key));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/employee');
  await expect(field(page)).toBeFocused();
});

test('the pages of the role are listed at once, and the arrow keys wrap around', async ({ office }) => {
  const page = await office('superadmin', '/admin');
  await page.getByRole('button', { name: 'Search customer, CNIC, agreement, receipt' }).click();
  const options = page.getByRole('dialog').getByRole('option');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', /sign-out/);
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await field(page).fill('prod');
  await expect(options).toHaveText(['Products', 'New product']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/products');
});

test("an employee is offered no page of the superadmin, and a customer's search sends no request for customers", async ({
  office,
}) => {
  const clerks = await office('employee', '/employee');
  await expect(clerks.getByRole('heading', { level: 1 })).toBeVisible();
  await clerks.keyboard.press('Control+k');
  await expect(clerks.getByRole('option', { name: 'My Contact Requests' })).toBeVisible();
  for (const name of ['Payments', 'Employees', 'New employee']) {
    await expect(clerks.getByRole('option', { name, exact: true })).toHaveCount(0);
  }
  const customers = await office('customer', '/customer');
  await customers.getByRole('button', { name: 'Search pages and actions' }).click();
  await customers.getByRole('dialog').getByRole('combobox').fill('Rubina');
  await expect(customers.getByText('Nothing found')).toBeVisible();
  await customers.getByRole('dialog').getByRole('combobox').fill('blo');
  await customers.keyboard.press('Enter');
  await expect(customers).toHaveURL('/customer/blog');
});

test('a payment number with a wrong digit is told from one that is not on record', async ({ office }) => {
  const page = await office('employee', '/employee');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const highest = formatPaymentNumber(paymentSerials.last);
  await field(page).fill(highest);
  await expect(page.getByText(messages.howToSearch.en)).toBeVisible();
  await field(page).fill(`${highest.slice(0, -1)}${(Number(highest.at(-1)) + 1) % 10}`);
  await expect(page.getByText(messages.wrongDigit.en)).toBeVisible();
});

test('a search without a match says how to search, and Escape returns the focus', async ({ office }) => {
  const page = await office('superadmin', '/admin');
  const opener = page.getByRole('button', { name: 'Search customer, CNIC, agreement, receipt' });
  await opener.click();
  await field(page).fill(ownWord());
  await expect(page.getByText('Nothing found')).toBeVisible();
  await expect(page.getByText('Find a customer by any part of the name.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(field(page)).toHaveValue('');
});

test('a search that fails says so and can be repeated; the pages stay', async ({ office }) => {
  const page = await office('superadmin', '/admin');
  await page.route('**/api/search', (route) => route.abort('connectionrefused'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await field(page).fill('customers');
  await expect(page.getByRole('alert')).toContainText('The search failed');
  await expect(page.getByRole('option', { name: 'Customers', exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/search');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('in Urdu on a small phone, a customer is found by the Urdu name', async ({ page }) => {
  const word = ownWord();
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page, 'employee');
  await addCustomer({ ...person(), fullName: { own: `Rubina ${word}`, ur: `روبینہ ${word}` } });
  await page.goto('/employee');
  await page.getByRole('button', { name: 'اردو' }).click();
  await page.getByRole('button', { name: 'صارف، شناختی کارڈ، معاہدہ یا رسید تلاش کریں' }).click();
  await page.getByRole('dialog').getByRole('combobox').fill(`روبينه ${word}`);
  await expect(page.getByRole('option', { name: `روبینہ ${word}` })).toContainText('سرگودھا');
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
});

test('over an open drawer the search has the focus, and a choice asks before what was typed is lost', async ({
  office,
}) => {
  const page = await office('employee', '/employee/payments/new');
  await expect(page.getByRole('main').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  const amount = page.getByRole('textbox', { name: moneyTexts.payment.amount.en });
  await expect(amount).toBeFocused();
  await page.keyboard.type('77');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('due list');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: leaving.stay.en }).click();
  await expect(amount).toHaveValue('77');
  await page.keyboard.press('Control+k');
  await field(page).fill('due list');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: leaving.leave.en }).click();
  await expect(page).toHaveURL('/employee/due');
});

test('the search opens with what was opened lately, the last first, and finds employees', async ({
  office,
}) => {
  const rubina = person();
  const id = await addCustomer(rubina);
  const page = await office('superadmin', `/admin/customers/${id}/balance`);
  await expect(page.getByRole('heading', { level: 1, name: rubina.fullName.own })).toBeVisible();
  await page.keyboard.press('Control+k');
  await field(page).fill('branches');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Branches' })).toBeFocused();
  await page.keyboard.press('Control+k');
  const lately = page.getByRole('group', { name: messages.lately.en });
  await expect(lately.getByRole('option').first()).toHaveText(rubina.fullName.own);
  await expectAccessible(page);
  const { data } = await callsAt(ownServer()).call('listEmployees', {
    as: (await sharedSession('superadmin')).session,
    body: {},
  });
  const [employee] = data;
  await field(page).fill(employee?.fullName.own ?? '');
  const found = page.getByRole('group', { name: messages.employees.en });
  await expect(
    found
      .getByRole('option')
      .filter({ hasText: employee?.fullName.own ?? '' })
      .first(),
  ).toBeVisible();
  await expect(lately).toHaveCount(0);
});
