import type { Locator, Page } from '@playwright/test';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addMonths } from '#domain/calendar/calendar-date.ts';
import { type Language, languages, type Phrase } from '#domain/language.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { active, addCustomer, type Desk, pay, readAgreement } from '#test/support/lending/lending.ts';
import { messages as printing } from '#web/office/kit/print/print.messages.ts';
import { messages as account } from '#web/office/lending/account/agreement/agreement.messages.ts';
import { messages as decide } from '#web/office/lending/approvals/decide/decide.messages.ts';
import { messages as requests } from '#web/office/lending/approvals/requests/requests.messages.ts';
import { refund } from '#web/office/lending/ground/approval/kinds/refund.ts';
import { moneyTexts } from '#web/office/lending/money/money-tasks.messages.ts';
import { messages as paper, titles } from '#web/office/lending/papers/receipt/receipt.messages.ts';
import {
  expect,
  expectAccessible,
  type Fixtures,
  ownServer,
  sharedSession,
  test,
} from '../support/fixtures.ts';
import { journeyLanguages } from '../support/journey-languages.ts';
import { openDrawer } from '../support/open-drawer.ts';
import { ownDigits } from '../support/own-digits.ts';
import { printedPages } from '../support/printed-pages.ts';
import { settle } from '../support/settle-money.ts';

const today = () => businessDateOf(Date.now());
const description = 'Carved bed and wardrobe';

async function counter() {
  const calls = callsAt(ownServer());
  const { session: employee } = await sharedSession('employee');
  const { session: superadmin } = await sharedSession('superadmin');
  const desk: Desk = { employee, superadmin, employeeId: '', superadminId: '' };
  const cnic = `38403${ownDigits(7)}2`;
  const customerId = await addCustomer(calls, desk, { cnic });
  const terms = {
    customerId,
    description,
    downPayment: 0,
    startOn: today(),
    firstDueOn: addMonths(today(), 1),
  };
  return { calls, desk, customerId, terms };
}

/** A customer who overpaid one agreement by Rs 500 and owes another. */
async function overpaid() {
  const { calls, desk, customerId, terms } = await counter();
  const open = await active(calls, desk, {
    ...terms,
    description: 'Embroidery frame',
    price: 2_000,
    count: 2,
  });
  const id = await active(calls, desk, { ...terms, price: 1_000, count: 1 });
  await pay(calls, desk.employee, id, 1_500, { confirmed: ['payment_beyond_outstanding'] });
  const figuresOf = async (agreementId: string) => {
    const { outstanding, overpaid: over } = await readAgreement(calls, desk.employee, agreementId);
    return { outstanding, overpaid: over };
  };
  return { customerId, id, open, figuresOf };
}

/** Opens the request for the refund from the account, and fills it in up to its review. */
async function requestRefund(office: Fixtures['office'], customerId: string, language: Language) {
  const page = await office('employee', `/employee/customers/${customerId}/balance`, language);
  await page.getByRole('link', { name: description }).click();
  await page.getByRole('button', { name: refund.invitation[language] }).first().click();
  const drawer = page.getByRole('dialog');
  const field = (label: Phrase) => drawer.getByRole('textbox', { name: label[language] });
  const press = (name: Phrase) =>
    drawer.locator('footer').getByRole('button', { name: name[language] }).click();
  await field(requests.reason).fill('Paid twice at the counter');
  return { page, drawer, field, press };
}

/** The button that approves; in Urdu the one that rejects ends with the same words. */
const approveIn = (decision: Locator, language: Language) =>
  decision.locator('footer').getByRole('button', { name: new RegExp(`^${decide.approve[language]}`) });

/** The voucher over Rs 200 with its number, the reason, and the line for the receiver's signature. */
async function expectVoucher(page: Page, language: Language) {
  const voucher = page.locator('[data-paper]');
  await expect(voucher).toContainText(/-V-\d{6}/);
  const said = [titles.voucher, paper.receiverSignature].map((phrase) => phrase[language]);
  for (const text of [...said, '200', 'Paid twice at the counter']) await expect(voucher).toContainText(text);
}

/** The one request that waits on an agreement. */
async function waitingOn(id: string): Promise<string> {
  const { session } = await sharedSession('superadmin');
  const agreement = await readAgreement(callsAt(ownServer()), session, id);
  return agreement.pendingApprovals[0]?.id ?? '';
}

for (const language of languages)
  test(`an overpayment is refunded once a second person approves, and its voucher is printed to be signed, in ${language}`, async ({
    office,
  }) => {
    const { customerId, id, figuresOf } = await overpaid();
    const { page, drawer, field, press } = await requestRefund(office, customerId, language);
    await field(requests.refundAmount).fill('501');
    await press(requests.review);
    await expect(drawer.getByRole('alert').last()).toContainText('500');
    await field(requests.refundAmount).fill('200');
    await expectAccessible(page);
    await press(requests.review);
    await press(requests.refundVerb);
    await expect(drawer.getByText(requests.requested[language], { exact: true })).toBeVisible();
    expect(await figuresOf(id)).toMatchObject({ overpaid: 500 });

    const approvals = await office('superadmin', '/admin/approvals', language);
    const decision = await openDrawer(approvals, { name: 'decide', id: await waitingOn(id) });
    await expect(decision.getByText('Paid twice at the counter').first()).toBeVisible();
    await approveIn(decision, language).click();
    await expect(decision.getByText(decide.approvedDone[language], { exact: true }).first()).toBeVisible();
    expect(await figuresOf(id)).toMatchObject({ outstanding: 0, overpaid: 300 });

    await decision.getByRole('link', { name: decide.openVoucher[language] }).click();
    await expectVoucher(approvals, language);
    await page.goto(`/employee/customers/${customerId}/balance`);
    await page.getByRole('link', { name: description }).click();
    await page.getByRole('link', { name: /-V-/ }).filter({ visible: true }).click();
    await expectVoucher(page, language);
    // Takes the place of the browser's own dialog.
    await page.evaluate(() => {
      window.print = () => window.dispatchEvent(new Event('afterprint'));
    });
    await page.getByRole('button', { name: printing.print[language], exact: true }).click();
    await expect(page.locator('[data-paper]')).toContainText(paper.duplicate[language]);
    await expectAccessible(page);
    expect(await printedPages(page, '148mm')).toBe(1);
  });

for (const language of journeyLanguages)
  test(`a refund by another method needs a reason, and the decider confirms it, in ${language}`, async ({
    office,
  }) => {
    const { customerId, id, figuresOf } = await overpaid();
    const { drawer, field, press } = await requestRefund(office, customerId, language);
    await drawer.getByRole('combobox', { name: requests.method[language] }).selectOption('raast');
    await field(requests.reference).fill(`RST${ownDigits(8)}`);
    await press(requests.review);
    await expect(drawer.getByRole('alert').last()).not.toBeEmpty();
    await field(requests.anotherWayReason).fill('Moved to Lahore');
    await press(requests.review);
    await press(requests.refundVerb);
    await expect(drawer.getByText(requests.requested[language], { exact: true })).toBeVisible();

    const approvals = await office('superadmin', '/admin/approvals', language);
    const decision = await openDrawer(approvals, { name: 'decide', id: await waitingOn(id) });
    await expect(decision.getByText(decide.anotherWayTitle[language])).toBeVisible();
    await expect(decision.getByText('Moved to Lahore').first()).toBeVisible();
    await approveIn(decision, language).click();
    const question = approvals.getByRole('dialog').last();
    await expect(question.getByText(decide.anotherWayText[language])).toBeVisible();
    await expectAccessible(approvals);
    await question.getByRole('button', { name: decide.approve[language] }).click();
    await expect(decision.getByText(decide.approvedDone[language], { exact: true }).first()).toBeVisible();
    expect(await figuresOf(id)).toMatchObject({ overpaid: 0 });
  });

for (const language of journeyLanguages)
  test(`an overpayment is moved to another agreement of the customer, in ${language}`, async ({ office }) => {
    const { customerId, id, open, figuresOf } = await overpaid();
    const page = await office('employee', `/employee/customers/${customerId}/balance`, language);
    await page.getByRole('link', { name: description }).click();
    await page.getByRole('button', { name: refund.invitation[language] }).first().waitFor();
    await page.getByRole('button', { name: account.request[language], exact: true }).first().click();
    await page.getByRole('menuitem', { name: account.move[language] }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('combobox').selectOption({ index: 1 });
    await settle(page, moneyTexts.move, '500', language);
    expect(await figuresOf(id)).toMatchObject({ overpaid: 0 });
    expect(await figuresOf(open)).toMatchObject({ outstanding: 1_500 });
  });
