import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { languages } from '#domain/language.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { active, addCustomer } from '#test/support/lending/lending.ts';
import { now } from '#web/format/now.ts';
import { messages, showAllInstead } from '#web/office/lending/ground/customer/customer-search.messages.ts';
import { expect, expectAccessible, ownServer, sharedSession, test } from '../support/fixtures.ts';
import { ownDigits } from '../support/own-digits.ts';
import { registerAddress } from '../support/register-address.ts';

/** A name that nobody else of the lender has, of a customer who has paid Rs 1,300. */
async function payingCustomer(): Promise<string> {
  const calls = callsAt(ownServer());
  const [clerk, superadmin] = await Promise.all([sharedSession('employee'), sharedSession('superadmin')]);
  const desk = { employee: clerk.session, superadmin: superadmin.session, employeeId: '', superadminId: '' };
  const letters = [...ownDigits(8)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
  const own = `Payer ${letters}`;
  const customerId = await addCustomer(calls, desk, { cnic: `38${ownDigits(11)}`, fullName: { own } });
  const today = businessDateOf(now());
  const id = await active(calls, desk, {
    description: 'Tools for a carpenter’s shop',
    ...{ customerId, price: 60_000, downPayment: 0, startOn: today, firstDueOn: addDays(today, 30) },
  });
  const body = { amount: 1_300, method: 'cash', valuedOn: today } as const;
  await calls.call('recordPayment', { as: desk.employee, params: { id }, body });
  return own;
}

for (const language of languages)
  test(`payments are narrowed to one customer by a part of the name, which stays out of the address, in ${language}`, async ({
    office,
  }) => {
    const name = await payingCustomer();
    const page = await office('superadmin', registerAddress, language);
    const rows = page.getByRole('main').locator('tbody tr');
    const search = page.getByRole('main').getByRole('combobox', { name: messages.search[language] });
    await expect(search).toBeVisible();
    await page.keyboard.press('/');
    await expect(search).toBeFocused();
    await page.keyboard.type(name.slice('Payer '.length));
    await expect(page.getByRole('option', { name })).toHaveAttribute('aria-selected', 'true');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(name);
    await expect(page.getByRole('main')).toContainText('1,300');
    expect(decodeURIComponent(page.url())).not.toContain(name.slice('Payer '.length));
    await expectAccessible(page);

    await page.getByRole('button', { name: showAllInstead[language](name) }).click();
    await expect(search).toBeVisible();
    await expect(rows).not.toHaveCount(1);

    await search.fill('zzzz qqqq');
    await expect(page.getByRole('status').filter({ hasText: messages.nothing[language] })).toBeVisible();
  });
