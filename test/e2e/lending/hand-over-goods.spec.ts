import { businessDateOf } from '#domain/calendar/business-date.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { addCustomer, approved, type Desk, readAgreement } from '#test/support/lending/lending.ts';
import { messages as leaving } from '#web/office/kit/form/form.messages.ts';
import { messages, startWords } from '#web/office/lending/agreements/activation/activation.messages.ts';
import { startsOf } from '#web/office/lending/agreements/waiting/waiting.messages.ts';
import { expect, type Fixtures, ownServer, sharedSession, test } from '../support/fixtures.ts';
import { ownDigits } from '../support/own-digits.ts';

const today = () => businessDateOf(Date.now());

/** The drawer over an approved agreement, with Rs 500 to pay down as its goods are handed over. */
async function handingOver(office: Fixtures['office']) {
  const calls = callsAt(ownServer());
  const { session: employee } = await sharedSession('employee');
  const { session: superadmin } = await sharedSession('superadmin');
  const desk: Desk = { employee, superadmin, employeeId: '', superadminId: '' };
  const cnic = `38403${ownDigits(7)}2`;
  const customerId = await addCustomer(calls, desk, { cnic });
  const terms = { price: 3_500, downPayment: 500, count: 3, startOn: today(), firstDueOn: today() };
  const id = await approved(calls, desk, { customerId, description: 'Carved bed and wardrobe', ...terms });
  const page = await office('employee', `/employee/customers/${customerId}/agreements/${id}`);
  await page.getByRole('button', { name: startsOf.deferred_sale.verb.en }).click();
  const drawer = page.getByRole('dialog', { name: startWords.deferred_sale.title.en });
  await expect(drawer.getByText(messages.nothingYet.en)).toBeVisible();
  return { page, drawer, agreement: () => readAgreement(calls, employee, id) };
}

test('leaving a started delivery asks first, in either step', async ({ office }) => {
  const { page, drawer, agreement } = await handingOver(office);
  const note = drawer.locator('[name=deliveryNote]');
  const question = page.getByRole('dialog', { name: leaving.leaveTitle.en });
  await note.fill('To the customer herself, at home');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: leaving.stay.en }).click();
  await expect(question).toHaveCount(0);
  await expect(note).toHaveValue('To the customer herself, at home');
  await drawer.getByRole('button', { name: messages.review.en }).click();
  await drawer.getByRole('button', { name: messages.back.en }).waitFor();
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: leaving.leave.en }).click();
  await expect(drawer).toBeHidden();
  expect(await agreement()).toMatchObject({ status: 'approved', entries: [] });
});
