import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { active, ask, customerBody, type Desk, grant, pay } from '#test/support/lending/lending.ts';
import { expect, expectAccessible, ownServer, sharedSession, test } from '../support/fixtures.ts';
import { ownDigits } from '../support/own-digits.ts';

const server = () => callsAt(ownServer());
const today = () => businessDateOf(Date.now());

async function sampleDesk(): Promise<Desk> {
  const [employee, superadmin] = await Promise.all([sharedSession('employee'), sharedSession('superadmin')]);
  return { employee: employee.session, superadmin: superadmin.session, employeeId: '', superadminId: '' };
}

/** A day as it is typed. */
const typed = (date: string) => date.split('-').reverse().join('/');

test('a challenge is created, won by a payment, and lost when that payment is reversed before the end', async ({
  office,
}) => {
  const title = `Collect with care ${ownDigits(7)}`;
  const page = await office('superadmin', '/admin/challenges/new');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  await page.getByRole('textbox', { name: 'Title in Urdu' }).fill(`${title} وصولی`);
  await page.getByLabel('Reward').fill('A day of leave');
  await page.getByRole('combobox', { name: 'Metric' }).selectOption('Amount collected');
  await page.getByRole('textbox', { name: 'Target' }).fill('0');
  await page.getByRole('combobox', { name: 'Limit that must hold' }).selectOption('Reversed entries');
  await page.getByLabel('At most').fill('1000');
  await page.getByRole('textbox', { name: 'Starts on' }).fill(typed(today()));
  await page.getByRole('textbox', { name: 'Ends on' }).fill(typed(addDays(today(), -1)));
  await page.getByRole('button', { name: 'Create challenge' }).click();
  await expect(page.getByRole('region', { name: 'Please correct 3 fields' })).toBeVisible();
  await expect(page.getByText('The end date is before the start date').last()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Target' }).fill('500000');
  await page.getByRole('textbox', { name: 'Ends on' }).fill(typed(addDays(today(), 9)));
  await page.getByRole('checkbox', { name: 'Bilal Ahmed Sargodha' }).check();
  await page.getByRole('button', { name: 'Create challenge' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const board = page.getByRole('table', { name: 'Leaderboard' });
  await expect(board).toContainText('to go');

  const desk = await sampleDesk();
  const customer = customerBody({ cnic: `3840${ownDigits(8)}2`, monthlyIncome: 1_000_000 });
  const { id: customerId } = await server().call('createCustomer', { as: desk.employee, body: customer });
  const terms = { description: 'Loom', price: 600_000, downPayment: 0, count: 6, startOn: today() };
  const agreement = await active(server(), desk, {
    ...terms,
    customerId,
    firstDueOn: addDays(today(), 30),
  });
  const { entryId } = await pay(server(), desk.employee, agreement, 550_000);

  await page.reload();
  await expect(board).toContainText('winning');
  await board.getByRole('link', { name: 'Bilal Ahmed' }).click();
  await expect(page.getByRole('table', { name: 'How Bilal Ahmed earned each point' })).toContainText(
    '550,000',
  );

  await grant(server(), desk, await ask(server(), desk, 'requestReversal', entryId));
  await page.reload();
  await expect(board).toContainText('to go');

  const theirs = await office('employee', '/employee/challenges', 'ur');
  await theirs.getByRole('link', { name: `${title} وصولی` }).click();
  await expect(theirs.getByText(/باقی$/).first()).toBeVisible();
  await expect(theirs.getByRole('table')).toContainText('منسوخ');

  await office('superadmin', '/admin/challenges');
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: 'Cancel challenge' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Floods in Sargodha');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel challenge' }).click();
  await expect(page.getByText('Floods in Sargodha')).toBeVisible();
  await expect(board).toHaveCount(0);
});
