import { expenseLabels } from '#contract/lending/field-labels.ts';
import { cashMovementNames, expenseCategoryNames } from '#contract/lending/labels/cash-names.messages.ts';
import { languages } from '#domain/language.ts';
import { samplePicture } from '#test/support/files/pictures.ts';
import { saidRupees } from '#web/format/rupees.ts';
import { labels as question } from '#web/office/kit/form/question/question.messages.ts';
import { messages as cash, confirmVerb } from '#web/office/lending/money/cash/cash.messages.ts';
import {
  messages as expenses,
  expenseVerb,
  notOursVerb,
} from '#web/office/lending/money/cash/expenses/expenses.messages.ts';
import { chooseForBranch } from '../support/choose-for-branch.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { ownDigits } from '../support/own-digits.ts';
import { overflowOf } from '../support/page-overflow.ts';
import { typedDigits } from '../support/typed-digits.ts';

for (const language of languages)
  test(`a large expense is paid with its bill, an equal one asks, and each has its answer, in ${language}`, async ({
    office,
  }) => {
    const page = await office('superadmin', '/admin/cash', language);
    const dialog = page.getByRole('dialog');
    // Above the limit of the office rules, and of this test alone.
    const amount = 5_100 + Number(ownDigits(3));
    const purposes = [`Roof ${ownDigits(6)}`, `Wall ${ownDigits(6)}`] as const;
    const record = dialog.getByRole('button', { name: expenseVerb[language](saidRupees[language](amount)) });
    async function fill(purpose: string) {
      await chooseForBranch(page, language, expenses.payExpense);
      await dialog
        .getByLabel(expenseLabels.category[language])
        .selectOption({ label: expenseCategoryNames.repairs[language] });
      await dialog.getByLabel(expenseLabels.reason[language]).fill(purpose);
      await dialog.getByLabel(cash.amount[language]).fill(typedDigits(amount, language));
    }
    const addBill = async () =>
      dialog
        .locator('input[type=file]')
        .first()
        .setInputFiles({
          ...{ name: 'bill.jpg', mimeType: 'image/jpeg' },
          buffer: Buffer.from(await samplePicture()),
        });
    await fill(purposes[0]);
    await record.click();
    // The refusal says what to do.
    await expect(dialog).toContainText('5,000');
    await expectAccessible(page);
    await addBill();
    await record.click();
    await expect(dialog).toBeHidden();
    await fill(purposes[1]);
    await addBill();
    await record.click();
    await expect(dialog).toContainText('SGD-C-');
    await expectAccessible(page);
    await dialog.getByLabel(expenseLabels.isAnother[language]).check();
    await record.click();
    await expect(dialog).toBeHidden();

    // The sample has one superadmin, who answers about own expenses alone.
    const waiting = page.getByRole('table', { name: expenses.unconfirmed[language] });
    const movements = page.getByRole('table', { name: cash.movements[language] });
    const password = dialog.getByLabel(question.currentPassword[language], { exact: true });
    const roof = waiting.getByRole('row').filter({ hasText: purposes[0] });
    await roof.getByRole('button', { name: cash.confirm[language] }).click();
    await expect(dialog.getByRole('img', { name: expenses.bill[language] })).toBeVisible();
    await password.fill('asaan-qist-2026');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: confirmVerb[language](saidRupees[language](amount)) }).click();
    await expect(dialog).toBeHidden();
    await expect(roof).toBeHidden();
    const confirmed = movements.getByRole('row').filter({ hasText: purposes[0] });
    await expect(confirmed).toContainText(cash.confirmedAlone[language]);
    await confirmed.getByRole('button', { name: expenses.bill[language] }).click();
    await expect(dialog.getByRole('img', { name: expenses.bill[language] })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: cash.done[language] }).click();
    await expect(dialog).toBeHidden();

    const wall = waiting.getByRole('row').filter({ hasText: purposes[1] });
    await wall.getByRole('button', { name: cashMovementNames.not_ours[language] }).click();
    await dialog.getByLabel(cash.reason[language]).fill('The wall is of the neighbour');
    await password.fill('asaan-qist-2026');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: notOursVerb[language](saidRupees[language](amount)) }).click();
    await expect(dialog).toBeHidden();
    await expect(wall).toBeHidden();
    const open = page.getByRole('table', { name: cash.differences[language] });
    await expect(open).toContainText(cashMovementNames.not_ours[language]);
    await expect(movements.getByRole('row').filter({ hasText: purposes[1] })).toContainText(
      cashMovementNames.not_ours[language],
    );
    await expect(movements.getByRole('row').filter({ hasText: 'The wall is of' }).first()).toContainText(
      cash.refusedAlone[language],
    );
    expect(await overflowOf(page)).toEqual([]);
  });
