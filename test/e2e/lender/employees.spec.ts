import type { Page } from '@playwright/test';
import { samplePassword } from '#sample/sample-sign-ins.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { readSession } from '#test/support/calls/raw-request.ts';
import { ofCode } from '#web/office/identity/ground/code-dialog.messages.ts';
import { type CodePurpose, codeNames } from '#web/office/identity/ground/sign-in-code.messages.ts';
import { messages as questions } from '#web/office/kit/form/question/question.messages.ts';
import {
  expect,
  expectAccessible,
  type Fixtures,
  forgetSessions,
  goWithin,
  ownServer,
  sharedSession,
  signIn,
  test,
} from '../support/fixtures.ts';
import { ownAddress } from '../support/open-app.ts';
import { ownDigits } from '../support/own-digits.ts';
import { showFilters } from '../support/show-filters.ts';
import { appCode } from '../support/sign-in-accounts.ts';

const list = '/admin/employees';

/** A name that no employee of another test has. */
function ownWord(): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  return Array.from({ length: 10 }, () => letters[Math.floor(Math.random() * letters.length)]).join('');
}

/** An address that no other test uses. */
const from = () => ({ 'X-Forwarded-For': ownAddress() });

/** Puts an employee on record as the form would, and opens their page. */
async function openNewEmployee(
  office: Fixtures['office'],
  fullName: string,
  phone = `+92 3${ownDigits(2)} ${ownDigits(7)}`,
): Promise<Page> {
  const calls = callsAt(ownServer());
  const { session: as } = await sharedSession('superadmin');
  const { data: branches } = await calls.call('listBranches', { as });
  const { designations } = (await calls.call('getSettings', { as })).officeRules.content;
  const { id } = await calls.call('createEmployee', {
    as,
    body: {
      fullName: { own: fullName },
      phone,
      email: null,
      cnic: ownDigits(13),
      language: 'ur',
      designationId: designations.find(({ name }) => name.en === 'Recovery officer')?.id ?? null,
      branchId: branches.find(({ code }) => code === 'MUX')?.id ?? '',
      joinedOn: null,
      mayRecordPayments: true,
      mayMatchUnknownLines: false,
      backDatingDaysMax: 0,
    },
  });
  const page = await office('superadmin', `${list}/${id}/edit`);
  await expect(page.getByRole('heading', { level: 1, name: fullName })).toBeVisible();
  return page;
}

/** Issues a code on the employee's page, which asks by name first. */
async function issueCode(page: Page, fullName: string, purpose: CodePurpose): Promise<string> {
  const words = { ...codeNames[purpose], ...ofCode[purpose] };
  await page.getByRole('button', { name: words.verb.en }).click();
  const question = page.getByRole('dialog', { name: words.question.en(fullName) });
  await expectAccessible(page);
  await question.getByRole('button', { name: words.verb.en }).click();
  const code = await page.getByRole('status', { name: words.code.en }).innerText();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Done' }).click();
  return code;
}

test('missing fields are reported beside them and in a summary that takes the focus', async ({ office }) => {
  const page = await office('superadmin', `${list}/new`);
  await page.getByRole('button', { name: 'Add employee' }).click();
  const summary = page.getByRole('region', { name: 'Please correct 4 fields' });
  await expect(summary).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Full name', exact: true })).toHaveAccessibleDescription(
    'Full name is required',
  );
  await expectAccessible(page);
  await summary.getByRole('link', { name: 'CNIC' }).click();
  await expect(page.getByLabel('CNIC')).toBeFocused();
  await page.getByLabel('CNIC').fill('35202');
  await expect(summary.getByRole('link', { name: 'CNIC' })).toHaveCount(0);
});

test('a new employee gets a one-time code, to copy or to send, which is not shown again', async ({
  office,
}) => {
  const fullName = `Zara ${ownWord()}`;
  const page = await office('superadmin', `${list}/new`);
  await page.getByRole('textbox', { name: 'Full name', exact: true }).fill(fullName);
  await page.getByLabel('Phone').fill(`0399-${ownDigits(7)}`);
  await page.getByLabel('CNIC').fill(ownDigits(13));
  await page.getByLabel('Joined on', { exact: true }).fill('1/2/2026');
  await page.getByRole('combobox', { name: 'Branch' }).selectOption({ label: 'Multan' });
  await page.getByRole('button', { name: 'Add employee' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${fullName} has been added` })).toBeFocused();
  const code = page.getByRole('status', { name: 'Activation code' });
  await expect(code).toHaveText(/^[A-Z0-9]{4}(-[A-Z0-9]{4})+$/);
  await expect(page.getByRole('link', { name: 'Send by WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/92399.*${await code.textContent()}`),
  );
  await expectAccessible(page);
  await page.getByRole('link', { name: 'View employee' }).click();
  await expect(page.getByRole('button', { name: 'New activation code' })).toBeVisible();
  await expect(page.getByLabel('Joined on', { exact: true })).toHaveValue('01/02/2026');
  await expect(code).toHaveCount(0);
});

test('a new employee is in the list of their branch, with the total', async ({ office }) => {
  const word = ownWord();
  const page = await openNewEmployee(office, `Nadia ${word}`);
  await goWithin(page, list);
  await page.getByRole('searchbox').fill(word);
  await expect(page.getByText('1 of 1 employee shown')).toBeVisible();
  const row = page.getByRole('row', { name: `Nadia ${word}` });
  await expect(row).toContainText('Recovery officer');
  await expect(row).toContainText('Multan');
  await expect(row).toContainText('Never');
  await showFilters(page);
  await page.getByRole('combobox', { name: 'Branch' }).selectOption({ label: 'Karachi' });
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await expect(page).toHaveURL(/branchId=/);
  await page.goBack();
  await expect(row).toBeVisible();
});

test('an employee is found by phone, and the phone is not in the address', async ({ office }) => {
  const phone = `0300${ownDigits(7)}`;
  const page = await openNewEmployee(office, `Nadia ${ownWord()}`, phone);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await goWithin(page, list);
  await page.getByRole('searchbox').fill(phone);
  await expect(page.getByText('1 of 1 employee shown')).toBeVisible();
  expect(addresses.filter((address) => address.includes(phone.slice(-7)))).toEqual([]);
  await expect(page).toHaveURL(list);
});

test('the headings sort the list, and the address keeps the order', async ({ office }) => {
  const page = await office('superadmin', list);
  const heading = page.getByRole('columnheader', { name: 'Employee' });
  const names = page.getByRole('row').locator('td:first-child a');
  await expect(heading).toHaveAttribute('aria-sort', 'none');
  await heading.getByRole('button').press('Enter');
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(`${list}?sort=name`);
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  const upwards = await names.allTextContents();
  await heading.getByRole('button').click();
  await expect(page).toHaveURL(`${list}?sort=-name`);
  await page.reload();
  await expect(heading).toHaveAttribute('aria-sort', 'descending');
  await expect(names.first()).not.toHaveText(upwards[0] ?? '');
  await expectAccessible(page);
});

test('a page without employees says so and links to the list', async ({ office }) => {
  for (const id of ['01990000-0000-7000-8000-000000000000', 'nobody']) {
    const page = await office('superadmin', `${list}/${id}/edit`);
    await expect(page.getByRole('heading', { name: 'Record not found' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Employees' }).last().click();
    await expect(page).toHaveURL(list);
  }
});

test('a page that could not be loaded says so and can be loaded again', async ({ office }) => {
  const page = await office('superadmin', list);
  const one = /\/api\/employees\/[\da-f-]{36}$/;
  await page.route(one, (route) => route.abort('connectionrefused'));
  await page.getByRole('row').nth(1).getByRole('link').click();
  await expect(page.getByRole('alert')).toContainText('The employee could not be opened');
  await page.unroute(one);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('textbox', { name: 'Full name', exact: true })).toBeVisible();
});

test('a changed form asks before it is left, and can be saved', async ({ office }) => {
  const word = ownWord();
  const page = await openNewEmployee(office, `Hamza ${word}`);
  const designation = page.getByLabel('Designation');
  await designation.selectOption({ label: 'Cashier' });
  await page.getByRole('link', { name: 'Customers' }).click();
  const warning = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(warning).toBeVisible();
  await expectAccessible(page);
  await warning.getByRole('button', { name: 'Keep editing' }).click();
  await expect(designation.locator('option:checked')).toHaveText('Cashier');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeFocused();
  await page.reload();
  await expect(designation.locator('option:checked')).toHaveText('Cashier');
  await page.getByRole('link', { name: 'Customers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
});

test('changing a role asks first', async ({ office }) => {
  const word = ownWord();
  const page = await openNewEmployee(office, `Sana ${word}`);
  await page.getByRole('button', { name: 'Change role' }).click();
  const question = page.getByRole('dialog', { name: `Change Sana ${word}’s role to Superadmin?` });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Role: Employee')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change role' })).toBeFocused();
  await page.getByRole('button', { name: 'Change role' }).click();
  await question.getByLabel('Current password').fill(samplePassword);
  await question.getByRole('button', { name: 'Change role' }).click();
  await expect(page.getByText(`Sana ${word}’s role is now Superadmin`)).toBeVisible();
  await expect(page.getByText('Role: Superadmin')).toBeVisible();
});

test('moving an employee to another branch asks first, with the number of open tasks', async ({ office }) => {
  const word = ownWord();
  const page = await openNewEmployee(office, `Kashif ${word}`);
  const branch = page.getByRole('combobox', { name: 'Branch' });
  await branch.selectOption({ label: 'Karachi' });
  const question = page.getByRole('dialog', { name: `Move Kashif ${word} to Karachi?` });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(question).toContainText('nothing to reassign');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await question.getByRole('button', { name: 'Move to Karachi' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(branch.locator('option:checked')).toHaveText('Karachi');
});

/** The sample's superadmin, as the list of successors names them. */
const heir = 'Asif Mahmood Cheema · Superadmin';

test('the open work of a deactivated employee is reassigned, and their next request is refused', async ({
  page,
}) => {
  const calls = callsAt(ownServer());
  const body = { identifier: 'employee@example.pk', password: samplePassword };
  const as = await readSession(await calls.request('signIn', { body, headers: from() }));
  const { user } = await calls.call('getSession', { as });

  await signIn(page, 'superadmin');
  await page.goto(`${list}?search=${encodeURIComponent(user.fullName)}`);
  await page.getByRole('link', { name: user.fullName, exact: true }).click();
  await page.getByRole('button', { name: 'Deactivate' }).click();
  const question = page.getByRole('dialog', { name: `Deactivate ${user.fullName}?` });
  await question.getByRole('combobox', { name: 'Reassign to' }).selectOption({ label: heir });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByText(`${user.fullName} is deactivated and signed out`)).toBeVisible();
  await expectAccessible(page);

  forgetSessions('employee');
  expect(await calls.refusal('getSession', { as })).toMatchObject({ code: 'not_signed_in' });
  await page.getByRole('button', { name: 'Reactivate' }).click();
  await expect(page.getByText(`${user.fullName} can sign in again`)).toBeVisible();
});

test('an employee who forgot the password sets a new one by a code from the superadmin', async ({
  office,
  browser,
}) => {
  const fullName = `Saima ${ownWord()}`;
  const page = await openNewEmployee(office, fullName);
  const phone = await page.getByLabel('Phone').inputValue();
  await expect(page.getByRole('button', { name: 'New password code' })).toHaveCount(0);
  const activationCode = await issueCode(page, fullName, 'activation');
  const calls = callsAt(ownServer());
  const person = { fullName, phone, password: 'a blue rickshaw at noon' };
  await calls.call('signUp', { body: { ...person, activationCode }, headers: from() });

  await page.reload();
  await expect(page.getByRole('button', { name: 'New password code' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'New activation code' })).toHaveCount(0);
  const code = await issueCode(page, fullName, 'password');
  const own = await browser.newContext({ extraHTTPHeaders: from() });
  const theirs = await own.newPage();
  await theirs.goto('/sign-in?view=reset-by-code');
  await theirs.getByLabel('Phone or email').fill(phone);
  await theirs.getByLabel('Code from the branch').fill(code);
  await theirs.getByLabel('New password').fill('a green tonga at dusk');
  await theirs.getByRole('button', { name: 'Save the new password' }).click();
  await expect(theirs.getByRole('heading', { name: 'Your new password is set' })).toBeVisible();
  await own.close();
  const again = { identifier: phone, password: 'a green tonga at dusk' };
  await calls.call('signIn', { body: again, headers: from() });
});

test('an employee who lost the phone signs in by the password again, after the superadmin entered theirs', async ({
  office,
}) => {
  const fullName = `Rabia ${ownWord()}`;
  const page = await openNewEmployee(office, fullName);
  const activationCode = await issueCode(page, fullName, 'activation');
  await expect(page.getByRole('heading', { name: 'Two-step sign-in' })).toHaveCount(0);

  const phone = await page.getByLabel('Phone').inputValue();
  const calls = callsAt(ownServer());
  const password = 'a blue rickshaw at noon';
  const body = { fullName, phone, password, activationCode };
  const as = await readSession(await calls.request('signUp', { body, headers: from() }));
  const { secret } = await calls.call('startTotp', { as, body: { currentPassword: password } });
  await calls.call('confirmTotp', { as, body: { code: appCode(secret) } });

  await page.reload();
  await page.getByRole('button', { name: 'Turn off' }).click();
  const question = page.getByRole('dialog', { name: `Turn off two-step sign-in for ${fullName}?` });
  await expect(question.getByLabel('Current password')).toBeFocused();
  await expectAccessible(page);
  await question.getByLabel('Current password').fill('not the password');
  await question.getByRole('button', { name: 'Turn off' }).click();
  await expect(question.getByRole('region', { name: questions.notDone.en })).toContainText(/password/);
  await question.getByLabel('Current password').fill(samplePassword);
  await question.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText(`${fullName} can sign in with the password alone`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Two-step sign-in' })).toHaveCount(0);
  expect(await calls.refusal('getSession', { as })).toMatchObject({ code: 'not_signed_in' });
  await calls.call('signIn', { body: { identifier: phone, password }, headers: from() });
});

test('in Urdu the form fits a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await signIn(page, 'superadmin');
  await page.goto(`${list}/new`);
  await page.getByRole('button', { name: 'اردو' }).click();
  await page.getByRole('button', { name: 'ملازم شامل کریں' }).click();
  await expect(page.getByRole('region', { name: 'براہِ کرم \u20664\u2069 خانے درست کیجیے' })).toBeFocused();
  await expectAccessible(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
