import type { Page } from '@playwright/test';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { type Language, languages } from '#domain/language.ts';
import { receiptCheckPath } from '#domain/lending/agreements/receipt-check-path.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { active, addCustomer, pay } from '#test/support/lending/lending.ts';
import { now } from '#web/format/now.ts';
import { messages as entryForm } from '#web/receipt-check/entry-form.messages.ts';
import { messages } from '#web/receipt-check/receipt-check.messages.ts';
import { expect, expectAccessible, ownServer, sharedSession, test } from '../support/fixtures.ts';
import { ownAddress } from '../support/open-app.ts';
import { ownDigits } from '../support/own-digits.ts';
import { sampleReceipts } from '../support/sample-receipts.ts';

const widths = [320, 1366];

async function open(page: Page, code: string, language: Language, mark: string | null = null): Promise<void> {
  await page.context().addCookies([{ name: 'language', value: language, url: ownServer() }]);
  await page.goto(receiptCheckPath(code, mark));
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function expectReadable(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrolled, `nothing leaves a screen of ${width} px`).toBeLessThanOrEqual(width);
  }
  await expectAccessible(page);
}

/** The code on the receipt of a cheque that was received today. */
async function codeOfCheque(): Promise<string> {
  const [clerk, superadmin] = await Promise.all([sharedSession('employee'), sharedSession('superadmin')]);
  const desk = { employee: clerk.session, superadmin: superadmin.session, employeeId: '', superadminId: '' };
  const calls = callsAt(ownServer());
  const today = businessDateOf(now());
  const customerId = await addCustomer(calls, desk, { cnic: `38${ownDigits(11)}` });
  const terms = { price: 60_000, downPayment: 0, startOn: today, firstDueOn: addDays(today, 30) };
  const id = await active(calls, desk, { customerId, description: 'Tools for a tailor’s shop', ...terms });
  const given = { method: 'cheque', reference: ownDigits(8), valuedOn: today } as const;
  const { receipt } = await pay(calls, desk.employee, id, 4_300, given);
  return receipt?.code ?? '';
}

for (const language of languages) {
  test(`a valid receipt is shown as valid, without a full name, in ${language}`, async ({ page }) => {
    const [receipt] = await sampleReceipts('valid');
    if (receipt === undefined) throw new Error('the sample lender has receipts');
    await open(page, receipt.code, language);
    await expect(heading(page)).toHaveText(messages.valid[language]);
    const facts = page.locator('dl');
    await expect(facts).toContainText(receipt.number);
    await expect(facts).toContainText(receipt.amount.toLocaleString('en'));
    await expect(facts).toContainText('•••');
    await expect(page.locator('body')).not.toContainText(receipt.customer.fullName.own);
    await expect(page.locator('body')).not.toContainText(receipt.agreement.number);
  });

  test(`scanning a receipt compares its entry with the books, and a wrong one is an alarm, in ${language}`, async ({
    page,
  }) => {
    const [receipt, other] = await sampleReceipts('valid', 2);
    if (!receipt?.chainMark || !other?.chainMark) throw new Error('receipts of the last weeks have an entry');
    await open(page, receipt.code, language, receipt.chainMark);
    await expect(heading(page)).toHaveText(messages.valid[language]);
    await expect(page.locator('dl')).toContainText(messages.entrySame[language]);
    await open(page, receipt.code, language, other.chainMark);
    await expect(heading(page)).toHaveText(messages.entryDifferent[language]);
    await expectReadable(page);
  });

  test(`who typed only the code can type the entry too, in ${language}`, async ({ page }) => {
    const [receipt] = await sampleReceipts('valid');
    if (!receipt?.chainMark) throw new Error('receipts of the last weeks have an entry');
    await open(page, receipt.code, language);
    const field = page.getByLabel(messages.entry[language]);
    await expect(page.getByText(entryForm.hint[language])).toBeVisible();
    await field.fill('4711');
    await field.press('Enter');
    await expect(page.getByText(entryForm.unreadable[language])).toBeVisible();
    await expectReadable(page);
    await field.fill(receipt.chainMark.toLowerCase().replace('-', ' '));
    await page.getByRole('button', { name: entryForm.compare[language] }).click();
    await expect(page.locator('dl')).toContainText(messages.entrySame[language]);
  });

  test(`a receipt whose payment was reversed is shown as void, in ${language}`, async ({ page }) => {
    const [receipt] = await sampleReceipts('reversed');
    if (receipt === undefined) throw new Error('the sample lender has reversed a payment');
    await open(page, receipt.code, language);
    await expect(heading(page)).toHaveText(messages.void[language]);
    await expect(page.locator('dl')).toContainText(receipt.number);
    await expectReadable(page);
  });

  test(`a receipt for a cheque that no bank has paid says so, in ${language}`, async ({ page }) => {
    await open(page, await codeOfCheque(), language);
    await expect(heading(page)).toHaveText(messages.uncleared[language]);
    await expect(page.getByText(messages.unclearedText[language])).toBeVisible();
    await expectReadable(page);
  });

  test(`a code that was never issued gets a plain answer, in ${language}`, async ({ page }) => {
    await open(page, '7K4M-QX2P-9TDA-3WEF', language);
    await expect(heading(page)).toHaveText(messages.unknown[language]);
    await expect(page.getByText('7K4M-QX2P-9TDA-3WEF')).toBeVisible();
    await expectReadable(page);
  });
}

test('a code typed by hand is found, and the other language is one click away', async ({ page }) => {
  const [receipt] = await sampleReceipts('valid');
  const typed = receipt?.code.toLowerCase().replaceAll('-', '') ?? '';
  await open(page, typed, 'en');
  await expect(heading(page)).toHaveText(messages.valid.en);
  await page.getByRole('button', { name: 'اردو' }).click();
  await expect(heading(page)).toHaveText(messages.valid.ur);
});

test('a visitor who tries many codes is blocked, and reads for how long', async ({ page, context }) => {
  const headers = { 'X-Forwarded-For': ownAddress() };
  await context.setExtraHTTPHeaders(headers);
  await open(page, 'AAAA-AAAA-AAAA-AAAA', 'en');
  await expect(heading(page)).toHaveText(messages.unknown.en);
  const calls = callsAt(ownServer());
  const refusals = await Promise.all(
    Array.from({ length: 59 }, (_, index) =>
      calls.refusal('checkReceipt', { params: { code: `AAAA-AAAA-AAAA-${1000 + index}` }, headers }),
    ),
  );
  expect(new Set(refusals.map(({ code }) => code))).toEqual(new Set(['not_found']));
  await page.reload();
  await expect(heading(page)).toHaveText(messages.tooMany.en);
  await expectAccessible(page);
  // Another address is not affected.
  await context.setExtraHTTPHeaders({ 'X-Forwarded-For': '198.51.100.77' });
  await page.getByRole('button', { name: messages.tryAgain.en }).click();
  await expect(heading(page)).toHaveText(messages.unknown.en);
});

test('without an answer the page says so, and can ask again', async ({ page, context }) => {
  await context.route('**/api/receipt-checks/**', (route) => route.abort());
  await open(page, '7K4M-QX2P-9TDA-3WEF', 'en');
  await expect(heading(page)).toHaveText(messages.failed.en);
  await context.unroute('**/api/receipt-checks/**');
  await page.getByRole('button', { name: messages.tryAgain.en }).click();
  await expect(heading(page)).toHaveText(messages.unknown.en);
});
