import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { active, ask, customerBody, type Desk } from '#test/support/lending/lending.ts';
import { expect, expectAccessible, ownServer, sharedSession, signIn, test } from '../support/fixtures.ts';
import { ownDigits } from '../support/own-digits.ts';

/** An agreement of a customer of this test's own, whose name is nobody else's. */
async function ownAgreement(desk: Desk, fullName: string): Promise<string> {
  const server = callsAt(ownServer());
  const body = customerBody({ cnic: `3840${ownDigits(8)}2`, fullName: { own: fullName } });
  const { id: customerId } = await server.call('createCustomer', { as: desk.employee, body });
  const today = businessDateOf(Date.now());
  const terms = {
    customerId,
    description: 'Tools for a tailor’s shop',
    price: 6_000,
    downPayment: 0,
    count: 6,
    startOn: today,
  };
  return active(server, desk, { ...terms, firstDueOn: addDays(today, 30) });
}

const bell = (page: Page) => page.getByRole('button', { name: /^Notices/ });
const noticeOf = (page: Page, text: RegExp, name: string) =>
  page.getByRole('menuitem', { name: text }).filter({ hasText: name });

test('a request notifies the other person without a reload, and its decision notifies the requester', async ({
  browser,
  page,
}) => {
  const [employee, superadmin] = await Promise.all([sharedSession('employee'), sharedSession('superadmin')]);
  const desk = {
    employee: employee.session,
    superadmin: superadmin.session,
    employeeId: '',
    superadminId: '',
  };
  const server = callsAt(ownServer());
  const name = `Zulekha ${'abcdefghij'[randomInt(10)]}${'klmnopqrst'[randomInt(10)]}${'uvwxyz'[randomInt(6)]}a`;
  const agreement = await ownAgreement(desk, name);

  await signIn(page, 'superadmin', 'en');
  await page.goto('/admin/customers');
  const context = await browser.newContext();
  const clerks = await context.newPage();
  await signIn(clerks, 'employee', 'en');
  await clerks.goto('/employee/customers');
  await expect(bell(page)).toBeVisible();
  await expect(bell(clerks)).toBeVisible();

  const id = await ask(server, desk, 'requestWriteOff', agreement);
  await expect(page).toHaveTitle(/^\(\d+\+?\) /);
  await bell(page).click();
  await expect(noticeOf(page, /Your decision is needed: Write-off/, name)).toBeVisible();
  await expectAccessible(page);
  await noticeOf(page, /Your decision is needed: Write-off/, name).click();
  await expect(page.getByRole('dialog')).toContainText(name);

  await server.call('decideApproval', {
    as: desk.superadmin,
    params: { id },
    body: { decision: 'approved', note: null },
  });
  await bell(clerks).click();
  await expect(noticeOf(clerks, /Approved: Write-off/, name)).toBeVisible();

  await clerks.getByRole('menuitem', { name: 'See all notices' }).click();
  const row = clerks.getByRole('row').filter({ hasText: name }).filter({ hasText: 'Approved: Write-off' });
  await row.getByRole('button', { name: /^Mark as read/ }).click();
  await expect(row.getByRole('button', { name: /^Mark as read/ })).toBeHidden();
  await expect(row).toBeVisible();
  // The row changes at once, and the way back comes with the server's answer.
  await expect(clerks.getByRole('button', { name: 'Undo' })).toBeVisible();
  await clerks.keyboard.press('u');
  await expect(row.getByRole('button', { name: /^Mark as read/ })).toBeVisible();
  await context.close();
});
