import { languages } from '#domain/language.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { agreementBody, customerBody } from '#test/support/lending/lending.ts';
import { messages as forms } from '#web/office/kit/form/form.messages.ts';
import { messages as finding } from '#web/office/lending/agreements/guarantors/guarantors.messages.ts';
import { messages } from '#web/office/lending/guarantors/guarantor.messages.ts';
import { numbered, someCnic } from '../support/agreement-steps.ts';
import { expect, expectAccessible, ownServer, sharedSession, test } from '../support/fixtures.ts';

const server = () => callsAt(ownServer());

/** A draft of a new customer, with one guarantor whom the employee put on record. */
async function draftWithGuarantor() {
  const { session: as } = await sharedSession('employee');
  const form = {
    fullName: { own: 'Abdul Ghafoor' },
    cnic: someCnic(),
    phone: '03009998877',
    address: 'Chak 47',
  };
  const { id: guarantorId } = await server().call('saveGuarantor', { as, body: form });
  const customer = await server().call('createCustomer', { as, body: customerBody({ cnic: someCnic() }) });
  const guarantors = [{ guarantorId, relation: 'neighbor' }];
  const items = [{ description: 'Bed of walnut wood', quantity: 1, unitPrice: 132_000 }];
  const body = { ...agreementBody(customer.id), items, guarantors };
  const { id, number } = await server().call('draftAgreement', { as, body });
  return { customerId: customer.id, agreementId: id, number, guarantorId, form };
}

for (const language of languages) {
  test(`a guarantor is opened from the account, shows the agreements, and is corrected for all of them (${language})`, async ({
    office,
  }) => {
    const { customerId, guarantorId, number, form } = await draftWithGuarantor();
    const page = await office('employee', `/employee/customers/${customerId}/balance`, language);
    await page.getByRole('link', { name: form.fullName.own }).click();
    await expect(page.getByRole('heading', { level: 1, name: form.fullName.own })).toBeVisible();
    const agreements = page.getByRole('region', { name: messages.agreementsTitle[language] });
    await expect(agreements.getByRole('listitem')).toHaveCount(1);
    await expect(agreements).toContainText(number);
    await expectAccessible(page);

    await numbered(page, 'phone').fill('03111111102');
    const { session: as } = await sharedSession('superadmin');
    const { cnic: _, ...rest } = form;
    const params = { id: guarantorId };
    await server().call('editGuarantor', { as, params, body: { ...rest, address: 'Chak 48', version: 1 } });
    const save = page.getByRole('button', { name: forms.save[language], exact: true });
    await save.click();
    await page.getByRole('button', { name: forms.takeOver[language] }).click();
    await expect(numbered(page, 'address')).toHaveValue('Chak 48');
    await save.click();
    await expect(page.getByText(messages.saved[language])).toBeVisible();
    const kept = await server().call('getGuarantor', { as, params });
    expect([kept.phone, kept.address]).toEqual(['03111111102', 'Chak 48']);
  });

  test(`a CNIC that a colleague recorded meanwhile shows both details, and what was entered is taken over (${language})`, async ({
    office,
  }) => {
    const { customerId, agreementId } = await draftWithGuarantor();
    const address = `/employee/customers/${customerId}/agreements/${agreementId}?step=guarantors`;
    const page = await office('employee', address, language);
    const cnic = someCnic();
    await numbered(page, 'cnic').fill(cnic);
    await page.getByRole('button', { name: finding.find[language], exact: true }).click();
    await page.getByText(finding.isNew[language]).waitFor();
    const { session: as } = await sharedSession('employee');
    const body = { fullName: { own: 'Bashir Ahmad' }, cnic, phone: '03001110001', address: 'Chak 47' };
    const { id } = await server().call('saveGuarantor', { as, body });
    await numbered(page, 'fullName.own').fill('Bashir Ahmad');
    await numbered(page, 'phone').fill('03001110002');
    await numbered(page, 'address').fill('Chak 47');
    await page.getByRole('button', { name: finding.save[language] }).click();
    await expect(page.getByText(finding.differs[language])).toBeVisible();
    await expect(page.getByText('0300-1110001')).toBeVisible();
    await expect(page.getByText('0300-1110002')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: finding.takeOver[language] }).click();
    await expect(page.getByRole('group').filter({ hasText: 'Bashir Ahmad' })).toBeVisible();
    const kept = await server().call('getGuarantor', { as, params: { id } });
    expect(kept.phone).toBe('03001110002');
  });
}
