import type { Page } from '@playwright/test';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { samplePassword } from '#sample/sample-sign-ins.ts';
import { saidRupees } from '#web/format/rupees.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { aboutCustomer, messages as due } from '#web/office/lending/collections/due/due.messages.ts';
import { messages as result } from '#web/office/lending/collections/result/result.messages.ts';
import { messages as round } from '#web/office/lending/collections/round/round.messages.ts';
import { messages as contact } from '#web/office/lending/ground/contact/contact.messages.ts';
import { resultNames } from '#web/office/lending/ground/labels/contact-labels.messages.ts';
import { messages as cash, handOverVerb } from '#web/office/lending/money/cash/cash.messages.ts';
import { formMessages } from '#web/office/lending/money/enter/money-form.messages.ts';
import { moneyTexts } from '#web/office/lending/money/money-tasks.messages.ts';
import { messages as shell } from '#web/office/shell/shell.messages.ts';
import { type Clerk, expect, type Task } from './clerk.ts';
import { owing } from './payments.ts';

const payer = 'Zarmina Qandil road';
const cnic = '3840366009992';

/** An entry of the bar at the foot of the phone. */
const atFoot = ({ page, language }: Clerk, name: 'due' | 'find' | 'myDay') =>
  page
    .getByRole('navigation', { name: shell.onTheRoad[language] })
    .getByText(shell[name][language], { exact: true });

/** The officer is signed in, and the first page is open. */
export async function signInOnTheRoad({ phonePage: page }: Pick<Clerk, 'phonePage'>): Promise<Page> {
  await page.goto('/sign-in');
  await page.locator('[name=identifier]').fill('employee@example.pk');
  await page.locator('[name=password]').fill(samplePassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  return page;
}

async function seeWhoIsDue(clerk: Clerk): Promise<void> {
  await owing(clerk, payer, cnic);
  await clerk.hand.press(atFoot(clerk, 'due'));
  await expect(clerk.page.getByRole('link', { name: payer, exact: true })).toBeVisible();
}

/** The review and the record, by the button under the thumb. */
async function record({ page, hand, language }: Clerk): Promise<void> {
  const drawer = page.getByRole('dialog');
  await hand.press(drawer.getByRole('button', { name: formMessages.review[language] }));
  await hand.press(drawer.getByRole('button', { name: moneyTexts.payment.verb[language] }));
  await expect(drawer.getByRole('heading', { name: moneyTexts.payment.done[language] })).toBeVisible();
}

/** On the list that is open: what is due. */
async function takePayment(clerk: Clerk): Promise<void> {
  const { page, hand, language } = clerk;
  const label = aboutCustomer[language](due.recordPayment[language], payer);
  await hand.press(page.getByRole('button', { name: label }));
  await record(clerk);
}

/** On the receipt that is open. */
async function sendReceipt({ page, hand, language }: Clerk): Promise<void> {
  const opens = page.context().waitForEvent('page');
  await hand.press(page.getByRole('dialog').getByRole('link', { name: contact.whatsApp[language] }));
  await (await opens).close();
}

/** The round over who is late, which is at the first of them: the call, and the result that it had. */
async function callAndLog(clerk: Clerk, choice: string): Promise<void> {
  const { page, hand, language } = clerk;
  const panel = page.getByRole('dialog');
  const name = await panel.getByRole('heading').first().textContent();
  await hand.press(panel.getByRole('link', { name: plainWords.call[language] }));
  await hand.press(panel.getByRole('radio', { name: choice, exact: true }));
  await hand.press(panel.getByRole('button', { name: round.save[language] }));
  await expect(panel.getByRole('heading').first()).not.toHaveText(name ?? '');
}

async function logPromise(clerk: Clerk): Promise<void> {
  const { page, hand, language, calls, desk } = clerk;
  const late = async () =>
    (await calls.call('listDue', { as: desk.employee, query: { group: 'overdue' } })).data;
  const [first] = await late();
  await page.goto('/employee/due?group=overdue');
  await hand.press(page.getByRole('link', { name: due.startRound[language] }));
  await callAndLog(clerk, result.tomorrow[language]);
  const promisedFor = addDays(businessDateOf(Date.now()), 1);
  const promised = (await late()).find(({ agreementId }) => agreementId === first?.agreementId);
  expect(promised?.promise).toMatchObject({ promisedFor });
}

/** The next of the round. */
const logNoAnswer = (clerk: Clerk) => callAndLog(clerk, resultNames.no_answer[clerk.language]);

async function findCustomer(clerk: Clerk): Promise<void> {
  const { page, hand } = clerk;
  await page.goto('/employee/due');
  await hand.press(atFoot(clerk, 'find'));
  await expect(page.locator('dialog [role=combobox]:focus')).toBeVisible();
  await hand.keys(page, payer);
  await hand.press(page.getByRole('option').filter({ hasText: payer }).first());
  await page.waitForURL('**/balance*');
}

/** On the account that is open: another installment than the one of today. */
async function takeAtTheDoor(clerk: Clerk): Promise<void> {
  const { page, hand, language } = clerk;
  await hand.press(page.getByRole('main').locator('[aria-keyshortcuts=P]').filter({ visible: true }));
  await expect(
    page.getByRole('dialog').getByRole('textbox', { name: moneyTexts.payment.amount[language] }),
  ).toBeFocused();
  await hand.keys(page, '500');
  await record(clerk);
}

async function handCashOver(clerk: Clerk): Promise<void> {
  const { page, hand, language, calls, desk } = clerk;
  const { held } = await calls.call('getMyCash', { as: desk.employee });
  await page.goto('/employee/due');
  await hand.press(atFoot(clerk, 'myDay'));
  await hand.press(page.getByRole('button', { name: cash.handOver[language], exact: true }));
  const verb = handOverVerb[language](saidRupees[language](held));
  await hand.press(page.getByRole('dialog').getByRole('button', { name: verb }));
  await expect(page.getByRole('main')).toContainText(cash.waiting[language]);
}

/** The work of an officer on the road, on a phone. */
export const roadTasks: readonly Task[] = [
  { name: 'on the road: see who is due', work: seeWhoIsDue },
  { name: 'on the road: take what is due', work: takePayment },
  { name: 'on the road: send the receipt', work: sendReceipt },
  { name: 'on the road: call the first who is late, who promises', work: logPromise },
  { name: 'on the road: call the next, who does not answer', work: logNoAnswer },
  { name: 'on the road: find a customer', work: findCustomer },
  { name: 'on the road: take a part at the door', work: takeAtTheDoor },
  { name: 'on the road: hand the cash over', work: handCashOver },
];
