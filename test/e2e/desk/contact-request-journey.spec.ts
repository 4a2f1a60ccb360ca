import type { Page } from '@playwright/test';
import { promiseNames } from '#contract/desk/labels/request-names.messages.ts';
import { customerLabels as labels } from '#contract/lending/field-labels.ts';
import { contactFormLimits } from '#contract/site/contact-forms.ts';
import { type BodyOf, callsAt } from '#test/support/calls/calls.ts';
import { messages as requestPanel } from '#web/office/desk/contact-requests/request-panel.messages.ts';
import { messages as requestWork } from '#web/office/desk/contact-requests/work/request-work.messages.ts';
import { contactOutcomeNames } from '#web/office/desk/ground/request-labels.messages.ts';
import { messages as choice, countChosen } from '#web/office/kit/list/choice/choice.messages.ts';
import { messages as overlay } from '#web/office/kit/overlay/overlay.messages.ts';
import { messages as newCustomer } from '#web/office/lending/customers/customer-form.messages.ts';
import {
  consentWayNames,
  genderNames,
  relativeNames,
} from '#web/office/lending/ground/labels/customer-words.messages.ts';
import { pages } from '#web/office/pages.ts';
import { expect, expectAccessible, ownServer, sharedSession, signIn, test } from '../support/fixtures.ts';
import { ownAddress } from '../support/open-app.ts';
import { ownDigits } from '../support/own-digits.ts';
import { overflowOf } from '../support/page-overflow.ts';

/** Leaves a request as the site's form does. */
async function leaveRequest(body: BodyOf<'submitContactForm'>): Promise<void> {
  const headers = { 'X-Forwarded-For': ownAddress() };
  await callsAt(ownServer()).call('submitContactForm', { body, headers });
}

const ownPhone = () => `0346${ownDigits(7)}`;

const askForVisit = (fullName: string) =>
  leaveRequest({
    formType: 'home_visit',
    fullName,
    phoneNumber: ownPhone(),
    address: 'House 14, Street 3, Satellite Town, Sargodha',
    preferredTime: 'morning',
  });

/** A call needs a reason, whatever the time of the test run. */
async function beOutsideHours(page: Page): Promise<void> {
  const { session: as } = await sharedSession('superadmin');
  const hours = await callsAt(ownServer()).call('getOfficeHours', { as });
  const data = { ...hours, contactHours: { opensAt: '00:00', closesAt: '00:01' } };
  await page.route('**/api/office-hours', (route) => route.fulfill({ json: { data } }));
}

test('a visitor who asks for a visit appears at the branch at once, is called, visited and made a customer', async ({
  page,
}) => {
  const name = `Rashida ${ownDigits(8).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`;
  await beOutsideHours(page);
  await signIn(page, 'employee');
  await page.goto(`/employee/my-contact-requests?search=${name.split(' ')[1]}`);
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await askForVisit(name);
  // Without a reload: the open list is told of it.
  const row = page.getByRole('row', { name });
  await expect(row).toContainText('Unassigned');

  await page.getByRole('link', { name }).click();
  const panel = page.getByRole('dialog', { name });
  await panel.getByRole('button', { name: 'Take this request' }).click();
  await expect(panel).toContainText('Taken by Bilal Ahmed');
  await panel.getByRole('button', { name: 'Log contact' }).click();
  const work = panel.getByRole('region', { name: 'Log contact' });
  await expect(work).toBeFocused();
  await work.getByRole('radio', { name: contactOutcomeNames.reached.en }).check();
  await work.getByLabel('Reason for contacting outside hours').fill('She asked for a call at once');
  await expectAccessible(page);
  await work.getByRole('button', { name: 'Log contact' }).click();
  await expect(row).toContainText('Kept');
  await expect(panel.getByRole('button', { name: 'Log contact' })).toBeFocused();

  await panel.getByRole('button', { name: 'Book visit' }).click();
  const booking = panel.getByRole('region', { name: 'Book visit' });
  await booking.getByLabel('Time').selectOption({ index: 1 });
  await booking.getByRole('button', { name: 'Book visit' }).click();
  await expect(panel).toContainText('Visit booked');

  await panel.getByRole('button', { name: 'Log contact' }).click();
  await work.getByLabel('Contacted via').selectOption('visit');
  await work.getByRole('radio', { name: contactOutcomeNames.reached.en }).check();
  await work.getByRole('button', { name: 'Log contact' }).click();
  await expect(panel).toContainText('Visited at home: Reached');

  // The change may be announced before its answer arrives, so this click may come before the save is over.
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
  await field('cnic').fill(`3840${ownDigits(8)}2`);
  await field('gender').selectOption(genderNames.female.en);
  await field('bornOn').fill('14/03/1988');
  await field('hasPrivacyConsent').check();
  await field('privacyConsentHow').selectOption(consentWayNames.signed.en);
  await page.getByRole('button', { name: newCustomer.create.en }).click();
  await expect(page).toHaveURL(/\/customers\/[^/]+\/balance$/);
  await expect(page.getByRole('link', { name: pages.newAgreement.title.en })).toBeFocused();

  await page.getByRole('link', { name: /^From the contact request of/ }).click();
  await expect(panel).toContainText('Converted');
  await panel.getByRole('button', { name: 'Open customer page' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('a visitor called after the 24 hours counts as late, whatever status follows', async ({ page }) => {
  const { session: as } = await sharedSession('superadmin');
  const query = { tab: 'to_contact', promise: 'overdue' } as const;
  const overdue = await callsAt(ownServer()).call('listContactRequests', { as, query });
  const { id = '', fullName = '' } = overdue.data.at(-1) ?? {};
  await beOutsideHours(page);
  await signIn(page, 'superadmin', 'ur');
  await page.goto(`/admin/contact-requests?promise=overdue&open=${id}`);
  const panel = page.getByRole('dialog', { name: fullName });
  await expect(panel).toContainText(requestPanel.overdueBy.ur);
  await panel.getByRole('button', { name: requestPanel.logContact.ur }).click();
  const form = panel.getByRole('region', { name: requestWork.logContact.ur });
  await form.getByRole('radio', { name: contactOutcomeNames.reached.ur }).check();
  await form.getByLabel(requestWork.outsideHoursReason.ur).fill('انہوں نے اسی وقت کال کا کہا تھا');
  await form.getByRole('button', { name: requestWork.logContact.ur }).click();
  await expect(panel).toContainText(promiseNames.late.ur);
  await page.goto(`/admin/contact-requests?promise=late&open=${id}`);
  await expect(page.getByRole('row', { name: fullName }).first()).toContainText(promiseNames.late.ur);
});

test('of two employees who take one request, one gets it and the other reads who did', async ({ page }) => {
  const name = `Naila ${ownDigits(8).replace(/\d/g, (digit) => 'uvwxyzabcd'[Number(digit)] ?? '')}`;
  await askForVisit(name);
  // The second clerk's page is not told that the first was faster.
  await page.route('**/api/live-changes', (route) => route.abort());
  await signIn(page, 'employee');
  await page.goto(`/employee/my-contact-requests?search=${name.split(' ')[1]}`);
  await page.getByRole('link', { name }).click();
  const take = page.getByRole('dialog', { name }).getByRole('button', { name: 'Take this request' });
  await expect(take).toBeVisible();
  const id = new URL(page.url()).searchParams.get('open') ?? '';
  const { session: as } = await sharedSession('superadmin');
  const { assignee } = await callsAt(ownServer()).call('takeContactRequest', { as, params: { id } });
  await take.click();
  await expect(
    page.getByText(`${assignee?.name.en} has taken this request`, { exact: false }).first(),
  ).toBeVisible();
});

test('the longest message is shown in full, with an emoji in the name and a foreign number in its text', async ({
  office,
}) => {
  const word = ownDigits(8).replace(/\d/g, (digit) => 'efghijklmn'[Number(digit)] ?? '');
  const name = `🧕🏽 Amna 😊 ${word}`;
  const end = 'آخری لفظ +44 20 7946 0958';
  const begin = 'میری بیٹی کی شادی ہے، سرگودھا۔ '.repeat(400);
  const last = `${'ے'.repeat(300)} ${end}`;
  const message = `${begin.slice(0, contactFormLimits.message - last.length)}${last}`;
  await leaveRequest({ formType: 'general_inquiry', fullName: name, phoneNumber: ownPhone(), message });
  const page = await office('employee', `/employee/my-contact-requests?search=${word}`, 'ur');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name }).click();
  const panel = page.getByRole('dialog', { name });
  await expect(panel.getByText(end)).toHaveText(message);
  expect(await overflowOf(page)).toEqual([]);
});

test('selected requests are assigned together, and a key takes it back', async ({ office }) => {
  const word = ownDigits(8).replace(/\d/g, (digit) => 'klmnopqrst'[Number(digit)] ?? '');
  for (const first of ['Anwar', 'Bashir']) await askForVisit(`${first} ${word}`);
  const page = await office('superadmin', `/admin/contact-requests?search=${word}`);
  await page.getByRole('checkbox', { name: `Choose Anwar ${word}` }).check();
  await page.getByRole('checkbox', { name: `Choose Bashir ${word}` }).check();
  const bar = page.getByRole('region', { name: choice.chosen.en });
  await expect(bar.getByRole('status')).toHaveText(countChosen.en(2));
  const option = bar.getByRole('option', { name: /^Bilal Ahmed ·/ });
  await bar.getByLabel('Choose an employee').selectOption((await option.getAttribute('value')) ?? '');
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(page.getByRole('row', { name: `Anwar ${word}` })).toContainText('Bilal Ahmed');
  await expect(page.getByRole('row', { name: `Bashir ${word}` })).toContainText('Bilal Ahmed');
  const undo = page.getByRole('button', { name: overlay.undo.en });
  await expect(undo).toHaveAttribute('aria-keyshortcuts', 'U');
  await expectAccessible(page);
  await page.keyboard.press('u');
  await expect(page.getByText(overlay.undone.en)).toBeVisible();
  for (const first of ['Anwar', 'Bashir'])
    await expect(page.getByRole('row', { name: `${first} ${word}` })).toContainText('Unassigned');
});
