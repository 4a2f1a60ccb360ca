import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CustomerDocument, documentsMax } from '#contract/lending/customer-documents.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { auditEventsOf } from '#test/support/calls/audit.ts';
import { samplePicture } from '#test/support/files/pictures.ts';
import { tamperWith } from '#test/support/ledger/tamper.ts';
import { active, addCustomer, type Desk, openDesk } from '#test/support/lending/lending.ts';
import { findDifferences } from '../verify/find-differences.ts';
import { eraseRemovedDocuments } from './erase-removed-documents.ts';

let testApi: TestApi;
let desk: Desk;
let otherDesk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi, 'SGD');
  otherDesk = await openDesk(testApi, 'LHE');
});
afterAll(() => testApi.close());

const page = (id: string, picture: Uint8Array<ArrayBuffer>, { employee }: Desk = desk) => ({
  as: employee,
  params: { id },
  body: { picture },
});

async function documentsOf(id: string): Promise<readonly CustomerDocument[]> {
  return (await testApi.call('listCustomerDocuments', { as: desk.employee, params: { id } })).data;
}

test('the pages of a signed agreement are documents of its customer, each of its agreement', async () => {
  const customerId = await addCustomer(testApi, desk);
  const [one, other] = [
    await active(testApi, desk, { customerId }),
    await active(testApi, desk, { customerId }),
  ];
  const [first, second] = [await samplePicture(), await samplePicture()];
  const pages = [
    await testApi.call('addSignedAgreement', page(one, first)),
    await testApi.call('addSignedAgreement', page(one, second)),
    // One sheet may be for both.
    await testApi.call('addSignedAgreement', page(other, first)),
  ];
  expect(await testApi.call('addSignedAgreement', page(one, first))).toEqual(pages[0]);
  expect(pages).toMatchObject([
    { kind: 'signed_agreement', agreementId: one },
    { kind: 'signed_agreement', agreementId: one },
    { kind: 'signed_agreement', agreementId: other },
  ]);
  expect(await documentsOf(customerId)).toEqual(pages.toReversed());
  expect(await auditEventsOf(testApi, customerId, 'add_document')).toHaveLength(3);
  expect((await auditEventsOf(testApi, customerId, 'add_document')).at(-1)).toMatchObject({
    actor_id: desk.employeeId,
    after: { kind: 'signed_agreement', documentId: pages[2]?.id, agreementId: other },
  });
});

test('a page of an agreement of another branch is not even read', async () => {
  const id = await active(testApi, desk);
  const sent = page(id, new Uint8Array([1]), otherDesk);
  expect(await testApi.refusal('addSignedAgreement', sent)).toMatchObject({ code: 'not_found' });
});

test('a signed agreement is not sent as a paper of the customer alone', async () => {
  const id = await addCustomer(testApi, desk);
  const body = { kind: 'signed_agreement', picture: await samplePicture() };
  const refused = await testApi.refusal('addCustomerDocument', { as: desk.employee, params: { id }, body });
  expect(refused).toMatchObject({ fields: ['kind'] });
});

test('the pages of an agreement are limited, and take no place of the customer’s own papers', async () => {
  const customerId = await addCustomer(testApi, desk);
  const id = await active(testApi, desk, { customerId });
  await testApi.context.pool.query(
    `INSERT INTO customer_documents (id, customer_id, kind, agreement_id, file_hash, bytes, width, height, added_at, added_by)
     SELECT gen_random_uuid(), $1, 'signed_agreement', $2, sha256(n::text::bytea), 1, 1, 1, now(), $3
       FROM generate_series(2, $4) n`,
    [customerId, id, desk.employeeId, documentsMax],
  );
  await testApi.call('addSignedAgreement', page(id, await samplePicture()));
  expect(await testApi.refusal('addSignedAgreement', page(id, await samplePicture()))).toMatchObject({
    code: 'too_many_documents',
  });
  const body = { kind: 'other' as const, picture: await samplePicture() };
  await testApi.call('addCustomerDocument', { as: desk.employee, params: { id: customerId }, body });
});

test('a page that is removed leaves the documents, and its picture is kept', async () => {
  const customerId = await addCustomer(testApi, desk);
  const id = await active(testApi, desk, { customerId });
  const { id: documentId } = await testApi.call('addSignedAgreement', page(id, await samplePicture()));
  const params = { id: customerId, documentId };
  await testApi.call('removeCustomerDocument', { as: desk.employee, params });
  expect(await documentsOf(customerId)).toEqual([]);
  const { pool, files, clock } = testApi.context;
  expect(await eraseRemovedDocuments(pool, files, new Date(clock.now()))).toBe(0);
  expect((await auditEventsOf(testApi, customerId, 'remove_document')).at(-1)).toMatchObject({
    before: { kind: 'signed_agreement', documentId },
  });
});

test('verify names a page that the owner of the database gives to another agreement', async () => {
  const customerId = await addCustomer(testApi, desk);
  const id = await active(testApi, desk, { customerId });
  const other = await active(testApi, desk, { customerId });
  const document = await testApi.call('addSignedAgreement', page(id, await samplePicture()));
  await tamperWith(testApi, document.id, [
    `UPDATE customer_documents SET agreement_id = '${other}' WHERE id = $1`,
  ]);
  const { differences } = await findDifferences(testApi.context.pool);
  expect(differences.join('\n')).toContain(`document ${document.id}: its row is not as it was written`);
});
