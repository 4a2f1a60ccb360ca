import { gapTexts } from '#contract/lending/messages/gap-texts.messages.ts';
import { languages } from '#domain/language.ts';
import { messages as form } from '#web/office/kit/form/form.messages.ts';
import { templateNames } from '#web/office/lending/ground/labels/message-names.messages.ts';
import { gapNames, messages, writtenIn } from '#web/office/lending/messages/words/words.messages.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

for (const language of languages)
  test(`the words of a message are changed with a preview and its parts, and brought back, in ${language}`, async ({
    office,
  }) => {
    const page = await office('superadmin', '/admin/settings/messages', language);
    const section = page.getByRole('region', { name: templateNames.due_today[language] });
    await expectAccessible(page);
    await section.getByRole('link').click();
    const english = page.locator('textarea').first();
    const save = page.getByRole('button', { name: form.save[language], exact: true });
    const title = page.getByRole('heading', { level: 1, name: templateNames.due_today[language] });
    await expect(title).toBeVisible();

    await english.fill('{lender}: {amuont} is due today. Write {payment_number}.');
    await save.click();
    await expect(page.getByText(gapTexts.unknown[language]('{amuont}')).first()).toBeVisible();
    await english.fill('{lender}:  is due today. Write {payment_number}.');
    await save.click();
    await expect(page.getByText(gapTexts.missing[language]('{amount}')).first()).toBeVisible();

    await english.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(10, 10));
    const amount = new RegExp(`${gapNames.amount[language]}.*${writtenIn.en[language]}`);
    await page.getByRole('button', { name: amount }).click();
    await expect(english).toHaveValue('{lender}: {amount} is due today. Write {payment_number}.');
    await expect(page.getByText('Rs 18,600 is due today. Write 100 000 0018.')).toBeVisible();
    await expectAccessible(page);
    await save.click();
    await expect(page.getByText(messages.saved[language])).toBeVisible();

    await page.getByRole('button', { name: messages.reset[language] }).click();
    await save.click();
    await expect(page.getByText(messages.saved[language])).toBeVisible();
    await expect(english).toHaveValue(/^Assalam-o-alaikum \{name\}\. \{amount\} is due today/);
    await page.getByRole('link', { name: form.cancel[language] }).first().click();
    await expect(section).toContainText('Assalam-o-alaikum');
    await expect(section).not.toContainText(messages.own[language]);
  });
