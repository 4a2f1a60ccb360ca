import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { languages } from '#domain/language.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { active, addCustomer } from '#test/support/lending/lending.ts';
import { now } from '#web/format/now.ts';
import { chequeReturnNames } from '#web/office/lending/approvals/decide/decide.messages.ts';
import { messages as requests } from '#web/office/lending/approvals/requests/requests.messages.ts';
import {
  aboutCheque,
  chequeStateNames,
  messages,
  partNames,
  recordVerb,
  stepWords,
} from '#web/office/lending/cheques/cheques.messages.ts';
import { notCleared } from '#web/office/lending/ground/labels/entry-labels.messages.ts';
import { expect, expectAccessible, ownServer, sharedSession, test } from '../support/fixtures.ts';
import { ownDigits } from '../support/own-digits.ts';

const calls = () => callsAt(ownServer());

/** A cheque over Rs 4,300 of a customer of the clerk's branch. */
async function chequeOfCustomer() {
  const [clerk, superadmin] = await Promise.all([sharedSession('employee'), sharedSession('superadmin')]);
  const desk = { employee: clerk.session, superadmin: superadmin.session, employeeId: '', superadminId: '' };
  const today = businessDateOf(now());
  const customerId = await addCustomer(calls(), desk, { cnic: `38${ownDigits(11)}` });
  const id = await active(calls(), desk, {
    description: 'Tools for a carpenter’s shop',
    ...{ customerId, price: 60_000, downPayment: 0, startOn: today, firstDueOn: addDays(today, 30) },
  });
  const reference = ownDigits(8);
  const body = { amount: 4_300, method: 'cheque', reference, valuedOn: today } as const;
  await calls().call('recordPayment', { as: desk.employee, params: { id }, body });
  return { desk, customerId, reference };
}

for (const language of languages)
  test(`a cheque is deposited, and returned in one step with the reason of the bank, in ${language}`, async ({
    office,
  }) => {
    const { desk, customerId, reference } = await chequeOfCustomer();
    const account = await office('employee', `/employee/customers/${customerId}/balance`, language);
    await expect(account.locator('[data-parts="entries"]')).toContainText(notCleared[language]);

    const page = await office('employee', '/employee/payments/cheques', language);
    const row = page.getByRole('row').filter({ hasText: reference });
    await expect(row).toContainText(chequeStateNames.received[language]);
    await expectAccessible(page);
    const menu = page.getByRole('button', { name: aboutCheque[language](reference) });
    await menu.click();
    await page.getByRole('menuitem', { name: stepWords.deposited.verb[language] }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: messages.account[language] }).selectOption({ index: 1 });
    await dialog.getByRole('button', { name: recordVerb[language], exact: true }).click();
    await expect(row).toContainText(chequeStateNames.deposited[language]);

    await menu.click();
    await page.getByRole('menuitem', { name: messages.returned[language] }).click();
    const why = page.getByRole('combobox', { name: requests.chequeAnswer[language] });
    await why.selectOption({ label: chequeReturnNames.funds_short[language] });
    await page.getByRole('textbox', { name: requests.reason[language] }).fill('Memo of the bank, no. 77');
    await page.getByRole('button', { name: requests.review[language] }).click();
    await page.getByRole('button', { name: requests.reversalVerb[language] }).click();
    await page.getByRole('button', { name: requests.close[language] }).last().click();
    await expect(row).toContainText(messages.isReversalAsked[language]);

    const { data: waiting } = await calls().call('listApprovals', {
      as: desk.superadmin,
      query: { kind: 'reversal' },
    });
    const request = waiting.find((approval) => approval.reason === 'Memo of the bank, no. 77');
    await calls().call('decideApproval', {
      as: desk.superadmin,
      params: { id: request?.id ?? '' },
      body: { decision: 'approved' },
    });
    await page.getByRole('link', { name: partNames.returned[language], exact: true }).click();
    await expect(row).toContainText(chequeStateNames.returned[language]);
  });
