import { afterAll, beforeAll, expect, test } from 'vitest';
import { phraseOfWritten } from '#domain/written.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { endingsOf } from '#test/support/calls/calls.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import {
  addCustomer,
  addProduct,
  agreementBody,
  ask,
  type Desk,
  draft,
  fillReliefFund,
  grant,
  openDesk,
  readAgreement,
  type Terms,
  vouching,
} from '#test/support/lending/lending.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
  await fillReliefFund(testApi, desk);
});
afterAll(() => testApi.close());

const edit = (as: Session, id: string, termsVersion: number, terms: Terms) =>
  ({ as, params: { id }, body: { ...agreementBody('', terms), termsVersion } }) as const;

test('a draft sent twice at once, and again later, is one agreement with one number', async () => {
  const customerId = await addCustomer(testApi, desk);
  const sent = { as: desk.employee, body: agreementBody(customerId), idempotencyKey: crypto.randomUUID() };
  const answers = await Promise.all([1, 2, 3].map(() => testApi.call('draftAgreement', sent)));
  answers.push(await testApi.call('draftAgreement', sent));
  expect(new Set(answers.map(({ id, number }) => `${id} ${number}`)).size).toBe(1);
  const { rows } = await testApi.context.pool.query('SELECT id FROM agreements WHERE customer_id = $1', [
    customerId,
  ]);
  expect(rows).toHaveLength(1);
});

test('of two people who edit a draft at once, one saves and the other is refused with nothing written', async () => {
  const id = await draft(testApi, desk);
  const colleague = await testApi.signIn((await testApi.addUser('employee', 'SGD')).email);
  const answers = await Promise.all([
    testApi.attempt('editDraft', edit(desk.employee, id, 1, { count: 6 })),
    testApi.attempt('editDraft', edit(colleague, id, 1, { count: 10 })),
  ]);
  expect(endingsOf(answers)).toEqual(['changed_meanwhile', 'done']);
  const saved = answers[0]?.ok ? 6 : 10;
  const after = await readAgreement(testApi, desk.employee, id);
  expect([after.termsVersion, after.installments.length]).toEqual([2, saved]);
  expect(await testApi.refusal('editDraft', edit(colleague, id, 1, { count: 4 }))).toMatchObject({
    code: 'changed_meanwhile',
  });
  expect(await testApi.call('editDraft', edit(colleague, id, 2, { count: 4 }))).toMatchObject({
    termsVersion: 3,
  });
});

test('a late edit of a draft does not undo relief that was approved meanwhile', async () => {
  const id = await draft(testApi, desk);
  await grant(testApi, desk, await ask(testApi, desk, 'requestRelief', id, { amount: 12_000 }));
  expect(await testApi.refusal('editDraft', edit(desk.employee, id, 1, {}))).toMatchObject({
    code: 'changed_meanwhile',
  });
  expect(await readAgreement(testApi, desk.employee, id)).toMatchObject({
    relief: 12_000,
    financed: 108_000,
  });
});

test('a clerk of another branch cannot read or edit a draft, nor make one for its customer', async () => {
  const customerId = await addCustomer(testApi, desk);
  const id = await draft(testApi, desk, { customerId });
  const { employee: stranger } = await openDesk(testApi, 'LHE');
  expect((await testApi.refusal('getAgreement', { as: stranger, params: { id } })).status).toBe(404);
  expect((await testApi.refusal('editDraft', edit(stranger, id, 1, {}))).status).toBe(404);
  expect(
    await testApi.refusal('draftAgreement', { as: stranger, body: agreementBody(customerId) }),
  ).toMatchObject({ fields: ['customerId'] });
  expect((await readAgreement(testApi, desk.employee, id)).termsVersion).toBe(1);
});

test('goods have the Urdu name of their product as long as they have its English name', async () => {
  const product = await addProduct(testApi, desk, { name: { own: 'Sewing machine', ur: 'سلائی مشین' } });
  const customerId = await addCustomer(testApi, desk);
  const item = { productId: product.id, quantity: 1, unitPrice: product.cashPrice };
  const items = [
    { ...item, description: product.name.own },
    { ...item, description: 'Sewing machine, red' },
  ];
  const body = { ...agreementBody(customerId), items, downPayment: product.cashPrice };
  const { id } = await testApi.call('draftAgreement', { as: desk.employee, body });
  const { items: named } = await readAgreement(testApi, desk.employee, id);
  expect(named.map(({ description }) => description)).toEqual([
    { en: product.name.own, ur: 'سلائی مشین' },
    { en: 'Sewing machine, red', ur: 'Sewing machine, red' },
  ]);
});

test('a draft returns everything that was entered, so that editing can go on', async () => {
  const product = await addProduct(testApi, desk);
  const customerId = await addCustomer(testApi, desk);
  const item = { productId: product.id, description: product.name.own, quantity: 2, unitPrice: 18_000 };
  const guarantors = await vouching(testApi, desk);
  const body = {
    ...agreementBody(customerId),
    guarantors,
    items: [item],
    downPayment: 3_600,
    roundingStep: 100,
  };
  const { id } = await testApi.call('draftAgreement', { as: desk.employee, body });
  expect(await readAgreement(testApi, desk.employee, id)).toMatchObject({
    items: [{ ...item, description: phraseOfWritten(product.name) }],
    roundingStep: 100,
    startOn: body.startOn,
    firstDueOn: body.firstDueOn,
    consentHow: null,
    consentedAt: null,
  });
  await testApi.call('recordConsent', {
    as: desk.employee,
    params: { id },
    body: { termsVersion: 1, how: 'thumb_impression' },
  });
  await testApi.call('submitAgreement', { as: desk.employee, params: { id } });
  expect(await readAgreement(testApi, desk.employee, id)).toMatchObject({
    consentHow: 'thumb_impression',
    consentedAt: expect.any(String),
    pendingApprovals: [{ kind: 'agreement_approval', requestedByName: { en: 'Test employee' } }],
  });
});
