import { businessDateOf } from '#domain/calendar/business-date.ts';
import { languages } from '#domain/language.ts';
import { pickWritten } from '#domain/written.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { active, addCustomer, type Desk } from '#test/support/lending/lending.ts';
import { formatCount } from '#web/format/count.ts';
import {
  chooseNamed,
  messages as choosing,
  countChosen,
} from '#web/office/kit/list/choice/choice.messages.ts';
import { aboutCustomer, messages } from '#web/office/lending/collections/due/due.messages.ts';
import { partNames } from '#web/office/lending/collections/due-parts.messages.ts';
import { promiseStateNames } from '#web/office/lending/ground/labels/contact-labels.messages.ts';
import { formMessages, proposalTexts } from '#web/office/lending/money/enter/money-form.messages.ts';
import { moneyTexts } from '#web/office/lending/money/money-tasks.messages.ts';
import { expect, ownServer, sharedSession, test } from '../support/fixtures.ts';
import { ownDigits } from '../support/own-digits.ts';

const today = () => businessDateOf(Date.now());

test('a promise for today is recorded as paid from the due list in four clicks, and its row disappears', async ({
  office,
}) => {
  const calls = callsAt(ownServer());
  const { session: employee } = await sharedSession('employee');
  const { session: superadmin } = await sharedSession('superadmin');
  const desk: Desk = { employee, superadmin, employeeId: '', superadminId: '' };
  const digits = ownDigits(7);
  const fullName = `Promised Tahira ${digits}`;
  const customerId = await addCustomer(calls, desk, { cnic: `38403${digits}2`, fullName: { own: fullName } });
  const description = 'Carved bed and wardrobe';
  const terms = {
    description,
    price: 3_000,
    downPayment: 0,
    count: 3,
    startOn: today(),
    firstDueOn: today(),
  };
  const id = await active(calls, desk, { customerId, ...terms });
  await calls.call('recordPaymentPromise', {
    as: employee,
    params: { id },
    body: { amount: 1_000, promisedFor: today() },
  });

  const page = await office('employee', '/employee/due?group=promised');
  const row = page.getByRole('row').filter({ hasText: fullName });
  await expect(row).toContainText(promiseStateNames.open.en);
  await row.getByRole('button', { name: aboutCustomer.en(messages.recordPayment.en, fullName) }).click();
  const drawer = page.getByRole('dialog');
  const foot = (name: string) => drawer.locator('footer').getByRole('button', { name });
  await drawer.getByRole('button', { name: proposalTexts.due.en }).first().click();
  await foot(formMessages.review.en).click();
  await foot(moneyTexts.payment.verb.en).click();
  await expect(drawer.getByRole('heading', { name: moneyTexts.payment.done.en })).toBeVisible();
  await expect(row).toHaveCount(0);

  await office('employee', `/employee/customers/${customerId}/balance`);
  await expect(page.getByText(promiseStateNames.kept.en, { exact: true })).toBeVisible();
});

test("a broken promise has its own tab with the customer's earlier promises, and the list can be printed", async ({
  office,
}) => {
  const page = await office('superadmin', '/admin/due?group=broken');
  const rows = page.getByRole('row').filter({ hasText: promiseStateNames.broken.en });
  await expect(rows.first()).toContainText(/\d+ of \d+ kept/);
  const { data } = await callsAt(ownServer()).call('listDue', {
    as: (await sharedSession('superadmin')).session,
    query: { group: 'broken' },
  });
  await expect(rows).toHaveCount(data.length);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  const tabs = page.getByRole('navigation').filter({ has: page.getByText(partNames.broken.en) });
  await expect(tabs.locator('[aria-current]')).toBeInViewport({ ratio: 1 });
  const lender = page.getByText('Asaan Qist', { exact: true }).filter({ visible: true });
  await expect(lender).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(lender).toHaveCount(1);
  const more = page.getByRole('button', { name: messages.moreStarts.en, exact: true });
  await expect(more).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await more.click();
  await page.getByRole('menuitem', { name: messages.sheet.en }).click();
  const sheet = page.getByRole('article');
  await expect(sheet.getByRole('heading')).toContainText(partNames.broken.en.toLowerCase());
  for (const { agreementNumber } of data) await expect(sheet.getByText(agreementNumber)).toBeVisible();
});

for (const language of languages)
  test(`on a laptop twelve whole rows of broken promises are in sight, in ${language}`, async ({
    office,
  }) => {
    const page = await office('superadmin', '/admin/due?group=broken', language);
    await page.setViewportSize({ width: 1366, height: 768 });
    const rows = page.getByRole('row').filter({ hasText: promiseStateNames.broken[language] });
    await expect(rows.nth(11)).toBeInViewport({ ratio: 1 });
  });

test('rows are chosen by keyboard, summed up, printed alone, and given up with Escape', async ({
  office,
}) => {
  const { data } = await callsAt(ownServer()).call('listDue', {
    as: (await sharedSession('superadmin')).session,
    query: { group: 'broken' },
  });
  const [first, second, third] = data;
  if (first === undefined || second === undefined || third === undefined) throw new Error('three rows');
  const page = await office('superadmin', '/admin/due?group=broken');
  const boxes = data
    .slice(0, 3)
    .map(({ customerName }) =>
      page.getByRole('checkbox', { name: chooseNamed.en(pickWritten(customerName, 'en')) }).first(),
    );
  const bar = page.getByRole('region', { name: choosing.chosen.en });
  const opener = (name: string) => page.getByRole('row').getByRole('link', { name }).first();

  await opener(pickWritten(first.customerName, 'en')).focus();
  await page.keyboard.press('x');
  await expect(bar).toContainText(countChosen.en(1));
  await opener(pickWritten(third.customerName, 'en')).focus();
  await page.keyboard.press('Shift+X');
  for (const box of boxes) await expect(box).toBeChecked();
  await expect(bar).toContainText(formatCount(first.dueNow + second.dueNow + third.dueNow));
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);

  await opener(pickWritten(second.customerName, 'en')).focus();
  await page.keyboard.press(' ');
  await bar.getByRole('link', { name: messages.sheet.en }).click();
  const sheet = page.getByRole('article');
  await expect(sheet.getByText(second.agreementNumber)).toBeVisible();
  await expect(sheet.getByText(first.agreementNumber)).toHaveCount(0);
});
