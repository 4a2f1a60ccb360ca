import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { active, addCustomer, ask, type Desk, readAgreement } from '#test/support/lending/lending.ts';
import { messages as decide } from '#web/office/lending/approvals/decide/decide.messages.ts';
import { requestedDescriptors } from '#web/office/lending/ground/approval/kinds/approval-descriptors.ts';
import { expect, expectAccessible, ownServer, sharedSession, test } from '../support/fixtures.ts';
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

test('from 1200 px the chosen request is open beside the queue, and decided there by keys', async ({
  office,
}) => {
  const calls = callsAt(ownServer());
  const { session: employee } = await sharedSession('employee');
  const { session: superadmin } = await sharedSession('superadmin');
  const desk: Desk = { employee, superadmin, employeeId: '', superadminId: '' };
  const customerId = await addCustomer(calls, desk, { cnic: `3840${ownDigits(8)}4` });
  const startOn = businessDateOf(Date.now());
  const terms = { description: 'A loom and its reeds', price: 6_000, downPayment: 0, count: 6 };
  const agreed = { customerId, ...terms, startOn, firstDueOn: addDays(startOn, 30) };
  await ask(calls, desk, 'requestRelief', await active(calls, desk, agreed), { amount: 1_100 });
  await ask(calls, desk, 'requestRelief', await active(calls, desk, agreed), { amount: 1_200 });

  const page = await office('superadmin', `/admin/approvals?customerId=${customerId}`);
  await page.setViewportSize({ width: 1366, height: 768 });
  const list = page.getByRole('main').getByRole('link', { name: requestedDescriptors.relief.name.en });
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.keyboard.press('j');
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('button', { name: 'Approve Rs 1,100' })).toBeVisible();
  await expect(list).toHaveCount(2);
  await expect(list.first()).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page);
  await page.keyboard.press('j');
  await expect(panel.getByRole('button', { name: 'Approve Rs 1,200' })).toBeVisible();
  await page.keyboard.press('k');
  const approve = panel.getByRole('button', { name: 'Approve Rs 1,100' });
  await expect(approve).toBeEnabled();

  // A question over the page keeps the keys to itself.
  await page.keyboard.press('r');
  const question = page.getByRole('dialog', { name: /Reject this request\?/ });
  await question.getByRole('button', { name: 'Cancel' }).focus();
  await page.keyboard.press('j');
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);

  await page.keyboard.press('a');
  await expect(approve).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel.getByText(decide.approvedDone.en, { exact: true })).toBeVisible();
  await expect(list).toHaveCount(1);
  await page.keyboard.press('j');
  await expect(panel.getByRole('button', { name: 'Approve Rs 1,200' })).toBeVisible();
  await page.reload();
  await expect(panel.getByRole('button', { name: 'Approve Rs 1,200' })).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('row')).toHaveCount(2);
});
