import { statementRuleLabels } from '#contract/lending/field-labels.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { languages } from '#domain/language.ts';
import { CountedHand } from '#test/support/browser/counted-hand.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { openAccount } from '#test/support/lending/cash.ts';
import { active, addCustomer, type Desk, readAgreement, submitted } from '#test/support/lending/lending.ts';
import { addStatement, bankLine, statementFile, statementRows } from '#test/support/lending/statements.ts';
import { now } from '#web/format/now.ts';
import { messages as formMessages } from '#web/office/kit/form/form.messages.ts';
import { labels as question } from '#web/office/kit/form/question/question.messages.ts';
import { messages as toasts } from '#web/office/kit/overlay/overlay.messages.ts';
import {
  addLines,
  becomesOverpaid,
  classNames,
  linesAdded,
  messages,
  notDelivered,
  recordAmount,
  willAdd,
} from '#web/office/lending/bank-statements/bank-statements.messages.ts';
import {
  matchedByRule,
  messages as rules,
} from '#web/office/lending/bank-statements/statement-rules.messages.ts';
import { messages as waitingMessages } from '#web/office/lending/ground/waiting/waiting-queues.messages.ts';
import { expect, expectAccessible, ownServer, sharedSession, test } from '../support/fixtures.ts';
import { ownDigits } from '../support/own-digits.ts';
import { overflowOf } from '../support/page-overflow.ts';

const calls = () => callsAt(ownServer());

/** 200 lines of a morning in ten minutes, by one person. */
const secondsOfLine = (10 * 60) / 200;

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
  test(`a morning's statement is added, and each certain line taken with one key, in ${language}`, async ({
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
    const next = table.getByRole('button').first();
    await hand.key(page, 'j');
    for (let left = certain.length; left > 0; left -= 1) {
      await expect(table.getByText('RAAST')).toHaveCount(left);
      await expect(next).toBeFocused();
      await expect(next).toBeEnabled();
      await hand.key(page, 'Enter');
    }
    await expect(table).toBeHidden();
    expect(hand.interactions).toBe(1 + certain.length);
    expect(hand.seconds).toBeLessThanOrEqual(certain.length * secondsOfLine);

    const aside = page.getByRole('table', { name: classNames.aside[language] });
    await aside.getByRole('button', { name: messages.aside[language] }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(question.reason[language]).fill('A fee of the bank');
    await dialog.getByRole('button', { name: messages.aside[language] }).click();
    await expect(dialog).toBeHidden();
    await expect(aside).toBeHidden();
    const undo = page.getByRole('button', { name: toasts.undo[language] });
    await undo.and(page.locator('[aria-keyshortcuts=U]')).press('u');
    await expect(aside).toBeVisible();

    const all = page.getByRole('region', { name: messages.allLines[language] });
    await all.getByRole('searchbox').fill('150');
    await expect(all.locator('tbody tr')).toHaveCount(1);
    await expect(all.locator('tbody tr')).toContainText('SMS ALERT FEE');
    await all.getByRole('searchbox').fill('');
    await expect(all.locator('tbody tr')).toHaveCount(4);
  });

test('a key that is held or pressed twice takes one line, and no question with it', async ({ office }) => {
  const desk = await deskOfSample();
  const { id } = await openAccount(calls(), desk);
  const day = businessDateOf(now());
  const text = `RAAST ${await paymentNumber(desk)}`;
  const amounts = [1_000, 2_000, 3_000, 3_000];
  const lines = amounts.map((amount) => bankLine({ day, text, reference: `T${ownDigits(10)}`, amount }));
  await addStatement(calls(), desk, id, lines);
  const page = await office('superadmin', `/admin/settings/accounts/${id}/statement`);
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/payment')) sent += 1;
  });
  const table = page.getByRole('table', { name: classNames.certain.en });
  const next = table.getByRole('button').first();
  const hold = async () => {
    await page.keyboard.down('Enter');
    return table.getByText('RAAST').count();
  };
  const ready = async () => {
    await expect(next).toBeFocused();
    await expect(next).toBeEnabled();
  };
  const letGo = async () => {
    await ready();
    await hold();
    await page.keyboard.up('Enter');
  };
  await expect(table.getByText('RAAST')).toHaveCount(4);
  await page.keyboard.press('j');
  await expect.poll(hold).toBe(3);
  await letGo();
  expect(sent).toBe(1);

  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(table.getByText('RAAST')).toHaveCount(2);
  await ready();
  expect(sent).toBe(2);

  await page.keyboard.press('Enter');
  await expect(table.getByText('RAAST')).toHaveCount(1);
  await ready();
  const anyway = table.getByRole('button', { name: messages.recordAnyway.en });
  await expect.poll(async () => (await hold()) && anyway.count()).toBe(1);
  await letGo();
  expect(sent).toBe(4);
  await page.keyboard.press('Enter');
  await expect(table).toBeHidden();
});

test('a line says before it is taken that it becomes overpaid, or that its agreement takes no payment', async ({
  office,
}) => {
  const desk = await deskOfSample();
  const { id } = await openAccount(calls(), desk);
  const day = businessDateOf(now());
  const customerId = await addCustomer(calls(), desk, { cnic: `38${ownDigits(11)}` });
  const waiting = await readAgreement(
    calls(),
    desk.superadmin,
    await submitted(calls(), desk, {
      description: 'Tools for a tailor’s shop',
      customerId,
      startOn: day,
      firstDueOn: addDays(day, 30),
    }),
  );
  const numbers = [await paymentNumber(desk), waiting.paymentNumber.replaceAll('\u00A0', '')];
  const lines = numbers.map((number) =>
    bankLine({ day, text: `RAAST ${number}`, reference: `T${ownDigits(10)}`, amount: 70_000 }),
  );
  await addStatement(calls(), desk, id, lines);
  const page = await office('superadmin', `/admin/settings/accounts/${id}/statement`);
  await expect(page.getByText(becomesOverpaid.en('Rs 10,000'))).toBeVisible();
  await expect(page.getByText(notDelivered.en(waiting.number))).toBeVisible();
});

for (const language of languages)
  test(`an employee records a line of the branch from what waits, and sets none aside, in ${language}`, async ({
    office,
  }) => {
    const desk = await deskOfSample();
    const { id } = await openAccount(calls(), desk);
    const reference = `T${ownDigits(10)}`;
    const text = `RAAST ${await paymentNumber(desk)}`;
    await addStatement(calls(), desk, id, [
      bankLine({ day: businessDateOf(now()), text, reference, amount: 5_000 }),
    ]);
    const page = await office('employee', '/employee/transfer-reports', language);
    await page.getByRole('link', { name: waitingMessages.bankLines[language] }).click();
    const row = page.getByRole('row').filter({ hasText: reference });
    await expect(row).toBeVisible();
    await page.getByRole('searchbox').fill('no such line');
    await expect(page.getByText(messages.noLineFound[language])).toBeVisible();
    await page.getByRole('searchbox').fill(reference.toLowerCase());
    await expect(page.locator('main tbody tr')).toHaveCount(1);
    await expect(row).toBeVisible();
    expect(await overflowOf(page)).toEqual([]);
    await expectAccessible(page);
    await expect(page.getByRole('button', { name: messages.aside[language] })).toHaveCount(0);
    await page
      .getByRole('button', { name: recordAmount[language]('Rs 5,000') })
      .first()
      .click();
    await expect(row).toBeHidden();
  });

for (const language of languages)
  test(`rules of an account record a payment number and set a fee aside, which is undone, in ${language}`, async ({
    office,
  }) => {
    const desk = await deskOfSample();
    const { id } = await openAccount(calls(), desk);
    const day = businessDateOf(now());
    const paid = bankLine({
      ...{ day, amount: 5_000, reference: `T${ownDigits(10)}` },
      text: `RAAST ${await paymentNumber(desk)}`,
    });
    const fee = bankLine({ day, text: 'SMS ALERT FEE', reference: `F${ownDigits(10)}`, amount: -150 });
    const buffer = Buffer.from(statementFile(statementRows([paid, fee])));
    const page = await office('superadmin', `/admin/settings/accounts/${id}/statement`, language);
    await page.getByRole('button', { name: rules.rules[language] }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(statementRuleLabels.postsCertain[language]).check();
    await dialog.getByLabel(statementRuleLabels.feeTexts[language]).fill('SMS alert');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: formMessages.save[language] }).click();
    await expect(dialog).toBeHidden();
    await page
      .locator('input[name=statement]')
      .setInputFiles({ name: 'statement.csv', mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: addLines[language](2) }).click();
    await expect(page.getByText(matchedByRule[language](1, 0, 1))).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: fee.reference });
    await expect(row.getByText(rules.byRule[language])).toBeVisible();
    expect(await overflowOf(page)).toEqual([]);
    await expectAccessible(page);
    await row.getByRole('button', { name: toasts.undo[language] }).click();
    await expect(page.getByText(rules.takenBack[language])).toBeVisible();
    await expect(page.getByRole('table', { name: classNames.aside[language] })).toBeVisible();
  });
