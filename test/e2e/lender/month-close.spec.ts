import { languages } from '#domain/language.ts';
import { samplePassword } from '#sample/sample-sign-ins.ts';
import { messages } from '#web/office/insight/months/months.messages.ts';
import { labels } from '#web/office/kit/form/question/question.messages.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

for (const language of languages)
  test(`a superadmin closes a month, and reopens it with the password and a reason, in ${language}`, async ({
    office,
  }) => {
    const page = await office('superadmin', '/admin/reports', language);
    await page.locator('main').locator('a[href$="/months"]').click();
    const table = page.getByRole('table', { name: messages.list[language] });
    // The sample lender leaves the month before today's open.
    const month = table
      .getByRole('row')
      .filter({ has: page.getByRole('button', { name: messages.close[language] }) });
    await expect(month).toHaveCount(1);
    const name = (await month.getByRole('cell').first().locator('div > div').first().innerText()).trim();
    const named = () => table.getByRole('row').filter({ hasText: name });
    await expect(named()).toContainText(messages.open[language]);

    await month.getByRole('button', { name: messages.close[language] }).click();
    const question = page.getByRole('dialog');
    await expect(question).toContainText(messages.closeText[language]);
    await expectAccessible(page);
    await question.getByRole('button', { name: messages.close[language] }).click();
    await expect(question).toBeHidden();
    await expect(named()).toContainText(messages.closed[language]);

    await named().getByRole('button', { name: messages.reopen[language] }).click();
    const confirm = question.getByRole('button', { name: messages.reopen[language] });
    await question.getByRole('textbox', { name: plainWords.reason[language] }).fill('A slip was found');
    await question.getByLabel(labels.currentPassword[language]).fill(samplePassword);
    await confirm.click();
    await expect(question).toBeHidden();
    await expect(named()).toContainText(messages.open[language]);
    await expect(named()).toContainText('A slip was found');
    await expectAccessible(page);
  });
