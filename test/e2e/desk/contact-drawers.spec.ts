import type { Page } from '@playwright/test';
import { lendingFieldMessages } from '#contract/field-messages/lending-field-messages.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import type { Language } from '#domain/language.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { now } from '#web/format/now.ts';
import { typedDate } from '#web/format/typed-date.ts';
import { messages as account } from '#web/office/lending/account/account.messages.ts';
import { messages } from '#web/office/lending/collections/collections.messages.ts';
import { messages as result } from '#web/office/lending/collections/result/result.messages.ts';
import { messages as reach } from '#web/office/lending/ground/contact/contact.messages.ts';
import { resultNames } from '#web/office/lending/ground/labels/contact-labels.messages.ts';
import { messages as drawers } from '#web/office/shell/drawers/drawers.messages.ts';
import { expect, expectAccessible, ownServer, sharedSession, signIn, test } from '../support/fixtures.ts';
import { journeyLanguages } from '../support/journey-languages.ts';

/** The page of the first sample customer that the search finds and who owes something. */
async function openAccount(page: Page, language: Language): Promise<void> {
  await signIn(page, 'superadmin', language);
  const { session: as } = await sharedSession('superadmin');
  const { data } = await callsAt(ownServer()).call('listCustomers', { as, body: { arrears: 'late' } });
  await page.goto(`/admin/customers/${data[0]?.id}/balance`);
}

/** Contact hours that do not depend on the time of the test run. */
async function setContactHours(page: Page, opensAt: string, closesAt: string): Promise<void> {
  const { session: as } = await sharedSession('superadmin');
  const hours = await callsAt(ownServer()).call('getOfficeHours', { as });
  const data = { ...hours, contactHours: { opensAt, closesAt } };
  await page.route('**/api/office-hours', (route) => route.fulfill({ json: { data } }));
}

for (const language of journeyLanguages)
  test(`a promise and a contact are recorded from the account, in ${language}`, async ({ page }) => {
    await openAccount(page, language);
    const log = page.getByRole('region', { name: account.log[language] });
    const code = Promise.withResolvers<void>();
    await page.route('**/assets/record-promise-drawer-*.js', async (route) => {
      await code.promise;
      await route.continue();
    });
    await log.getByRole('button', { name: account.recordPromise[language] }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer, 'it opens before its code is here').toHaveAccessibleName(drawers.opening[language]);
    code.resolve();
    await drawer
      .getByLabel(messages.promisedFor[language])
      .fill(typedDate.show(addDays(businessDateOf(now()), 3)));
    await expectAccessible(page);
    await drawer.getByRole('button', { name: messages.promise[language] }).click();
    await expect(drawer).toBeHidden();
    await expect(page.getByText(messages.promised[language])).toBeVisible();

    await log.getByRole('button', { name: account.contact[language] }).click();
    await drawer.getByLabel(result.channel[language]).selectOption('branch');
    await drawer.getByRole('button', { name: messages.contact[language] }).click();
    await expect(drawer.getByRole('group', { name: result.result[language] })).toContainText(
      lendingFieldMessages.choice_required[language],
    );
    await drawer.getByRole('radio', { name: resultNames.reached[language] }).check();
    await expectAccessible(page);
    await drawer.getByRole('button', { name: messages.contact[language] }).click();
    await expect(drawer).toBeHidden();
    await expect(log.getByText(resultNames.reached[language]).first()).toBeVisible();
  });

test('outside the contact hours a message needs a reason first, which is stored with it', async ({
  page,
  context,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  await setContactHours(page, '00:00', '00:01');
  await openAccount(page, 'en');
  await page.getByRole('button', { name: account.contact.en }).first().click();
  const drawer = page.getByRole('dialog');
  const whatsApp = drawer.getByRole('link', { name: reach.whatsApp.en });
  await whatsApp.click();
  const reason = drawer.getByRole('textbox', { name: reach.reason.en }).first();
  await expect(reason).toBeFocused();
  await expectAccessible(page);
  await reason.fill('The customer asked for a message now');
  const [logged, chat] = await Promise.all([
    page.waitForRequest((request) => request.url().includes('/contacts')),
    context.waitForEvent('page'),
    whatsApp.click(),
  ]);
  expect(logged.postDataJSON()).toMatchObject({
    channel: 'whatsapp',
    result: 'opened',
    outsideHoursReason: 'The customer asked for a message now',
  });
  await expect(chat).toHaveURL(/^https:\/\/wa\.me\/92\d{10}\?text=/);
});
