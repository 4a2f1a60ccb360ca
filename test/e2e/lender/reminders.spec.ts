import { businessDateOf } from '#domain/calendar/business-date.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { active, addCustomer, type Desk } from '#test/support/lending/lending.ts';
import { messages } from '#web/office/lending/collections/due/due.messages.ts';
import { expect, ownServer, sharedSession, signIn, test } from '../support/fixtures.ts';
import { ownDigits } from '../support/own-digits.ts';

const today = () => businessDateOf(Date.now());

test('one click opens a reminder, and another tab shows who opened it before', async ({ page, context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  const calls = callsAt(ownServer());
  const { session: employee } = await sharedSession('employee');
  const { session: superadmin } = await sharedSession('superadmin');
  // Contact hours that include the time of the test run.
  const rules = (await calls.call('getSettings', { as: superadmin })).officeRules;
  const contactHours = { opensAt: '00:00', closesAt: '23:59' };
  await calls.call('saveOfficeRules', {
    as: superadmin,
    body: { content: { ...rules.content, contactHours }, version: rules.version },
  });
  const desk: Desk = { employee, superadmin, employeeId: '', superadminId: '' };
  const digits = ownDigits(7);
  const fullName = `Reminded Tahira ${digits}`;
  const customerId = await addCustomer(calls, desk, { cnic: `38403${digits}2`, fullName: { own: fullName } });
  const description = 'Carved bed and wardrobe';
  await active(calls, desk, { customerId, description, startOn: today(), firstDueOn: today() });

  await signIn(page, 'employee');
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto('/employee/due?group=to_remind');
  const remind = { name: `${messages.remind.en} ${fullName}` };
  await expect(other.getByRole('button', remind)).toBeVisible();
  const [chat] = await Promise.all([context.waitForEvent('page'), page.getByRole('button', remind).click()]);
  await expect(chat).toHaveURL(/wa\.me/);
  await expect(page.getByRole('button', remind)).toHaveCount(0);

  const [second] = await Promise.all([
    context.waitForEvent('page'),
    other.getByRole('button', remind).click(),
  ]);
  await expect(other.getByRole('alert')).toContainText('opened this reminder today');
  await expect.poll(() => second.isClosed()).toBe(true);
  await expect(other.getByRole('button', remind)).toHaveCount(0);

  const { version } = (await calls.call('getSettings', { as: superadmin })).officeRules;
  await calls.call('saveOfficeRules', { as: superadmin, body: { content: rules.content, version } });
});
