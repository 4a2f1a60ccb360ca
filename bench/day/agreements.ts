import type { Agreement } from '#contract/lending/agreements.ts';
import { messages as printing } from '#web/office/kit/print/print.messages.ts';
import { messages as words } from '#web/office/lending/account/agreement/agreement.messages.ts';
import {
  messages as activation,
  handOverAnd,
} from '#web/office/lending/agreements/activation/activation.messages.ts';
import { continueTo, messages as draft } from '#web/office/lending/agreements/draft/draft.messages.ts';
import { messages as guarantors } from '#web/office/lending/agreements/guarantors/guarantors.messages.ts';
import { messages as statement } from '#web/office/lending/agreements/statement/statement.messages.ts';
import { startsOf, messages as waiting } from '#web/office/lending/agreements/waiting/waiting.messages.ts';
import { messages as decide } from '#web/office/lending/approvals/decide/decide.messages.ts';
import { type Clerk, expect, expectPrinted, open, type Task } from './clerk.ts';
import { newcomer, numbered } from './customers.ts';

const vouching = [
  { cnic: '3840377711112', fullName: 'Abdul Ghafoor', phone: '03007771112' },
  { cnic: '3840377722224', fullName: 'Bashir Ahmad', phone: '03007772224' },
];

/** The only agreement of the customer of the day. */
export async function agreementOf({ calls, desk: { employee: as } }: Clerk): Promise<Agreement> {
  const body = { search: newcomer.cnic };
  const { data } = await calls.call('listCustomers', { as, body });
  const { agreements } = await calls.call('getAccount', { as, params: { id: data[0]?.id ?? '' } });
  return calls.call('getAgreement', { as, params: { id: agreements[0]?.id ?? '' } });
}

/** The cheapest that are sold over twelve months, which the plan then proposes. */
async function productsOverAYear({ calls, desk }: Clerk): Promise<[string, string]> {
  const { data } = await calls.call('listProducts', { as: desk.employee, query: { state: 'active' } });
  const [first, second] = data
    .filter(({ termsMonths }) => Math.max(...termsMonths) === 12)
    .toSorted((one, other) => one.cashPrice - other.cashPrice);
  if (first === undefined || second === undefined) throw new Error('the sample has such products');
  return [first.id, second.id];
}

/** Two products over twelve months. The page of the new customer has the focus on it. */
async function enterTerms(clerk: Clerk): Promise<void> {
  const { page, hand, language } = clerk;
  const at = (name: string) => numbered(clerk, name);
  const [first, second] = await productsOverAYear(clerk);
  await hand.key(page, 'Enter');
  await expect(at('service')).toBeVisible();
  await hand.tabToChoose(page, at('service'), 'business');
  await hand.tabToChoose(page, at('items.0.productId'), first);
  await hand.press(page.getByRole('button', { name: draft.addItem[language] }));
  await hand.choose(at('items.1.productId'), second);
  await hand.press(page.getByRole('button', { name: continueTo.plan[language] }));
  await expect(at('downPayment')).toBeVisible();
  await hand.type(at('downPayment'), '20000');
  await hand.key(page, 'Enter');
  await expect(at('cnic')).toBeVisible();
  const { downPayment, installments } = await agreementOf(clerk);
  expect(downPayment).toBe(20_000);
  expect(installments.filter(({ number }) => number > 0)).toHaveLength(12);
}

async function enterGuarantors(clerk: Clerk): Promise<void> {
  const { page, hand, language } = clerk;
  const at = (name: string) => numbered(clerk, name);
  for (const [row, { cnic, fullName, phone }] of vouching.entries()) {
    await hand.type(at('cnic'), cnic);
    await hand.key(page, 'Enter');
    await expect(page.getByText(guarantors.isNew[language])).toBeVisible();
    await hand.type(at('fullName.own'), fullName);
    await hand.tabTo(page, at('phone'), phone);
    await hand.tabTo(page, at('address'), 'Chak 47 SB');
    await hand.key(page, 'Enter');
    await hand.type(at(`guarantors.${row}.relation`), 'neighbor');
  }
  await hand.press(page.getByRole('button', { name: continueTo.statement[language] }));
  await expect(at('how')).toBeVisible();
  expect((await agreementOf(clerk)).guarantors).toHaveLength(2);
}

async function printKeyFacts({ page, hand, language }: Clerk): Promise<void> {
  await hand.press(page.getByRole('button', { name: statement.printBoth[language] }));
  await expectPrinted(page);
}

async function recordConsent(clerk: Clerk): Promise<void> {
  const { page, hand, language } = clerk;
  await hand.choose(numbered(clerk, 'how'), 'thumb_impression');
  await hand.press(page.getByRole('button', { name: statement.record[language] }));
  await expect(numbered(clerk, 'how')).toHaveCount(0);
  const { consentedVersion, termsVersion } = await agreementOf(clerk);
  expect(consentedVersion).toBe(termsVersion);
}

async function submit(clerk: Clerk): Promise<void> {
  const { page, hand, language } = clerk;
  await hand.press(page.getByRole('button', { name: continueTo.submit[language] }));
  await hand.press(page.getByRole('button', { name: statement.submit[language] }));
  await expect(page.getByText(waiting.submitted[language])).toBeVisible();
  expect((await agreementOf(clerk)).status).toBe('submitted');
}

/** The superadmin opens the account, looks at what waits there, and approves by the key. */
async function approve(clerk: Clerk): Promise<void> {
  const { superadminPage: page, hand, language } = clerk;
  await open({ page, hand }, newcomer.cnic, '38403');
  await hand.press(page.getByRole('button', { name: words.decide[language] }));
  const drawer = page.getByRole('dialog');
  await expect(
    drawer.getByRole('button', { name: new RegExp(`^${decide.approve[language]}`) }),
  ).toBeEnabled();
  await hand.key(page, 'a');
  await hand.key(page, 'Enter');
  await expect(drawer.getByText(decide.approvedDone[language], { exact: true })).toBeVisible();
  await hand.key(page, 'Escape');
  expect((await agreementOf(clerk)).status).toBe('approved');
}

/** The goods go out with a note, and the down payment comes in. The page follows the approval by itself. */
async function handOver(clerk: Clerk): Promise<void> {
  const { page, hand, language } = clerk;
  await hand.press(page.getByRole('button', { name: startsOf.deferred_sale.verb[language] }));
  const drawer = page.getByRole('dialog');
  await hand.type(drawer.locator('[name=deliveryNote]'), 'Both in good condition');
  await hand.press(drawer.getByRole('button', { name: activation.review[language] }));
  await hand.press(drawer.getByRole('button', { name: handOverAnd[language](20_000) }));
  await expect(drawer).toContainText(activation.started[language]);
  expect((await agreementOf(clerk)).status).toBe('active');
}

async function printReceipt({ page, hand, language }: Clerk): Promise<void> {
  await hand.press(page.getByRole('dialog').getByRole('link', { name: activation.printReceipt[language] }));
  await expect(page.getByRole('button', { name: printing.print[language] })).toBeVisible();
  await hand.key(page, 'p');
  await expectPrinted(page);
}

export const agreementTasks: readonly Task[] = [
  {
    name: 'enter an agreement of two items over twelve months with a down payment',
    budget: 'dayAgreement',
    work: enterTerms,
  },
  { name: 'name two guarantors', budget: 'dayGuarantors', work: enterGuarantors },
  { name: 'print the key facts', work: printKeyFacts },
  { name: 'record the consent', work: recordConsent },
  { name: 'submit the agreement', work: submit },
  { name: 'approve it', work: approve },
  { name: 'hand the goods over with a note', budget: 'dayHandOver', work: handOver },
  { name: 'print the receipt', work: printReceipt },
];
