import { type Language, languages } from '#domain/language.ts';
import { clearanceCheckPath } from '#domain/lending/clearance/clearance-check-path.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { completed } from '#test/support/lending/clearance.ts';
import { ask, customerBody, grant, readAgreement } from '#test/support/lending/lending.ts';
import { messages } from '#web/office/lending/papers/clearance/clearance.messages.ts';
import { pagePath } from '#web/office/pages.ts';
import { checkMessages } from '#web/public/check/check.messages.ts';
import { messages as checks } from '#web/receipt-check/clearance.messages.ts';
import { someCnic } from '../support/agreement-steps.ts';
import { expect, expectAccessible, ownServer, sharedSession, test } from '../support/fixtures.ts';
import { overflowOf } from '../support/page-overflow.ts';

const other = (language: Language): Language => (language === 'en' ? 'ur' : 'en');

async function paidAgreement(language: Language) {
  const [employee, superadmin] = await Promise.all([sharedSession('employee'), sharedSession('superadmin')]);
  const desk = {
    employee: employee.session,
    superadmin: superadmin.session,
    employeeId: '',
    superadminId: '',
  };
  const server = callsAt(ownServer());
  const body = customerBody({ cnic: someCnic(), fullName: { own: 'Zubaida Khatoon' }, language });
  const { id: customerId } = await server.call('createCustomer', { as: desk.employee, body });
  const id = await completed(server, desk, {
    ...{ customerId, description: 'Frame of a carpet weaver' },
    ...{ price: 60_000, downPayment: 0, count: 6 },
  });
  return { server, desk, customerId, id };
}

for (const language of languages)
  test(`a certificate is issued, printed, checked by anyone and void after a reversal, in ${language}`, async ({
    office,
    page,
  }) => {
    const { server, desk, customerId, id } = await paidAgreement(language);
    const paper = await office(
      'employee',
      pagePath('employee', 'agreementClearance', customerId, id),
      language,
    );
    await expect(paper.getByText(messages.issueLead[language])).toBeVisible();
    await expectAccessible(paper);
    await paper.getByRole('button', { name: messages.issue[language] }).dblclick();
    const sheet = paper.getByRole('article');
    await expect(sheet.getByText(messages.allPaid[language])).toBeVisible();
    await expect(sheet.getByText(messages.allPaid[other(language)])).toBeVisible();
    const { guarantors, entries } = await readAgreement(server, desk.employee, id);
    for (const { fullName } of guarantors)
      await expect(sheet.getByText(fullName.own, { exact: true })).toHaveCount(2);
    await expectAccessible(paper);
    const { certificates } = await server.call('getClearance', { as: desk.employee, params: { id } });
    expect(certificates).toHaveLength(1);
    const { number = '', code = '' } = certificates[0] ?? {};
    await expect(sheet.getByText(number)).toBeVisible();
    await expect(sheet.getByRole('img', { name: messages.check[language] })).toBeVisible();

    await page.goto(`${language === 'ur' ? '/ur' : ''}/check`);
    await page.getByLabel(checkMessages.code[language]).fill(code.toLowerCase());
    await page.getByRole('button', { name: checkMessages.check[language] }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(checks.valid[language]);
    await expect(page.getByText(number)).toBeVisible();
    await expect(page.locator('body')).not.toContainText('Zubaida');
    await expectAccessible(page);
    for (const width of [320, 1366]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflowOf(page), `nothing leaves a screen of ${width} px`).toEqual([]);
    }

    const paid = entries.findLast(({ kind }) => kind === 'payment')?.id ?? '';
    await grant(server, desk, await ask(server, desk, 'requestReversal', paid));
    await page.goto(clearanceCheckPath(code));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(checks.void[language]);
    await paper.reload();
    await expect(paper.getByText(messages.none[language])).toBeVisible();
    await expect(paper.getByText(number)).toBeVisible();
  });

test('a code that nobody has gets one answer', async ({ page }) => {
  await page.goto('/k/K-0000-0000-0000-0000');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(checks.unknown.en);
  await expectAccessible(page);
});
