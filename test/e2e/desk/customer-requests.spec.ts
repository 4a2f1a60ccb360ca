import type { Page } from '@playwright/test';
import { methodNames } from '#contract/lending/labels/entry-names.messages.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { bytesOf, plain } from '#test/support/files/pictures.ts';
import { askNames, messages as asks } from '#web/office/lending/account/asking/asks.messages.ts';
import { stateNames, messages as transfers } from '#web/office/lending/account/asking/transfers.messages.ts';
import { messages as requests } from '#web/office/lending/customer-requests/customer-requests.messages.ts';
import {
  refuseTitle,
  messages as reports,
} from '#web/office/lending/customer-requests/transfer-reports.messages.ts';
import { formMessages } from '#web/office/lending/money/enter/money-form.messages.ts';
import { moneyTexts } from '#web/office/lending/money/money-tasks.messages.ts';
import { recordedMessages } from '#web/office/lending/money/review/review.messages.ts';
import {
  expect,
  expectAccessible,
  type Fixtures,
  ownServer,
  sharedSession,
  test,
} from '../support/fixtures.ts';
import { ownDigits } from '../support/own-digits.ts';

const phone = { width: 390, height: 844 };

type Office = Fixtures['office'];

async function asCustomer(office: Office): Promise<Page> {
  const page = await office('customer', '/customer/dashboard', 'ur');
  await page.setViewportSize(phone);
  return page;
}

const asClerk = (office: Office, list: 'transfer-reports' | 'customer-requests') =>
  office('employee', `/employee/${list}`);

/** A slip that nobody sent before. */
async function slip() {
  const shade = Number(ownDigits(7)).toString(16).padStart(6, '0').slice(-6);
  const buffer = Buffer.from(await bytesOf(plain(300, 500, `#${shade}`).jpeg()));
  return { name: 'slip.jpg', mimeType: 'image/jpeg', buffer };
}

test('a transfer reported by a customer in Urdu on a phone is recorded by a clerk, and the customer gets the receipt', async ({
  office,
}) => {
  const reference = `TID ${ownDigits(7)}`;
  const page = await asCustomer(office);
  await page.getByRole('button', { name: transfers.report.ur }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('textbox', { name: transfers.amount.ur }).fill('100');
  await drawer.getByRole('radio', { name: methodNames.jazzcash.ur }).check();
  await drawer.getByRole('textbox', { name: transfers.reference.ur }).fill(reference);
  const send = drawer.getByRole('button', { name: transfers.send.ur });
  const file = drawer.locator('input[type=file]').first();
  await file.setInputFiles({
    name: 'slip.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  });
  await send.click();
  await expect(drawer).toContainText('اسکرین شاٹ لے کر');
  await expect(drawer.locator('img'), 'what is no picture is not shown as a broken one').toHaveCount(0);
  await expectAccessible(page);
  // Nothing that was typed is lost.
  await expect(drawer.getByRole('textbox', { name: transfers.reference.ur })).toHaveValue(reference);
  await file.setInputFiles(await slip());
  await expect(drawer.locator('img')).toBeVisible();
  await send.click();
  const mine = page.getByRole('listitem').filter({ hasText: reference });
  await expect(mine).toContainText(stateNames.checking.ur);

  const clerks = await asClerk(office, 'transfer-reports');
  const report = clerks.getByRole('dialog');
  await clerks.getByRole('row').filter({ hasText: reference }).getByRole('button').click();
  await expect(report.getByRole('img', { name: reports.slip.en })).toBeVisible();
  await expectAccessible(clerks);
  await report.getByRole('button', { name: reports.record.en }).click();
  const foot = (name: string) => report.locator('footer').getByRole('button', { name });
  await foot(formMessages.review.en).click();
  await foot(moneyTexts.payment.verb.en).click();
  await foot(recordedMessages.done.en).click();

  await asCustomer(office);
  await expect(mine).toContainText(stateNames.matched.ur);
  await mine.getByRole('link', { name: transfers.receipt.ur }).click();
  await expect(page).toHaveURL(/\/customer\/receipts\//);
});

test('a transfer refused by a clerk shows the customer why', async ({ office }) => {
  const calls = callsAt(ownServer());
  const { session } = await sharedSession('customer');
  const { agreements } = await calls.call('getMyAccount', { as: session });
  const agreementId = agreements.find(({ status }) => status === 'active')?.id ?? '';
  const reference = `TID ${ownDigits(7)}`;
  const sentOn = businessDateOf(Date.now());
  const { buffer } = await slip();
  await calls.call('reportTransfer', {
    as: session,
    body: { agreementId, amount: '100', sentOn, method: 'raast', reference, slip: new Uint8Array(buffer) },
  });
  const clerks = await asClerk(office, 'transfer-reports');
  await clerks.getByRole('row').filter({ hasText: reference }).getByRole('button').click();
  await clerks.getByRole('button', { name: reports.refuse.en }).click();
  // The customer and the amount are in the question itself.
  const question = clerks.getByRole('dialog', { name: refuseTitle.en('Zainab Bibi', 100) });
  await question.getByRole('textbox').fill('Nothing arrived. Ask your bank.');
  await question.getByRole('button', { name: reports.refuse.en }).click();
  await expect(question).toBeHidden();

  const page = await asCustomer(office);
  const mine = page.getByRole('listitem').filter({ hasText: reference });
  await expect(mine).toContainText(stateNames.refused.ur);
  await expect(mine).toContainText('Nothing arrived. Ask your bank.');
});

test('a customer who asks for another date in Urdu reads the answer of the branch', async ({ office }) => {
  const words = `تنخواہ دیر سے ملے گی ${ownDigits(7)}`;
  const page = await asCustomer(office);
  await page.getByRole('button', { name: askNames.another_date.ur }).click();
  const drawer = page.getByRole('dialog');
  const [year, month, day] = addDays(businessDateOf(Date.now()), 20).split('-');
  await drawer.getByRole('textbox', { name: asks.wishedOn.ur }).fill(`${day}/${month}/${year}`);
  await drawer.getByRole('textbox', { name: asks.reason.ur }).fill(words);
  await expectAccessible(page);
  await drawer.getByRole('button', { name: asks.send.ur }).click();
  const mine = page.getByRole('listitem').filter({ hasText: words });
  await expect(mine).toContainText(asks.waiting.ur);

  const clerks = await asClerk(office, 'customer-requests');
  const answered = clerks.getByRole('dialog');
  await clerks.getByRole('row').filter({ hasText: words }).getByRole('button').click();
  await expectAccessible(clerks);
  await answered
    .getByRole('textbox', { name: requests.answer.en })
    .fill('Pay on that day. Nothing is added.');
  await answered.getByRole('button', { name: requests.send.en }).click();
  await expect(answered).toContainText(requests.answeredBy.en);

  await asCustomer(office);
  await expect(mine).toContainText(asks.answered.ur);
  await expect(mine).toContainText('Pay on that day. Nothing is added.');
});
