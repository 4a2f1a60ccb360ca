import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { languages } from '#domain/language.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { samplePicture } from '#test/support/files/pictures.ts';
import { customerBody, type Desk, draft, readAgreement } from '#test/support/lending/lending.ts';
import { messages as section } from '#web/office/lending/agreements/cost/cost-section.messages.ts';
import { messages as statement } from '#web/office/lending/agreements/statement/statement.messages.ts';
import { messages as waiting } from '#web/office/lending/agreements/waiting/waiting.messages.ts';
import { messages as cost, invoiceOf } from '#web/office/lending/ground/cost/cost.messages.ts';
import { fillInvoice, numbered, someCnic } from '../support/agreement-steps.ts';
import { expect, expectAccessible, ownServer, sharedSession, test } from '../support/fixtures.ts';
import { openDrawer } from '../support/open-drawer.ts';

const server = () => callsAt(ownServer());
const goods = 'Frame of a carpet weaver';

async function sampleDesk(): Promise<Desk> {
  const [employee, superadmin] = await Promise.all([sharedSession('employee'), sharedSession('superadmin')]);
  return { employee: employee.session, superadmin: superadmin.session, employeeId: '', superadminId: '' };
}

/** A draft of goods that are on no list, at 60,000, to which the customer consented. */
async function consentedDraft(desk: Desk): Promise<{ readonly id: string; readonly customerId: string }> {
  const body = customerBody({ cnic: someCnic() });
  const { id: customerId } = await server().call('createCustomer', { as: desk.employee, body });
  const startOn = businessDateOf(Date.now());
  const terms = { description: goods, price: 60_000, downPayment: 0, count: 6, startOn };
  const id = await draft(server(), desk, { customerId, ...terms, firstDueOn: addDays(startOn, 30) });
  const consent = { termsVersion: 1, how: 'signed' } as const;
  await server().call('recordConsent', { as: desk.employee, params: { id }, body: consent });
  return { id, customerId };
}

for (const language of languages)
  test(`goods off the list are submitted with their invoice, which the approver and the account show, in ${language}`, async ({
    office,
  }) => {
    const desk = await sampleDesk();
    const { id, customerId } = await consentedDraft(desk);
    const address = `/employee/customers/${customerId}/agreements/${id}?step=submit`;
    const page = await office('employee', address, language);
    const submit = page.getByRole('button', { name: statement.submit[language] });
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByText(cost.unproven[language])).toBeVisible();
    await page.getByRole('button', { name: section.add[language] }).click();
    await expectAccessible(page);

    // Each field that is missing says so.
    const record = page.getByRole('button', { name: section.record[language] });
    await record.click();
    await expect(numbered(page, 'supplier')).toHaveAttribute('aria-invalid', 'true');
    await fillInvoice(page, language, '59,000');
    await expect(page.getByText(cost.aboveCost[language])).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: goods })).toBeFocused();
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(page);

    // The clerk had misread it.
    const invoice = await samplePicture();
    const body = {
      ...{ description: goods, supplier: 'Al-Madina Traders', invoiceNumber: 'AM-1447' },
      ...{ invoicedOn: '2025-11-19', cost: '60000', invoice },
    };
    await server().call('recordCostEvidence', { as: desk.employee, params: { id }, body });
    await page.reload();
    await page.getByRole('button', { name: statement.submit[language] }).click();
    await expect(page.getByRole('status').filter({ hasText: waiting.submitted[language] })).toBeFocused();

    const { pendingApprovals } = await readAgreement(server(), desk.superadmin, id);
    const approvals = await office('superadmin', '/admin/approvals', language);
    const drawer = await openDrawer(approvals, { name: 'decide', id: pendingApprovals[0]?.id ?? '' });
    await expect(drawer.getByText(cost.notListed[language])).toBeVisible();
    await expect(drawer.getByText('Al-Madina Traders')).toBeVisible();
    await drawer.getByRole('button', { name: cost.show[language] }).click();
    const picture = drawer.getByRole('img', { name: invoiceOf[language](goods) });
    await expect(picture).toHaveJSProperty('complete', true);
    await expectAccessible(approvals);

    const account = await office('superadmin', `/admin/customers/${customerId}/balance`, language);
    await expect(account.getByText(cost.notListed[language])).toBeVisible();
    await expect(account.getByText('AM-1447')).toBeVisible();
  });
