import { methodNames } from '#contract/lending/labels/entry-names.messages.ts';
import { languages } from '#domain/language.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { customerBody } from '#test/support/lending/lending.ts';
import { messages as account } from '#web/office/lending/account/account.messages.ts';
import { messages as words } from '#web/office/lending/account/agreement/agreement.messages.ts';
import {
  messages as activation,
  payOut,
  startWords,
} from '#web/office/lending/agreements/activation/activation.messages.ts';
import { messages as statement } from '#web/office/lending/agreements/statement/statement.messages.ts';
import { startsOf, messages as waiting } from '#web/office/lending/agreements/waiting/waiting.messages.ts';
import { principalNames } from '#web/office/lending/ground/labels/agreement-labels.messages.ts';
import { lendingWords } from '#web/office/lending/ground/labels/lending-words.messages.ts';
import { keyTermsOf } from '#web/office/lending/ground/statement/key-term-editions.ts';
import { formMessages } from '#web/office/lending/money/enter/money-form.messages.ts';
import { moneyTexts } from '#web/office/lending/money/money-tasks.messages.ts';
import { addGuarantor, goOn, numbered, someCnic } from '../support/agreement-steps.ts';
import { expect, expectAccessible, ownServer, sharedSession, signIn, test } from '../support/fixtures.ts';
import { ownDigits } from '../support/own-digits.ts';

const { payment } = moneyTexts;

for (const language of languages)
  test(`a loan is drafted without goods, paid out against a name, and its first installment gets a receipt, in ${language}`, async ({
    page,
  }) => {
    const server = callsAt(ownServer());
    const { session: employee } = await sharedSession('employee');
    const { session: superadmin } = await sharedSession('superadmin');
    const body = customerBody({ cnic: someCnic(), monthlyIncome: 90_000 });
    const { id: customerId } = await server.call('createCustomer', { as: employee, body });
    await signIn(page, 'employee', language);
    await page.goto(`/employee/customers/${customerId}/agreements/new`);
    await numbered(page, 'service').selectOption('business');
    await numbered(page, 'contractKind').selectOption('qard_e_hasan');
    await expect(numbered(page, 'items.0.description')).toHaveCount(0);
    await goOn(page, language, 'plan').click();
    await expect(numbered(page, 'amount')).toHaveAttribute('aria-invalid', 'true');
    await numbered(page, 'amount').fill('40,000');
    await expectAccessible(page);
    await goOn(page, language, 'plan').dblclick();

    await expect(page).toHaveURL(/step=plan/);
    await expect(numbered(page, 'downPayment')).toHaveCount(0);
    await page
      .getByRole('textbox', { name: language === 'en' ? 'Number of installments' : 'قسطوں کی تعداد' })
      .fill('8');
    await expectAccessible(page);
    await goOn(page, language, 'guarantors').click();
    for (const [row, name] of ['Abdul Ghafoor', 'Bashir Ahmad'].entries()) {
      await addGuarantor(page, language, name);
      await numbered(page, `guarantors.${row}.relation`).fill('neighbor');
    }
    await goOn(page, language, 'statement').click();

    for (const written of languages) {
      const sheet = page.locator(`article[lang="${written}"]`);
      const { title, terms } = keyTermsOf[1].qard_e_hasan;
      for (const said of [title, principalNames.qard_e_hasan, ...terms.map(({ heading }) => heading)])
        await expect(sheet).toContainText(said[written]);
      for (const figure of ['Rs 40,000', '0.00%']) await expect(sheet).toContainText(figure);
      await expect(sheet).not.toContainText(lendingWords.downPayment[written]);
    }
    await expectAccessible(page);
    await numbered(page, 'how').selectOption('signed');
    await page.getByRole('button', { name: statement.record[language] }).click();
    await goOn(page, language, 'submit').click();
    await page.getByRole('button', { name: statement.submit[language] }).click();
    await expect(page.getByText(waiting.submitted[language])).toBeVisible();

    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const { termsVersion } = await server.call('getAgreement', { as: superadmin, params: { id } });
    await server.call('approveAgreement', { as: superadmin, params: { id }, body: { termsVersion } });
    await page.reload();
    await page.getByRole('button', { name: startsOf.qard_e_hasan.verb[language] }).click();
    const drawer = page.getByRole('dialog', { name: startWords.qard_e_hasan.title[language] });
    await expect(drawer.locator('[name=receiverName]')).toHaveValue(body.fullName.own);
    await drawer.locator('[name=receiverName]').fill('');
    await drawer.getByRole('radio', { name: methodNames.raast[language] }).check();
    await drawer.getByRole('button', { name: activation.review[language] }).click();
    for (const field of ['reference', 'receiverName'])
      await expect(drawer.locator(`[name=${field}]`)).toHaveAttribute('aria-invalid', 'true');
    const reference = `RST-${ownDigits(7)}`;
    await drawer.locator('[name=reference]').fill(reference);
    await drawer.locator('[name=receiverName]').fill('Rukhsana Parveen');
    await expectAccessible(page);
    await drawer.getByRole('button', { name: activation.review[language] }).click();
    await expect(drawer).toContainText('Rupees forty thousand only');
    await expectAccessible(page);
    await drawer.getByRole('button', { name: payOut[language](40_000) }).dblclick();
    await expect(drawer).toContainText(activation.started[language]);
    await drawer.getByRole('button', { name: activation.done[language] }).click();
    await page.getByRole('link', { name: waiting.account[language] }).click();

    const shown = page.getByRole('table', { name: words.entries[language] });
    const { loanPaidOut } = lendingWords;
    for (const said of [loanPaidOut[language], methodNames.raast[language], 'Rukhsana Parveen', reference])
      await expect(shown).toContainText(said);
    await page.getByRole('button', { name: account.recordPayment[language] }).click();
    const counter = page.getByRole('dialog');
    await counter.getByRole('textbox', { name: payment.amount[language] }).fill('5,000');
    await counter.locator('footer').getByRole('button', { name: formMessages.review[language] }).click();
    await counter.locator('footer').getByRole('button', { name: payment.verb[language] }).dblclick();
    await expect(counter.getByRole('heading', { name: payment.done[language] })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(shown).toBeVisible();
    const { entries, outstanding } = await server.call('getAgreement', { as: employee, params: { id } });
    expect(entries.map(({ kind, receiptNumber }) => [kind, receiptNumber !== null])).toEqual([
      ['delivery', false],
      ['payment', true],
    ]);
    expect(outstanding).toBe(35_000);
  });
