import type { Locator, Page } from '@playwright/test';
import type { Agreement } from '#contract/lending/agreements.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addMonths } from '#domain/calendar/calendar-date.ts';
import { type Language, languages, type Phrase } from '#domain/language.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import {
  active,
  addCustomer,
  ask,
  type Desk,
  grant,
  pay,
  writtenOff,
} from '#test/support/lending/lending.ts';
import { formatCount } from '#web/format/count.ts';
import { formatDate, formatDayOfMonth } from '#web/format/date-time.ts';
import { messages as list } from '#web/office/kit/list/list.messages.ts';
import { messages as overlay } from '#web/office/kit/overlay/overlay.messages.ts';
import { messages } from '#web/office/lending/account/account.messages.ts';
import {
  figureNames,
  paidRows,
  proofTitles,
  messages as words,
} from '#web/office/lending/account/agreement/agreement.messages.ts';
import { agreementFigures } from '#web/office/lending/account/agreement/figure-lines.ts';
import { requestedDescriptors } from '#web/office/lending/ground/approval/kinds/approval-descriptors.ts';
import { moneyTexts } from '#web/office/lending/money/money-tasks.messages.ts';
import {
  expect,
  expectAccessible,
  type Fixtures,
  goWithin,
  ownServer,
  sharedSession,
  signIn,
  test,
} from '../support/fixtures.ts';
import { journeyLanguages } from '../support/journey-languages.ts';
import { ownDigits } from '../support/own-digits.ts';
import { settle } from '../support/settle-money.ts';

const today = () => businessDateOf(Date.now());

/** The sample branch at work, over the server's own door. */
async function counter() {
  const employee = await sharedSession('employee');
  const superadmin = await sharedSession('superadmin');
  const desk: Desk = {
    employee: employee.session,
    superadmin: superadmin.session,
    employeeId: '',
    superadminId: '',
  };
  return { calls: callsAt(ownServer()), desk };
}

const phone = () => `0345${ownDigits(7)}`;

/**
 * A customer whose first agreement is three months old, with a payment that was reversed and one that leaves a row paid in
 * part, and whose second is of today.
 */
async function customerWithTwoAgreements() {
  const { calls, desk } = await counter();
  const cnic = `38403${ownDigits(7)}2`;
  const customerId = await addCustomer(calls, desk, {
    cnic,
    phone: phone(),
    fullName: { own: 'Rukhsana Parveen', ur: 'رخسانہ پروین' },
  });
  const startOn = addMonths(today(), -3);
  const late = await active(calls, desk, {
    customerId,
    description: 'Carved bed and wardrobe',
    price: 12_000,
    downPayment: 2_000,
    count: 10,
    startOn,
    firstDueOn: addMonths(startOn, 1),
    deliveredOn: startOn,
  });
  const mistaken = await pay(calls, desk.employee, late, 1_900);
  await grant(calls, desk, await ask(calls, desk, 'requestReversal', mistaken.entryId));
  await pay(calls, desk.employee, late, 1_400);
  await ask(calls, desk, 'requestReschedule', late, {
    firstDueOn: addMonths(today(), 2),
    openCount: 12,
    frequency: { unit: 'months', every: 1 },
    roundingStep: 1,
    consentHow: 'signed',
  });
  const recent = await active(calls, desk, {
    customerId,
    description: 'Embroidery frame',
    startOn: today(),
    firstDueOn: addMonths(today(), 1),
  });
  const ledgerOf = (id: string): Promise<Agreement> =>
    calls.call('getAgreement', { as: desk.employee, params: { id } });
  return { customerId, late: await ledgerOf(late), recent: await ledgerOf(recent) };
}

/** A customer with twelve installments, of which nine are paid and the tenth in part. */
async function customerOfTenMonths(): Promise<string> {
  const { calls, desk } = await counter();
  const customerId = await addCustomer(calls, desk, { cnic: `38403${ownDigits(7)}2`, phone: phone() });
  const startOn = addMonths(today(), -10);
  const dates = { startOn, firstDueOn: addMonths(startOn, 1), deliveredOn: startOn };
  const plan = { price: 12_000, downPayment: 0, count: 12, ...dates };
  const id = await active(calls, desk, { customerId, description: 'Fridge', ...plan });
  await pay(calls, desk.employee, id, 9_500);
  return customerId;
}

/** The rows of a table, each with what its cells say, without the lines of notes and of folded rows. */
async function cellsOf(table: Locator): Promise<string[][]> {
  const rows = await table.locator('tbody tr:not(:has([colspan]))').all();
  return Promise.all(rows.map((row) => row.locator('th, td').allInnerTexts()));
}

async function accountPage(
  office: Fixtures['office'],
  customerId: string,
  language: Language = 'en',
): Promise<Page> {
  const page = await office('employee', `/employee/customers/${customerId}/balance`, language);
  await expect(page.getByRole('table')).toHaveCount(2);
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  return page;
}

/** A day of this year without its year. */
const dayOf = (day: string, language: Language) =>
  day.slice(0, 4) === today().slice(0, 4) ? formatDayOfMonth(day, language) : formatDate(day, language);

const signed = (amount: number) => `${amount < 0 ? '\u2212' : '+'}${formatCount(Math.abs(amount))}`;

for (const language of journeyLanguages)
  test(`every figure of an account equals the ledger and opens its details, in ${language}`, async ({
    office,
  }) => {
    const said = (phrase: Phrase) => phrase[language];
    const { customerId, late } = await customerWithTwoAgreements();
    const page = await accountPage(office, customerId, language);
    await expectAccessible(page);

    const schedule = page.getByRole('table', { name: said(words.schedule) });
    await schedule.getByRole('button', { name: paidRows[language](1, true) }).click();
    expect((await cellsOf(schedule)).map((cells) => cells.slice(2, 4))).toEqual(
      late.installments.map(({ amount, paid }) => [formatCount(amount), formatCount(paid)]),
    );
    const entries = page.getByRole('table', { name: said(words.entries) });
    const newestFirst = late.entries.toReversed();
    expect((await cellsOf(entries)).map((cells) => [cells[0]?.trim(), cells[5]])).toEqual(
      newestFirst.map(({ valuedOn, balance }) => [dayOf(valuedOn, language), formatCount(balance)]),
    );
    expect(newestFirst[0]?.balance).toBe(late.outstanding);

    for (const figure of agreementFigures.filter((each) => each !== 'overpaid')) {
      const name = said(figureNames[figure]);
      await schedule.getByRole('button', { name: `${name}: ${said(words.why)}` }).click();
      const why = page.getByRole('dialog', { name });
      await expect(why.locator('tfoot')).toContainText(formatCount(late[figure]));
      const lines = await why.locator('tbody td').allInnerTexts();
      const sum = lines.reduce((total, line) => {
        const amount = Number(line.replace(/\D/g, ''));
        return total + (line.includes('\u2212') ? -amount : amount);
      }, 0);
      expect(sum, figure).toBe(late[figure]);
      if (figure === 'outstanding') await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(why).toHaveCount(0);
    }

    const proof = page.getByRole('region', { name: said(proofTitles.deferred_sale) });
    await expect(proof.getByText(formatCount(late.price))).not.toHaveCount(0);
    await expect(proof.locator('dl')).toContainText(`${said(words.charges)}Rs 0`);
    await expect(page.getByRole('region', { name: said(words.waiting) })).toContainText(
      'The breadwinner fell ill',
    );
  });

test('after a payment that completes it the account still shows the agreement that was paid', async ({
  office,
}) => {
  const { customerId, late } = await customerWithTwoAgreements();
  const page = await accountPage(office, customerId);
  await page.getByRole('button', { name: moneyTexts.payment.title.en }).first().click();
  const drawer = await settle(page, moneyTexts.payment, String(late.outstanding), 'en');
  await drawer.getByRole('button', { name: overlay.close.en }).first().click();
  await expect(drawer).toHaveCount(0);
  const cards = page.getByRole('navigation', { name: messages.agreements.en }).getByRole('link');
  await expect(cards.first()).toContainText('Carved bed and wardrobe');
  await expect(cards.first()).toContainText('Completed');
  await expect(cards.first()).toHaveAttribute('aria-current', 'true');
  const entries = page.getByRole('table', { name: words.entries.en });
  await expect(entries).toContainText(signed(-late.outstanding));
  // The new entry is marked, and so are the rows that it paid.
  const added = entries.locator('tr[data-lit="true"]');
  await expect(added).toContainText(signed(-late.outstanding));
  await expect(added).toContainText(words.added.en);
  await expect(
    page.getByRole('table', { name: words.schedule.en }).locator('tr[data-lit="true"]'),
  ).toHaveCount(1);
  await page.reload();
  await expect(entries).toContainText(signed(-late.outstanding));
  await expect(page.getByText(words.added.en, { exact: true })).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`agreement=${late.id}$`));
});

test('the sums of a customer open the list of agreements, and a row leads to its agreement', async ({
  office,
}) => {
  const { customerId, late, recent } = await customerWithTwoAgreements();
  const page = await accountPage(office, customerId);
  await page
    .getByRole('button', { name: `${messages.outstanding.en}: ${words.why.en}` })
    .first()
    .click();
  const why = page.getByRole('dialog');
  await expect(why.locator('tbody td')).toHaveText([
    `+Rs ${formatCount(late.outstanding)}`,
    `+Rs ${formatCount(recent.outstanding)}`,
  ]);
  await expect(why.locator('tfoot')).toContainText(formatCount(late.outstanding + recent.outstanding));
  await why.getByRole('link').nth(1).click();
  await expect(page).toHaveURL(new RegExp(`agreement=${recent.id}$`));
  await expect(page.getByRole('table', { name: words.entries.en })).toContainText(
    signed(-recent.downPayment),
  );
});

test('with the keyboard alone the focus moves from card to card, and a row highlights its payment', async ({
  office,
}) => {
  const { customerId, recent } = await customerWithTwoAgreements();
  const page = await accountPage(office, customerId);
  // A row under the pointer is highlighted too.
  await page.mouse.move(0, 0);
  const schedule = page.getByRole('table', { name: words.schedule.en });
  const entries = page.getByRole('table', { name: words.entries.en });
  // The partly paid row and its payment are highlighted from the start.
  await expect(schedule.locator('tr[data-lit="true"]')).toContainText('600 overdue');
  await expect(entries.locator('tr[data-lit="true"]')).toContainText(signed(-1_400));

  await schedule.getByRole('button', { name: paidRows.en(1, true) }).press('Enter');
  await schedule.getByRole('button', { name: /Installment 1$/ }).focus();
  await page.keyboard.press('Enter');
  await expect(schedule.locator('tr[data-lit="true"]')).toContainText('Paid');
  await expect(entries.locator('tr[data-lit="true"]')).toContainText(signed(-1_400));
  await page.keyboard.press('Space');
  await expect(page.locator('tr[data-lit="true"]')).toHaveCount(0);

  const cards = page.getByRole('navigation', { name: messages.agreements.en }).getByRole('link');
  await cards.first().focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`agreement=${recent.id}$`));
  await expect(cards.nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('region', { name: words.schedule.en })).toContainText(recent.number);
  await page.goBack();
  await expect(cards.first()).toHaveAttribute('aria-current', 'true');
});

test('an allowed action opens over the account, and a disabled one says why', async ({ office }) => {
  const { calls, desk } = await counter();
  const given = { phone: phone(), cnic: `38403${ownDigits(7)}2` };
  const customerId = await addCustomer(calls, desk, given);
  await writtenOff(calls, desk, {
    customerId,
    description: 'Embroidery frame',
    startOn: today(),
    firstDueOn: addMonths(today(), 1),
  });
  const page = await accountPage(office, customerId);
  await page.getByRole('button', { name: words.request.en, exact: true }).click();
  await expect(page.getByRole('menuitem', { name: requestedDescriptors.relief.invitation.en })).toHaveText(
    /This agreement is written off/,
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: messages.recordRecovery.en }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: /^More about Delivery of goods/ }).click();
  await expect(
    page.getByRole('menuitem', { name: requestedDescriptors.reversal.invitation.en }),
  ).toHaveAttribute('aria-disabled', 'true');
});

test('an account without agreements explains itself, and one that could not be loaded can be loaded again', async ({
  page,
}) => {
  const { calls, desk } = await counter();
  const given = { phone: phone(), cnic: `38403${ownDigits(7)}2` };
  const customerId = await addCustomer(calls, desk, given);
  await signIn(page, 'employee');
  // Another test's change would make the page reload by itself and take the button away.
  await page.route('**/api/live-changes', (route) => route.abort());
  await page.route('**/account', (route) => route.abort('connectionrefused'));
  await page.goto(`/employee/customers/${customerId}/balance`);
  await expect(page.getByRole('alert')).toContainText(messages.notOpened.en);
  await page.unroute('**/account');

  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/account', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: list.tryAgain.en }).click();
  await expect(page.locator('[data-skeleton]')).not.toHaveCount(0);
  answer();
  await expect(page.getByRole('heading', { name: messages.emptyTitle.en })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rukhsana Parveen');
  await expect(page.getByText(messages.logEmpty.en)).toBeVisible();
  await expect(page.getByText(messages.documentsEmpty.en)).toBeVisible();
  const payment = page.getByRole('button', { name: messages.recordPayment.en });
  await expect(payment).toHaveAttribute('aria-disabled', 'true');
  await payment.focus();
  await expect(page.getByRole('tooltip')).toHaveText(messages.noAgreement.en);
});

for (const language of languages) {
  test(`the identity is one row and the whole schedule on the first screen of a desk, in ${language}`, async ({
    office,
  }) => {
    const page = await accountPage(office, await customerOfTenMonths(), language);
    await page.setViewportSize({ width: 1366, height: 768 });
    const schedule = page.getByRole('table', { name: words.schedule[language] });
    await expect(schedule.locator('tfoot')).toBeInViewport({ ratio: 1 });
    const edges = async (locator: Locator) => {
      const { y = 0, height = 0 } = (await locator.boundingBox()) ?? {};
      return { top: y, bottom: y + height };
    };
    const name = await edges(page.getByRole('heading', { level: 1 }));
    const button = await edges(
      page.getByRole('main').getByRole('button', { name: messages.recordPayment[language] }),
    );
    expect(button.top).toBeLessThan(name.bottom + 24);
    expect(button.bottom).toBeGreaterThan(name.top);
    // Three columns: the agreements, the schedule and the promises begin at one height.
    const columns = await Promise.all(
      [messages.agreements, words.schedule, messages.log].map((title) =>
        edges(page.getByRole('region', { name: title[language] })),
      ),
    );
    expect(new Set(columns.map(({ top }) => Math.round(top))).size).toBe(1);
  });

  test(`on a phone the schedule and the entries begin on the first screen, with the payment under the thumb, in ${language}`, async ({
    office,
  }) => {
    const { customerId, late, recent } = await customerWithTwoAgreements();
    const page = await accountPage(office, customerId, language);
    await page.setViewportSize({ width: 390, height: 844 });
    const tabs = page.getByRole('navigation', { name: messages.parts[language] });
    const schedule = page.getByRole('table', { name: words.schedule[language] });
    const entries = page.getByRole('table', { name: words.entries[language] });
    await expect(entries).toBeHidden();
    await expect(schedule.locator('tbody tr').first()).toBeInViewport({ ratio: 1 });
    await tabs.getByRole('link', { name: words.entries[language] }).click();
    await expect(schedule).toBeHidden();
    await expect(entries.locator('tbody tr').first()).toBeInViewport({ ratio: 1 });

    const cards = page.getByRole('navigation', { name: messages.agreements[language] }).getByRole('link');
    await cards.nth(1).click();
    await expect(page).toHaveURL(new RegExp(`agreement=${recent.id}`));
    await expect(entries).toContainText(signed(-recent.downPayment));
    await cards.first().click();
    await tabs.getByRole('link', { name: messages.papers[language] }).click();
    await expect(page.getByRole('region', { name: proofTitles.deferred_sale[language] })).toBeVisible();
    await expectAccessible(page);
    const record = page.getByRole('button', { name: formatCount(late.dueNow) }).last();
    await expect(record).toBeInViewport({ ratio: 1 });
    await record.click();
    await expect(page.getByRole('dialog', { name: moneyTexts.payment.title[language] })).toBeVisible();
  });
}

test('the address keeps the open agreement, and one that is not on the account is told', async ({
  office,
}) => {
  const { customerId, late, recent } = await customerWithTwoAgreements();
  const page = await accountPage(office, customerId);
  await expect(page).toHaveURL(new RegExp(`agreement=${late.id}$`));
  await goWithin(page, `/employee/customers/${customerId}/balance?agreement=${recent.id}`);
  const cards = page.getByRole('navigation', { name: messages.agreements.en }).getByRole('link');
  await expect(cards.nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(page.getByText(messages.staleAgreement.en)).toHaveCount(0);
  await goWithin(page, `/employee/customers/${customerId}/balance?agreement=${customerId}`);
  await expect(page.getByText(messages.staleAgreement.en)).toBeVisible();
  await expect(cards.first()).toHaveAttribute('aria-current', 'true');
});
