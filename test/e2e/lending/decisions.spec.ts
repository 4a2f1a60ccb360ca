import type { Locator, Page } from '@playwright/test';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import type { Language } from '#domain/language.ts';
import type { Role } from '#domain/rights/role.ts';
import { samplePassword } from '#sample/sample-sign-ins.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { samplePicture } from '#test/support/files/pictures.ts';
import {
  active,
  approved,
  ask,
  customerBody,
  type Desk,
  pay,
  readAgreement,
} from '#test/support/lending/lending.ts';
import { formatDate } from '#web/format/date-time.ts';
import { correctFields } from '#web/office/kit/form/form.messages.ts';
import {
  labels as question,
  messages as questions,
} from '#web/office/kit/form/question/question.messages.ts';
import { messages as account } from '#web/office/lending/account/agreement/agreement.messages.ts';
import { messages as decide } from '#web/office/lending/approvals/decide/decide.messages.ts';
import {
  messages as trail,
  trailNames,
} from '#web/office/lending/approvals/decide/request-trail.messages.ts';
import { backDatedMessages as backDated } from '#web/office/lending/approvals/requests/back-dated.messages.ts';
import {
  deliveryFields,
  deliveryMessages,
} from '#web/office/lending/approvals/requests/back-dated-delivery.messages.ts';
import { messages as requests } from '#web/office/lending/approvals/requests/requests.messages.ts';
import { requestedDescriptors } from '#web/office/lending/ground/approval/kinds/approval-descriptors.ts';
import { documentKindNames } from '#web/office/lending/ground/labels/customer-words.messages.ts';
import { messages as begin } from '#web/office/lending/money/begin/new-payment.messages.ts';
import { moneyTexts } from '#web/office/lending/money/money-tasks.messages.ts';
import {
  expect,
  expectAccessible,
  type Fixtures,
  ownServer,
  sharedSession,
  test,
} from '../support/fixtures.ts';
import { journeyLanguages } from '../support/journey-languages.ts';
import { type OpenedDrawer, openDrawer } from '../support/open-drawer.ts';
import { ownDigits } from '../support/own-digits.ts';
import { settle } from '../support/settle-money.ts';

const server = () => callsAt(ownServer());

async function sampleDesk(): Promise<Desk> {
  const [employee, superadmin] = await Promise.all([sharedSession('employee'), sharedSession('superadmin')]);
  return { employee: employee.session, superadmin: superadmin.session, employeeId: '', superadminId: '' };
}

const today = () => businessDateOf(Date.now());

/** An agreement of this test's own: 6,000 in six installments, the first due in 30 days. */
async function ownAgreement(desk: Desk, make = active): Promise<string> {
  const cnic = `3840${ownDigits(8)}2`;
  const body = customerBody({ cnic });
  const { id: customerId } = await server().call('createCustomer', { as: desk.employee, body });
  const firstDueOn = addDays(today(), 30);
  const description = 'Tools for a tailor’s shop';
  const terms = {
    customerId,
    description,
    price: 6_000,
    downPayment: 0,
    count: 6,
    startOn: today(),
    firstDueOn,
  };
  return make(server(), desk, terms);
}

const area = { superadmin: '/admin/approvals', employee: '/employee/approvals' } as const;

type Office = Fixtures['office'];

async function open(
  office: Office,
  role: Extract<Role, 'superadmin' | 'employee'>,
  language: Language,
  drawer: OpenedDrawer,
): Promise<Locator> {
  return openDrawer(await office(role, area[role], language), drawer);
}

const openRequest = (office: Office, id: string, language: Language = 'en') =>
  open(office, 'superadmin', language, { name: 'decide', id });

/** Reviews a request and sends it. */
async function reviewAndSend(drawer: Locator, language: Language, verb: RegExp): Promise<void> {
  await drawer.getByRole('button', { name: requests.review[language], exact: true }).click();
  await expect(drawer.getByRole('heading', { name: requests.checkTitle[language] })).toBeFocused();
  await expectAccessible(drawer.page());
  await drawer.getByRole('button', { name: verb }).click();
  await expect(drawer.getByText(requests.requested[language], { exact: true })).toBeVisible();
}

async function pendingOf(desk: Desk, agreementId: string): Promise<string> {
  const [pending] = (await readAgreement(server(), desk.employee, agreementId)).pendingApprovals;
  return pending?.id ?? '';
}

for (const language of journeyLanguages)
  test(`relief is requested at the branch and approved by a second person, who sees the fund, in ${language}`, async ({
    office,
  }) => {
    const desk = await sampleDesk();
    const id = await ownAgreement(desk);
    const { customerId } = await readAgreement(server(), desk.employee, id);
    const body = { kind: 'utility_bill', picture: await samplePicture() } as const;
    const params = { id: customerId };
    const bill = await server().call('addCustomerDocument', { as: desk.employee, params, body });
    const drawer = await open(office, 'employee', language, { name: 'request:relief', id });
    await drawer.getByRole('button', { name: requests.review[language], exact: true }).click();
    await expect(drawer.getByRole('region', { name: correctFields[language](3) })).toBeFocused();
    const amount = drawer.getByRole('textbox', { name: requests.reliefAmount[language] });
    await amount.fill('7000');
    await expect(drawer.getByRole('alert').filter({ hasText: '6,000' })).toBeVisible();
    await amount.fill('1500');
    await drawer.getByRole('textbox', { name: requests.reason[language] }).fill('The breadwinner fell ill');
    await drawer.getByRole('checkbox', { name: documentKindNames.utility_bill[language] }).check();
    await expect(drawer.getByText('4,500').first()).toBeVisible();
    await reviewAndSend(drawer, language, /1,500/);
    expect((await readAgreement(server(), desk.employee, id)).outstanding).toBe(6_000);

    await server().call('removeCustomerDocument', {
      as: desk.employee,
      params: { id: customerId, documentId: bill.id },
    });
    const request = await pendingOf(desk, id);
    const decision = await openRequest(office, request, language);
    await expect(decision.getByText(decide.documentRemoved[language])).toBeVisible();
    const picture = decision.getByRole('img', { name: documentKindNames.utility_bill[language] });
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(decision.getByText(decide.fund[language])).toBeVisible();
    await expectAccessible(decision.page());
    await decision.getByRole('button', { name: /1,500/ }).click();
    await expect(decision.getByText(decide.approvedDone[language], { exact: true })).toBeVisible();
    await expect(decision.getByText(trailNames.approved[language])).toBeVisible();
    expect((await readAgreement(server(), desk.employee, id)).outstanding).toBe(4_500);
  });

test('a payment is reversed as previewed, and the ledger is as before it', async ({ office }) => {
  const desk = await sampleDesk();
  const id = await ownAgreement(desk);
  const { entryId, receipt } = await pay(server(), desk.employee, id, 1_300);
  const drawer = await open(office, 'employee', 'en', { name: 'request:reversal', id: entryId });
  await expect(drawer.getByText(receipt?.number ?? '')).toBeVisible();
  await expect(drawer.getByText(requests.receiptVoid.en)).toBeVisible();
  await drawer.getByRole('textbox', { name: 'Reason' }).fill('Entered on the wrong agreement');
  await reviewAndSend(drawer, 'en', /Request reversal of Rs 1,300/);
  const decision = await openRequest(office, await pendingOf(desk, id));
  await expect(decision.getByRole('heading', { level: 2 })).toHaveText('Reversal of a payment');
  await decision.getByRole('button', { name: 'Approve Rs 1,300' }).click();
  await expect(decision.getByText('Approved', { exact: true })).toBeVisible();
  const { outstanding, entries } = await readAgreement(server(), desk.employee, id);
  expect(outstanding).toBe(6_000);
  expect(entries.map(({ kind }) => kind)).toEqual(['delivery', 'payment', 'reversal']);
});

test('due dates are moved and restored, each with a preview', async ({ office }) => {
  const desk = await sampleDesk();
  const id = await ownAgreement(desk);
  const dates = async () =>
    (await readAgreement(server(), desk.employee, id)).installments.map(({ dueOn }) => dueOn);
  const before = await dates();

  const drawer = await open(office, 'employee', 'ur', { name: 'request:reschedule', id });
  await drawer.getByRole('button', { name: /2.*چھوڑیں/ }).click();
  await expect(drawer.getByRole('table', { name: 'قسطیں' }).getByRole('row')).toHaveCount(7);
  await drawer.getByRole('combobox', { name: requests.consentHow.ur }).selectOption('signed');
  await drawer.getByRole('textbox', { name: requests.reason.ur }).fill('فصل دیر سے بکے گی');
  await reviewAndSend(drawer, 'ur', /نئے شیڈول کی درخواست دیں/);
  const decision = await openRequest(office, await pendingOf(desk, id), 'ur');
  await expect(decision.getByRole('table', { name: 'قسطیں' })).toBeVisible();
  await decision.getByRole('button', { name: new RegExp(`^${decide.approve.ur}`) }).click();
  await expect(decision.getByText(decide.approvedDone.ur, { exact: true })).toBeVisible();
  expect(await dates()).not.toEqual(before);

  const undo = await open(office, 'employee', 'en', { name: 'request:reschedule_undo', id });
  await undo.getByRole('combobox', { name: requests.consentHow.en }).selectOption('signed');
  await undo.getByRole('textbox', { name: 'Reason' }).fill('The crop was sold early');
  await reviewAndSend(undo, 'en', /Request the old schedule/);
  const second = await openRequest(office, await pendingOf(desk, id));
  await expect(second.getByRole('table', { name: 'Installments' }).getByRole('row')).toHaveCount(7);
  const lastDue = formatDate(before.at(-1) ?? '', 'en');
  await second.getByRole('button', { name: `Approve, last due ${lastDue}` }).click();
  await expect(second.getByText('Approved', { exact: true })).toBeVisible();
  expect(await dates()).toEqual(before);
});

test('a slip of an earlier day is requested with its own date, and recorded on that day once approved', async ({
  office,
}) => {
  const desk = await sampleDesk();
  const id = await ownAgreement(desk);
  const drawer = await open(office, 'employee', 'ur', { name: 'request:back_dating', id });
  const { fields } = backDated;
  await drawer.getByRole('textbox', { name: fields.amount.ur }).fill('900');
  await drawer.getByRole('textbox', { name: fields.valuedOn.ur }).fill('1/1/2020');
  await drawer.getByRole('textbox', { name: fields.reason.ur }).fill('رسید دراز میں رہ گئی تھی');
  await drawer.getByRole('button', { name: requests.review.ur, exact: true }).click();
  await drawer.getByRole('button', { name: /900/ }).click();
  await expect(drawer.getByRole('region', { name: requests.notRequested.ur })).toBeFocused();

  const [year, month, day] = today().split('-');
  await drawer.getByRole('textbox', { name: fields.valuedOn.ur }).fill(`${day}/${month}/${year}`);
  await reviewAndSend(drawer, 'ur', /900/);
  const decision = await openRequest(office, await pendingOf(desk, id), 'ur');
  await decision.getByRole('button', { name: /900/ }).click();
  await expect(decision.getByText(decide.approvedDone.ur, { exact: true })).toBeVisible();
  const { outstanding, entries } = await readAgreement(server(), desk.employee, id);
  expect(outstanding).toBe(5_100);
  expect(entries.at(-1)).toMatchObject({ kind: 'payment', valuedOn: today() });
});

test('a write-off gives up everything outstanding, and later money is recorded as recovery', async ({
  office,
}) => {
  const desk = await sampleDesk();
  const id = await ownAgreement(desk);
  const drawer = await open(office, 'employee', 'en', { name: 'request:write_off', id });
  await expect(drawer.getByText(requests.writeOffText.en)).toBeVisible();
  await drawer.getByRole('textbox', { name: 'Reason' }).fill('The family moved away');
  await reviewAndSend(drawer, 'en', /Request write-off of Rs 6,000/);
  const decision = await openRequest(office, await pendingOf(desk, id));
  await decision.getByRole('button', { name: 'Approve Rs 6,000' }).click();
  await expect(decision.getByText('Approved', { exact: true })).toBeVisible();

  const { customerId } = await readAgreement(server(), desk.employee, id);
  const page = await office('employee', `/employee/payments/new?customer=${customerId}`);
  await page.getByRole('button', { name: begin.recover.en }).click();
  const recovery = await settle(page, moneyTexts.recovery, '500', 'en');
  await expect(recovery.getByText(/SGD-\d{6}/).first()).toBeVisible();
  expect(await readAgreement(server(), desk.employee, id)).toMatchObject({
    status: 'written_off',
    recovered: 500,
  });
});

test('a delivery of weeks ago is requested at the branch, and the agreement starts on that day', async ({
  office,
}) => {
  const desk = await sampleDesk();
  const id = await ownAgreement(desk, approved);
  const { number, customerId } = await readAgreement(server(), desk.employee, id);
  const page = await office('employee', `/employee/customers/${customerId}/balance`, 'ur');
  await page.getByRole('button', { name: account.request.ur }).click();
  await page
    .getByRole('menuitem', { name: requestedDescriptors.back_dated_activation.invitation.ur })
    .click();
  const drawer = page.getByRole('dialog').first();
  await expect(drawer.getByText(number)).toBeVisible();
  const deliveredOn = addDays(today(), -20);
  await drawer.getByLabel(deliveryFields.deliveredOn.ur).fill(deliveredOn);
  await drawer
    .getByRole('textbox', { name: deliveryFields.reason.ur })
    .fill('The book was at the other branch');
  await expectAccessible(page);
  await reviewAndSend(drawer, 'ur', new RegExp(deliveryMessages.verb.ur));
  const decision = await openRequest(office, await pendingOf(desk, id), 'ur');
  await expect(decision.getByText('The book was at the other branch')).toBeVisible();
  await decision.getByRole('button', { name: new RegExp(`^${decide.approve.ur}`) }).click();
  await expect(decision.getByText(decide.approvedDone.ur, { exact: true })).toBeVisible();
  // An approved agreement says so from the beginning, in the word of an approved request.
  const started = { status: 'active', startOn: deliveredOn, outstanding: 6_000 };
  await expect.poll(() => readAgreement(server(), desk.employee, id)).toMatchObject(started);
});

/** Hides later changes from the page until it sends something. */
async function readOnce(page: Page, request: string): Promise<void> {
  let isSent = false;
  let first: { readonly headers: Record<string, string>; readonly body: Buffer } | null = null;
  await page.route(
    ({ pathname }) => pathname.includes(request),
    async (route) => {
      if (route.request().method() !== 'GET') isSent = true;
      if (isSent) return route.continue();
      if (first !== null) return route.fulfill(first);
      const response = await route.fetch();
      first = { headers: response.headers(), body: await response.body() };
      return route.fulfill(first);
    },
  );
}

test('a payment in between makes a request stale, and the page shows what it would do now', async ({
  office,
}) => {
  const desk = await sampleDesk();
  const id = await ownAgreement(desk);
  const request = await ask(server(), desk, 'requestRelief', id, { amount: 1_000 });
  const page = await office('superadmin', area.superadmin);
  await readOnce(page, request);
  const decision = await openDrawer(page, { name: 'decide', id: request });
  await expect(decision.getByRole('button', { name: 'Approve Rs 1,000' })).toBeEnabled();
  await pay(server(), desk.employee, id, 1_700);
  await decision.getByRole('button', { name: 'Approve Rs 1,000' }).click();
  await expect(decision.getByRole('alert')).toContainText(decide.outdatedTitle.en);
  await expect(decision.getByRole('heading', { name: decide.leadsToNow.en })).toBeVisible();
  await expect(decision.getByText('4,300').first()).toBeVisible();
  const approve = decision.getByRole('button', { name: 'Approve Rs 1,000' });
  await expect(approve).toHaveAttribute('aria-disabled', 'true');
  await expect(approve).toHaveAccessibleDescription(decide.mustBeAskedAgain.en);
  expect((await readAgreement(server(), desk.employee, id)).outstanding).toBe(4_300);
});

test('a rejection says why, and the history keeps it', async ({ office }) => {
  const desk = await sampleDesk();
  const id = await ownAgreement(desk);
  const decision = await openRequest(office, await ask(server(), desk, 'requestWriteOff', id));
  await decision.getByRole('button', { name: 'Reject', exact: true }).click();
  const dialog = decision.page().getByRole('dialog', { name: /Reject this request\? .+, Rs\s6,000, / });
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  const reason = dialog.getByRole('textbox', { name: question.reason.en });
  await expect(dialog.getByRole('region', { name: correctFields.en(1) })).toBeFocused();
  await expect(reason).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(decision.page());
  await reason.fill('Visit them once more first');
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(decision.getByText('Rejected', { exact: true })).toBeVisible();
  await expect(decision.getByText('Visit them once more first')).toBeVisible();
  expect(await readAgreement(server(), desk.employee, id)).toMatchObject({
    status: 'active',
    outstanding: 6_000,
  });
});

test('a superadmin who decides alone enters the password again, and the history says so', async ({
  office,
}) => {
  const desk = await sampleDesk();
  const id = await ownAgreement(desk);
  const request = await ask(server(), { employee: desk.superadmin }, 'requestRelief', id, { amount: 500 });
  const decision = await openRequest(office, request);
  await decision.getByRole('button', { name: 'Approve Rs 500' }).click();
  const dialog = decision.page().getByRole('dialog', { name: /Approve alone\? .+, Rs\s500, / });
  await expect(dialog.getByText(decide.alone.en)).toBeVisible();
  const password = dialog.getByRole('textbox', { name: question.currentPassword.en });
  await password.fill('not the password');
  await dialog.getByRole('button', { name: 'Approve Rs 500' }).click();
  await expect(dialog.getByRole('region', { name: questions.notDone.en })).toBeFocused();
  await password.fill(samplePassword);
  await dialog.getByRole('button', { name: 'Approve Rs 500' }).click();
  await expect(decision.getByText(trail.approvedAlone.en)).toBeVisible();
  expect((await readAgreement(server(), desk.employee, id)).outstanding).toBe(5_500);
});

test('of two people who decide at once, the second gets a message', async ({ office }) => {
  const desk = await sampleDesk();
  const id = await ownAgreement(desk);
  const request = await ask(server(), desk, 'requestRelief', id, { amount: 700 });
  const page = await office('superadmin', area.superadmin);
  await readOnce(page, request);
  const decision = await openDrawer(page, { name: 'decide', id: request });
  await expect(decision.getByRole('button', { name: 'Approve Rs 700' })).toBeVisible();
  const body = { decision: 'rejected', note: 'Not a case of need' } as const;
  await server().call('decideApproval', { as: desk.superadmin, params: { id: request }, body });
  await decision.getByRole('button', { name: 'Approve Rs 700' }).click();
  await expect(decision.getByRole('alert')).toContainText(decide.meanwhileTitle.en);
  await expect(decision.getByText('Not a case of need')).toBeVisible();
  expect((await readAgreement(server(), desk.employee, id)).outstanding).toBe(6_000);
});

test('a requester finds their request with the keyboard alone on the smallest phone, and withdraws it', async ({
  office,
}) => {
  const desk = await sampleDesk();
  const id = await ownAgreement(desk);
  await ask(server(), desk, 'requestWriteOff', id);
  const page = await office('employee', '/employee/approvals?kind=write_off&requestedBy=me');
  await page.setViewportSize({ width: 320, height: 700 });
  const { number } = await readAgreement(server(), desk.employee, id);
  const row = page.getByRole('row').filter({ hasText: number });
  await row.getByRole('button', { name: requestedDescriptors.write_off.name.en }).focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: requestedDescriptors.write_off.name.en });
  await expect(drawer.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
  await drawer.getByRole('button', { name: decide.withdraw.en }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /Withdraw your request/ });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: decide.withdraw.en }).focus();
  await page.keyboard.press('Enter');
  await expect(drawer.getByText(trailNames.withdrawn.en)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(row).toHaveCount(0);
  const widest = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(widest).toBeLessThanOrEqual(320);
});
