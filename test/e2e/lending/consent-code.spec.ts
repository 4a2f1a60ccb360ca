import { languages } from '#domain/language.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { consentRecorded, messages } from '#web/office/lending/agreements/statement/statement.messages.ts';
import { consentWayNames } from '#web/office/lending/ground/labels/customer-words.messages.ts';
import { numbered } from '../support/agreement-steps.ts';
import { expect, expectAccessible, ownServer, sharedSession, test } from '../support/fixtures.ts';
import { statementStepAt } from '../support/statement-step.ts';

const statementStep = async (takesMessages: boolean) =>
  statementStepAt(callsAt(ownServer()), (await sharedSession('employee')).session, takesMessages);

const sixDigits = /\d{6}/;

for (const language of languages)
  test(`a customer consents by reading back the code of a message, in ${language}`, async ({ office }) => {
    const page = await office('employee', await statementStep(true), language);
    await numbered(page, 'how').selectOption('code');
    await page.getByRole('button', { name: messages.record[language] }).click();
    await expect(numbered(page, 'code')).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('button', { name: messages.makeForWhatsApp[language] }).click();

    const send = page.getByRole('link', { name: messages.sendCode[language] });
    await expect(send).toHaveAttribute('href', /^https:\/\/wa\.me\/92300/);
    await expectAccessible(page);
    const letter = new URL((await send.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
    expect(letter).toContain('بنیادی معلومات نامے');
    const code = sixDigits.exec(letter.replace(/\S*-\d\d-\d+/, ''))?.[0] ?? '';
    // Nobody reads it off the screen.
    await expect(page.getByText(code)).toHaveCount(0);

    await numbered(page, 'code').fill(code === '000000' ? '000001' : '000000');
    await page.getByRole('button', { name: messages.record[language] }).click();
    await expect(page.getByRole('heading', { name: messages.notRecorded[language] })).toBeVisible();
    await numbered(page, 'code').fill(code);
    await page.getByRole('button', { name: messages.record[language] }).click();
    await expect(page.getByText(consentRecorded[language](1))).toBeVisible();
    await expect(page.getByText(consentWayNames.code[language])).toBeVisible();
  });

test('a customer who wants no messages gets the code on a slip, and nothing else is printed', async ({
  office,
}) => {
  const page = await office('employee', await statementStep(false), 'en');
  await numbered(page, 'how').selectOption('code');
  await expect(page.getByText(messages.noCodeMessages.en)).toBeVisible();
  await expect(page.getByRole('button', { name: messages.makeForWhatsApp.en })).toHaveCount(0);
  await page.getByRole('button', { name: messages.makeToPrint.en }).click();
  // A browser without a printer would say at once that it is done.
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.getByRole('button', { name: messages.printCode.en }).click();
  await page.emulateMedia({ media: 'print' });
  const slip = page.locator('[data-slip]');
  await expect(slip).toBeVisible();
  await expect(page.locator('article').first()).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  const code = sixDigits.exec(((await slip.textContent()) ?? '').replace(/\S*-\d\d-\d+/, ''))?.[0] ?? '';
  await page.emulateMedia({ media: null });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(slip).toHaveCount(0);
  await numbered(page, 'code').fill(code);
  await page.getByRole('button', { name: messages.record.en }).click();
  await expect(page.getByText(consentRecorded.en(1))).toBeVisible();
});
