import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { languages } from '#domain/language.ts';
import { CountedHand } from '#test/support/browser/counted-hand.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { openAccount } from '#test/support/lending/cash.ts';
import { active, addCustomer, type Desk, readAgreement } from '#test/support/lending/lending.ts';
import { bankLine, statementFile, statementRows } from '#test/support/lending/statements.ts';
import { now } from '#web/format/now.ts';
import { labels as question } from '#web/office/kit/form/question/question.messages.ts';
import { messages as toasts } from '#web/office/kit/overlay/overlay.messages.ts';
import {
  addLines,
  classNames,
  linesAdded,
  messages,
  willAdd,
} from '#web/office/lending/bank-statements/bank-statements.messages.ts';
import { expect, expectAccessible, ownServer, sharedSession, test } from '../support/fixtures.ts';
import { ownDigits } from '../support/own-digits.ts';
import { overflowOf } from '../support/page-overflow.ts';

const calls = () => callsAt(ownServer());

/**
 * J to the line and Enter, each after a thought: 200 lines of a morning in eleven minutes. The focus does not go on by itself, so that
 * an Enter that is held records nothing.
 */
const secondsOfLine = (11 * 60) / 200;

async function deskOfSample(): Promise<Desk> {
  const [clerk, superadmin] = await Promise.all([sharedSession('employee'), sharedSession('superadmin')]);
  return {
    ...{ employee: clerk.session, superadmin: superadmin.session },
    ...{ employeeId: '', superadminId: '' },
  };
}

/** The payment number of a customer who owes Rs 60,000. */
async function paymentNumber(desk: Desk): Promise<string> {
  const today = businessDateOf(now());
  const customerId = await addCustomer(calls(), desk, { cnic: `38${ownDigits(11)}` });
  const id = await active(calls(), desk, {
    description: 'Tools for a carpenter’s shop',
    ...{ customerId, price: 60_000, downPayment: 0, startOn: today, firstDueOn: addDays(today, 30) },
  });
  return (await readAgreement(calls(), desk.superadmin, id)).paymentNumber.replaceAll('\u00A0', '');
}

for (const language of languages)
  test(`a morning's statement is added, and each certain line taken with two keys, in ${language}`, async ({
    office,
  }) => {
    const desk = await deskOfSample();
    const { id } = await openAccount(calls(), desk);
    const numbers = [await paymentNumber(desk), await paymentNumber(desk), await paymentNumber(desk)];
    const day = businessDateOf(now());
    const certain = numbers.map((number) =>
      bankLine({ day, text: `RAAST ${number}`, reference: `T${ownDigits(10)}`, amount: 5_000 }),
    );
    const fee = bankLine({ day, text: 'SMS ALERT FEE', reference: `F${ownDigits(10)}`, amount: -150 });
    const buffer = Buffer.from(statementFile(statementRows([...certain, fee])));

    const page = await office('superadmin', `/admin/settings/accounts/${id}/statement`, language);
    await page
      .locator('input[name=statement]')
      .setInputFiles({ name: 'statement.csv', mimeType: 'text/csv', buffer });
    await expect(page.getByText(willAdd[language](4, 4))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: addLines[language](4) }).click();
    await expect(page.getByText(linesAdded[language](4))).toBeVisible();
    expect(await overflowOf(page)).toEqual([]);
    await expectAccessible(page);

    const table = page.getByRole('table', { name: classNames.certain[language] });
    const hand = new CountedHand();
    for (let left = certain.length; left > 0; left -= 1) {
      await expect(table.getByText('RAAST')).toHaveCount(left);
      await hand.key(page, 'j');
      await hand.key(page, 'Enter');
    }
    await expect(table).toBeHidden();
    expect(hand.interactions).toBe(2 * certain.length);
    expect(hand.seconds).toBeLessThanOrEqual(Math.ceil(certain.length * secondsOfLine));

    const aside = page.getByRole('table', { name: classNames.aside[language] });
    await aside.getByRole('button', { name: messages.aside[language] }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(question.reason[language]).fill('A fee of the bank');
    await dialog.getByRole('button', { name: messages.aside[language] }).click();
    await expect(dialog).toBeHidden();
    await expect(aside).toBeHidden();
    await page.getByRole('button', { name: toasts.undo[language] }).press('u');
    await expect(aside).toBeVisible();
  });
