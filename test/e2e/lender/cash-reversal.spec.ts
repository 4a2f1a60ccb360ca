import { cashMovementNames } from '#contract/lending/labels/cash-names.messages.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { languages } from '#domain/language.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { count, handOver } from '#test/support/lending/cash.ts';
import { active, addCustomer, type Desk, pay } from '#test/support/lending/lending.ts';
import { saidRupees } from '#web/format/rupees.ts';
import { messages as cash } from '#web/office/lending/money/cash/cash.messages.ts';
import {
  messages,
  moreOfSlip,
  takeBackVerb,
} from '#web/office/lending/money/cash/reversals/reversals.messages.ts';
import { expect, expectAccessible, ownServer, sharedSession, test } from '../support/fixtures.ts';
import { ownDigits } from '../support/own-digits.ts';
import { overflowOf } from '../support/page-overflow.ts';

const calls = () => callsAt(ownServer());

/** A hand-over of the employee that the superadmin counted. */
async function handedOver() {
  const [clerk, superadmin] = await Promise.all([sharedSession('employee'), sharedSession('superadmin')]);
  const desk: Desk = {
    ...{ employee: clerk.session, superadmin: superadmin.session },
    ...{ employeeId: '', superadminId: '' },
  };
  const today = businessDateOf(Date.now());
  const customerId = await addCustomer(calls(), desk, { cnic: `38${ownDigits(11)}` });
  const agreementId = await active(calls(), desk, {
    description: 'A sewing machine',
    ...{ customerId, price: 60_000, downPayment: 0, startOn: today, firstDueOn: addDays(today, 30) },
  });
  await pay(calls(), desk.employee, agreementId, 1_300);
  const { held, drawers } = await calls().call('getMyCash', { as: desk.employee });
  const offer = await handOver(calls(), desk.employee, drawers[0]?.branchId ?? '', held);
  return count(calls(), desk.superadmin, offer, held);
}

for (const language of languages)
  test(`who gave cash asks to take it back, and who counted it agrees, in ${language}`, async ({
    office,
  }) => {
    const { number, amount } = await handedOver();
    const giver = await office('employee', '/employee/cash', language);
    const slips = giver.getByRole('table', { name: cash.slips[language] });
    await slips.getByRole('button', { name: moreOfSlip[language](number) }).click();
    await giver.getByRole('menuitem', { name: messages.ask[language] }).click();
    const asked = giver.getByRole('dialog');
    await asked.getByLabel(cash.reason[language]).fill('The bag was of another branch');
    await expectAccessible(giver);
    await asked.getByRole('button', { name: messages.ask[language] }).click();
    await expect(asked).toBeHidden();
    const own = giver
      .getByRole('table', { name: messages.title[language] })
      .getByRole('row', { name: number });
    await expect(own.getByRole('button', { name: messages.agree[language] })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(await overflowOf(giver)).toEqual([]);

    const counter = await office('superadmin', '/admin/cash', language);
    const waits = counter
      .getByRole('table', { name: messages.title[language] })
      .getByRole('row', { name: number });
    await waits.getByRole('button', { name: messages.agree[language] }).click();
    const dialog = counter.getByRole('dialog');
    await expectAccessible(counter);
    await dialog.getByRole('button', { name: takeBackVerb[language](saidRupees[language](amount)) }).click();
    await expect(dialog).toBeHidden();
    await expect(waits).toBeHidden();
    const reversal = counter
      .getByRole('table', { name: cash.movements[language] })
      .getByRole('row')
      .filter({ hasText: cashMovementNames.hand_over_reversed[language] });
    await expect(reversal.first()).toContainText(number);
    expect(await overflowOf(counter)).toEqual([]);
  });
