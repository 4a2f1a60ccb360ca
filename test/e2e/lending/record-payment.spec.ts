import type { Locator, Page } from '@playwright/test';
import { methodNames } from '#contract/lending/labels/entry-names.messages.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { Language } from '#domain/language.ts';
import { callsAt, pathOf } from '#test/support/calls/calls.ts';
import { active, addCustomer, type Desk, pay, readAgreement } from '#test/support/lending/lending.ts';
import { noAnswer } from '#web/api/api-failure.ts';
import { correctFields, messages as leaving } from '#web/office/kit/form/form.messages.ts';
import { messages as contact } from '#web/office/lending/ground/contact/contact.messages.ts';
import { messages as recording } from '#web/office/lending/ground/recording/recording.messages.ts';
import { messages as begin } from '#web/office/lending/money/begin/new-payment.messages.ts';
import { messages as day } from '#web/office/lending/money/day/my-day.messages.ts';
import { formMessages, proposalTexts } from '#web/office/lending/money/enter/money-form.messages.ts';
import { moneyTexts } from '#web/office/lending/money/money-tasks.messages.ts';
import { recordedMessages, reviewMessages } from '#web/office/lending/money/review/review.messages.ts';
import {
  expect,
  expectAccessible,
  type Fixtures,
  ownServer,
  sharedSession,
  test,
} from '../support/fixtures.ts';
import { journeyLanguages } from '../support/journey-languages.ts';
import { ownDigits } from '../support/own-digits.ts';

const today = () => businessDateOf(Date.now());

/** Three installments of Rs 1,000, of which the first is due today. */
async function owing() {
  const calls = callsAt(ownServer());
  const { session: employee } = await sharedSession('employee');
  const { session: superadmin } = await sharedSession('superadmin');
  const desk: Desk = { employee, superadmin, employeeId: '', superadminId: '' };
  const cnic = `38403${ownDigits(7)}2`;
  const customerId = await addCustomer(calls, desk, {
    cnic,
    fullName: { own: 'Rukhsana Parveen', ur: 'رخسانہ پروین' },
  });
  const terms = { price: 3_000, downPayment: 0, count: 3, startOn: today(), firstDueOn: today() };
  const description = 'Carved bed and wardrobe';
  const id = await active(calls, desk, { customerId, description, ...terms });
  const payments = async () => {
    const { entries } = await readAgreement(calls, employee, id);
    return entries.filter(({ kind }) => kind === 'payment');
  };
  return { calls, desk, customerId, id, payments };
}

type Owing = Awaited<ReturnType<typeof owing>>;

/** Begins a payment where nobody's account is open. */
async function begun(
  office: Fixtures['office'],
  { customerId }: Pick<Owing, 'customerId'>,
  language: Language = 'en',
) {
  const page = await office('employee', `/employee/payments/new?customer=${customerId}`, language);
  return beginIn(page, language);
}

async function beginIn(page: Page, language: Language = 'en'): Promise<Locator> {
  await page.getByRole('button', { name: begin.record[language] }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('textbox', { name: moneyTexts.payment.amount[language] })).toBeFocused();
  return drawer;
}

const foot = (drawer: Locator, name: string) => drawer.locator('footer').getByRole('button', { name });

async function review(drawer: Locator, amount: string, language: Language = 'en'): Promise<void> {
  await drawer.getByRole('textbox', { name: moneyTexts.payment.amount[language] }).fill(amount);
  await foot(drawer, formMessages.review[language]).click();
  await expect(drawer.getByRole('heading', { name: reviewMessages.title[language] })).toBeVisible();
}

const record = (drawer: Locator, language: Language = 'en') =>
  foot(drawer, moneyTexts.payment.verb[language]);

async function expectRecorded(drawer: Locator, language: Language = 'en'): Promise<string> {
  await expect(drawer.getByRole('heading', { name: moneyTexts.payment.done[language] })).toBeVisible();
  return drawer
    .getByRole('status')
    .getByText(/SGD-\d{6}/)
    .innerText();
}

for (const language of journeyLanguages)
  test(`a payment is suggested, reviewed in figures and words, and gets its receipt at once, in ${language}`, async ({
    office,
  }) => {
    const agreement = await owing();
    const drawer = await begun(office, agreement, language);
    const page = drawer.page();
    await expect(drawer.getByText(formMessages.nothingYet[language])).toBeVisible();

    await drawer.getByRole('button', { name: proposalTexts.due_and_next[language] }).click();
    await expect(drawer.getByRole('textbox', { name: moneyTexts.payment.amount[language] })).toHaveValue(
      '2,000',
    );
    await expect(drawer.getByText(formMessages.inFull[language])).toHaveCount(2);
    await expectAccessible(page);

    await foot(drawer, formMessages.review[language]).click();
    await expect(drawer.getByText('Rupees two thousand only')).toBeVisible();
    await expect(drawer.getByText('مبلغ دو ہزار روپے صرف')).toBeVisible();
    await expect(record(drawer, language)).toContainText('2,000');
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await agreement.payments(), 'nothing is recorded before the button says so').toEqual([]);

    await record(drawer, language).click();
    const number = await expectRecorded(drawer, language);
    await expectAccessible(page);
    const [payment, ...others] = await agreement.payments();
    expect([payment?.receiptNumber, payment?.amount, others]).toEqual([number, 2_000, []]);
    const message = drawer.getByRole('region', { name: recordedMessages.message[language] });
    const written = new RegExp(`^https://wa\\.me/92.*${number}`);
    await expect(message.getByRole('link', { name: contact.whatsApp[language] })).toHaveAttribute(
      'href',
      written,
    );

    await drawer.getByRole('link', { name: recordedMessages.print[language] }).click();
    await expect(page).toHaveURL(new RegExp(`/employee/receipts/${payment?.id}`));
  });

test('with the keyboard alone: amount, method by arrow, reference, review, record', async ({ office }) => {
  const agreement = await owing();
  const drawer = await begun(office, agreement);
  const page = drawer.page();
  await page.keyboard.type('500');
  await drawer.getByRole('radio', { name: methodNames.cash.en, exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('region', { name: correctFields.en(1) })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const reference = drawer.getByRole('textbox', { name: 'Reference number' });
  await expect(reference).toBeFocused();
  await expect(reference).toHaveAccessibleDescription(/Enter the reference number of the transfer or cheque/);
  await page.keyboard.type('TRX-77');
  await page.keyboard.press('Enter');
  await expect(drawer.getByText('TRX-77')).toBeVisible();
  await expect(record(drawer)).toBeFocused();
  await expect(record(drawer)).toBeEnabled();
  await page.keyboard.press('Enter');
  await expectRecorded(drawer);
  expect(await agreement.payments()).toMatchObject([{ amount: 500, debit: 'bank', reference: 'TRX-77' }]);
});

test('more than is outstanding on a slip that was used before: both warnings appear together and are confirmed once', async ({
  office,
}) => {
  const agreement = await owing();
  const slip = { method: 'raast', reference: `RST-${ownDigits(7)}` } as const;
  await pay(agreement.calls, agreement.desk.employee, agreement.id, 100, slip);
  const drawer = await begun(office, agreement);
  const page = drawer.page();
  await drawer.getByRole('radio', { name: methodNames.raast.en }).check();
  await drawer.getByRole('textbox', { name: 'Reference number' }).fill(slip.reference.toLowerCase());
  await review(drawer, '3,500');
  await record(drawer).dblclick();
  await expect(drawer.getByText(/more than the Rs 2,900.*already recorded/)).toBeVisible();
  await expect(record(drawer), 'a second press confirms nothing').toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
  expect(await agreement.payments()).toHaveLength(1);
  await drawer.getByRole('checkbox', { name: recording.confirm.en }).check();
  await record(drawer).click();
  await expectRecorded(drawer);
  await expect(drawer.getByText(recordedMessages.overpaid.en)).toBeVisible();
  expect(await agreement.payments()).toHaveLength(2);
});

test('a double click records once', async ({ office }) => {
  const agreement = await owing();
  const drawer = await begun(office, agreement);
  await review(drawer, '700');
  await record(drawer).dblclick();
  await expectRecorded(drawer);
  expect(await agreement.payments()).toHaveLength(1);
});

test('of two tabs that reviewed the same payment, the second learns that it is recorded already', async ({
  office,
}) => {
  const agreement = await owing();
  const first = await begun(office, agreement);
  await review(first, '700');
  const other = await first.page().context().newPage();
  await other.goto(first.page().url());
  const second = await beginIn(other);
  await review(second, '700');
  await record(first).click();
  await expectRecorded(first);
  await record(second).click();
  await expect(
    second.getByText('This agreement has changed since you opened it.', { exact: false }),
  ).toBeVisible();
  await expect(second.getByText(formMessages.likeAnother.en)).toBeVisible();
  expect(await agreement.payments()).toHaveLength(1);
});

test('after a lost answer, sending again returns the same receipt and says that it was recorded', async ({
  office,
}) => {
  const agreement = await owing();
  const drawer = await begun(office, agreement);
  const page = drawer.page();
  await review(drawer, '700');
  const address = `**${pathOf('recordPayment', { id: agreement.id })}`;
  await page.route(address, async (route) => {
    // The server has it, and its answer never arrives.
    await route.fetch();
    await route.abort('connectionreset');
  });
  await record(drawer).click();
  await expect(drawer.getByText(noAnswer.en)).toBeVisible();
  await expectAccessible(page);
  const [payment] = await agreement.payments();
  await page.unroute(address);
  await foot(drawer, recording.sendAgain.en).click();
  await expect(drawer.getByRole('heading', { name: recording.already.en })).toBeVisible();
  await expect(drawer.getByText(payment?.receiptNumber ?? 'no receipt').first()).toBeVisible();
  expect(await agreement.payments()).toHaveLength(1);
});

test('the Back button leaves the review and the receipt, and records nothing', async ({ office }) => {
  const agreement = await owing();
  const drawer = await begun(office, agreement);
  const page = drawer.page();
  await review(drawer, '700');
  await page.goBack();
  // The input is not lost without a question.
  await page.getByRole('button', { name: leaving.leave.en }).click();
  await expect(drawer).toBeHidden();
  expect(await agreement.payments()).toEqual([]);
  await page.goForward();
  await expect(drawer.getByText(formMessages.nothingYet.en)).toBeVisible();
  await review(drawer, '700');
  await record(drawer).click();
  await expectRecorded(drawer);
  await page.goBack();
  await expect(drawer).toBeHidden();
  await page.goForward();
  const [payment] = await agreement.payments();
  await expect(page, 'what is done does not begin again').toHaveURL(`/employee/receipts/${payment?.id}`);
  await expect(drawer).toBeHidden();
  expect(await agreement.payments()).toHaveLength(1);
});

test('a reload after recording shows the receipt, and repeating the payment asks and names the receipt', async ({
  office,
}) => {
  const agreement = await owing();
  const drawer = await begun(office, agreement);
  const page = drawer.page();
  await review(drawer, '700');
  await record(drawer).click();
  const number = await expectRecorded(drawer);
  await page.reload();
  await expect(page.getByRole('main').getByText(number).first()).toBeVisible();
  await expect(page).toHaveURL(/\/employee\/receipts\//);
  await expect(drawer).toBeHidden();
  const again = await begun(office, agreement);
  await review(again, '700');
  await record(again).click();
  await expect(again.getByText(new RegExp(`last 15 minutes, on receipt ${number}`))).toBeVisible();
  expect(await agreement.payments()).toHaveLength(1);
});

test('a payment I took is on my day with a link to its receipt, and its printed slip proves the day', async ({
  office,
}) => {
  const agreement = await owing();
  const { receipt } = await pay(agreement.calls, agreement.desk.employee, agreement.id, 650);
  const page = await office('employee', '/employee/payments/today');
  await expect(
    page.getByRole('region', { name: day.totals.en }).getByText(methodNames.cash.en, { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: receipt?.number ?? '' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const proof = page.getByText(`${day.inTheBooks.en}:`);
  await expect(proof).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(proof).toBeVisible();
  await expect(proof).toHaveText(/: [A-Z]{3}(-V)?-\d{6} [1-9]\d*-[0-9A-Z]{5}-[0-9A-Z]{5}$/);
  await page.emulateMedia({ media: null });
});
