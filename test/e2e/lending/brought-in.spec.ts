import { methodNames } from '#contract/lending/labels/entry-names.messages.ts';
import { samplePassword } from '#sample/sample-sign-ins.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { csvFile, registered, running } from '#test/support/lending/register-files.ts';
import { languageNames } from '#web/i18n/language-names.messages.ts';
import { columnTitle } from '#web/office/insight/reports/reports.messages.ts';
import { messages as printing } from '#web/office/kit/print/print.messages.ts';
import { messages as account } from '#web/office/lending/account/agreement/agreement.messages.ts';
import { consentWayNames } from '#web/office/lending/ground/labels/customer-words.messages.ts';
import { lendingWords } from '#web/office/lending/ground/labels/lending-words.messages.ts';
import { messages as agreementPaper } from '#web/office/lending/papers/agreement/agreement-paper.messages.ts';
import { expect, expectAccessible, ownServer, sharedSession, test } from '../support/fixtures.ts';

/** A register of one customer and one running agreement, brought in; the ids of both. */
async function broughtIn(cnic: string) {
  const { session: as } = await sharedSession('superadmin');
  const calls = callsAt(ownServer());
  const paid = { 'Paid by': 'JazzCash', 'Relief granted to date': '2,000' };
  const files = [
    ['customers', registered({ CNIC: cnic, 'Full name': 'Zubaida Khatoon' })],
    ['agreements', running(cnic, { ...paid, 'Register number': cnic })],
  ] as const;
  for (const [kind, row] of files) {
    const body = { kind, fileName: `${kind}-${cnic}.csv`, table: csvFile([row]) };
    const { id } = await calls.call('checkImport', { as, body });
    const params = { id };
    await calls.call('startImport', { as, params, body: { password: samplePassword } });
    await expect.poll(async () => (await calls.call('getImport', { as, params })).state).toBe('done');
  }
  const { data } = await calls.call('listCustomers', { as, body: { search: cnic } });
  const customerId = data[0]?.id ?? '';
  const { agreements } = await calls.call('getAccount', { as, params: { id: customerId } });
  return { customerId, agreementId: agreements[0]?.id ?? '' };
}

for (const [language, cnic] of [
  ['en', '38403-5561001-2'],
  ['ur', '38403-5561002-2'],
] as const)
  test(`what a register told is marked on the account and on papers, and is not collected (${language})`, async ({
    office,
  }) => {
    const { customerId, agreementId } = await broughtIn(cnic);
    const mark = lendingWords.broughtInMark[language];
    const about = `/admin/customers/${customerId}`;
    const page = await office('superadmin', `${about}/balance`, language);
    const entries = page.getByRole('table', { name: account.entries[language] });
    await expect(entries.getByRole('row').filter({ hasText: mark })).toHaveCount(4);
    await expect(entries).toContainText(methodNames.jazzcash[language]);
    await expectAccessible(page);

    await office('superadmin', `${about}/agreements/${agreementId}/statement`, language);
    // The paper is in the customer's language.
    const paper = page.locator('[data-paper]');
    await expect(paper.getByRole('row').filter({ hasText: lendingWords.broughtInMark.ur })).toHaveCount(4);

    // Nobody knows how and when the family consented.
    await office('superadmin', `${about}/agreements/${agreementId}/agreement`, language);
    const choices = page.getByRole('group', { name: printing.language[language] });
    await choices.getByRole('button', { name: languageNames[language] }).click();
    const consent = paper.getByRole('heading', { name: agreementPaper.consent[language] }).locator('..');
    await expect(consent.locator('p').first()).toHaveText(consentWayNames.before_move[language]);
    await expectAccessible(page);

    await office('superadmin', '/admin/reports/demand', language);
    const column = columnTitle('broughtIn')[language];
    await expect(page.getByText(column).filter({ visible: true })).toHaveCount(1);
  });
