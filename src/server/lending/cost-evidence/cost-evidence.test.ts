import { afterAll, beforeAll, expect, test } from 'vitest';
import { costEvidenceMax } from '#domain/lending/agreements/cost-evidence.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { auditEventsOf } from '#test/support/calls/audit.ts';
import type { BodyOf } from '#test/support/calls/calls.ts';
import { addDocument, bytesOf, plain, samplePicture } from '#test/support/files/pictures.ts';
import { tamperWith } from '#test/support/ledger/tamper.ts';
import {
  addCustomer,
  addProduct,
  agreementBody,
  type Desk,
  draft,
  openDesk,
  readAgreement,
  submitted,
  vouching,
} from '#test/support/lending/lending.ts';
import { invoiceBody } from '#test/support/lending/prove-cost.ts';
import { eraseRemovedDocuments } from '../customer-documents/erase-removed-documents.ts';
import { findDifferences } from '../verify/find-differences.ts';
import { verifyFiles } from '../verify/verify-files.ts';

let testApi: TestApi;
let desk: Desk;
let otherDesk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi, 'SGD');
  otherDesk = await openDesk(testApi, 'LHE');
});
afterAll(() => testApi.close());

const loom = 'Hand loom of shisham wood';
const terms = { description: loom, price: 60_000, downPayment: 0, count: 6 };

/** A call of the branch's employee with the invoice of the loom. */
const recording = (id: string, given: Partial<BodyOf<'recordCostEvidence'>> = {}) => ({
  as: desk.employee,
  params: { id },
  body: invoiceBody({ description: loom, cost: '60000', ...given }),
});

const record = (id: string, given: Partial<BodyOf<'recordCostEvidence'>> = {}) =>
  testApi.call('recordCostEvidence', recording(id, given));

async function codeOf(id: string, given: Partial<BodyOf<'recordCostEvidence'>> = {}): Promise<string> {
  return (await testApi.refusal('recordCostEvidence', recording(id, given))).code;
}

async function consentedTo(id: string): Promise<string> {
  const { termsVersion } = await readAgreement(testApi, desk.employee, id);
  const body = { termsVersion, how: 'signed' } as const;
  await testApi.call('recordConsent', { as: desk.employee, params: { id }, body });
  return id;
}

const submit = (id: string) => testApi.attempt('submitAgreement', { as: desk.employee, params: { id } });

test('goods off the list are submitted once an invoice shows a cost of at least their price', async () => {
  const id = await consentedTo(await draft(testApi, desk, terms));
  expect(await submit(id)).toMatchObject({ ok: false, code: 'cost_not_proven' });
  await record(id, { cost: '59999' });
  expect(await submit(id)).toMatchObject({ ok: false, code: 'price_above_cost' });
  const invoice = await samplePicture();
  const given = { supplier: 'Loom Bazaar', invoiceNumber: 'LB/77', invoicedOn: '2026-11-19' };
  const evidence = await record(id, { ...given, invoice });
  expect(evidence).toMatchObject({ ...given, cost: 60_000, recordedByName: { en: 'Test employee' } });
  const { items } = await readAgreement(testApi, desk.superadmin, id);
  expect(items).toMatchObject([{ productId: null, cost: evidence }]);
  expect((await auditEventsOf(testApi, id, 'record_cost_evidence')).at(-1)).toMatchObject({
    actor_id: desk.employeeId,
    after: { ...given, description: loom, cost: 60_000 },
  });
  expect(await submit(id)).toMatchObject({ ok: true });
  expect(await codeOf(id)).toBe('agreement_is_submitted');
});

test('no way of submitting goes past the invoice', async () => {
  const id = await consentedTo(await draft(testApi, desk, terms));
  const asked = { as: desk.superadmin, params: { id }, body: { reason: 'The shop is known' } };
  for (const name of ['submitWithReason', 'submitWithFewerGuarantors'] as const)
    expect(await testApi.refusal(name, asked)).toMatchObject({ code: 'cost_not_proven' });
});

test('a product of the list and a loan need no invoice, and take none', async () => {
  const name = { own: 'Spinning wheel' };
  const product = await addProduct(testApi, desk, { name, cashPrice: 60_000, downPaymentMinPercent: 0 });
  const body = agreementBody(await addCustomer(testApi, desk), terms);
  const items = [{ productId: product.id, description: name.own, quantity: 1, unitPrice: 60_000 }];
  const guarantors = await vouching(testApi, desk);
  const sale = { ...body, items, guarantors };
  const loan = { ...body, contractKind: 'qard_e_hasan' as const, items: [], amount: 60_000, guarantors };
  for (const one of [sale, loan]) {
    const { id } = await testApi.call('draftAgreement', { as: desk.employee, body: one });
    expect(await codeOf(id, { description: name.own })).toBe('terms_changed');
    expect(await submit(await consentedTo(id))).toMatchObject({ ok: true });
  }
});

test('an invoice stays with its goods while the draft changes, and is not for other goods', async () => {
  const customerId = await addCustomer(testApi, desk);
  const id = await draft(testApi, desk, { ...terms, customerId });
  const evidence = await record(id);
  const edit = async (description: string, termsVersion: number) => {
    const body = {
      ...agreementBody(customerId, { ...terms, description, price: 48_000 }),
      guarantors: await vouching(testApi, desk),
      termsVersion,
    };
    await testApi.call('editDraft', { as: desk.employee, params: { id }, body });
    return (await readAgreement(testApi, desk.employee, id)).items;
  };
  expect(await edit(loom, 1)).toMatchObject([{ unitPrice: 48_000, cost: evidence }]);
  expect(await edit('Hand loom of steel', 2)).toMatchObject([{ cost: null }]);
  expect(await codeOf(id)).toBe('terms_changed');
});

test('an invoice of a day to come is refused: goods are bought before they are sold', async () => {
  const id = await draft(testApi, desk, terms);
  expect(await codeOf(id, { invoicedOn: '2199-01-01' })).toBe('invoiced_in_future');
  const { items } = await readAgreement(testApi, desk.employee, id);
  expect(items).toMatchObject([{ cost: null }]);
});

test('an invoice that is sent six times at once is recorded once', async () => {
  const id = await draft(testApi, desk, terms);
  const sent = await Promise.all(Array.from({ length: 6 }, () => record(id)));
  expect(new Set(sent.map((one) => one.id)).size).toBe(1);
  expect(await auditEventsOf(testApi, id, 'record_cost_evidence')).toHaveLength(1);
});

test('the picture is shown to staff of the branch, and the invoice is not told to the customer', async () => {
  const customerId = await addCustomer(testApi, desk);
  const id = await submitted(testApi, desk, { ...terms, customerId });
  const { items } = await readAgreement(testApi, desk.employee, id);
  const params = { id, evidenceId: items[0]?.cost?.id ?? '' };
  const show = (as: typeof desk.employee, asked = params) =>
    testApi.request('showCostInvoice', { as, params: asked });
  expect((await show(desk.employee)).headers.get('content-type')).toBe('image/webp');
  expect((await show(otherDesk.employee)).status).toBe(404);
  // The address of another agreement does not lead to it either.
  expect((await show(desk.employee, { ...params, id: await draft(testApi, desk, terms) })).status).toBe(404);
  const user = await testApi.addUser('customer');
  await testApi.context.pool.query('UPDATE customers SET user_id = $2 WHERE id = $1', [customerId, user.id]);
  const customer = await testApi.signIn(user.email);
  expect((await show(customer)).status).toBe(403);
  expect((await readAgreement(testApi, customer, id)).items).toMatchObject([{ cost: null }]);
});

test('an agreement takes a limited number of invoices', async () => {
  const id = await draft(testApi, desk, terms);
  const { pool } = testApi.context;
  await pool.query(
    `INSERT INTO cost_evidence (id, agreement_id, position, description, supplier, invoice_number, invoiced_on, cost,
                                invoice_hash, recorded_at, recorded_by)
     SELECT gen_random_uuid(), $1, n, $2, 'A', 'B', '2026-01-01', 1, sha256('x'), now(), $3 FROM generate_series(1, $4) n`,
    [id, loom, desk.employeeId, costEvidenceMax - 1],
  );
  await record(id);
  expect(await codeOf(id, { cost: '1' })).toBe('too_much_evidence');
});

test('a picture of an invoice stays when a customer’s document with the same picture is removed', async () => {
  const customerId = await addCustomer(testApi, desk);
  const picture = await bytesOf(plain(80, 50, '#402010').jpeg());
  const document = await addDocument(testApi, desk, customerId, 'other', picture);
  const id = await draft(testApi, desk, { ...terms, customerId });
  const { id: evidenceId } = await record(id, { invoice: picture });
  const params = { id: customerId, documentId: document.id };
  await testApi.call('removeCustomerDocument', { as: desk.employee, params });
  const { pool, files, clock } = testApi.context;
  await eraseRemovedDocuments(pool, files, new Date(clock.now()));
  const shown = { as: desk.employee, params: { id, evidenceId } };
  expect((await testApi.request('showCostInvoice', shown)).status).toBe(200);
});

test('the server cannot change or delete an invoice', async () => {
  const { pool } = testApi.context;
  for (const change of ['UPDATE cost_evidence SET cost = cost + 1', 'DELETE FROM cost_evidence'])
    await expect(pool.query(change)).rejects.toThrow('permission denied');
});

test.each([
  ['a cost', 'UPDATE cost_evidence SET cost = cost - 1 WHERE agreement_id = $1', 'is not as it was written'],
  [
    'a day',
    'UPDATE cost_evidence SET invoiced_on = invoiced_on + 1 WHERE agreement_id = $1',
    'is not as it was written',
  ],
  [
    'a supplier',
    "UPDATE cost_evidence SET supplier = 'X' WHERE agreement_id = $1",
    'is not as it was written',
  ],
  [
    'a picture',
    "UPDATE cost_evidence SET invoice_hash = sha256('x') WHERE agreement_id = $1",
    'is not as it was written',
  ],
  ['an invoice deleted', 'DELETE FROM cost_evidence WHERE agreement_id = $1', 'is missing'],
  [
    'an invoice slipped in',
    `INSERT INTO cost_evidence SELECT gen_random_uuid(), agreement_id, 2, description, supplier, invoice_number,
       invoiced_on, cost + 1, invoice_hash, recorded_at, recorded_by FROM cost_evidence WHERE agreement_id = $1`,
    'is in no audit event',
  ],
])('verify names an invoice with %s by the owner of the database', async (_, statement, said) => {
  const id = await submitted(testApi, desk, terms);
  const { number } = await readAgreement(testApi, desk.employee, id);
  await tamperWith(testApi, id, [statement]);
  const { differences } = await findDifferences(testApi.context.pool);
  expect(differences.filter((line) => line.startsWith(`${number}: `))).toEqual([
    expect.stringMatching(new RegExp(`^${number}: invoice [12] ${said}`)),
  ]);
});

test('a missing picture of an invoice is reported with its agreement', async () => {
  const id = await submitted(testApi, desk, terms);
  await tamperWith(testApi, id, [
    "UPDATE cost_evidence SET invoice_hash = sha256('nothing') WHERE agreement_id = $1",
  ]);
  const { differences } = await verifyFiles(testApi.context.pool, testApi.context.files);
  expect(differences).toContainEqual(expect.stringContaining(`missing; invoice 1 of agreement ${id}`));
});
