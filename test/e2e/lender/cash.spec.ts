import type { Locator, Page } from '@playwright/test';
import { accountLabels, depositLabels } from '#contract/lending/field-labels.ts';
import { cashMovementNames } from '#contract/lending/labels/cash-names.messages.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { type Language, languages } from '#domain/language.ts';
import { pickWritten } from '#domain/written.ts';
import { CountedHand } from '#test/support/browser/counted-hand.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { samplePicture } from '#test/support/files/pictures.ts';
import { count, countOf, handOver, openAccount } from '#test/support/lending/cash.ts';
import { active, addCustomer, ask, type Desk, grant, pay } from '#test/support/lending/lending.ts';
import { formatCount } from '#web/format/count.ts';
import { saidRupees } from '#web/format/rupees.ts';
import { labels as question } from '#web/office/kit/form/question/question.messages.ts';
import { messages as accounts } from '#web/office/lender/settings/cash-accounts/cash-accounts.messages.ts';
import {
  messages as cash,
  confirmVerb,
  depositVerb,
  floatVerb,
  handOverVerb,
  neverArrivedVerb,
  noteLabels,
} from '#web/office/lending/money/cash/cash.messages.ts';
import { inHandOf } from '#web/office/lending/money/cash/hand-over/hand-over.messages.ts';
import { chooseForBranch } from '../support/choose-for-branch.ts';
import { expect, expectAccessible, ownServer, sharedSession, test } from '../support/fixtures.ts';
import { ownDigits } from '../support/own-digits.ts';
import { overflowOf } from '../support/page-overflow.ts';
import { typedDigits } from '../support/typed-digits.ts';

const calls = () => callsAt(ownServer());

/** From "My day" until the cash waits to be counted. */
const interactionsMax = 4;

async function deskOfSample(): Promise<Desk> {
  const [clerk, superadmin] = await Promise.all([sharedSession('employee'), sharedSession('superadmin')]);
  return {
    ...{ employee: clerk.session, superadmin: superadmin.session },
    ...{ employeeId: '', superadminId: '' },
  };
}

async function agreementOf(desk: Desk): Promise<string> {
  const today = businessDateOf(Date.now());
  const customerId = await addCustomer(calls(), desk, { cnic: `38${ownDigits(11)}` });
  return active(calls(), desk, {
    description: 'Tools for a carpenter’s shop',
    ...{ customerId, price: 60_000, downPayment: 0, startOn: today, firstDueOn: addDays(today, 30) },
  });
}

/** At least Rs 4,500 in the hand of the employee; how much it is. */
async function cashInHand(): Promise<number> {
  const desk = await deskOfSample();
  const id = await agreementOf(desk);
  const { held } = await calls().call('getMyCash', { as: desk.employee });
  if (held < 4_500) await pay(calls(), desk.employee, id, 4_500 - held);
  return Math.max(held, 4_500);
}

/** Types the notes of an amount, the largest that fit. */
async function typeNotes(drawer: Locator, amount: number, language: Language): Promise<void> {
  for (const [name, many] of Object.entries(countOf(amount)))
    if (many > 0)
      await drawer
        .getByLabel(noteLabels[name as keyof typeof noteLabels][language])
        .fill(typedDigits(many, language));
}

/** The receipts are beside the counted notes on a laptop, and below them on a phone. */
async function expectBesideFromTablet(page: Page, receipts: Locator, notes: Locator): Promise<void> {
  const former = page.viewportSize();
  for (const [width, isBeside] of [
    [1024, true],
    [390, false],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const [left, right] = await Promise.all([receipts.boundingBox(), notes.boundingBox()]);
    expect(Math.abs((left?.y ?? 0) - (right?.y ?? 0)) < 100).toBe(isBeside);
    expect(await overflowOf(page)).toEqual([]);
    await expectAccessible(page);
  }
  if (former !== null) await page.setViewportSize(former);
}

for (const language of languages)
  test(`an officer hands cash over that is counted equal, and later 500 short, in ${language}`, async ({
    office,
  }) => {
    for (const short of [0, 500]) {
      const desk = await deskOfSample();
      const amount = (await cashInHand()) + 300;
      const { receipt } = await pay(calls(), desk.employee, await agreementOf(desk), 300);
      const number = receipt?.number ?? '';
      const { name } = await calls().call('getSession', { as: desk.employee });
      const day = await office('employee', '/employee/payments/today', language);
      const hand = new CountedHand();
      await hand.press(day.getByRole('button', { name: cash.handOver[language], exact: true }));
      await expectAccessible(day);
      await hand.press(
        day
          .getByRole('dialog')
          .getByRole('button', { name: handOverVerb[language](saidRupees[language](amount)) }),
      );
      await expect(day.getByRole('dialog')).toBeHidden();
      await expect(day.getByRole('main')).toContainText(cash.waiting[language]);
      expect(hand.interactions).toBeLessThanOrEqual(interactionsMax);
      expect(await overflowOf(day)).toEqual([]);

      const page = await office('superadmin', '/admin/cash', language);
      // The newest of those that wait.
      await page.getByRole('button', { name: cash.count[language], exact: true }).last().click();
      const drawer = page.getByRole('dialog');
      await expect(drawer).not.toContainText(formatCount(amount));
      await expect(drawer).not.toContainText(number);
      await typeNotes(drawer, amount - short, language);
      await expectAccessible(page);
      await drawer.getByRole('button', { name: cash.lock[language] }).click();
      await expect(drawer).toContainText(cash.stated[language]);
      await expect(drawer).toContainText(cash[short === 0 ? 'equal' : 'short'][language]);
      const receipts = drawer.getByRole('table', {
        name: inHandOf[language](pickWritten(name, language)),
      });
      await expect(receipts.getByRole('row').filter({ hasText: number })).toContainText('300');
      await expect(receipts.getByRole('row').last()).toContainText(formatCount(amount));
      await expectAccessible(page);
      await expectBesideFromTablet(page, receipts, drawer.getByRole('listitem').first());
      await drawer.getByRole('button', { name: cash.done[language] }).click();
      const movements = page.getByRole('region', { name: cash.movements[language] });
      const slip = movements.getByRole('link', { name: /^SGD-C-/ }).first();
      const searched = await slip.innerText();
      await movements.getByRole('searchbox').fill(searched.toLowerCase());
      await expect(movements.locator('tbody tr')).toHaveCount(1);
      await expect(slip).toHaveText(searched);
    }
  });

for (const language of languages)
  test(`a superadmin gives a float from the drawer, which the employee counts, in ${language}`, async ({
    office,
  }) => {
    await cashInHand();
    const { session: as } = await sharedSession('employee');
    const { name } = await calls().call('getSession', { as });
    const receiver = pickWritten(name, language);
    const page = await office('superadmin', '/admin/cash', language);
    await chooseForBranch(page, language, cash.giveFloat);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(cash.receiver[language]).selectOption({ label: receiver });
    await dialog.getByLabel(cash.amount[language]).fill('1000');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: floatVerb[language](saidRupees[language](1_000)) }).click();
    await expect(dialog).toBeHidden();

    const own = await office('employee', '/employee/cash', language);
    await own.getByRole('button', { name: cash.count[language], exact: true }).click();
    const drawer = own.getByRole('dialog');
    await drawer.getByLabel(noteLabels.notes1000[language]).fill('1');
    await drawer.getByRole('button', { name: cash.lock[language] }).click();
    await expect(drawer).toContainText(cash.equal[language]);
    await drawer.getByRole('button', { name: cash.done[language] }).click();
    await expect(drawer).toBeHidden();
  });

for (const language of languages)
  test(`a superadmin settles a difference in the name of an officer, in ${language}`, async ({ office }) => {
    const page = await office('superadmin', '/admin/cash', language);
    const open = page.getByRole('table', { name: cash.differences[language] });
    // The oldest is of the sample: others gave and counted it.
    const row = open.getByRole('row').nth(1);
    const slip = await row.getByText(/-C-\d{6}/).innerText();
    await row.getByRole('button', { name: cash.settle[language], exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(cash.settledHow[language]).selectOption('borne');
    await dialog.getByLabel(cash.reason[language]).fill('The bag was torn on the way');
    await expectAccessible(page);
    await dialog.locator('[type=submit]').click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('table', { name: cash.movements[language] })).toContainText(
      'The bag was torn',
    );
    await expect(open.getByText(slip)).toBeHidden();
    expect(await overflowOf(page)).toEqual([]);
  });

for (const language of languages)
  test(`a superadmin says where the notes of a payment are that was reversed too late, in ${language}`, async ({
    office,
  }) => {
    const desk = await deskOfSample();
    const { entryId, receipt } = await pay(calls(), desk.employee, await agreementOf(desk), 700);
    const { held, drawers } = await calls().call('getMyCash', { as: desk.employee });
    const offer = await handOver(calls(), desk.employee, drawers[0]?.branchId ?? '', held);
    await count(calls(), desk.superadmin, offer, held);
    await grant(calls(), desk, await ask(calls(), desk, 'requestReversal', entryId));

    const page = await office('superadmin', '/admin/cash', language);
    const reversed = page.getByRole('table', { name: cash.reversed[language] });
    const row = reversed.getByRole('row').filter({ hasText: receipt?.number ?? '' });
    await row.getByRole('button', { name: cash.sayPlace[language] }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(cash.settledHow[language]).selectOption('given_back');
    await dialog.getByLabel(cash.reason[language]).fill('The family came for its notes');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: cash.savePlace[language] }).click();
    await expect(dialog).toBeHidden();
    await expect(row).toBeHidden();
    await expect(page.getByRole('table', { name: cash.movements[language] })).toContainText(
      'The family came',
    );
    expect(await overflowOf(page)).toEqual([]);
  });

for (const language of languages)
  test(`a superadmin adds an account of the lender, renames it and closes it, in ${language}`, async ({
    office,
  }) => {
    const page = await office('superadmin', '/admin/settings/accounts', language);
    await page.getByRole('button', { name: accounts.add[language] }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(accountLabels.name[language]).fill('Meezan, Sargodha');
    const number = ownDigits(12);
    await dialog.getByLabel(accountLabels.number[language]).fill(number);
    await dialog.getByLabel(accountLabels.openedOn[language]).fill('01-11-2026');
    await expectAccessible(page);
    await dialog.locator('[type=submit]').click();
    await expect(dialog).toBeHidden();
    const row = page.getByRole('row').filter({ hasText: number });
    await row.getByRole('button', { name: accounts.rename[language] }).click();
    await dialog.getByLabel(accountLabels.name[language]).fill('Meezan, Block A');
    await dialog.locator('[type=submit]').click();
    await expect(dialog).toBeHidden();
    await expect(row).toContainText('Meezan, Block A');
    await row.getByRole('button', { name: accounts.close[language], exact: true }).click();
    await dialog.getByRole('button', { name: accounts.close[language], exact: true }).click();
    await expect(row).toContainText(accounts.closed[language]);
    expect(await overflowOf(page)).toEqual([]);
  });

for (const language of languages)
  test(`a superadmin deposits cash of a drawer, and its slip is refused the second time, in ${language}`, async ({
    office,
  }) => {
    const desk = await deskOfSample();
    const account = await openAccount(calls(), desk);
    await cashInHand();
    const { held, drawers } = await calls().call('getMyCash', { as: desk.employee });
    const offer = await handOver(calls(), desk.employee, drawers[0]?.branchId ?? '', held);
    await count(calls(), desk.superadmin, offer, held);

    const page = await office('superadmin', '/admin/cash', language);
    const slip = ownDigits(8);
    const dialog = page.getByRole('dialog');
    async function deposit(number: string) {
      await chooseForBranch(page, language, cash.deposit);
      await dialog
        .getByLabel(depositLabels.accountId[language])
        .selectOption({ label: `${account.name} · ${account.number}` });
      await dialog.getByLabel(depositLabels.slipNumber[language]).fill(number);
      await dialog.getByLabel(cash.amount[language]).fill('1500');
      await dialog
        .locator('input[type=file]')
        .first()
        .setInputFiles({
          ...{ name: 'slip.jpg', mimeType: 'image/jpeg' },
          buffer: Buffer.from(await samplePicture()),
        });
      await dialog.getByRole('button', { name: depositVerb[language](saidRupees[language](1_500)) }).click();
    }
    await deposit(slip);
    await expect(dialog).toBeHidden();
    // The sample has one superadmin, who answers about the own deposit alone.
    const transit = page.getByRole('table', { name: cash.inTransit[language] });
    const waits = transit.getByRole('row').filter({ hasText: slip });
    const movements = page.getByRole('table', { name: cash.movements[language] });
    const never = cashMovementNames.never_arrived[language];
    await waits.getByRole('button', { name: never }).click();
    await dialog.getByLabel(cash.reason[language]).fill('The statement has no such line');
    await dialog.getByLabel(question.currentPassword[language], { exact: true }).fill('asaan-qist-2026');
    await expectAccessible(page);
    await dialog
      .getByRole('button', { name: neverArrivedVerb[language](saidRupees[language](1_500)) })
      .click();
    await expect(dialog).toBeHidden();
    await expect(waits).toBeHidden();
    await expect(movements.getByRole('row').filter({ hasText: slip }).first()).toContainText(
      cash.refusedAlone[language],
    );
    const { differences } = await calls().call('getCashPosition', { as: desk.superadmin });
    const lost = differences.find(({ deposit: of }) => of?.slipNumber === slip);
    await calls().call('settleCashDifference', {
      as: desk.superadmin,
      params: { id: lost?.id ?? '' },
      body: { how: 'found_in_drawer', reason: 'Never brought', password: 'asaan-qist-2026' },
    });
    // The slip is free for the corrected deposit.
    await deposit(slip);
    await expect(dialog).toBeHidden();
    await waits.getByRole('button', { name: cash.slipPicture[language] }).click();
    await expect(dialog.getByRole('img', { name: cash.slipPicture[language] })).toBeVisible();
    await dialog.getByRole('button', { name: cash.done[language] }).click();
    await expect(dialog).toBeHidden();
    await waits.getByRole('button', { name: cash.confirm[language] }).click();
    await dialog.getByLabel(question.currentPassword[language], { exact: true }).fill('asaan-qist-2026');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: confirmVerb[language](saidRupees[language](1_500)) }).click();
    await expect(dialog).toBeHidden();
    await expect(waits).toBeHidden();
    await expect(movements.getByRole('row').filter({ hasText: slip }).first()).toContainText(
      cash.confirmedAlone[language],
    );
    await deposit(` ${slip.slice(0, 4)}-${slip.slice(4)}`);
    await expect(dialog).toContainText('SGD-C-');
    await expectAccessible(page);
    expect(await overflowOf(page)).toEqual([]);
  });
