import { readAgreement } from '#test/support/lending/lending.ts';
import { pauseText, messages as requests } from '#web/office/lending/approvals/requests/requests.messages.ts';
import { requestedDescriptors } from '#web/office/lending/ground/approval/kinds/approval-descriptors.ts';
import { messages as contact } from '#web/office/lending/ground/contact/contact.messages.ts';
import { commandNames } from '#web/office/shell/palette/palette.messages.ts';
import { type Clerk, expect, open, type Task } from './clerk.ts';
import { numbered } from './customers.ts';
import { owing } from './payments.ts';

/** On the receipt that is open. */
async function sendReceipt({ page, hand, language }: Clerk): Promise<void> {
  const written = page.getByRole('dialog').getByRole('link', { name: contact.whatsApp[language] });
  await expect(written).toBeVisible();
  const opens = page.context().waitForEvent('page');
  await hand.key(page, 'w');
  await (await opens).close();
}

/** The review and the request, and the drawer is closed. */
async function request({ page, hand, language }: Clerk, verb: string): Promise<void> {
  const drawer = page.getByRole('dialog');
  await hand.press(drawer.getByRole('button', { name: requests.review[language], exact: true }));
  await hand.press(drawer.getByRole('button', { name: verb }));
  await expect(drawer.getByText(requests.requested[language], { exact: true })).toBeVisible();
  await hand.key(page, 'Escape');
  await expect(drawer).toHaveCount(0);
}

const waiting = async ({ calls, desk }: Clerk, id: string) =>
  (await readAgreement(calls, desk.employee, id)).pendingApprovals.map(({ kind }) => kind);

/** The receipt is found by its number, and its entry is reversed. */
async function reverse(clerk: Clerk): Promise<void> {
  const { page, hand, language, calls, desk } = clerk;
  const id = await owing(clerk, 'Waheeda Qandil', '3840366010012');
  const body = { amount: 1_000, method: 'cash' } as const;
  const { receipt } = await calls.call('recordPayment', { as: desk.employee, params: { id }, body });
  const number = receipt?.number ?? '';
  await open(clerk, number, number);
  const row = page.getByRole('row').filter({ hasText: number });
  await hand.press(row.getByRole('button').last());
  await hand.press(page.getByRole('menuitem', { name: requestedDescriptors.reversal.invitation[language] }));
  await hand.type(numbered(clerk, 'reason'), 'Entered twice');
  await request(clerk, requests.reversalVerb[language]);
  expect(await waiting(clerk, id)).toEqual(['reversal']);
}

/** By a command of the palette. */
async function requestRelief(clerk: Clerk): Promise<void> {
  const { page, hand, language } = clerk;
  const id = await owing(clerk, 'Yasmin Qandil', '3840366020012');
  await open(clerk, 'relief yasmin qandil', commandNames.relief[language]('Yasmin Qandil'));
  await expect(numbered(clerk, 'amount')).toBeVisible();
  await hand.type(numbered(clerk, 'amount'), '500');
  await hand.tabTo(page, numbered(clerk, 'reason'), 'The father is ill');
  await hand.tabTo(page, numbered(clerk, 'evidence'), 'Hospital papers seen');
  await request(clerk, requests.reliefVerb[language]);
  expect(await waiting(clerk, id)).toEqual(['relief']);
}

async function reschedule(clerk: Clerk): Promise<void> {
  const { page, hand, language } = clerk;
  const id = await owing(clerk, 'Tahira Qandil', '3840366030012');
  const command = commandNames.reschedule[language]('Tahira Qandil');
  await open(clerk, 'reschedule tahira qandil', command);
  await hand.press(page.getByRole('button', { name: pauseText[language](1) }));
  await hand.choose(numbered(clerk, 'consentHow'), 'signed');
  await hand.tabTo(page, numbered(clerk, 'reason'), 'Paid on the tenth');
  await request(clerk, requests.rescheduleVerb[language]);
  expect(await waiting(clerk, id)).toEqual(['reschedule']);
}

export const correctionTasks: readonly Task[] = [
  { name: 'send a receipt', work: sendReceipt },
  { name: 'reverse a payment', budget: 'dayCorrection', work: reverse },
  { name: 'ask for relief', budget: 'dayCorrection', work: requestRelief },
  { name: 'ask for a new schedule', budget: 'dayCorrection', work: reschedule },
];
