import type { Locator, Page } from '@playwright/test';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import type { Language } from '#domain/language.ts';
import { rupees } from '#domain/money/rupees.ts';
import { CountedHand } from '#test/support/browser/counted-hand.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { active, addCustomer, type Desk, readAgreement } from '#test/support/lending/lending.ts';
import { formatCalendarDay } from '#web/format/date-time.ts';
import { messages as printing } from '#web/office/kit/print/print.messages.ts';
import { messages as collectionTexts } from '#web/office/lending/collections/collections.messages.ts';
import { aboutCustomer, messages as due } from '#web/office/lending/collections/due/due.messages.ts';
import { messages as contact } from '#web/office/lending/ground/contact/contact.messages.ts';
import { lendingWords } from '#web/office/lending/ground/labels/lending-words.messages.ts';
import { messages as begin } from '#web/office/lending/money/begin/new-payment.messages.ts';
import { formMessages } from '#web/office/lending/money/enter/money-form.messages.ts';
import { moneyTexts } from '#web/office/lending/money/money-tasks.messages.ts';
import { recordedMessages } from '#web/office/lending/money/review/review.messages.ts';
import { commandNames, messages } from '#web/office/shell/palette/palette.messages.ts';
import { expect, expectAccessible, ownServer, sharedSession, test } from '../support/fixtures.ts';
import { journeyLanguages } from '../support/journey-languages.ts';
import { ownDigits } from '../support/own-digits.ts';

const today = () => businessDateOf(Date.now());

/** A customer of a name of their own, who owes Rs 1,000 today. */
async function owing(count = 1) {
  const calls = callsAt(ownServer());
  const { session: employee } = await sharedSession('employee');
  const { session: superadmin } = await sharedSession('superadmin');
  const desk: Desk = { employee, superadmin, employeeId: '', superadminId: '' };
  const digits = ownDigits(7);
  const fullName = `Zarmina ${ownWord()}`;
  const customerId = await addCustomer(calls, desk, { cnic: `38403${digits}2`, fullName: { own: fullName } });
  const terms = { price: 3_000, downPayment: 0, count: 3, startOn: today(), firstDueOn: today() };
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1)
    ids.push(await active(calls, desk, { customerId, description: `Trunk ${made}`, ...terms }));
  const paid = async () => {
    const all = await Promise.all(ids.map((id) => readAgreement(calls, employee, id)));
    return all.flatMap(({ entries }) => entries.filter(({ kind }) => kind === 'payment'));
  };
  return { customerId, fullName, paid };
}

function ownWord(): string {
  return Array.from({ length: 8 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('');
}

/** The amount is filled in and selected, and one key leads on. */
async function payWhatIsDue(page: Page, hand: CountedHand, language: Language): Promise<void> {
  const drawer = page.getByRole('dialog');
  const amount = drawer.getByRole('textbox', { name: moneyTexts.payment.amount[language] });
  await expect(amount).toBeFocused();
  await expect(amount).toHaveValue('1,000');
  expect(await page.evaluate(() => String(getSelection()))).toBe('1,000');
  await hand.key(page, 'Enter');
  const record = drawer.getByRole('button', { name: moneyTexts.payment.verb[language] });
  await expect(record).toBeFocused();
  await expect(record).toBeEnabled();
  await hand.key(page, 'Enter');
  await expect(drawer.getByRole('heading', { name: moneyTexts.payment.done[language] })).toBeVisible();
}

const nextPayment = (page: Page, language: Language) =>
  page.getByRole('dialog').getByRole('link', { name: recordedMessages.nextPayment[language] });

const search = (page: Page, language: Language) =>
  page.getByRole('main').getByRole('combobox', { name: begin.search[language] });

for (const language of journeyLanguages) {
  test(`from the due list a payment of what is due takes three interactions, in ${language}`, async ({
    office,
  }) => {
    const { fullName, paid } = await owing();
    const page = await office('employee', '/employee/due?group=due_today', language);
    const hand = new CountedHand();
    const label = aboutCustomer[language](due.recordPayment[language], fullName);
    await hand.press(page.getByRole('button', { name: label }));
    await payWhatIsDue(page, hand, language);
    expect(hand.interactions).toBeLessThanOrEqual(3);
    expect(await paid()).toMatchObject([{ amount: 1_000, debit: 'cash' }]);
  });

  test(`from any page the keyboard alone records a payment in five interactions and goes on to the next, in ${language}`, async ({
    office,
  }) => {
    const { fullName, paid } = await owing();
    const page = await office('employee', '/employee', language);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const hand = new CountedHand();
    await hand.key(page, 'Control+k');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await hand.keys(page, fullName);
    await expect(page.getByRole('option', { name: fullName }).first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await hand.key(page, 'Control+Enter');
    await payWhatIsDue(page, hand, language);
    expect(hand.interactions).toBeLessThanOrEqual(5);
    expect(await paid()).toHaveLength(1);

    await expect(nextPayment(page, language)).toBeEnabled();
    await page.keyboard.press('Enter');
    await expect(search(page, language)).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

for (const [words, textOf] of [
  ['English words', (name: string) => `pay 700 to ${name}`],
  ['Urdu words and digits', (name: string) => `${name} سے ۷۰۰ روپے وصول`],
] as const)
  test(`a payment typed in ${words} opens its review, and only the review records it`, async ({ office }) => {
    const { fullName, paid } = await owing();
    const page = await office('employee', '/employee/due');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await page.keyboard.type(textOf(fullName));
    const command = commandNames.pay.en(fullName, { amount: rupees(700), day: null });
    await expect(page.getByRole('option', { name: command })).toHaveAttribute('aria-selected', 'true');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    const record = page.getByRole('dialog').getByRole('button', { name: moneyTexts.payment.verb.en });
    await expect(record).toBeFocused();
    await expect(record).toContainText('700');
    await expect(record).toBeEnabled();
    expect(await paid()).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: moneyTexts.payment.done.en })).toBeVisible();
    expect(await paid()).toMatchObject([{ amount: 700 }]);
  });

test('the search knows each action of the open account, and the words of a clerk for it', async ({
  office,
}) => {
  const { customerId, fullName } = await owing();
  const page = await office('employee', `/employee/customers/${customerId}/balance`);
  await expect(page.getByRole('button', { name: begin.record.en })).toBeVisible();
  const drawer = page.getByRole('dialog').last();
  for (const [said, title] of [
    ['wasool', moneyTexts.payment.title.en],
    ['promise', lendingWords.recordPromise.en],
    ['log call', lendingWords.logContact.en],
    ['riayat', lendingWords.requestRelief.en],
  ] as const) {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await page.keyboard.type(said);
    const ofPage = page.getByRole('group', { name: messages.onThisPage.en });
    await ofPage.getByRole('option', { name: title }).click();
    await expect(drawer.getByRole('heading', { name: title })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type(`log call ${fullName}`);
  await page.getByRole('option', { name: commandNames.log_contact.en(fullName) }).click();
  await expect(drawer.getByRole('heading', { name: lendingWords.logContact.en })).toBeVisible();
});

test('a promise is typed with its amount and its day, and only saved in its form', async ({ office }) => {
  const { customerId, fullName } = await owing();
  const page = await office('employee', `/employee/customers/${customerId}/balance`);
  await expect(page.getByRole('heading', { level: 1, name: fullName })).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  const tomorrow = addDays(businessDateOf(Date.now()), 1);
  await page.keyboard.type(`promise 1,500 ${fullName} tomorrow`);
  const name = commandNames.promise.en(fullName, { amount: rupees(1_500), day: tomorrow });
  await page.getByRole('option', { name }).click();
  const drawer = page.getByRole('dialog');
  const amount = drawer.getByLabel(collectionTexts.amount.en);
  await expect(amount).toHaveValue('1,500');
  await page.reload();
  await expect(amount).toHaveValue('1,500');
  await drawer.getByRole('button', { name: collectionTexts.promise.en }).click();
  await expect(page.getByText(collectionTexts.promised.en)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(`for ${formatCalendarDay(tomorrow, 'en', Date.now())}`);
});

test('on the account P records a payment, M a promise, L logs a contact and E edits the customer', async ({
  office,
}) => {
  const { customerId, fullName } = await owing();
  const page = await office('employee', `/employee/customers/${customerId}/balance`);
  await expect(page.getByRole('heading', { level: 1, name: fullName })).toBeFocused();
  await expect(page.locator('[aria-keyshortcuts="P"]').first()).toBeVisible();
  const drawer = page.getByRole('dialog');
  for (const [key, title] of [
    ['p', moneyTexts.payment.title.en],
    ['m', lendingWords.recordPromise.en],
    ['l', lendingWords.logContact.en],
  ] as const) {
    await page.keyboard.press(key);
    await expect(drawer.getByRole('heading', { name: title })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
  }
  await page.keyboard.press('e');
  await expect(page).toHaveURL(`/employee/customers/${customerId}/edit`);
});

test('a payer is chosen with arrows; with two agreements the first one waits for Enter', async ({
  office,
}) => {
  const first = await owing();
  const both = await owing(2);
  const page = await office('employee', '/employee/payments/new');
  await expect(search(page, 'en')).toBeFocused();
  const options = page.getByRole('main').getByRole('option');
  await page.keyboard.type('zarmina');
  await expect(options.filter({ hasText: first.fullName })).toBeVisible();
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await search(page, 'en').fill(both.fullName);
  await expect(options).toHaveCount(1);
  await page.keyboard.press('Enter');
  const begins = page.getByRole('button', { name: begin.record.en });
  await expect(begins).toHaveCount(2);
  await expect(begins.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await payWhatIsDue(page, new CountedHand(), 'en');
  expect(await both.paid()).toHaveLength(1);
});

test('closing a payment that began in the search leads back to the search', async ({ office }) => {
  const { fullName, paid } = await owing();
  const page = await office('employee', '/employee/payments/new');
  await search(page, 'en').fill(fullName);
  await expect(page.getByRole('main').getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText(formMessages.nothingYet.en)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(search(page, 'en')).toBeFocused();
  expect(await paid()).toEqual([]);
});

test('Enter that is held down opens the review and records nothing', async ({ office }) => {
  const { customerId, paid } = await owing();
  const page = await office('employee', `/employee/payments/new?customer=${customerId}`);
  await page.getByRole('button', { name: begin.record.en }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('textbox', { name: moneyTexts.payment.amount.en })).toBeFocused();
  await page.keyboard.down('Enter');
  const record = drawer.getByRole('button', { name: moneyTexts.payment.verb.en });
  await expect(record).toBeFocused();
  await expect(record).toBeEnabled();
  // The browser repeats a key that is not released.
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(record).toBeEnabled();
  expect(await paid()).toEqual([]);
});

test('on the receipt W writes to the customer and P leads to the print', async ({ office }) => {
  const { customerId, paid } = await owing();
  const page = await office('employee', `/employee/payments/new?customer=${customerId}`);
  await page.getByRole('button', { name: begin.record.en }).click();
  await payWhatIsDue(page, new CountedHand(), 'en');
  const written = page.getByRole('dialog').getByRole('link', { name: contact.whatsApp.en });
  await expect(written).toHaveAttribute('aria-keyshortcuts', 'W');
  const [payment] = await paid();
  await page.keyboard.press('p');
  await expect(page).toHaveURL(`/employee/receipts/${payment?.id}`);
  await expect(page.getByRole('button', { name: printing.print.en })).toHaveAttribute(
    'aria-keyshortcuts',
    'P',
  );
});

/** True when the buttons of the foot are beside each other, and nothing of them is cut. */
function isOneRow(foot: Locator): Promise<boolean> {
  return foot.evaluate((row) => {
    const places = [...row.children]
      .map((part) => part.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    const areBeside = places.every(({ top }) => places.every(({ bottom }) => top < bottom));
    return areBeside && row.scrollWidth <= row.clientWidth;
  });
}

for (const language of journeyLanguages)
  for (const width of [320, 390, 1366])
    test(`the largest amount leaves the foot of a payment in one row at ${width} px, in ${language}`, async ({
      office,
    }) => {
      const { customerId } = await owing();
      const page = await office('employee', `/employee/payments/new?customer=${customerId}`, language);
      await page.setViewportSize({ width, height: 700 });
      await page.getByRole('button', { name: begin.record[language] }).click();
      const drawer = page.getByRole('dialog');
      const foot = drawer.locator('footer');
      await drawer.getByRole('textbox', { name: moneyTexts.payment.amount[language] }).fill('99999999');
      const review = foot.getByRole('button', { name: formMessages.review[language] });
      await expect(review).toContainText('99,999,999');
      expect(await isOneRow(foot)).toBe(true);
      await review.click();
      await expect(foot.getByRole('button', { name: moneyTexts.payment.verb[language] })).toBeFocused();
      expect(await isOneRow(foot)).toBe(true);
    });
