import type { Page } from '@playwright/test';
import { languages } from '#domain/language.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { active, consented, customerBody, readAgreement } from '#test/support/lending/lending.ts';
import { expect, ownServer, sharedSession, test } from '../support/fixtures.ts';
import { ownDigits } from '../support/own-digits.ts';

/** Opens the first row of a list on a phone, with text twice as large: nothing in it runs sideways. */
async function expectReadable(page: Page): Promise<void> {
  const setFontSize = (size: string) =>
    page.evaluate((value) => {
      document.documentElement.style.fontSize = value;
    }, size);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('table').locator('tbody tr').first().locator('a, button').first().click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.locator('[data-skeleton]')).toHaveCount(0);
  await setFontSize('200%');
  const content = drawer.getByRole('region').first();
  await expect.poll(() => content.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  await setFontSize('');
}

/** Lists of which a row opens beside or over the page. */
const lists = ['transfer-reports', 'approvals', 'contact-requests?search=Ghulam'];

for (const list of lists) {
  test(`with text twice as large, what opens from ${list} can be read on a phone without scrolling sideways, in Urdu`, async ({
    office,
  }) => {
    await expectReadable(await office('superadmin', `/admin/${list}`, 'ur'));
  });
}

test('with text twice as large, an agreement that burdens a family too much can be decided on a phone', async ({
  office,
}) => {
  const server = callsAt(ownServer());
  const [employee, superadmin] = await Promise.all([sharedSession('employee'), sharedSession('superadmin')]);
  const desk = {
    employee: employee.session,
    superadmin: superadmin.session,
    employeeId: '',
    superadminId: '',
  };
  const body = customerBody({ cnic: `3840${ownDigits(8)}2`, monthlyIncome: 34_000 });
  const { id: customerId } = await server.call('createCustomer', { as: desk.employee, body });
  await active(server, desk, { customerId, description: 'A buffalo', price: 96_000, downPayment: 0 });
  const terms = { customerId, description: 'A second buffalo', price: 273_600, downPayment: 0 };
  const id = await consented(server, desk, terms);
  const reason = 'The sons send money every month';
  await server.call('submitWithReason', { as: desk.employee, params: { id }, body: { reason } });
  const { number } = await readAgreement(server, desk.employee, id);
  for (const language of languages)
    await expectReadable(await office('superadmin', `/admin/approvals?search=${number}`, language));
});
