import { businessDateOf } from '#domain/calendar/business-date.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { active, addCustomer, type Desk } from '#test/support/lending/lending.ts';
import { aboutCustomer, messages as dueMessages } from '#web/office/lending/collections/due/due.messages.ts';
import { messages } from '#web/office/lending/collections/today/today.messages.ts';
import { formMessages, proposalTexts } from '#web/office/lending/money/enter/money-form.messages.ts';
import { moneyTexts } from '#web/office/lending/money/money-tasks.messages.ts';
import { expect, ownServer, sharedSession, test } from '../support/fixtures.ts';
import { ownDigits } from '../support/own-digits.ts';

const today = () => businessDateOf(Date.now());

test("a payment from an employee's dashboard takes four clicks, counts at once, and its row disappears", async ({
  office,
}) => {
  const calls = callsAt(ownServer());
  const { session: employee } = await sharedSession('employee');
  const { session: superadmin } = await sharedSession('superadmin');
  const desk: Desk = { employee, superadmin, employeeId: '', superadminId: '' };
  const digits = ownDigits(7);
  const fullName = `Nusrat Today ${digits}`;
  const customerId = await addCustomer(calls, desk, { cnic: `38403${digits}2`, fullName: { own: fullName } });
  const terms = { price: 3_000, downPayment: 0, count: 3, startOn: today(), firstDueOn: today() };
  const id = await active(calls, desk, { customerId, description: 'Steel almirah', ...terms });
  const promise = { amount: 1_000, promisedFor: today() };
  await calls.call('recordPaymentPromise', { as: employee, params: { id }, body: promise });

  const page = await office('employee', '/employee?group=promised');
  await page.setViewportSize({ width: 390, height: 844 });
  const card = page.getByRole('region', { name: messages.collectedToday.en });
  await expect(card).toHaveAttribute('aria-busy', 'false');
  const collected = async () =>
    Number((await card.innerText()).match(/Rs\s([\d,]+)/)?.[1]?.replaceAll(',', ''));
  const row = page.getByRole('listitem').filter({ hasText: fullName });
  await row.getByRole('button', { name: aboutCustomer.en(dueMessages.recordPayment.en, fullName) }).click();
  const drawer = page.getByRole('dialog');
  const foot = (name: string) => drawer.locator('footer').getByRole('button', { name });
  await drawer.getByRole('button', { name: proposalTexts.due.en }).first().click();
  await foot(formMessages.review.en).click();
  await foot(moneyTexts.payment.verb.en).click();
  await expect(drawer.getByRole('heading', { name: moneyTexts.payment.done.en })).toBeVisible();
  await expect(row).toHaveCount(0);
  // Others of this employee's desk are paid meanwhile too.
  const behind = async () => {
    const { collected: known } = await calls.call('sumMyDay', { as: employee });
    return known - (await collected());
  };
  await expect.poll(behind).toBe(0);
});
