import { businessDateOf } from '#domain/calendar/business-date.ts';
import { samplePassword } from '#sample/sample-sign-ins.ts';
import { readSession } from '#test/support/calls/raw-request.ts';
import { samplePicture } from '#test/support/files/pictures.ts';
import { saidRupees } from '#web/format/rupees.ts';
import { messages as reports } from '#web/office/lending/customer-requests/transfer-reports.messages.ts';
import { messages as cash, handOverVerb } from '#web/office/lending/money/cash/cash.messages.ts';
import { formMessages } from '#web/office/lending/money/enter/money-form.messages.ts';
import { moneyTexts } from '#web/office/lending/money/money-tasks.messages.ts';
import { type Clerk, expect, goTo, type Task } from './clerk.ts';

/** A customer says that the money is in the account of the lender. */
async function answerTransfer(clerk: Clerk): Promise<void> {
  const { page, hand, language, calls } = clerk;
  const signIn = { identifier: 'customer@example.pk', password: samplePassword };
  const as = await readSession(await calls.request('signIn', { body: signIn }));
  const { agreements } = await calls.call('getMyAccount', { as });
  const agreementId = agreements.find(({ status }) => status === 'active')?.id ?? '';
  const reference = 'TID 7781003';
  const sentOn = businessDateOf(Date.now());
  const slip = new Uint8Array(await samplePicture());
  const body = { agreementId, amount: '100', sentOn, method: 'raast', reference, slip } as const;
  await calls.call('reportTransfer', { as, body });
  await goTo(clerk, 'a', '/employee/approvals');
  await hand.press(page.locator('main a[href$="/transfer-reports"]'));
  await hand.press(page.getByRole('row').filter({ hasText: reference }).getByRole('button'));
  const drawer = page.getByRole('dialog');
  await hand.press(drawer.getByRole('button', { name: reports.record[language] }));
  const foot = (name: string) => drawer.locator('footer').getByRole('button', { name });
  await hand.press(foot(formMessages.review[language]));
  await hand.press(foot(moneyTexts.payment.verb[language]));
  await expect(drawer.getByRole('heading', { name: moneyTexts.payment.done[language] })).toBeVisible();
  // The report is below the receipt.
  await hand.key(page, 'Escape');
  await expect(drawer.getByRole('heading', { name: moneyTexts.payment.done[language] })).toHaveCount(0);
  await hand.key(page, 'Escape');
  await expect(drawer).toHaveCount(0);
}

/** All that is in the hand, to the drawer of the branch. */
async function handCashOver(clerk: Clerk): Promise<void> {
  const { page, hand, language, calls, desk } = clerk;
  const { held } = await calls.call('getMyCash', { as: desk.employee });
  await goTo(clerk, 'm', '/employee/payments/today');
  await hand.press(page.getByRole('button', { name: cash.handOver[language], exact: true }));
  const verb = handOverVerb[language](saidRupees[language](held));
  await hand.press(page.getByRole('dialog').getByRole('button', { name: verb }));
  await expect(page.getByRole('main')).toContainText(cash.waiting[language]);
}

export const closingTasks: readonly Task[] = [
  { name: 'answer a reported transfer', work: answerTransfer },
  { name: 'hand the cash over', work: handCashOver },
];
