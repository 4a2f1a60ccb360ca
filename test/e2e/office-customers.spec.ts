import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Customer } from '#contract/lending/customers.ts';
import { type Calls, callsAt } from '#test/support/calls.ts';
import { customerBody } from '#test/support/lending.ts';
import { expect, expectAccessible, ownServer, sharedSession, signIn, test } from './fixtures.ts';

/** Figures that no other test's people have. */
function ownDigits(length: number): string {
  return Array.from({ length }, () => Math.floor(Math.random() * 10)).join('');
}

const urduLetters = [...'بتجدرسفکلمنہی'];

/** A person whom no other test knows, named in both scripts. */
function person() {
  const word = Array.from({ length: 8 }, () => Math.floor(Math.random() * urduLetters.length));
  return {
    fullName: `Zahida ${word.map((letter) => String.fromCharCode(97 + letter)).join('')}`,
    fullNameUr: `زاہدہ ${word.map((letter) => urduLetters[letter]).join('')}`,
    cnic: `38403${ownDigits(7)}2`,
    phone: `0321${ownDigits(7)}`,
  };
}

/** A picture as a phone makes it. */
const photo = (background: string) =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
    .jpeg()
    .toBuffer();

const server = (): Calls => callsAt(ownServer());

async function branchNamed(city: string): Promise<string> {
  const { session } = await sharedSession('superadmin');
  const { data } = await server().call('listBranches', { as: session, query: {} });
  const branch = data.find((each) => each.city.en === city);
  if (branch === undefined) throw new Error(`the sample lender has a branch in ${city}`);
  return branch.id;
}

/** Puts somebody on record at a branch, as the superadmin. */
async function addCustomerAt(city: string, given: Partial<ReturnType<typeof person>>): Promise<Customer> {
  const { session } = await sharedSession('superadmin');
  const body = customerBody({ ...person(), ...given, branchId: await branchNamed(city) });
  return server().call('createCustomer', { as: session, body });
}

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const search = (page: Page) => page.getByRole('main').getByRole('searchbox');
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

async function chooseFile(page: Page, field: string, file: { name: string; buffer: Buffer }) {
  await page
    .locator(`input[name=${field}]`)
    .first()
    .setInputFiles({ ...file, mimeType: 'image/jpeg' });
}

test('a customer is added once, photographed, and found in Urdu script', async ({ page }) => {
  const zahida = person();
  await signIn(page, 'employee');
  await page.goto('/employee/customers');
  await page.getByRole('link', { name: 'New customer' }).click();
  await page.getByRole('button', { name: 'Add customer' }).click();
  const summary = page.getByRole('region', { name: /^Please correct \d+ fields$/ });
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('Record the consent to the privacy notice first');
  await expectAccessible(page);

  await textbox(page, 'Full name').fill(zahida.fullName);
  await page.getByLabel('Full name in Urdu').fill(zahida.fullNameUr);
  await page.getByRole('combobox', { name: 'Father or husband' }).selectOption('Husband');
  await textbox(page, 'Name of the father or husband').fill('Muhammad Ramzan');
  await textbox(page, 'CNIC').fill(zahida.cnic.replace(/2$/, '1'));
  await page.getByLabel('Gender').selectOption('Female');
  await expect(page.getByText(/^The last digit is odd for men/)).toBeVisible();
  await textbox(page, 'CNIC').fill(zahida.cnic);
  await expect(page.getByText(/^The last digit is odd for men/)).toHaveCount(0);
  await textbox(page, 'Date of birth').fill('01022015');
  await textbox(page, 'Phone').fill(zahida.phone);
  await textbox(page, 'Address').fill('House 12, Satellite Town');
  await textbox(page, 'City').fill('Sargodha');
  await chooseFile(page, 'documents\\.photo', { name: 'zahida.jpg', buffer: await photo('#7aa7e8') });
  await page.getByRole('switch', { name: 'Agrees to the privacy notice' }).check();
  await page.getByRole('combobox', { name: 'How they agreed' }).selectOption('Signed');
  await page.getByRole('button', { name: 'Add customer' }).click();
  await expect(page.getByText('A customer must be at least 18 years old').first()).toBeVisible();
  await textbox(page, 'Date of birth').fill('01021990');
  await page.getByRole('button', { name: 'Add customer' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: zahida.fullName })).toBeVisible();

  await expect(page.getByText('The customer is on record')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Photo' })).toBeVisible();

  await signIn(page, 'employee', 'ur');
  await page.goto('/employee/customers');
  await search(page).fill(zahida.fullNameUr);
  await expect(page.getByRole('row').filter({ hasText: zahida.fullNameUr })).toHaveCount(1);
  await expect(page.getByText('کل 1 میں سے 1 صارف')).toBeVisible();
});

test('a customer is found by phone, edited, and blocked with a reason, all from one page', async ({
  page,
}) => {
  const zahida = person();
  await addCustomerAt('Sargodha', zahida);
  await signIn(page, 'employee');
  await page.goto('/employee/customers');
  await search(page).fill(zahida.phone);
  await expect(page.getByText('1 of 1 customer shown')).toBeVisible();
  await page.getByRole('link', { name: zahida.fullName }).click();
  expect(page.url()).not.toContain(zahida.phone);
  await textbox(page, 'Address').fill('House 14, Satellite Town');
  await save(page).dblclick();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Block customer' }).click();
  const dialog = page.getByRole('dialog', { name: `Block ${zahida.fullName}?` });
  await dialog.getByRole('button', { name: 'Block customer' }).click();
  await expect(dialog.getByText('Enter a reason')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Reason').fill('The address does not exist');
  await dialog.getByRole('button', { name: 'Block customer' }).dblclick();
  await expect(page.getByText(`${zahida.fullName} is blocked`)).toBeVisible();
  // Blocking is a change of the record, and the form goes on from it.
  await textbox(page, 'Occupation').fill('Tailor');
  await save(page).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await page.goto('/employee/customers?status=blocked');
  await search(page).fill(zahida.fullName);
  await expect(page.getByRole('row').filter({ hasText: zahida.fullName })).toContainText('Blocked');
});

test('the CNIC and its picture are shown only to who asks for them', async ({ page }) => {
  const { id, cnicMasked } = await addCustomerAt('Sargodha', { cnic: `38403${'7654321'}2` });
  await signIn(page, 'superadmin');
  await page.goto(`/admin/customers/${id}/edit`);
  await expect(page.getByText(cnicMasked)).toBeVisible();
  await page.getByRole('button', { name: 'Reveal' }).click();
  await expect(page.getByText('38403-7654321-2')).toBeVisible();
  await page.getByRole('button', { name: 'Hide' }).click();
  await expect(page.getByText('38403-7654321-2')).toHaveCount(0);

  await chooseFile(page, 'cnic_front', { name: 'card.jpg', buffer: await photo('#88aa88') });
  const front = page.getByRole('group', { name: 'CNIC, front' });
  const show = page.getByRole('button', { name: 'Show CNIC, front' });
  await expect(show).toBeVisible();
  await expect(front.getByRole('img')).toHaveCount(0);
  await show.click();
  await expect(front.getByRole('img', { name: 'CNIC, front' })).toBeVisible();
  await front.getByRole('button', { name: 'Remove it' }).click();
  await expect(page.getByText('The document is removed')).toBeVisible();
  await expect(front.getByRole('button', { name: 'Choose a picture' })).toBeVisible();

  const { session } = await sharedSession('superadmin');
  const { data } = await server().call('listAuditEvents', { as: session, query: { subjectId: id } });
  const recorded = data.map(({ action }) => action);
  expect(recorded.filter((action) => action === 'reveal_cnic')).toHaveLength(1);
  expect(recorded.filter((action) => action === 'view_cnic_picture')).toHaveLength(1);
});

test('a clerk sees nobody of another branch: not by link, not in the list, and no name beside a shared number', async ({
  page,
}) => {
  const stranger = person();
  const { id } = await addCustomerAt('Lahore', stranger);
  await signIn(page, 'employee');
  await page.goto(`/employee/customers/${id}/edit`);
  await expect(page.getByRole('heading', { name: 'This is not here' })).toBeVisible();
  await page.goto('/employee/customers');
  await search(page).fill(stranger.cnic);
  await expect(page.getByText('Nothing found')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Branch' })).toHaveCount(0);

  await page.goto('/employee/customers/new');
  await textbox(page, 'CNIC').fill(stranger.cnic);
  await expect(page.getByText(/^This CNIC is on record already/)).toBeVisible();
  await expect(page.getByText('A customer of the Lahore branch. Ask there.')).toBeVisible();
  await expect(page.getByText(stranger.fullName)).toHaveCount(0);
});

test('who shares a phone is shown before saving, and opened beside the form', async ({ page, context }) => {
  const neighbour = person();
  await addCustomerAt('Sargodha', neighbour);
  await signIn(page, 'superadmin');
  await page.goto('/admin/customers/new');
  await textbox(page, 'Phone').fill(neighbour.phone);
  await expect(page.getByText(/^This phone is on record already/)).toBeVisible();
  await expectAccessible(page);
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: neighbour.fullName }).click();
  await expect((await opening).getByRole('heading', { level: 1, name: neighbour.fullName })).toBeVisible();
  await expect(textbox(page, 'Phone')).not.toHaveValue('');
});

test('who saves second is shown what the first saved, loses nothing, and saves again', async ({ page }) => {
  const customer = await addCustomerAt('Sargodha', {});
  await signIn(page, 'superadmin');
  await page.goto(`/admin/customers/${customer.id}/edit`);
  await textbox(page, 'Occupation').fill('Tailor');
  const { session } = await sharedSession('superadmin');
  const { id: _, ...known } = customer;
  await server().call('editCustomer', {
    as: session,
    params: { id: customer.id },
    body: { ...known, cnic: null, city: 'Bhalwal' },
  });
  await save(page).click();
  await page.getByRole('button', { name: 'Take over their changes' }).click();
  await expect(page.getByText(/^They changed: City\. What you entered is kept\./)).toBeVisible();
  await expect(textbox(page, 'City')).toHaveValue('Bhalwal');
  await expect(textbox(page, 'Occupation')).toHaveValue('Tailor');
  await save(page).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(textbox(page, 'City')).toHaveValue('Bhalwal');
  await expect(textbox(page, 'Occupation')).toHaveValue('Tailor');
});

test('a superadmin saves the list as filtered in a file, and an employee is not offered it', async ({
  page,
}) => {
  const zahida = person();
  await addCustomerAt('Sargodha', zahida);
  await signIn(page, 'superadmin');
  await page.goto('/admin/customers');
  await search(page).fill(zahida.phone);
  await expect(page.getByText('1 of 1 customer shown')).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await (await saving).createReadStream();
  const lines = (await file.toArray()).join('').trimEnd().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`${zahida.fullName},${zahida.fullNameUr},38403-*****`);

  await signIn(page, 'employee');
  await page.goto('/employee/customers');
  await expect(page.getByRole('link', { name: 'New customer' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export CSV' })).toHaveCount(0);
});
