import sharp from 'sharp';
import { customerLabels as labels } from '#contract/lending/field-labels.ts';
import { customerStatusNames } from '#contract/lending/labels/customer-names.messages.ts';
import { languages, type Phrase } from '#domain/language.ts';
import { type Calls, callsAt } from '#test/support/calls/calls.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { customerBody } from '#test/support/lending/lending.ts';
import { messages as issued, ofCode } from '#web/office/identity/ground/code-dialog.messages.ts';
import { codeNames } from '#web/office/identity/ground/sign-in-code.messages.ts';
import { correctFields, messages as form } from '#web/office/kit/form/form.messages.ts';
import {
  labels as question,
  messages as questions,
} from '#web/office/kit/form/question/question.messages.ts';
import { messages as account } from '#web/office/lending/account/account.messages.ts';
import { messages } from '#web/office/lending/customers/customer-form.messages.ts';
import { ofCustomer } from '#web/office/lending/customers/customer-status.messages.ts';
import { messages as list, shownOf } from '#web/office/lending/customers/customers.messages.ts';
import {
  messages as documentTexts,
  removeTitle,
} from '#web/office/lending/ground/document/document.messages.ts';
import { documentKindNames } from '#web/office/lending/ground/labels/customer-words.messages.ts';
import { pages } from '#web/office/pages.ts';
import {
  expect,
  expectAccessible,
  goWithin,
  ownServer,
  sharedSession,
  signIn,
  test,
} from '../support/fixtures.ts';
import { journeyLanguages } from '../support/journey-languages.ts';
import { ownDigits } from '../support/own-digits.ts';
import { showFilters } from '../support/show-filters.ts';
import {
  chooseDocument,
  field,
  fillCustomer,
  photo,
  type TypedCustomer,
  typedCustomer,
} from '../support/typed-customer.ts';

interface Desk {
  readonly calls: Calls;
  readonly superadmin: Session;
  readonly employee: Session;
}

async function desk(): Promise<Desk> {
  return {
    calls: callsAt(ownServer()),
    superadmin: (await sharedSession('superadmin')).session,
    employee: (await sharedSession('employee')).session,
  };
}

/** Puts a customer on record at a branch, by its code. */
async function addAt(branchCode: string, { name, cnic, phone }: TypedCustomer) {
  const { calls, superadmin } = await desk();
  const { data: branches } = await calls.call('listBranches', { as: superadmin });
  const branchId = branches.find(({ code }) => code === branchCode)?.id ?? null;
  const body = customerBody({ fullName: { own: name.en, ur: name.ur }, cnic, phone, branchId });
  return calls.call('createCustomer', { as: superadmin, body });
}

/** The customers of that name, as the superadmin finds them. */
async function recorded(name: string) {
  const { calls, superadmin } = await desk();
  return (await calls.call('listCustomers', { as: superadmin, body: { search: name } })).data;
}

for (const language of journeyLanguages)
  test(`a new customer gets a photo, is found in Urdu script, edited and blocked, in ${language}`, async ({
    office,
  }) => {
    const customer = typedCustomer();
    const page = await office('employee', '/employee/customers/new', language);
    await page.getByRole('button', { name: messages.create[language] }).click();
    await expect(page.getByRole('region').filter({ hasText: labels.cnic[language] }).first()).toBeFocused();
    await expectAccessible(page);

    await fillCustomer(page, customer, language);
    const group = await chooseDocument(page, documentKindNames.photo[language]);
    await expect(group.getByRole('img')).toBeVisible();
    await page.getByRole('button', { name: messages.create[language] }).click();
    await expect(page.getByRole('status').filter({ hasText: account.added[language] })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: customer.name[language] })).toBeVisible();
    await expect(page.getByRole('link', { name: pages.newAgreement.title[language] })).toBeFocused();
    await expect(page.getByRole('region', { name: account.documents[language] }).locator('img')).toHaveCount(
      1,
    );
    await expectAccessible(page);

    await goWithin(page, '/employee/customers');
    await page
      .getByRole('searchbox', { name: list.search[language] })
      .fill(customer.name.ur.split(' ')[1] ?? '');
    await expect(page.getByText(shownOf[language](1, 1))).toBeVisible();
    const row = page.getByRole('row', { name: customer.name[language] });
    await expect(row).toContainText(customer.name[language]);
    await expect(row).not.toContainText(customer.cnic.slice(5, 10));
    await row.getByRole('link', { name: `${list.edit[language]}: ${customer.name[language]}` }).click();

    const occupation = field(page, labels.occupation[language]);
    await occupation.fill('Tailor');
    await page.getByRole('button', { name: form.save[language] }).click();
    await expect(
      page.getByRole('status').filter({ hasText: messages.saved[language] }).first(),
    ).toBeFocused();
    await page.reload();
    await expect(occupation).toHaveValue('Tailor');

    await page.getByRole('button', { name: ofCustomer.blocked.verb[language] }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(customer.name[language]);
    await dialog.getByRole('button', { name: ofCustomer.blocked.verb[language] }).click();
    await expect(dialog.getByRole('region', { name: correctFields[language](1) })).toBeFocused();
    await expectAccessible(page);
    await dialog.getByLabel(question.reason[language]).fill('Two cards under one name');
    await dialog.getByRole('button', { name: ofCustomer.blocked.verb[language] }).click();
    await expect(page.getByRole('button', { name: ofCustomer.active.verb[language] })).toBeVisible();
    await goWithin(page, '/employee/customers?status=blocked');
    await page.getByRole('searchbox').fill(customer.phone);
    await expect(page.getByRole('row', { name: customer.name[language] })).toContainText(
      customerStatusNames.blocked[language],
    );
    expect(page.url()).not.toContain(customer.phone);
  });

for (const language of languages) {
  test(`the part below the documents does not move while they load, in ${language}`, async ({ office }) => {
    const { id } = await addAt('SGD', typedCustomer());
    const page = await office('employee', '/employee/customers', language);
    const arrive = Promise.withResolvers<void>();
    await page.route('**/api/customers/*/documents', async (route) => {
      await arrive.promise;
      await route.continue();
    });
    await goWithin(page, `/employee/customers/${id}/edit`);
    const block = page.getByRole('button', { name: ofCustomer.blocked.verb[language] });
    const documents = page.getByRole('region', { name: messages.documents[language] });
    const heightOfDocuments = async () => (await documents.boundingBox())?.height ?? Number.NaN;
    await expect(block).toBeVisible();
    const before = await heightOfDocuments();
    arrive.resolve();
    await expect(page.getByRole('group', { name: documentKindNames.photo[language] })).toBeVisible();
    expect(Math.abs((await heightOfDocuments()) - before), 'a finger does not miss it').toBeLessThan(4);
  });
}

test('removing a document asks first and names it, and the focus keeps its place', async ({ office }) => {
  const { id } = await addAt('SGD', typedCustomer());
  const page = await office('employee', `/employee/customers/${id}/edit`);
  const kind = documentKindNames.cnic_front.en;
  const group = await chooseDocument(page, kind);
  await page.getByRole('button', { name: `${documentTexts.show.en} ${kind}` }).click();
  await expect(group.getByRole('img')).toBeVisible();
  const remove = group.getByRole('button', { name: form.removePicture.en });
  const question = page.getByRole('dialog', { name: removeTitle.en(kind) });
  await remove.click();
  await expectAccessible(page);
  await question.getByRole('button', { name: questions.cancel.en }).click();
  await expect(question).toBeHidden();
  await expect(group.getByRole('img')).toBeVisible();

  await remove.click();
  await question.getByRole('button', { name: form.removePicture.en }).click();
  await expect(page.getByText(documentTexts.removed.en)).toBeVisible();
  await expect(group.getByRole('img')).toHaveCount(0);
  await expect(group.getByRole('button', { name: form.choosePicture.en })).toBeFocused();
  // A replaced picture must be requested again.
  await chooseDocument(page, kind);
  await expect(page.getByRole('button', { name: documentTexts.show.en })).toBeVisible();
  await expect(group.getByRole('img')).toHaveCount(0);
});

test('a double click creates one customer, and so does a retry after a lost answer', async ({ office }) => {
  const twice = typedCustomer();
  const page = await office('employee', '/employee/customers/new');
  await fillCustomer(page, twice);
  await page.getByRole('button', { name: 'Add customer' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: twice.name.en })).toBeVisible();
  expect(await recorded(twice.name.en)).toHaveLength(1);

  const lost = typedCustomer();
  await goWithin(page, '/employee/customers/new');
  // The page that is left has the same fields.
  await expect(page.getByRole('heading', { level: 1, name: 'New customer' })).toBeVisible();
  await fillCustomer(page, lost);
  await page.route('**/api/customers', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Add customer' }).click();
  await expect(page.getByText('The server could not be reached')).toBeVisible();
  await page.unroute('**/api/customers');
  await page.getByRole('button', { name: 'Add customer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: lost.name.en })).toBeVisible();
  expect(await recorded(lost.name.en)).toHaveLength(1);
});

test('before saving, the same CNIC or phone links to the customer who has it, or names only another branch', async ({
  office,
}) => {
  const here = typedCustomer();
  await addAt('SGD', here);
  const there = typedCustomer();
  await addAt('LHE', there);
  const page = await office('employee', '/employee/customers/new');
  await field(page, 'Phone').fill(here.phone);
  await expect(page.getByText('A family may share one')).toBeVisible();
  const link = page.getByRole('link', { name: here.name.en });
  await expect(link).toHaveAttribute('target', '_blank');
  await field(page, 'CNIC').fill(there.cnic);
  await expect(page.getByText('A customer of the Lahore branch. Ask there.')).toBeVisible();
  await expect(page.getByText(there.name.en)).toHaveCount(0);
  await expectAccessible(page);
});

test('a photo of 12 megapixels from a phone is scaled down before the upload', async ({ office }) => {
  const { id } = await addAt('SGD', typedCustomer());
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  const taken = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 90 })
    .toBuffer();
  expect(taken.length).toBeGreaterThan(4_000_000);
  const page = await office('employee', `/employee/customers/${id}/edit`);
  // A request that passes through a route is measured, files included.
  await page.route('**/documents', (route) => route.continue());
  const sent = page.waitForResponse(
    (response) => response.url().endsWith('/documents') && response.request().method() === 'POST',
  );
  await page
    .getByRole('group', { name: 'CNIC, front' })
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer: taken });
  await expect(page.getByText('The document is saved')).toBeVisible();
  const { requestBodySize } = await (await sent).request().sizes();
  expect(requestBodySize).toBeGreaterThan(100_000);
  expect(requestBodySize).toBeLessThan(2_000_000);
});

test('a picture of a CNIC is shown only on request, and each view is in the audit once', async ({
  office,
}) => {
  const { id } = await addAt('SGD', typedCustomer());
  const { calls, superadmin } = await desk();
  const page = await office('employee', `/employee/customers/${id}/edit`);
  const front = page.getByRole('group', { name: 'CNIC, front' });
  await front
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'a.txt', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') });
  await expect(front.getByText(/^This is not a JPEG, PNG or WebP picture/)).toBeVisible();
  await front
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer: await photo() });
  await expect(page.getByText('The document is saved')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Show CNIC, front' }).click();
  await expect(front.getByRole('img')).toBeVisible();
  await page.getByLabel('Occupation').fill('Baker');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' }).first()).toBeFocused();
  const { data: looks } = await calls.call('listAuditEvents', {
    as: superadmin,
    query: { subjectId: id, action: 'view_cnic_picture' },
  });
  expect(looks).toHaveLength(1);
});

for (const language of journeyLanguages)
  test(`the codes on the page create an account and then a new password, in ${language}`, async ({
    page,
    browser,
  }) => {
    const customer = typedCustomer();
    const { id } = await addAt('SGD', customer);
    const { activation, password } = codeNames;
    const code = (label: Phrase) => page.getByRole('status', { name: label[language] });
    const press = (verb: Phrase) => page.getByRole('button', { name: verb[language] }).last().click();
    await signIn(page, 'employee', language);
    await page.goto(`/employee/customers/${id}/edit`);
    await press(activation.verb);
    const question = page.getByRole('dialog', {
      name: ofCode.activation.question[language](customer.name[language]),
    });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await press(activation.verb);
    const activationCode = await code(activation.code).innerText();
    await expectAccessible(page);
    await press(issued.done);
    await expect(code(activation.code)).toHaveCount(0);

    const address = `10.203.${Number(ownDigits(2))}.${Number(ownDigits(2))}`;
    const theirs = await browser.newContext({ extraHTTPHeaders: { 'X-Forwarded-For': address } });
    const phone = await theirs.newPage();
    await press(activation.verb);
    await phone.goto('/sign-in?view=create-account');
    await phone.getByRole('textbox', { name: 'Full name', exact: true }).fill(customer.name.en);
    await phone.getByLabel('Phone').fill(customer.phone);
    await phone.getByLabel('Password', { exact: true }).fill('a blue rickshaw at noon');
    await phone.getByLabel('Activation code').fill(activationCode);
    await phone.getByRole('button', { name: 'Create account' }).click();
    await expect(phone).toHaveURL('/customer');

    // The dialog was open when the customer signed up, so it is refused and offers the other code.
    await press(activation.verb);
    await expect(page.getByRole('region', { name: questions.notDone[language] })).toContainText(
      language === 'en' ? 'already has an account' : 'اکاؤنٹ موجود ہے',
    );
    await press(password.verb);
    const resetCode = await code(password.code).innerText();
    await expectAccessible(page);
    await phone.evaluate(() => localStorage.clear());
    await phone.goto('/sign-in?view=reset-by-code');
    await phone.getByLabel('Phone or email').fill(customer.phone);
    await phone.getByLabel('Code from the branch').fill(resetCode);
    await phone.getByLabel('New password').fill('a green tonga at dusk');
    await phone.getByRole('button', { name: 'Save the new password' }).click();
    await expect(phone.getByRole('heading', { name: 'Your new password is set' })).toBeVisible();
    await phone.getByRole('link', { name: 'Sign in' }).click();
    await phone.getByLabel('Phone or email').fill(customer.phone);
    await phone.getByLabel('Password', { exact: true }).fill('a green tonga at dusk');
    await phone.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(phone).toHaveURL('/customer');
    await theirs.close();
  });

test('a filtered list is exported as shown, and on a phone each customer is a card', async ({ office }) => {
  const customer = typedCustomer();
  await addAt('LHE', customer);
  const page = await office('superadmin', '/admin/customers');
  await showFilters(page);
  await page.getByLabel('Status').selectOption('Active');
  await page.getByRole('link', { name: 'On time' }).click();
  await page.getByRole('searchbox').fill(customer.name.en);
  await expect(page.getByText('1 of 1 customer shown')).toBeVisible();
  await expect(page).toHaveURL(/arrears=on_time/);
  for (const [key, ending] of [
    ['Home', 'xlsx'],
    ['End', 'csv'],
  ] as const) {
    const exported = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export', exact: true }).press('ArrowDown');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    expect((await exported).suggestedFilename()).toMatch(new RegExp(`^customers-.*\\.${ending}$`));
  }
  await page.setViewportSize({ width: 390, height: 800 });
  const card = page.getByRole('listitem').filter({ hasText: customer.name.en });
  await expect(card).toContainText('No agreement');
  await expect(page.getByRole('table')).toHaveCount(0);
  await expectAccessible(page);
});
