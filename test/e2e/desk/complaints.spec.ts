import {
  complaintKindNames,
  complaintSourceNames,
  complaintStatusNames,
} from '#contract/desk/labels/complaint-names.messages.ts';
import { languageWords } from '#contract/fields/plain-choices.messages.ts';
import { type Language, languages } from '#domain/language.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { visitorComplaint } from '#test/support/desk/complaints.ts';
import { messages } from '#web/office/desk/complaints/complaints.messages.ts';
import { trackedMessages as tracked } from '#web/public/complaints/complaints.messages.ts';
import { expect, expectAccessible, ownServer, test } from '../support/fixtures.ts';

for (const language of languages) {
  test(`an employee takes a complaint down and gives the code, in ${language}`, async ({ office }) => {
    const page = await office('employee', '/employee/complaints/new', language);
    const choose = (label: keyof typeof messages, choice: string) =>
      page.getByRole('combobox', { name: messages[label][language] }).selectOption({ label: choice });
    await choose('source', complaintSourceNames.phone[language]);
    await choose('kind', complaintKindNames.payment[language]);
    await choose('language', languageWords.ur[language]);
    await page.getByLabel(messages.text[language]).fill('He kept 500 rupees.');
    await page.locator('[name=phoneNumber]').fill('03000000171');
    await page.getByRole('button', { name: messages.takeDown[language] }).click();
    await expect(page.getByText(messages.giveCode[language])).toBeVisible();
    await expect(page.getByText(/^C(-\w{4}){4}$/)).toBeVisible();
    await expectAccessible(page);
  });

  test(`an employee takes a complaint and answers it, and the complainant reads the answer, in ${language}`, async ({
    page: visitor,
    office,
  }) => {
    const { number, code } = await callsAt(ownServer()).call('submitComplaint', {
      body: visitorComplaint({ branchCode: 'SGD', text: `The fridge is loud ${language} ${Date.now()}` }),
    });
    const page = await office('employee', '/employee/complaints?tab=all', language);
    await page.getByRole('searchbox', { name: messages.number[language] }).fill(number);
    await page.getByRole('link', { name: number }).click();
    await page.getByRole('button', { name: messages.take[language], exact: true }).click();
    await expect(page.getByText(complaintStatusNames.looked_into[language])).toBeVisible();
    await page.getByRole('button', { name: messages.answer[language] }).click();
    const dialog = page.getByRole('dialog');
    await expectAccessible(page);
    await dialog.getByRole('textbox').fill(answerIn(language));
    await dialog.getByRole('button', { name: messages.giveAnswer[language] }).click();
    await expect(page.getByText(complaintStatusNames.answered[language])).toBeVisible();
    await expectAccessible(page);
    await visitor.goto(`/c/${code}?language=${language}`);
    await expect(visitor.getByText(answerIn(language))).toBeVisible();
    await expect(visitor.getByText(tracked.ourAnswer[language])).toBeVisible();
  });
}

const answerIn = (language: Language) =>
  language === 'ur' ? 'نیا فریج کل پہنچ جائے گا۔' : 'A new fridge comes tomorrow.';
