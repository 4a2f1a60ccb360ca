import type { Page } from '@playwright/test';
import { exposureRefusals } from '#contract/errors/exposure-refusals.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { languages } from '#domain/language.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { consented, customerBody, type Desk, readAgreement } from '#test/support/lending/lending.ts';
import { formatRupees } from '#web/format/rupees.ts';
import { labels as question } from '#web/office/kit/form/question/question.messages.ts';
import { officeRuleLabels } from '#web/office/lender/ground/office-rule-labels.messages.ts';
import { messages as rules } from '#web/office/lender/settings/rules/office-rules.messages.ts';
import { messages as statement } from '#web/office/lending/agreements/statement/statement.messages.ts';
import { messages as waiting } from '#web/office/lending/agreements/waiting/waiting.messages.ts';
import {
  messages as behind,
  limitOf,
} from '#web/office/lending/approvals/decide/agreement-background.messages.ts';
import { messages as decide } from '#web/office/lending/approvals/decide/decide.messages.ts';
import { gradeTexts, owedBeyond } from '#web/office/lending/ground/assessment/assessment.messages.ts';
import { someCnic } from '../support/agreement-steps.ts';
import { expect, expectAccessible, ownServer, sharedSession, test } from '../support/fixtures.ts';
import { openDrawer } from '../support/open-drawer.ts';
import { ownDigits } from '../support/own-digits.ts';

const server = () => callsAt(ownServer());

async function sampleDesk(): Promise<Desk> {
  const [employee, superadmin] = await Promise.all([sharedSession('employee'), sharedSession('superadmin')]);
  return { employee: employee.session, superadmin: superadmin.session, employeeId: '', superadminId: '' };
}

async function limitTo(customerOwedMax: number | null): Promise<void> {
  const { session: as } = await sharedSession('superadmin');
  const { content, version } = (await server().call('getSettings', { as })).officeRules;
  await server().call('saveOfficeRules', { as, body: { content: { ...content, customerOwedMax }, version } });
}

test.afterEach(() => limitTo(null));

async function expectGood(page: Page): Promise<void> {
  await expectAccessible(page);
  const desk = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 900 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  if (desk !== null) await page.setViewportSize(desk);
}

const refused = exposureRefusals.limit_not_confirmed;

for (const language of languages)
  test(`a clerk writes the reason for a burden and for an exceeded limit, and the approver confirms both figures, again after they changed, in ${language}`, async ({
    office,
  }) => {
    const desk = await sampleDesk();
    const settings = await office('superadmin', '/admin/settings/rules', language);
    await settings.getByLabel(officeRuleLabels.customerOwedMax[language]).fill('5,000');
    await settings.locator('form button[type=submit]').click();
    await expect(settings.getByText(rules.saved[language])).toBeVisible();
    await expectGood(settings);

    const cnic = someCnic();
    const address = { own: `House ${ownDigits(7)}, Green Town` };
    const body = customerBody({ cnic, address, phone: `0312${ownDigits(7)}`, monthlyIncome: 1_000 });
    const { id: customerId } = await server().call('createCustomer', { as: desk.employee, body });
    const description = 'Tools for a tailor’s shop';
    const startOn = businessDateOf(Date.now());
    const dates = { startOn, firstDueOn: addDays(startOn, 30) };
    const terms = { customerId, description, price: 6_500, downPayment: 500, count: 6, ...dates };
    const id = await consented(server(), desk, terms);

    const clerk = await office('employee', `/employee/customers/${customerId}/agreements/${id}`, language);
    const heavy = gradeTexts.too_high?.[language] ?? '';
    const beyond = owedBeyond.customer[language](6_000, 5_000);
    await expect(clerk.getByText(heavy)).toBeVisible();
    await expect(clerk.getByText(beyond)).toBeVisible();
    await expectGood(clerk);
    const submit = (at: ReturnType<Page['locator']> | Page) =>
      at.getByRole('button', { name: statement.submit[language] });
    await submit(clerk).click();
    const asked = clerk.getByRole('dialog', { name: statement.reasonTitle[language] });
    await expect(asked).toContainText(heavy);
    await expect(asked).toContainText(beyond);
    await expectAccessible(clerk);
    const reason = 'Both sons earn at the mill';
    await asked.getByRole('textbox', { name: question.reason[language] }).fill(reason);
    await submit(asked).click();
    await expect(clerk.getByText(waiting.submitted[language])).toBeVisible();

    const [request] = (await readAgreement(server(), desk.employee, id)).pendingApprovals;
    const page = await office('superadmin', '/admin/approvals', language);
    const drawer = await openDrawer(page, { name: 'decide', id: request?.id ?? '' });
    for (const text of [reason, heavy, beyond]) await expect(drawer).toContainText(text);
    await expect(drawer.getByRole('region', { name: behind.agreements[language] })).toContainText(
      limitOf[language](formatRupees(5_000)),
    );
    await expect(drawer.getByRole('region', { name: behind.household[language] })).toContainText(
      behind.noHousehold[language],
    );
    await expectGood(page);
    const verb = new RegExp(`^${decide.approve[language]}`);
    await drawer.getByRole('button', { name: verb }).click();
    const confirm = page.getByRole('dialog').last();
    await expect(confirm).toContainText(beyond);
    await expectAccessible(page);
    // Meanwhile another superadmin lowers the limit: the approval was of other figures.
    await limitTo(4_000);
    await confirm.getByRole('button', { name: verb }).click();
    await expect(drawer.getByText(refused.text[language])).toBeVisible();
    expect(await readAgreement(server(), desk.employee, id)).toMatchObject({ status: 'submitted' });
    const further = owedBeyond.customer[language](6_000, 4_000);
    await expect(drawer).toContainText(further);
    await expectGood(page);
    await drawer.getByRole('button', { name: verb }).click();
    await expect(confirm).toContainText(further);
    await confirm.getByRole('button', { name: verb }).click();
    await expect(drawer.getByText(decide.approvedDone[language], { exact: true })).toBeVisible();
    expect(await readAgreement(server(), desk.employee, id)).toMatchObject({ status: 'approved' });
  });
