import type { Page } from '@playwright/test';
import { api } from '#contract/api.ts';
import { methodNames } from '#contract/lending/labels/entry-names.messages.ts';
import { languages } from '#domain/language.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { agreementBody, customerBody } from '#test/support/lending/lending.ts';
import { proveCost } from '#test/support/lending/prove-cost.ts';
import { noAnswer } from '#web/api/api-failure.ts';
import {
  messages as activation,
  startWords,
} from '#web/office/lending/agreements/activation/activation.messages.ts';
import { labels, messages, newTitle } from '#web/office/lending/agreements/draft/draft.messages.ts';
import { messages as statement } from '#web/office/lending/agreements/statement/statement.messages.ts';
import { startsOf, messages as waiting } from '#web/office/lending/agreements/waiting/waiting.messages.ts';
import { agreementStatusNames } from '#web/office/lending/ground/labels/agreement-labels.messages.ts';
import { messages as recording } from '#web/office/lending/ground/recording/recording.messages.ts';
import { addGuarantor, goOn, numbered, someCnic } from '../support/agreement-steps.ts';
import { expect, expectAccessible, ownServer, sharedSession, signIn, test } from '../support/fixtures.ts';
import { journeyLanguages } from '../support/journey-languages.ts';
import { ownDigits } from '../support/own-digits.ts';

async function addCustomer(): Promise<string> {
  const { session: as } = await sharedSession('employee');
  const body = customerBody({ cnic: someCnic(), monthlyIncome: 52_000 });
  return (await callsAt(ownServer()).call('createCustomer', { as, body })).id;
}

async function expectFits(page: Page): Promise<void> {
  const desk = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 900 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  if (desk !== null) await page.setViewportSize(desk);
}

/** Checks the accessibility of a step, and its layout on the narrowest phone. */
async function expectGood(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectFits(page);
}

for (const language of journeyLanguages)
  test(`an agreement is drafted once, consented to, submitted, approved by another person and delivered, in ${language}`, async ({
    page,
  }) => {
    const drafted = new Set<string>();
    page.on('response', async (response) => {
      const { method, path } = api.draftAgreement;
      if (response.request().method() === method && response.url().endsWith(path))
        drafted.add((await response.json()).data.id);
    });
    const customerId = await addCustomer();
    await signIn(page, 'employee', language);
    await page.goto(`/employee/customers/${customerId}/agreements/new`);
    await expect(page.getByRole('heading', { level: 1, name: newTitle[language] })).toBeVisible();

    // Invalid input is not saved, and each field says why.
    await goOn(page, language, 'plan').click();
    await expect(numbered(page, 'service')).toHaveAttribute('aria-invalid', 'true');
    await expect(numbered(page, 'items.0.unitPrice')).toHaveAttribute('aria-invalid', 'true');
    await expectGood(page);
    await numbered(page, 'service').selectOption('business');
    await numbered(page, 'items.0.productId').selectOption({ index: 1 });
    await numbered(page, 'items.0.quantity').fill('2');
    await page.getByRole('button', { name: messages.addItem[language] }).click();
    await numbered(page, 'items.1.description').fill('Thread and scissors');
    await numbered(page, 'items.1.unitPrice').fill('5,000');
    await expectGood(page);
    await goOn(page, language, 'plan').dblclick();

    await expect(page).toHaveURL(/step=plan/);
    await expect.poll(() => drafted.size).toBe(1);
    await numbered(page, 'firstDueOn').fill('31/12/2026');
    await expect(
      page.getByRole('row', { name: language === 'en' ? '28 Feb 2027' : '28 فروری 2027' }),
    ).toBeVisible();
    // The plan is refused at its field, and what was typed stays.
    await numbered(page, 'downPayment').fill('1');
    await goOn(page, language, 'guarantors').click();
    await expect(numbered(page, 'downPayment')).toHaveAttribute('aria-invalid', 'true');
    await expect(numbered(page, 'firstDueOn')).toHaveValue('31/12/2026');
    await expectGood(page);
    await numbered(page, 'downPayment').fill('60,000');
    await goOn(page, language, 'guarantors').click();

    await expect(page).toHaveURL(/step=guarantors/);
    await page.goBack();
    await expect(numbered(page, 'downPayment')).toHaveValue('60,000');
    await page.goForward();
    await addGuarantor(page, language, 'Abdul Ghafoor');
    await addGuarantor(page, language, 'Bashir Ahmad');
    await expectGood(page);
    await goOn(page, language, 'statement').click();
    await expect(numbered(page, 'guarantors.0.relation')).toHaveAttribute('aria-invalid', 'true');
    for (const row of [0, 1]) await numbered(page, `guarantors.${row}.relation`).fill('neighbor');
    await goOn(page, language, 'statement').click();

    await expect(page).toHaveURL(/step=statement/);
    for (const written of languages) {
      const sheet = page.locator(`article[lang="${written}"]`);
      await expect(sheet).toContainText('0.00%');
      await expect(sheet).toContainText('Rs 60,000');
    }
    await goOn(page, language, 'submit').click();
    await expect(page.getByRole('button', { name: statement.submit[language] })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await page.goBack();
    await numbered(page, 'how').selectOption('thumb_impression');
    await page.getByRole('button', { name: statement.record[language] }).dblclick();
    await expect(numbered(page, 'how')).toHaveCount(0);
    await expectGood(page);
    const [draftId = ''] = drafted;
    await proveCost(callsAt(ownServer()), (await sharedSession('employee')).session, draftId);
    // After a reload it opens at the step where it was left.
    await page.goto(page.url().replace(/\?.*/, ''));
    const submit = page.getByRole('button', { name: statement.submit[language] });
    await expect(submit).toBeVisible();
    await expectGood(page);
    await submit.click();
    await expect(page.getByRole('status').filter({ hasText: waiting.submitted[language] })).toBeFocused();
    await expectGood(page);

    const [id = ''] = drafted;
    const { session: as } = await sharedSession('superadmin');
    const server = callsAt(ownServer());
    const { termsVersion } = await server.call('getAgreement', { as, params: { id } });
    await server.call('approveAgreement', { as, params: { id }, body: { termsVersion } });
    await page.reload();
    await expect(page.getByText(agreementStatusNames.approved[language], { exact: true })).toBeVisible();
    await page.getByRole('button', { name: startsOf.deferred_sale.verb[language] }).click();
    const drawer = page.getByRole('dialog', { name: startWords.deferred_sale.title[language] });
    await drawer.getByRole('radio', { name: methodNames.jazzcash[language] }).check();
    await drawer.getByRole('button', { name: activation.review[language] }).click();
    await expect(drawer.locator('[name=reference]')).toHaveAttribute('aria-invalid', 'true');
    await drawer.locator('[name=reference]').fill(`JC-${ownDigits(7)}`);
    await expectGood(page);
    await drawer.getByRole('button', { name: activation.review[language] }).click();
    await expect(drawer).toContainText('Rupees sixty thousand only');
    await expectGood(page);

    // The answer is lost; the retry records nothing twice.
    await page.route(
      '**/activate',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await drawer.getByRole('button', { name: /60,000/ }).dblclick();
    await expect(drawer).toContainText(noAnswer[language]);
    await expect(drawer, 'nobody knows that').not.toContainText(activation.nothingYet[language]);
    await drawer.getByRole('button', { name: recording.sendAgain[language] }).click();
    await expect(drawer).toContainText(recording.already[language]);
    await expectGood(page);
    const { status, entries } = await server.call('getAgreement', { as, params: { id } });
    expect(status).toBe('active');
    expect(entries.map(({ kind }) => kind)).toEqual(['delivery', 'down_payment']);
    const receipt = drawer.getByRole('link', { name: activation.printReceipt[language] });
    await expect(receipt).toHaveAttribute('href', new RegExp(`/receipts/${entries[1]?.id}$`));
    await drawer.getByRole('button', { name: activation.done[language] }).click();
    await expect(page.getByText(waiting.started[language])).toBeVisible();
  });

test('the second person to save gets a message and keeps what they typed', async ({ office }) => {
  const customerId = await addCustomer();
  const { session: as } = await sharedSession('employee');
  const server = callsAt(ownServer());
  const items = [{ description: 'Bed of walnut wood', quantity: 1, unitPrice: 132_000 }];
  const body = { ...agreementBody(customerId), items };
  const { id } = await server.call('draftAgreement', { as, body });
  const page = await office('employee', `/employee/customers/${customerId}/agreements/${id}?step=plan`);
  await numbered(page, 'downPayment').fill('30,000');
  const { customerId: _, ...terms } = body;
  await server.call('editDraft', { as, params: { id }, body: { ...terms, count: 10, termsVersion: 1 } });
  await goOn(page, 'en', 'guarantors').click();
  await expect(page.getByText(messages.conflict.en)).toBeVisible();
  await page.getByRole('button', { name: messages.takeOver.en }).click();
  await expect(page.getByText(`They changed: ${labels.count.en}.`)).toBeVisible();
  await expect(numbered(page, 'downPayment')).toHaveValue('30,000');
  await goOn(page, 'en', 'guarantors').click();
  await expect(page).toHaveURL(/step=guarantors/);
  const saved = await server.call('getAgreement', { as, params: { id } });
  expect([saved.downPayment, saved.installments.filter(({ number }) => number > 0).length]).toEqual([
    30_000, 10,
  ]);
});

test("the statement shows the agreement's own customer, even if the address names another", async ({
  office,
}) => {
  const { session: as } = await sharedSession('employee');
  const server = callsAt(ownServer());
  const [own, other] = [await addCustomer(), await addCustomer()];
  const { cnicMasked } = await server.call('getCustomer', { as, params: { id: own } });
  const items = [{ description: 'Bed of walnut wood', quantity: 1, unitPrice: 132_000 }];
  const { id } = await server.call('draftAgreement', { as, body: { ...agreementBody(own), items } });
  const page = await office('employee', `/employee/customers/${other}/agreements/${id}?step=statement`);
  await expect(page.getByText(cnicMasked).first()).toBeVisible();
});

test('a draft is created and withdrawn with a reason, with the keyboard alone', async ({ office }) => {
  const customerId = await addCustomer();
  const page = await office('employee', `/employee/customers/${customerId}/agreements/new`);
  await numbered(page, 'service').focus();
  await page.keyboard.type('Dow');
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 30; presses += 1) {
      await page.keyboard.press('Tab');
      if (await numbered(page, name).evaluate((field) => field === document.activeElement)) return;
    }
    throw new Error(`${name} is not reached by keyboard`);
  };
  await tabTo('items.0.description');
  await page.keyboard.type('Wooden bed');
  await tabTo('items.0.unitPrice');
  await page.keyboard.type('24000');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/step=plan/);
  await page.locator('input[type=radio][name=count]:checked').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: /^9 / })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/step=guarantors/);

  await page.goto(page.url().replace(/step=\w+/, 'step=submit'));
  await page.getByRole('button', { name: waiting.withdraw.en }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Record that the customer withdraws/ });
  await expectAccessible(page);
  await dialog.getByRole('textbox').focus();
  await page.keyboard.type('They changed their mind');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(agreementStatusNames.withdrawn.en)).toBeVisible();
  await expectAccessible(page);
});
