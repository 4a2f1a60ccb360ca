import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { active, addCustomer, ask, type Desk, readAgreement } from '#test/support/lending/lending.ts';
import { messages as decide } from '#web/office/lending/approvals/decide/decide.messages.ts';
import { expect, ownServer, sharedSession, test } from '../support/fixtures.ts';
import { openDrawer } from '../support/open-drawer.ts';
import { ownDigits } from '../support/own-digits.ts';

test('a key leads to the approval and Enter gives it; J leads to the next; another key opens the rejection', async ({
  office,
}) => {
  const calls = callsAt(ownServer());
  const { session: employee } = await sharedSession('employee');
  const { session: superadmin } = await sharedSession('superadmin');
  const desk: Desk = { employee, superadmin, employeeId: '', superadminId: '' };
  const customerId = await addCustomer(calls, desk, { cnic: `3840${ownDigits(8)}2` });
  const startOn = businessDateOf(Date.now());
  const terms = { description: 'Tools for a tailor’s shop', price: 6_000, downPayment: 0, count: 6 };
  const id = await active(calls, desk, { customerId, ...terms, startOn, firstDueOn: addDays(startOn, 30) });
  const outstanding = async () => (await readAgreement(calls, employee, id)).outstanding;

  const relief = await ask(calls, desk, 'requestRelief', id, { amount: 1_000 });
  const page = await office('superadmin', '/admin/approvals');
  const decision = await openDrawer(page, { name: 'decide', id: relief });
  const approve = decision.getByRole('button', { name: 'Approve Rs 1,000' });
  await expect(approve).toBeEnabled();
  await page.keyboard.press('a');
  await expect(approve).toBeFocused();
  expect(await outstanding()).toBe(6_000);
  await page.keyboard.press('Enter');
  await expect(decision.getByText(decide.approvedDone.en, { exact: true })).toBeVisible();
  expect(await outstanding()).toBe(5_000);
  await expect(decision.getByRole('button', { name: decide.next.en })).toBeVisible();
  await page.keyboard.press('j');
  const next = page.getByRole('dialog');
  await expect(next.getByRole('button', { name: decide.reject.en, exact: true })).toBeVisible();
  await expect(next.getByText(decide.approvedDone.en, { exact: true })).toHaveCount(0);
  // The oldest that waits has none before it; one may be left for later, and come back to.
  const title = await next.getByRole('heading').first().textContent();
  const left = page.url();
  await expect(next.getByRole('button', { name: decide.next.en })).toBeVisible();
  await page.keyboard.press('j');
  await expect(next.getByRole('button', { name: decide.previous.en })).toBeVisible();
  await page.keyboard.press('k');
  await expect(next.getByRole('button', { name: decide.previous.en })).toHaveCount(0);
  await expect(next.getByRole('heading').first()).toHaveText(title ?? '');
  expect(page.url()).toBe(left);
  await page.keyboard.press('Escape');
  await expect(next).toHaveCount(0);

  const writeOff = await ask(calls, desk, 'requestWriteOff', id);
  const other = await openDrawer(page, { name: 'decide', id: writeOff });
  await expect(other.getByRole('button', { name: decide.reject.en, exact: true })).toBeVisible();
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog', { name: /Reject this request\?/ })).toBeVisible();
});
