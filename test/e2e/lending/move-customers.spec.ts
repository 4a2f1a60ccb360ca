import { callsAt } from '#test/support/calls/calls.ts';
import { customerBody } from '#test/support/lending/lending.ts';
import { correctFields } from '#web/office/kit/form/form.messages.ts';
import { chooseNamed, countChosen } from '#web/office/kit/list/choice/choice.messages.ts';
import { messages as list, shownOf } from '#web/office/lending/customers/customers.messages.ts';
import { messages } from '#web/office/lending/customers/moving/move-bar.messages.ts';
import {
  labels,
  moved,
  messages as moves,
  question,
} from '#web/office/lending/customers/moving/move-customers.messages.ts';
import { officerTitle } from '#web/office/lending/ground/labels/customer-words.messages.ts';
import { expect, expectAccessible, ownServer, sharedSession, test } from '../support/fixtures.ts';
import { ownDigits } from '../support/own-digits.ts';

test('customers selected in the list move to another branch, after a preview, and back by a key', async ({
  office,
}) => {
  const calls = callsAt(ownServer());
  const as = (await sharedSession('employee')).session;
  const family = `Kin${ownDigits(6)}`;
  const names = [`Sidra ${family}`, `Yusuf ${family}`];
  for (const fullName of names)
    await calls.call('createCustomer', {
      as,
      body: customerBody({ fullName: { own: fullName }, cnic: `3840${ownDigits(8)}2` }),
    });

  const page = await office('superadmin', '/admin/customers');
  // Wide enough for the column of the branch and the officer.
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.getByRole('searchbox', { name: list.search.en }).fill(family);
  await expect(page.getByText(shownOf.en(2, 2))).toBeVisible();
  for (const name of names) await page.getByRole('checkbox', { name: chooseNamed.en(name) }).check();
  await expect(page.getByRole('status').filter({ hasText: countChosen.en(2) })).toBeVisible();
  await page.getByRole('button', { name: messages.move.en }).click();
  const dialog = page.getByRole('dialog', { name: question.en(2) });
  await dialog.getByLabel(labels.branchId.en).selectOption('Lahore');
  await dialog.getByLabel(labels.reason.en).fill('The family has moved to Lahore');
  await dialog.getByRole('button', { name: moves.verb.en }).click();
  await expect(dialog.getByRole('region', { name: correctFields.en(1) })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel(officerTitle.en).selectOption({ label: 'Hassan Butt' });
  await dialog.getByRole('button', { name: moves.verb.en }).click();
  await expect(page.getByText(moved.en({ customers: 2, agreements: 0 }))).toBeVisible();
  for (const name of names) {
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row).toContainText('Lahore');
    await expect(row).toContainText('Hassan Butt');
  }
  await page.keyboard.press('u');
  for (const name of names) {
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row).toContainText('Sargodha');
    await expect(row).toContainText('Bilal Ahmed');
  }
});
