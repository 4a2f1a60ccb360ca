import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wayOutNames } from '#contract/lending/labels/field-names.messages.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { active, pay } from '#test/support/lending/lending.ts';
import { fieldTexts, promiseFor, sentOf } from '#web/field/field.messages.ts';
import { fieldPhone, messages as own } from '#web/office/lender/employees/phones/phone-steps.messages.ts';
import { messages as phones } from '#web/office/lending/field/field-phones.messages.ts';
import { messages as held } from '#web/office/lending/money/cash/field/held-slips.messages.ts';
import { collect, dueToday, phoneAt, phoneOf, signInOn, takeDay } from '../support/field-phone.ts';
import { expect, expectAccessible, ownServer, sharedSession, test } from '../support/fixtures.ts';
import { layoutFaults } from '../support/layout-faults.ts';

let profile: string;
test.beforeEach(async () => {
  profile = await mkdtemp(join(tmpdir(), 'qist-phone-'));
});
test.afterEach(() => rm(profile, { recursive: true, force: true }));

test('the office sees a phone’s day by branch, and moves a slip on hold to another agreement of the customer', async ({
  office,
}) => {
  const { made, paidOf } = await dueToday(2);
  const [first, second] = made;
  if (first === undefined || second === undefined) throw new Error('two visits');
  const [clerk, superadmin] = await Promise.all([sharedSession('employee'), sharedSession('superadmin')]);
  const calls = callsAt(ownServer());
  const desk = { employee: clerk.session, superadmin: superadmin.session, employeeId: '', superadminId: '' };
  const { customerId } = await calls.call('getAgreement', { as: desk.employee, params: { id: second.id } });
  const terms = { customerId, price: 3_000, downPayment: 0, count: 3, description: 'A water pump' };
  const other = await active(calls, desk, terms);

  const { context, page } = await phoneAt(profile, 'en');
  await signInOn(page);
  await takeDay(page, 'en');
  const phoneId = await phoneOf(page);
  const { code, branchCode } = (
    await calls.call('listFieldDevices', { as: desk.superadmin, query: {} })
  ).find(({ id }) => id === phoneId) ?? { code: '', branchCode: '' };
  // Paid at the counter after the day was taken: the cash of the phone is more than is left.
  await pay(calls, desk.superadmin, second.id, 6_000);
  await collect(page, first.name, 'en');
  await collect(page, second.name, 'en');
  // A promise about an agreement that is paid cannot be kept, and waits for a person.
  await page.getByRole('button', { name: second.name }).click();
  await page.getByRole('button', { name: fieldTexts.promise.en, exact: true }).click();
  await page.getByRole('button', { name: promiseFor.en('') }).click();
  await page.getByRole('navigation').getByRole('button', { name: fieldTexts.toSend.en }).click();
  await expect(page.getByText(sentOf.en(3, 3))).toBeVisible();
  await context.close();

  const branchDesk = await office('employee', '/employee/field', 'ur');
  const onHold = branchDesk.getByRole('table', { name: phones.held.ur });
  await expect(onHold.getByRole('row').filter({ hasText: `${branchCode}-${code}-00002` })).toContainText(
    wayOutNames.post_to_other.ur,
  );
  await expect(branchDesk.getByRole('table', { name: phones.phones.ur })).toContainText(
    `${branchCode}-${code}`,
  );
  await expect(branchDesk.getByRole('button', { name: phones.revoke.ur })).toHaveCount(0);
  await expectAccessible(branchDesk);

  const desks = await office('superadmin', '/admin/field', 'en');
  const listed = desks.getByRole('table', { name: phones.phones.en });
  const row = listed.getByRole('row').filter({ hasText: `${branchCode}-${code}` });
  await expect(row).toContainText('2 slips of 3 entries');
  await expect(row).toContainText('2 on hold');
  const branch = desks
    .getByRole('table', { name: phones.today.en })
    .getByRole('row')
    .filter({ hasText: branchCode });
  await expect(branch).toContainText(/\d+ phones?/);
  await expectAccessible(desks);
  const visits = desks.getByRole('table', { name: phones.heldVisits.en });
  const visit = visits.getByRole('row').filter({ hasText: `${branchCode}-${code}` });
  await visit.getByRole('button', { name: phones.closeVisit.en }).click();
  await desks.getByRole('dialog').getByRole('textbox').fill('She has paid all');
  await desks.getByRole('dialog').getByRole('button', { name: phones.closeVisit.en }).click();
  await expect(visit).toHaveCount(0);

  const cash = await office('superadmin', '/admin/cash', 'en');
  const slip = cash.getByRole('row').filter({ hasText: `${branchCode}-${code}-00002` });
  const size = cash.viewportSize() ?? { width: 1280, height: 720 };
  await expect(slip).toBeVisible();
  await cash.setViewportSize({ width: 320, height: 900 });
  await expect.poll(() => layoutFaults(cash)).toEqual([]);
  await cash.setViewportSize(size);
  await slip.getByRole('button', { name: held.toOther.en }).click();
  const dialog = cash.getByRole('dialog');
  await dialog.getByRole('combobox', { name: held.otherAgreement.en }).selectOption({ index: 1 });
  await dialog.getByRole('textbox').fill('As she asked');
  await expectAccessible(cash);
  await dialog.getByRole('button', { name: held.toOther.en }).click();
  await expect(slip).toHaveCount(0);
  expect(await paidOf(other)).toEqual([1_000]);
});

test('a phone is listed under its officer, who is reached from the settings too, and revoked there', async ({
  office,
}) => {
  await dueToday(1);
  const { context, page } = await phoneAt(profile, 'en');
  await signInOn(page);
  await takeDay(page, 'en');
  const phoneId = await phoneOf(page);
  await context.close();
  const { session } = await sharedSession('superadmin');
  const known = await callsAt(ownServer()).call('listFieldDevices', { as: session, query: {} });
  const phone = known.find(({ id }) => id === phoneId);
  if (phone === undefined) throw new Error('the phone is listed');
  const number = `${phone.branchCode}-${phone.code}`;

  const settings = await office('superadmin', '/admin/settings', 'en');
  await settings.getByRole('main').getByRole('link', { name: 'The day in the field' }).click();
  await expect(settings.getByRole('table', { name: phones.phones.en })).toContainText(number);

  const person = await office('superadmin', `/admin/employees/${phone.officer.id}/edit`, 'en');
  const step = person.getByRole('heading', { name: fieldPhone.en(number) }).locator('../..');
  await person.setViewportSize({ width: 320, height: 800 });
  await step.getByRole('button', { name: own.revoke.en }).click();
  await expectAccessible(person);
  await person.getByRole('dialog').getByRole('button', { name: own.revoke.en }).click();
  await expect(step.getByRole('button')).toHaveCount(0);
  await expect.poll(() => layoutFaults(person)).toEqual([]);
});
