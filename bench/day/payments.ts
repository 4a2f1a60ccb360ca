import { methodNames } from '#contract/lending/labels/entry-names.messages.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { Phrase } from '#domain/language.ts';
import { active, addCustomer, readAgreement } from '#test/support/lending/lending.ts';
import { aboutCustomer, messages as due } from '#web/office/lending/collections/due/due.messages.ts';
import { messages as recording } from '#web/office/lending/ground/recording/recording.messages.ts';
import { moneyTexts } from '#web/office/lending/money/money-tasks.messages.ts';
import { recordedMessages } from '#web/office/lending/money/review/review.messages.ts';
import { type Clerk, expect, find, type Task } from './clerk.ts';

/** A customer who owes Rs 1,000 today, and again in each of the next two months. */
export async function owing({ calls, desk }: Clerk, name: string, cnic: string): Promise<string> {
  const today = businessDateOf(Date.now());
  const customerId = await addCustomer(calls, desk, { cnic, fullName: { own: name } });
  const terms = { price: 3_000, downPayment: 0, count: 3, startOn: today, firstDueOn: today };
  return active(calls, desk, { customerId, description: 'Tools for a carpenter’s shop', ...terms });
}

/** The recorded payments of an agreement, with their methods. */
async function paid({ calls, desk }: Clerk, id: string): Promise<readonly unknown[]> {
  const { entries } = await readAgreement(calls, desk.employee, id);
  return entries.filter(({ kind }) => kind === 'payment').map(({ amount, method }) => [amount, method]);
}

const payers = [
  ...['Zarmina', 'Palwasha', 'Gulalai', 'Spogmai', 'Torpekai'],
  ...['Wagma', 'Breshna', 'Mahgul', 'Shandana', 'Zarlasht'],
];
const payer = (number: number) => `${payers[number]} Qandil`;
const cnicOf = (number: number) => `384036600${String(number).padStart(3, '0')}2`;

/** From the search, or from the receipt of the one before, to the amount, which is what is due. */
async function choosePayer(clerk: Clerk, name: string): Promise<void> {
  const { page, hand, language } = clerk;
  const next = page.getByRole('dialog').getByRole('link', { name: recordedMessages.nextPayment[language] });
  if (await next.isVisible()) {
    await expect(next).toBeEnabled();
    await hand.key(page, 'Enter');
    await expect(page.getByRole('main').getByRole('combobox')).toBeFocused();
    await hand.keys(page, name);
    const found = page.getByRole('main').getByRole('option', { name });
    await expect(found).toHaveAttribute('aria-selected', 'true');
    await hand.key(page, 'Enter');
  } else {
    await find(clerk, name, name);
    await hand.key(page, 'Control+Enter');
  }
  await expect(amountOf(clerk)).toBeFocused();
  await expect(amountOf(clerk)).toHaveValue('1,000');
}

const amountOf = ({ page, language }: Clerk) =>
  page.getByRole('dialog').getByRole('textbox', { name: moneyTexts.payment.amount[language] });

/** The word for a payment in the search, which a clerk knows by heart. */
const payWord = { en: 'pay', ur: 'وصول' } as const satisfies Phrase;

/** The review of an amount that is known: it is typed with the payer's name, from a receipt too. */
async function askToRecord(clerk: Clerk, name: string, amount: number): Promise<void> {
  await find(clerk, `${payWord[clerk.language]} ${amount} ${name}`, name);
  await clerk.hand.key(clerk.page, 'Enter');
}

/** The review of the amount that was entered, and the record, each by Enter. */
async function record(clerk: Clerk): Promise<void> {
  await clerk.hand.key(clerk.page, 'Enter');
  await recordReviewed(clerk);
}

async function recordReviewed({ page, hand, language }: Clerk): Promise<void> {
  const drawer = page.getByRole('dialog');
  const verb = drawer.getByRole('button', { name: moneyTexts.payment.verb[language] });
  await expect(verb).toBeFocused();
  await expect(verb).toBeEnabled();
  await hand.key(page, 'Enter');
  await expect(drawer.getByRole('heading', { name: moneyTexts.payment.done[language] })).toBeVisible();
}

async function payFromAnywhere(clerk: Clerk): Promise<void> {
  const id = await owing(clerk, payer(0), cnicOf(0));
  await choosePayer(clerk, payer(0));
  await record(clerk);
  expect(await paid(clerk, id)).toEqual([[1_000, 'cash']]);
}

const payInCash = (amount: number, numbers: readonly number[]) => async (clerk: Clerk) => {
  for (const number of numbers) {
    const id = await owing(clerk, payer(number), cnicOf(number));
    await askToRecord(clerk, payer(number), amount);
    await recordReviewed(clerk);
    expect(await paid(clerk, id)).toEqual([[amount, 'cash']]);
  }
};

async function payByWallet(clerk: Clerk): Promise<void> {
  const { page, hand, language } = clerk;
  for (const number of [4, 5]) {
    const id = await owing(clerk, payer(number), cnicOf(number));
    await choosePayer(clerk, payer(number));
    const drawer = page.getByRole('dialog');
    await hand.press(drawer.getByRole('radio', { name: methodNames.jazzcash[language] }));
    await hand.tabTo(page, drawer.locator('[name=reference]'), `JC-90${number}`);
    await record(clerk);
    expect(await paid(clerk, id)).toEqual([[1_000, 'jazzcash']]);
  }
}

/** The clerk confirms that something is left over. */
async function payBeyond(clerk: Clerk): Promise<void> {
  const { page, hand, language } = clerk;
  const id = await owing(clerk, payer(8), cnicOf(8));
  await askToRecord(clerk, payer(8), 3_500);
  const drawer = page.getByRole('dialog');
  const verb = drawer.getByRole('button', { name: moneyTexts.payment.verb[language] });
  await expect(verb).toBeEnabled();
  await hand.key(page, 'Enter');
  await hand.check(drawer.getByRole('checkbox', { name: recording.confirm[language] }));
  await hand.press(verb);
  await expect(drawer.getByRole('heading', { name: moneyTexts.payment.done[language] })).toBeVisible();
  expect(await paid(clerk, id)).toEqual([[3_500, 'cash']]);
}

async function payFromDueList(clerk: Clerk): Promise<void> {
  const { page, hand, language } = clerk;
  const id = await owing(clerk, payer(9), cnicOf(9));
  await page.goto('/employee/due?group=due_today');
  const label = aboutCustomer[language](due.recordPayment[language], payer(9));
  await hand.press(page.getByRole('button', { name: label }));
  await expect(amountOf(clerk)).toBeFocused();
  await record(clerk);
  expect(await paid(clerk, id)).toEqual([[1_000, 'cash']]);
}

export const paymentTasks: readonly Task[] = [
  { name: 'record a payment from anywhere, by keyboard', budget: 'dayPayment', work: payFromAnywhere },
  { name: 'record three more payments in cash', work: payInCash(1_000, [1, 2, 3]) },
  { name: 'record two payments by JazzCash', work: payByWallet },
  { name: 'record a part of an installment', work: payInCash(400, [6]) },
  { name: 'record two installments at once', work: payInCash(2_000, [7]) },
  { name: 'record a payment of more than is owed', work: payBeyond },
  { name: 'record a payment from the due list', budget: 'dayPaymentFromDueList', work: payFromDueList },
];
