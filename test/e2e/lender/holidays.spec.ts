import type { Page } from '@playwright/test';
import type { ClosedDaysForm } from '#contract/lending/terms/closed-days.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addDays, addMonths, weekdayOf } from '#domain/calendar/calendar-date.ts';
import { languages } from '#domain/language.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { addCustomer, type Desk, draft, readAgreement } from '#test/support/lending/lending.ts';
import { closedDayRuleNames } from '#web/office/lender/ground/closed-day-labels.messages.ts';
import { weekdayNames } from '#web/office/lender/ground/lender-labels.messages.ts';
import { labels, messages } from '#web/office/lender/settings/closed-days/closed-days.messages.ts';
import { messages as plan } from '#web/office/lending/agreements/plan/plan.messages.ts';
import { numbered, someCnic } from '../support/agreement-steps.ts';
import { expect, expectAccessible, ownServer, sharedSession, test } from '../support/fixtures.ts';

const server = () => callsAt(ownServer());

const none: ClosedDaysForm = { dueDateRule: 'none', weeklyDaysOff: [], holidays: [] };

async function close(content: ClosedDaysForm): Promise<void> {
  const { session: as } = await sharedSession('superadmin');
  const { version } = await server().call('getClosedDays', { as });
  await server().call('saveClosedDays', { as, body: { content, version } });
}

test.beforeEach(() => close(none));
test.afterEach(() => close(none));

async function expectGood(page: Page): Promise<void> {
  await expectAccessible(page);
  const desk = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 900 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  if (desk !== null) await page.setViewportSize(desk);
}

for (const language of languages)
  test(`a superadmin lists holidays, and the preview of a draft avoids one and says why, in ${language}`, async ({
    office,
  }) => {
    const [employee, superadmin] = await Promise.all([
      sharedSession('employee'),
      sharedSession('superadmin'),
    ]);
    const desk: Desk = {
      employee: employee.session,
      superadmin: superadmin.session,
      employeeId: '',
      superadminId: '',
    };
    const today = businessDateOf(Date.now());
    const firstDueOn = addMonths(today, 1);
    const customerId = await addCustomer(server(), desk, { cnic: someCnic() });
    const terms = {
      customerId,
      description: 'Carved bed and wardrobe',
      count: 3,
      startOn: today,
      firstDueOn,
    };
    const id = await draft(server(), desk, terms);

    const settings = await office('superadmin', '/admin/settings/closed-days', language);
    await settings
      .getByLabel(labels.dueDateRule[language])
      .selectOption({ label: closedDayRuleNames.after[language] });
    // No other day of the week than the day after the holiday is off.
    const dayAfter = weekdayOf(addDays(firstDueOn, 1));
    await settings.getByRole('switch', { name: weekdayNames[dayAfter]?.[language] ?? '' }).check();
    await settings.getByRole('button', { name: messages.addHoliday[language] }).click();
    const [year, month, day] = firstDueOn.split('-');
    await numbered(settings, 'holidays.0.on').fill(`${day}/${month}/${year}`);
    await numbered(settings, 'holidays.0.name.en').fill('Founders Day');
    await numbered(settings, 'holidays.0.name.ur').fill('یومِ بانیان');
    await settings.locator('form button[type=submit]').click();
    await expect(settings.getByText(messages.saved[language])).toBeVisible();
    await expectGood(settings);

    const page = await office(
      'employee',
      `/employee/customers/${customerId}/agreements/${id}?step=plan`,
      language,
    );
    await expect(page.getByText(plan.closedDaysChanged[language])).toBeVisible();
    const rows = page.getByRole('region', { name: plan.rows[language], exact: true });
    const reason = { en: 'Founders Day', ur: 'یومِ بانیان' }[language];
    await expect(rows.getByText(reason)).toHaveCount(0);
    await page.getByRole('button', { name: plan.saveNewDates[language] }).click();
    await expect(rows.getByText(reason)).toHaveCount(1);
    await expect(page.getByText(plan.closedDaysChanged[language])).toHaveCount(0);
    await expectGood(page);
    const { installments } = await readAgreement(server(), desk.employee, id);
    expect(installments[0]).toMatchObject({ dueOn: addDays(firstDueOn, 2), movedFrom: firstDueOn });
  });
