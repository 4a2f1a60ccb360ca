import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { messages as printing } from '#web/office/kit/print/print.messages.ts';
import { commandNames } from '#web/office/shell/palette/palette.messages.ts';
import { agreementOf } from './agreements.ts';
import { type Clerk, expect, expectPrinted, open, type Task } from './clerk.ts';
import { nameIn, newcomer, numbered } from './customers.ts';

/** The customer of the day, from the page that is open, by a text of the clerk's. */
const findBy = (textOf: (clerk: Clerk) => Promise<string> | string) => async (clerk: Clerk) => {
  const { page, language } = clerk;
  await open(clerk, await textOf(clerk), nameIn(language));
  await page.waitForURL('**/balance*');
  await expect(page.getByRole('main')).toContainText(newcomer.fullName);
};

async function receiptOf(clerk: Clerk): Promise<string> {
  const { entries } = await agreementOf(clerk);
  return entries.find(({ receiptNumber }) => receiptNumber !== null)?.receiptNumber ?? '';
}

/** On the account that was found. */
async function changePhone(clerk: Clerk): Promise<void> {
  const { page, hand, language, calls, desk } = clerk;
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  await expect(page.locator('main [aria-keyshortcuts=E]')).toBeAttached();
  await hand.key(page, 'e');
  const phone = numbered(clerk, 'phone');
  await expect(phone).toBeVisible();
  await hand.type(phone, '03457770914');
  await hand.key(page, 'Enter');
  await expect(page.getByText(plainWords.saved[language], { exact: true }).first()).toBeVisible();
  const body = { search: newcomer.cnic };
  const { data } = await calls.call('listCustomers', { as: desk.employee, body });
  expect(data[0]?.phone).toContain('7770914');
}

async function printStatement(clerk: Clerk): Promise<void> {
  const { page, hand, language } = clerk;
  await open(clerk, 'statement nasreen qandil', commandNames.statement[language](nameIn(language)));
  await expect(page.getByRole('button', { name: printing.print[language] })).toBeVisible();
  await hand.key(page, 'p');
  await expectPrinted(page);
}

export const findingTasks: readonly Task[] = [
  { name: 'find a customer by a part of the name', work: findBy(() => 'nasreen qan') },
  { name: 'find one in Urdu', work: findBy(() => 'نسرین قن') },
  { name: 'find one by the last four digits of the phone', work: findBy(() => newcomer.phone.slice(-4)) },
  { name: 'find one by the CNIC', work: findBy(() => newcomer.cnic) },
  { name: 'find one by a receipt', work: findBy(receiptOf) },
  { name: 'change a phone', work: changePhone },
  { name: 'print a statement', work: printStatement },
];
