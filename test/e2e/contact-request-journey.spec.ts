import type { Page } from '@playwright/test';
import { callsAt } from '#test/support/calls.ts';
import { customerLabels as labels } from '#web/office/kit/labels/customer-labels.messages.ts';
import {
  consentWayNames,
  genderNames,
  relativeNames,
} from '#web/office/kit/labels/customer-words.messages.ts';
import { messages as newCustomer } from '#web/office/lending/customers/customer-form.messages.ts';
import { expect, expectAccessible, ownServer, sharedSession, signIn, test } from './fixtures.ts';

const digits = (length: number) => Array.from({ length }, () => Math.floor(Math.random() * 10)).join('');

/** Asks for a visit as the site's form does. */
async function askForVisit(page: Page, fullName: string): Promise<void> {
  const response = await page.request.post('/api/contact-forms', {
    headers: { 'X-Forwarded-For': `10.77.${digits(2)}.${digits(2)}` },
    data: {
      formType: 'home_visit',
      fullName,
      phoneNumber: `0346${digits(7)}`,
      address: 'House 14, Street 3, Satellite Town, Sargodha',
      preferredTime: 'morning',
    },
  });
  expect(response.status()).toBe(200);
}

/** Whatever the time is while the test runs: a call needs a reason. */
async function beOutsideHours(page: Page): Promise<void> {
  const { session: as } = await sharedSession('superadmin');
  const hours = await callsAt(ownServer()).call('getOfficeHours', { as });
  const data = { ...hours, contactHours: { opensAt: '00:00', closesAt: '00:01' } };
  await page.route('**/api/office-hours', (route) => route.fulfill({ json: { data } }));
}

test('a visitor who asks for a visit is seen at the branch at once, called, visited and put on record', async ({
  page,
}) => {
  const name = `Rashida ${digits(8).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`;
  await beOutsideHours(page);
  await signIn(page, 'employee');
  await page.goto(`/employee/my-contact-requests?search=${name.split(' ')[1]}`);
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await askForVisit(page, name);
  // Nobody reloads: the open list hears of it.
  const row = page.getByRole('row', { name });
  await expect(row).toContainText('Unassigned');

  await page.getByRole('link', { name }).click();
  const panel = page.getByRole('dialog', { name });
  await panel.getByRole('button', { name: 'Take this request' }).click();
  await expect(panel).toContainText('Taken by Bilal Ahmed');
  await panel.getByRole('button', { name: 'Log contact' }).click();
  const work = panel.getByRole('region', { name: 'Log contact' });
  await work.getByLabel('Result').selectOption('reached');
  await work.getByLabel('Reason outside contact hours').fill('She asked for a call at once');
  await expectAccessible(page);
  await work.getByRole('button', { name: 'Log contact' }).click();
  await expect(row).toContainText('Kept');

  await panel.getByRole('button', { name: 'Book visit' }).click();
  const booking = panel.getByRole('region', { name: 'Book visit' });
  await booking.getByLabel('Hour').selectOption({ index: 1 });
  await booking.getByRole('button', { name: 'Book visit' }).click();
  await expect(panel).toContainText('Visit booked');

  await panel.getByRole('button', { name: 'Convert to customer' }).click();
  const field = (label: keyof typeof labels) => {
    const named = { name: labels[label].en, exact: true };
    return page
      .getByRole('textbox', named)
      .or(page.getByRole('combobox', named))
      .or(page.getByRole('switch', named));
  };
  await expect(field('fullName')).toHaveValue(name);
  await field('relative').selectOption(relativeNames.husband.en);
  await field('relativeName').fill('Muhammad Aslam');
  await field('cnic').fill(`3840${digits(8)}2`);
  await field('gender').selectOption(genderNames.female.en);
  await field('bornOn').fill('14/03/1988');
  await field('hasPrivacyConsent').check();
  await field('privacyConsentHow').selectOption(consentWayNames.signed.en);
  await page.getByRole('button', { name: newCustomer.create.en }).click();
  await expect(page).toHaveURL(/\/customers\/[^/]+\/edit$/);

  await page.goto(`/employee/my-contact-requests?search=${name.split(' ')[1]}`);
  await expect(row).toContainText('Converted');
});

test('chosen requests are assigned together, and who has them sees them', async ({ page }) => {
  const word = digits(8).replace(/\d/g, (digit) => 'klmnopqrst'[Number(digit)] ?? '');
  for (const first of ['Anwar', 'Bashir']) await askForVisit(page, `${first} ${word}`);
  await signIn(page, 'superadmin');
  await page.goto(`/admin/contact-requests?search=${word}`);
  await page.getByRole('checkbox', { name: `Choose Anwar ${word}` }).check();
  await page.getByRole('checkbox', { name: `Choose Bashir ${word}` }).check();
  const bar = page.getByRole('region', { name: 'Assign' });
  await expect(bar.getByRole('status')).toHaveText('2 selected');
  const option = bar.getByRole('option', { name: /^Bilal Ahmed ·/ });
  await bar.getByLabel('Choose an employee').selectOption((await option.getAttribute('value')) ?? '');
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(page.getByRole('row', { name: `Anwar ${word}` })).toContainText('Bilal Ahmed');
  await expect(page.getByRole('row', { name: `Bashir ${word}` })).toContainText('Bilal Ahmed');
});
