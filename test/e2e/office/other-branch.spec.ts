import { callsAt } from '#test/support/calls/calls.ts';
import { samplePicture } from '#test/support/files/pictures.ts';
import { messages as record } from '#web/office/kit/record/record.messages.ts';
import { pagePath } from '#web/office/pages.ts';
import { expect, ownServer, sharedSession, test } from '../support/fixtures.ts';
import { openDrawer } from '../support/open-drawer.ts';
import { sampleReceipts } from '../support/sample-receipts.ts';

/** A customer of Lahore with an agreement, a payment and a document, about which nobody in Sargodha may learn anything. */
async function customerOfLahore() {
  const [receipt] = await sampleReceipts('valid', 1, 'LHE');
  if (receipt === undefined) throw new Error('the sample branch in Lahore has received money');
  const { session: as } = await sharedSession('superadmin');
  const { customer, agreement, entryId, number, code } = receipt;
  const calls = callsAt(ownServer());
  const document = await calls.call('addCustomerDocument', {
    as,
    params: { id: customer.id },
    body: { kind: 'other', picture: await samplePicture() },
  });
  return { customer, agreement, entryId, receiptNumber: number, code, documentId: document.id };
}

test('no list, search, link, print page, task or picture shows a customer of another branch', async ({
  office,
}) => {
  const { customer, agreement, entryId, receiptNumber, documentId } = await customerOfLahore();
  const page = await office('employee', '/employee/customers');
  const expectUntold = async () => {
    for (const told of [
      customer.fullName.own,
      customer.fullName.ur,
      customer.phone,
      receiptNumber,
      agreement.number,
    ])
      if (told !== null) await expect(page.getByRole('main')).not.toContainText(told);
  };

  const search = page.getByRole('searchbox');
  for (const known of [customer.phone ?? '', agreement.number]) {
    await search.fill(known);
    await expect(page.getByText('No customer matches.')).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Export', exact: true })).toHaveCount(0);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog');
  for (const known of [customer.phone ?? '', agreement.number, receiptNumber]) {
    await palette.getByRole('combobox').fill(known);
    await expect(palette.getByText('Nothing found')).toBeVisible();
  }
  await page.keyboard.press('Escape');

  for (const address of [
    pagePath('employee', 'customerBalance', customer.id),
    pagePath('employee', 'editCustomer', customer.id),
    pagePath('employee', 'newAgreement', customer.id),
    pagePath('employee', 'editAgreement', customer.id, agreement.id),
    pagePath('employee', 'agreementStatement', customer.id, agreement.id),
    pagePath('employee', 'agreementKeyFacts', customer.id, agreement.id),
    pagePath('employee', 'agreementPaper', customer.id, agreement.id),
    pagePath('employee', 'receipt', entryId),
  ]) {
    await office('employee', address);
    await expect(page.getByRole('heading', { name: record.missing.en }), address).toBeVisible();
    await expectUntold();
  }

  for (const [task, id] of [
    ['recordPayment', agreement.id],
    ['request:relief', agreement.id],
    ['request:reversal', entryId],
    ['logContact', agreement.id],
  ] as const) {
    await office('employee', '/employee/approvals');
    const drawer = await openDrawer(page, { name: task, id });
    await expect(drawer.getByRole('alert'), task).not.toBeEmpty();
    for (const told of [customer.fullName.own, customer.phone ?? '', agreement.number])
      await expect(drawer, task).not.toContainText(told);
  }

  const { session: as } = await sharedSession('employee');
  const params = { id: customer.id, documentId };
  const refused = await callsAt(ownServer()).refusal('showCustomerDocument', { as, params });
  expect(refused.code).toBe('not_found');
});
