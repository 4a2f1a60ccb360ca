import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addMonths } from '#domain/calendar/calendar-date.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { active, addCustomer, type Desk, pay, readAgreement } from '#test/support/lending/lending.ts';
import { messages as account } from '#web/office/lending/account/agreement/agreement.messages.ts';
import { formMessages } from '#web/office/lending/money/enter/money-form.messages.ts';
import { moneyTexts } from '#web/office/lending/money/money-tasks.messages.ts';
import { expect, ownServer, sharedSession, test } from '../support/fixtures.ts';
import { journeyLanguages } from '../support/journey-languages.ts';
import { ownDigits } from '../support/own-digits.ts';
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

for (const language of journeyLanguages)
  test(`an overpayment is given back, no more than there is, in ${language}`, async ({ office }) => {
    const { customerId, id, figuresOf } = await overpaid();
    const page = await office('employee', `/employee/customers/${customerId}/balance`, language);
    await page.getByRole('link', { name: description }).click();
    await page.getByRole('button', { name: account.refund[language] }).first().click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('textbox', { name: moneyTexts.refund.amount[language] }).fill('501');
    await drawer.locator('footer').getByRole('button', { name: formMessages.review[language] }).click();
    await expect(drawer.getByRole('textbox', { name: moneyTexts.refund.amount[language] })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await settle(page, moneyTexts.refund, '200', language);
    expect(await figuresOf(id)).toMatchObject({ outstanding: 0, overpaid: 300 });
  });

for (const language of journeyLanguages)
  test(`an overpayment is moved to another agreement of the customer, in ${language}`, async ({ office }) => {
    const { customerId, id, open, figuresOf } = await overpaid();
    const page = await office('employee', `/employee/customers/${customerId}/balance`, language);
    await page.getByRole('link', { name: description }).click();
    await page.getByRole('button', { name: account.refund[language] }).first().waitFor();
    await page.getByRole('button', { name: account.request[language], exact: true }).first().click();
    await page.getByRole('menuitem', { name: account.move[language] }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('combobox').selectOption({ index: 1 });
    await settle(page, moneyTexts.move, '500', language);
    expect(await figuresOf(id)).toMatchObject({ overpaid: 0 });
    expect(await figuresOf(open)).toMatchObject({ outstanding: 1_500 });
  });
