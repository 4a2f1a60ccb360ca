import type { Locator, Page } from '@playwright/test';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { receiptCheckPath } from '#domain/lending/agreements/receipt-check-path.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { readAgreement } from '#test/support/lending/lending.ts';
import { messages as account } from '#web/office/lending/account/account.messages.ts';
import { messages as words } from '#web/office/lending/account/agreement/agreement.messages.ts';
import {
  messages as activation,
  handOverAnd,
} from '#web/office/lending/agreements/activation/activation.messages.ts';
import { messages as invoices } from '#web/office/lending/agreements/cost/cost-section.messages.ts';
import { messages as statement } from '#web/office/lending/agreements/statement/statement.messages.ts';
import { startsOf, messages as waiting } from '#web/office/lending/agreements/waiting/waiting.messages.ts';
import { messages as decide } from '#web/office/lending/approvals/decide/decide.messages.ts';
import { messages as requests } from '#web/office/lending/approvals/requests/requests.messages.ts';
import { messages as customers } from '#web/office/lending/customers/customer-form.messages.ts';
import { requestedDescriptors } from '#web/office/lending/ground/approval/kinds/approval-descriptors.ts';
import { agreementStatusNames } from '#web/office/lending/ground/labels/agreement-labels.messages.ts';
import { documentKindNames } from '#web/office/lending/ground/labels/customer-words.messages.ts';
import { messages as recording } from '#web/office/lending/ground/recording/recording.messages.ts';
import { formMessages, proposalTexts } from '#web/office/lending/money/enter/money-form.messages.ts';
import { moneyTexts } from '#web/office/lending/money/money-tasks.messages.ts';
import { pages } from '#web/office/pages.ts';
import { messages as check } from '#web/receipt-check/receipt-check.messages.ts';
import { addGuarantor, fillInvoice, goOn, numbered } from '../support/agreement-steps.ts';
import { expect, ownServer, sharedSession, signIn, test } from '../support/fixtures.ts';
import { chooseDocument, fillCustomer, typedCustomer } from '../support/typed-customer.ts';

const { payment } = moneyTexts;

/** The last path part but one: `/employee/customers/<id>/edit`. */
const customerIn = (page: Page) => new URL(page.url()).pathname.split('/').at(-2) ?? '';

/** From the items to the submission. The page ends at the agreement's address. */
async function agree(page: Page): Promise<void> {
  const today = businessDateOf(Date.now()).split('-').reverse().join('/');
  await numbered(page, 'service').selectOption('dowry');
  await numbered(page, 'items.0.description').fill('Embroidered quilts');
  await numbered(page, 'items.0.unitPrice').fill('6,000');
  await goOn(page, 'ur', 'plan').dblclick();
  await numbered(page, 'downPayment').fill('1,000');
  await page.getByRole('textbox', { name: 'قسطوں کی تعداد' }).fill('5');
  await numbered(page, 'firstDueOn').fill(today);
  await goOn(page, 'ur', 'guarantors').dblclick();
  for (const [row, name] of ['Abdul Ghafoor', 'Bashir Ahmad'].entries()) {
    await addGuarantor(page, 'ur', name);
    await numbered(page, `guarantors.${row}.relation`).fill('neighbor');
  }
  await goOn(page, 'ur', 'statement').dblclick();
  await expect(page.locator('article[lang="ur"]')).toContainText('0.00%');
  await numbered(page, 'how').selectOption('thumb_impression');
  await page.getByRole('button', { name: statement.record.ur }).dblclick();
  await goOn(page, 'ur', 'submit').click();
  await page.getByRole('button', { name: invoices.add.ur }).click();
  await fillInvoice(page, 'ur', '6,000');
  await page.getByRole('button', { name: statement.submit.ur }).dblclick();
  await expect(page.getByText(waiting.submitted.ur)).toBeVisible();
}

/** The goods go out with a note, and the down payment comes in. */
async function handOver(page: Page): Promise<void> {
  await page.getByRole('button', { name: startsOf.deferred_sale.verb.ur }).click();
  const drawer = page.getByRole('dialog');
  await drawer.locator('[name=deliveryNote]').fill('تین رضائیاں، گھر پر دی گئیں');
  await drawer.getByRole('button', { name: activation.review.ur }).click();
  await drawer.getByRole('button', { name: handOverAnd.ur(1_000) }).dblclick();
  await expect(drawer).toContainText(activation.started.ur);
  await drawer.getByRole('button', { name: activation.done.ur }).click();
  await page.getByRole('link', { name: waiting.account.ur }).click();
}

/** Takes money at the account. What is entered decides the amount; a warning is confirmed. */
async function takePayment(
  page: Page,
  enter: (drawer: Locator) => Promise<void>,
  isWarned = false,
): Promise<void> {
  await page.getByRole('button', { name: account.recordPayment.ur }).click();
  const drawer = page.getByRole('dialog');
  await enter(drawer);
  const foot = (name: string) => drawer.locator('footer').getByRole('button', { name });
  await foot(formMessages.review.ur).click();
  await foot(payment.verb.ur).dblclick();
  if (isWarned) {
    await drawer.getByRole('checkbox', { name: recording.confirm.ur }).check();
    await foot(payment.verb.ur).dblclick();
  }
  await expect(drawer.getByRole('heading', { name: payment.done.ur })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
}

const typed = (amount: string) => (drawer: Locator) =>
  drawer.getByRole('textbox', { name: payment.amount.ur }).fill(amount);

/** Reviews a request and sends it with a double click. */
async function send(page: Page, verb: string): Promise<void> {
  const drawer = page.getByRole('dialog').first();
  await drawer.getByRole('textbox', { name: requests.reason.ur }).fill('صارف نے خود بتایا');
  await drawer.getByRole('button', { name: requests.review.ur, exact: true }).click();
  await drawer.getByRole('button', { name: verb }).dblclick();
  await expect(drawer.getByText(requests.requested.ur, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
}

/** The second person approves the pending request on the account. */
async function approve(page: Page, customerId: string): Promise<void> {
  await page.goto(`/admin/customers/${customerId}/balance`);
  const waits = page.getByRole('region', { name: words.waiting.ur });
  await waits.getByRole('button', { name: words.decide.ur }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: new RegExp(`^${decide.approve.ur}`) }).dblclick();
  await expect(drawer.getByText(decide.approvedDone.ur, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(waits).toHaveCount(0);
}

test("a family's agreement from the counter to the last payment, each step by its own role, in Urdu, with double clicks", async ({
  page,
  browser,
}) => {
  const customer = typedCustomer();
  const otherDesk = await browser.newContext();
  const other = await otherDesk.newPage();
  await signIn(other, 'superadmin', 'ur');
  await signIn(page, 'employee', 'ur');

  await page.goto('/employee/customers/new');
  await fillCustomer(page, customer, 'ur');
  await numbered(page, 'monthlyIncome').fill('40,000');
  for (const kind of ['photo', 'cnic_front', 'cnic_back'] as const)
    await chooseDocument(page, documentKindNames[kind].ur);
  await page.getByRole('button', { name: customers.create.ur }).click();
  await expect(page.getByRole('status').filter({ hasText: account.added.ur })).toBeVisible();
  await expect(page.getByRole('link', { name: pages.newAgreement.title.ur })).toBeFocused();
  const customerId = customerIn(page);
  await page.keyboard.press('Enter');
  await agree(page);
  await approve(other, customerId);
  await expect(page.getByText(agreementStatusNames.approved.ur, { exact: true })).toBeVisible();
  await handOver(page);

  const { session: as } = await sharedSession('employee');
  const server = callsAt(ownServer());
  const { agreements } = await server.call('getAccount', { as, params: { id: customerId } });
  const [{ id } = { id: '' }, ...others] = agreements;
  expect(others).toEqual([]);
  const ledger = () => readAgreement(server, as, id);

  await takePayment(page, typed('400'));
  // The unpaid part of the row that is due today.
  await takePayment(page, (drawer) => drawer.getByRole('button', { name: proposalTexts.due.ur }).click());
  await takePayment(page, typed('5,000'), true);
  expect(await ledger()).toMatchObject({ status: 'completed', outstanding: 0, overpaid: 1_000 });

  const mistaken = (await ledger()).entries.at(-1);
  const { code } = await server.call('getReceipt', { as, params: { entryId: mistaken?.id ?? '' } });
  const row = page.getByRole('row').filter({ hasText: mistaken?.receiptNumber ?? 'no receipt' });
  await row.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: requestedDescriptors.reversal.invitation.ur }).click();
  await send(page, requests.reversalVerb.ur);
  await approve(other, customerId);
  await expect(row).toContainText(words.reversed.ur);
  const visitor = await browser.newPage();
  await visitor.context().addCookies([{ name: 'language', value: 'ur', url: ownServer() }]);
  await visitor.goto(receiptCheckPath(code ?? ''));
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(check.void.ur);
  await visitor.close();

  await page.getByRole('button', { name: words.request.ur, exact: true }).click();
  await page.getByRole('menuitem', { name: requestedDescriptors.relief.invitation.ur }).click();
  const relief = page.getByRole('dialog').first();
  await relief.getByRole('textbox', { name: requests.reliefAmount.ur }).fill('1,000');
  await relief.getByRole('textbox', { name: requests.evidence.ur }).fill('ہسپتال کے کاغذات دیکھے');
  await send(page, requests.reliefVerb.ur);
  await expect(page.getByRole('region', { name: words.waiting.ur })).toContainText(
    requestedDescriptors.relief.name.ur,
  );
  await approve(other, customerId);
  await expect(page.getByRole('region', { name: words.waiting.ur })).toHaveCount(0);

  await takePayment(page, (drawer) => drawer.getByRole('button', { name: proposalTexts.all.ur }).click());
  await expect(page.getByText(agreementStatusNames.completed.ur, { exact: true }).first()).toBeVisible();
  const paid = await ledger();
  expect(paid).toMatchObject({ status: 'completed', outstanding: 0, overpaid: 0, relief: 0 });
  expect(paid.entries.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['delivery', 6_000],
    ['down_payment', 1_000],
    ['payment', 400],
    ['payment', 600],
    ['payment', 5_000],
    ['reversal', 5_000],
    ['relief', 1_000],
    ['payment', 3_000],
  ]);
  await otherDesk.close();
});
