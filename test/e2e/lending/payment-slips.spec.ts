import type { Page } from '@playwright/test';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { CountedHand } from '#test/support/browser/counted-hand.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { active, addCustomer, type Desk, readAgreement } from '#test/support/lending/lending.ts';
import { messages as leave } from '#web/office/kit/form/form.messages.ts';
import {
  cashDiffers,
  messages,
  ofCustomer,
  recordSlips,
  slipsRecorded,
} from '#web/office/lending/money/slips/slips.messages.ts';
import { expect, expectAccessible, ownServer, sharedSession, test } from '../support/fixtures.ts';
import { journeyLanguages } from '../support/journey-languages.ts';
import { ownDigits } from '../support/own-digits.ts';
import { overflowOf } from '../support/page-overflow.ts';

const slips = 15;
/** Of fifteen slips, one by one from the due list: 120. */
const interactionsMax = 30;

const calls = () => callsAt(ownServer());

async function sampleDesk(): Promise<Desk> {
  const { session: employee } = await sharedSession('employee');
  const { session: superadmin } = await sharedSession('superadmin');
  return { employee, superadmin, employeeId: '', superadminId: '' };
}

/** Customers who owe Rs 1,000 today, under one word that no other customer has in the name. */
async function owing(desk: Desk, word: string, count: number) {
  const today = businessDateOf(Date.now());
  const made: { readonly id: string; readonly name: string }[] = [];
  for (let place = 0; place < count; place += 1) {
    const name = `Slip ${word} ${String.fromCharCode(65 + place)}`;
    const customerId = await addCustomer(calls(), desk, {
      cnic: `3840${ownDigits(8)}2`,
      fullName: { own: name },
    });
    const terms = { price: 3_000, downPayment: 0, count: 3, startOn: today, firstDueOn: today };
    made.push({ id: await active(calls(), desk, { customerId, description: 'Iron', ...terms }), name });
  }
  return made;
}

const outstanding = async (desk: Desk, id: string) =>
  (await readAgreement(calls(), desk.employee, id)).outstanding;

const amountOf = (page: Page, name: string, language: 'en' | 'ur') =>
  page.getByRole('textbox', { name: ofCustomer[language](messages.amount[language], name) });

for (const language of journeyLanguages)
  test(`a bag of fifteen slips is entered, compared with the cash and recorded, in ${language}`, async ({
    office,
  }) => {
    test.slow();
    const desk = await sampleDesk();
    const word = ownDigits(7).replace(/\d/g, (digit) => 'bcdfghjklm'[Number(digit)] ?? '');
    const customers = await owing(desk, word, slips);
    const page = await office('employee', '/employee/payments/slips', language);
    const hand = new CountedHand();
    const find = page.getByRole('searchbox', { name: messages.find[language] });
    await hand.type(find, word);
    await hand.key(page, 'Enter');
    const cell = (place: number) => amountOf(page, customers[place]?.name ?? '', language);
    const named = (field: string, place: number) => ofCustomer[language](field, customers[place]?.name ?? '');
    for (let place = 0; place < slips; place += 1) {
      await expect(cell(place)).toBeFocused();
      // One of them paid less.
      if (place === 1) await hand.keys(page, '500');
      await hand.key(page, 'Enter');
    }
    await hand.type(find, word);
    await hand.choose(page.getByRole('combobox', { name: named(messages.method[language], 2) }), 'jazzcash');
    await hand.type(
      page.getByRole('textbox', { name: named(messages.reference[language], 2) }),
      `JC ${word}`,
    );
    await hand.type(page.getByRole('textbox', { name: messages.counted[language] }), '13000');
    await expectAccessible(page);
    await hand.press(page.getByRole('button', { name: messages.review[language] }));
    await expect(page.getByText(cashDiffers[language](-500))).toBeVisible();
    await expectAccessible(page);
    await hand.press(page.getByRole('button', { name: recordSlips[language](slips, 14_500) }));
    await expect(page.getByText(slipsRecorded[language](slips, 14_500))).toBeVisible();
    await expect(page.getByRole('link', { name: /^SGD-\d{6}/ })).toHaveCount(slips);
    expect(hand.interactions).toBeLessThanOrEqual(interactionsMax);
    expect(await overflowOf(page)).toEqual([]);
    const owed = await Promise.all(customers.map(({ id }) => outstanding(desk, id)));
    expect(owed).toEqual(customers.map((_, place) => (place === 1 ? 2_500 : 2_000)));
  });

test('a slip whose answer is lost is recorded once, and one that is refused stops none of the others', async ({
  office,
}) => {
  const desk = await sampleDesk();
  const word = ownDigits(7).replace(/\d/g, (digit) => 'bcdfghjklm'[Number(digit)] ?? '');
  const [first, second, third] = await owing(desk, word, 3);
  if (first === undefined || second === undefined || third === undefined) throw new Error('three are made');
  const page = await office('employee', '/employee/payments/slips');
  await page.getByRole('searchbox', { name: messages.find.en }).fill(word);
  for (const { name } of [first, second, third]) await amountOf(page, name, 'en').press('Enter');
  // Beyond all that is owed: it takes a question that only the whole form asks.
  await amountOf(page, second.name, 'en').fill('9000');
  await page.getByRole('button', { name: messages.review.en }).click();
  let isLost = false;
  await page.route(`**/api/agreements/${third.id}/payments`, async (route) => {
    if (isLost) return route.continue();
    isLost = true;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: /^Record 3 slips/ }).click();
  await expect(page.getByText(messages.unknown.en)).toBeVisible();
  await expect(page.getByRole('button', { name: messages.singly.en })).toBeVisible();
  await expect(amountOf(page, third.name, 'en')).toHaveAttribute('readonly');
  await page.getByRole('button', { name: /^Record 2 slips/ }).click();
  await expect(page.getByText(messages.unknown.en)).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^SGD-\d{6}/ })).toHaveCount(2);
  expect(await outstanding(desk, first.id)).toBe(2_000);
  expect(await outstanding(desk, second.id)).toBe(3_000);
  expect(await outstanding(desk, third.id)).toBe(2_000);
  const { entries } = await readAgreement(calls(), desk.employee, third.id);
  expect(entries.filter(({ kind }) => kind === 'payment')).toHaveLength(1);
});

test('slips that are not recorded yet are not lost without a question', async ({ office }) => {
  const desk = await sampleDesk();
  const word = ownDigits(7).replace(/\d/g, (digit) => 'bcdfghjklm'[Number(digit)] ?? '');
  const [only] = await owing(desk, word, 1);
  const page = await office('employee', '/employee/payments/slips');
  await page.setViewportSize({ width: 360, height: 800 });
  await amountOf(page, only?.name ?? '', 'en').press('Enter');
  expect(await overflowOf(page)).toEqual([]);
  const officers = page.getByRole('combobox', { name: messages.officer.en });
  await officers.selectOption({ index: 1 });
  await page.getByRole('dialog').getByRole('button', { name: leave.stay.en }).click();
  await page.getByRole('link', { name: 'Requests', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(amountOf(page, only?.name ?? '', 'en')).toHaveValue('1,000');
});
