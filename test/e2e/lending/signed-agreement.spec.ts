import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { languages } from '#domain/language.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { samplePicture } from '#test/support/files/pictures.ts';
import { active, customerBody, type Desk } from '#test/support/lending/lending.ts';
import { messages as signed } from '#web/office/lending/account/aside/signed-agreement.messages.ts';
import { someCnic } from '../support/agreement-steps.ts';
import { expect, expectAccessible, ownServer, sharedSession, test } from '../support/fixtures.ts';

const server = () => callsAt(ownServer());

async function sampleDesk(): Promise<Desk> {
  const [employee, superadmin] = await Promise.all([sharedSession('employee'), sharedSession('superadmin')]);
  return { employee: employee.session, superadmin: superadmin.session, employeeId: '', superadminId: '' };
}

for (const language of languages)
  test(`an active agreement misses its signed paper until a page is added, in ${language}`, async ({
    office,
  }) => {
    const desk = await sampleDesk();
    const body = customerBody({ cnic: someCnic() });
    const { id: customerId } = await server().call('createCustomer', { as: desk.employee, body });
    const startOn = businessDateOf(Date.now());
    const terms = {
      description: 'Frame of a carpet weaver',
      price: 6_000,
      downPayment: 0,
      count: 6,
      startOn,
    };
    await active(server(), desk, { customerId, ...terms, firstDueOn: addDays(startOn, 30) });
    const page = await office('employee', `/employee/customers/${customerId}/balance`, language);
    const region = page.getByRole('region', { name: signed.title[language] });
    await expect(region.getByText(signed.missing[language])).toBeVisible();
    await expectAccessible(page);
    const buffer = Buffer.from(await samplePicture());
    const places = region.getByRole('group', { name: signed.title[language] });
    const file = places.locator('input[type=file]').first();
    await file.setInputFiles({ name: 'page.jpg', mimeType: 'image/jpeg', buffer });
    await expect(region.getByText(signed.missing[language])).toHaveCount(0);
    // The page, and a place for the next one.
    await expect(places).toHaveCount(2);
    await expect(region.getByRole('img')).toHaveCount(1);
    await expectAccessible(page);
    // Photographed again, the page takes the place of the one before.
    const pages = async () =>
      (await server().call('listCustomerDocuments', { as: desk.employee, params: { id: customerId } })).data;
    const [first] = await pages();
    expect(first?.kind).toBe('signed_agreement');
    const again = Buffer.from(await samplePicture());
    await file.setInputFiles({ name: 'again.jpg', mimeType: 'image/jpeg', buffer: again });
    await expect.poll(async () => (await pages()).some(({ id }) => id === first?.id)).toBe(false);
    expect(await pages()).toHaveLength(1);
    await expect(places).toHaveCount(2);
  });
