import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { auditEventsOf } from '#test/support/calls/audit.ts';
import { addDocument, samplePicture } from '#test/support/files/pictures.ts';
import {
  active,
  addCustomer,
  ask,
  type Desk,
  fillReliefFund,
  grant,
  openDesk,
} from '#test/support/lending/lending.ts';
import { eraseRemovedDocuments } from '../customer-documents/erase-removed-documents.ts';
import { findDifferences } from '../verify/find-differences.ts';

let testApi: TestApi;
let desk: Desk;
let otherDesk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
  otherDesk = await openDesk(testApi, 'LHE');
  await fillReliefFund(testApi, desk);
});
afterAll(() => testApi.close());

/** A customer with an agreement, and a bill among the documents. */
async function inNeed() {
  const customerId = await addCustomer(testApi, desk);
  const agreementId = await active(testApi, desk, { customerId });
  const bill = await addDocument(testApi, desk, customerId, 'utility_bill', await samplePicture());
  return { customerId, agreementId, bill };
}

const erase = () => {
  const { pool, files, clock } = testApi.context;
  return eraseRemovedDocuments(pool, files, new Date(clock.now()));
};
const show = (id: string, documentId: string, as = desk.superadmin) =>
  testApi.request('showEvidenceDocument', { as, params: { id, documentId } });
const refused = (id: string, documentIds: readonly string[], evidence: string | null = null) =>
  testApi.refusal('requestRelief', {
    as: desk.employee,
    params: { id },
    body: { amount: 100, reason: 'The breadwinner fell ill', evidence, documentIds: [...documentIds] },
  });

test('documents are enough evidence, and a request shows them even after they are removed or replaced', async () => {
  const { customerId, agreementId, bill } = await inNeed();
  const photo = await addDocument(testApi, desk, customerId, 'photo', await samplePicture());
  const given = { amount: 500, evidence: '', documentIds: [bill.id, photo.id] };
  const id = await ask(testApi, desk, 'requestRelief', agreementId, given);
  const before = await (await show(id, bill.id)).bytes();
  await testApi.call('removeCustomerDocument', {
    as: desk.employee,
    params: { id: customerId, documentId: bill.id },
  });
  await addDocument(testApi, desk, customerId, 'photo', await samplePicture());
  expect(await erase()).toBe(0);
  const { documents } = await testApi.call('getApproval', { as: desk.superadmin, params: { id } });
  expect(documents).toEqual([
    { id: bill.id, kind: 'utility_bill', isRemoved: true },
    { id: photo.id, kind: 'photo', isRemoved: true },
  ]);
  await grant(testApi, desk, id);
  expect(await (await show(id, bill.id)).bytes()).toEqual(before);
  expect((await findDifferences(testApi.context.pool)).differences).toEqual([]);
});

test('viewing a CNIC that is named as evidence is in the audit', async () => {
  const { customerId, agreementId } = await inNeed();
  const cnic = await addDocument(testApi, desk, customerId, 'cnic_front', await samplePicture());
  const id = await ask(testApi, desk, 'requestRelief', agreementId, { amount: 500, documentIds: [cnic.id] });
  expect((await show(id, cnic.id)).status).toBe(200);
  expect(await auditEventsOf(testApi, customerId, 'view_cnic_picture')).toMatchObject([
    { actor_id: desk.superadminId, after: { kind: 'cnic_front', documentId: cnic.id } },
  ]);
});

test('a request that names a document the customer does not have is refused', async () => {
  const { customerId, agreementId, bill } = await inNeed();
  const stranger = await inNeed();
  expect(await refused(agreementId, [])).toMatchObject({ code: 'evidence_required' });
  expect(await refused(agreementId, [bill.id, stranger.bill.id])).toMatchObject({
    code: 'evidence_document_gone',
  });
  await testApi.call('removeCustomerDocument', {
    as: desk.employee,
    params: { id: customerId, documentId: bill.id },
  });
  expect(await refused(agreementId, [bill.id])).toMatchObject({ code: 'evidence_document_gone' });
  const { data } = await testApi.call('listApprovals', { as: desk.superadmin, query: { kind: 'relief' } });
  expect(data.filter((request) => request.agreementId === agreementId)).toEqual([]);
});

test('a request shows only the documents it names, and none to a clerk of another branch', async () => {
  const { customerId, agreementId, bill } = await inNeed();
  const other = await addDocument(testApi, desk, customerId, 'other', await samplePicture());
  const id = await ask(testApi, desk, 'requestRelief', agreementId, { amount: 500, documentIds: [bill.id] });
  expect((await show(id, other.id)).status).toBe(404);
  expect((await show(id, bill.id, otherDesk.employee)).status).toBe(404);
  expect((await show(id, bill.id, desk.employee)).status).toBe(200);
});

test('a document removed while it is being named is either refused or kept', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { customerId, agreementId, bill } = await inNeed();
    const [asked] = await Promise.all([
      testApi.attempt('requestRelief', {
        as: desk.employee,
        params: { id: agreementId },
        body: { amount: 500, reason: 'The breadwinner fell ill', evidence: null, documentIds: [bill.id] },
      }),
      testApi.call('removeCustomerDocument', {
        as: desk.employee,
        params: { id: customerId, documentId: bill.id },
      }),
    ]);
    await erase();
    if (asked.ok) expect((await show(asked.data.id, bill.id)).status).toBe(200);
    else expect(asked.code).toBe('evidence_document_gone');
  }
});
