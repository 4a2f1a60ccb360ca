import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import type { BodyOf } from '#test/support/calls/calls.ts';
import { bringIn, differences } from '#test/support/lending/imports.ts';
import {
  addCustomer,
  agreementBody,
  ask,
  type Desk,
  grant,
  openDesk,
  pay,
  readAgreement,
  vouching,
} from '#test/support/lending/lending.ts';
import { registered, running } from '#test/support/lending/register-files.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());

const lent = 50_000;

async function loan(given: Partial<BodyOf<'draftAgreement'>> = {}): Promise<BodyOf<'draftAgreement'>> {
  const terms = agreementBody(await addCustomer(testApi, desk), { count: 10 });
  const guarantors = await vouching(testApi, desk);
  const kind = { contractKind: 'qard_e_hasan' as const, items: [], amount: lent, downPayment: 0 };
  return { ...terms, ...kind, guarantors, ...given };
}

/** A loan that waits for its money. */
async function approvedLoan(): Promise<string> {
  const { id } = await testApi.call('draftAgreement', { as: desk.employee, body: await loan() });
  const params = { id };
  await testApi.call('recordConsent', {
    as: desk.employee,
    params,
    body: { termsVersion: 1, how: 'signed' },
  });
  await testApi.call('submitAgreement', { as: desk.employee, params });
  await testApi.call('approveAgreement', { as: desk.superadmin, params, body: { termsVersion: 1 } });
  return id;
}

const inCash = { method: 'cash', receiverName: 'Rukhsana Parveen' } as const;

async function paidOut(body: BodyOf<'activateAgreement'> = inCash): Promise<string> {
  const id = await approvedLoan();
  await testApi.call('activateAgreement', { as: desk.employee, params: { id }, body });
  return id;
}

test('money that is lent is owed in full, and is repaid like any price', async () => {
  const id = await paidOut();
  expect(await readAgreement(testApi, desk.employee, id)).toMatchObject({
    contractKind: 'qard_e_hasan',
    status: 'active',
    items: [],
    price: lent,
    downPayment: 0,
    outstanding: lent,
    entries: [
      { kind: 'delivery', amount: lent, method: 'cash', reference: null, receiverName: 'Rukhsana Parveen' },
    ],
  });
  await pay(testApi, desk.employee, id, lent);
  expect(await readAgreement(testApi, desk.employee, id)).toMatchObject({
    status: 'completed',
    outstanding: 0,
  });
  expect(await differences(testApi)).toEqual([]);
});

test.each<[string, Partial<BodyOf<'draftAgreement'>>, string, string]>([
  ['an amount', { amount: null }, 'amount', 'more than zero'],
  ['no items', { items: agreementBody('').items }, 'items', 'loan of money'],
  ['no down payment', { downPayment: 1 }, 'downPayment', 'no down payment'],
])('a loan has %s', async (_, given, field, message) => {
  const { errors } = await testApi.refusal('draftAgreement', { as: desk.employee, body: await loan(given) });
  expect(errors).toEqual([{ field, message: expect.stringContaining(message) }]);
});

test('a sale has items, and no amount beside them', async () => {
  const sale = { contractKind: 'deferred_sale', downPayment: 0 } as const;
  const without = await loan({ ...sale, amount: null });
  const { errors } = await testApi.refusal('draftAgreement', { as: desk.employee, body: without });
  expect(errors).toMatchObject([{ field: 'items' }]);
  const both = await loan({ ...sale, items: agreementBody('').items });
  expect((await testApi.refusal('draftAgreement', { as: desk.employee, body: both })).errors).toMatchObject([
    { field: 'amount' },
  ]);
});

describe('money out', () => {
  const refusalOf = async (body: BodyOf<'activateAgreement'>) => {
    const id = await approvedLoan();
    return (await testApi.refusal('activateAgreement', { as: desk.employee, params: { id }, body })).code;
  };

  test('is signed for by somebody, and has a reference unless it is cash', async () => {
    expect(await refusalOf({ method: 'cash' })).toBe('receiver_required');
    expect(await refusalOf({ ...inCash, method: 'raast' })).toBe('reference_required');
  });

  test('has its slip for ever: the same reference asks, on money out and on money in', async () => {
    const sent = { ...inCash, method: 'raast', reference: 'RAAST-7781' } as const;
    const first = await paidOut(sent);
    const { number } = await readAgreement(testApi, desk.employee, first);
    const id = await approvedLoan();
    const again = { as: desk.employee, params: { id }, body: { ...sent, reference: 'raast 7781' } };
    expect(await testApi.refusal('activateAgreement', again)).toMatchObject({
      code: 'not_confirmed',
      warnings: ['reference_seen_before'],
      message: expect.stringContaining(number),
    });
    const payment = { amount: 5_000, method: 'bank', reference: 'RAAST 7781' } as const;
    expect(
      await testApi.refusal('recordPayment', { as: desk.employee, params: { id: first }, body: payment }),
    ).toMatchObject({ code: 'not_confirmed', warnings: ['reference_seen_before'] });
  });

  test('that was recorded by mistake is taken back by two people, and its slip is free again', async () => {
    const sent = { ...inCash, method: 'bank', reference: 'BANK-4410' } as const;
    const id = await paidOut(sent);
    const { entries } = await readAgreement(testApi, desk.employee, id);
    const request = await testApi.call('requestDeliveryReversal', {
      as: desk.employee,
      params: { id: entries[0]?.id ?? '' },
      body: { action: 'reverse_delivery', reason: 'The transfer bounced' },
    });
    await grant(testApi, desk, request.id);
    await testApi.call('activateAgreement', { as: desk.employee, params: { id }, body: sent });
    expect(await readAgreement(testApi, desk.employee, id)).toMatchObject({ outstanding: lent });
    expect(await differences(testApi)).toEqual([]);
  });

  test('on an earlier day is asked for with its receiver', async () => {
    const id = await approvedLoan();
    const earlier = { deliveredOn: '2026-11-19', method: 'cash' } as const;
    const reason = 'The paper came late';
    expect(
      await testApi.refusal('requestBackDatedActivation', {
        as: desk.employee,
        params: { id },
        body: { ...earlier, reason },
      }),
    ).toMatchObject({ code: 'receiver_required' });
    await grant(
      testApi,
      desk,
      await ask(testApi, desk, 'requestBackDatedActivation', id, { ...earlier, ...inCash }),
    );
    expect(await readAgreement(testApi, desk.employee, id)).toMatchObject({
      startOn: '2026-11-19',
      entries: [{ receiverName: 'Rukhsana Parveen' }],
    });
  });
});

test('verify names a loan whose receiver was taken away', async () => {
  const id = await paidOut();
  const { number } = await readAgreement(testApi, desk.employee, id);
  const client = await testApi.database.ownerPool.connect();
  const change = async (method: string | null, receiver: string | null) => {
    await client.query("SET session_replication_role = 'replica'");
    await client.query('UPDATE entries SET method = $2, receiver_name = $3 WHERE agreement_id = $1', [
      id,
      method,
      receiver,
    ]);
    await client.query("SET session_replication_role = 'origin'");
  };
  await change(null, null);
  expect(await differences(testApi)).toContain(
    `${number}: entry 1: signed receipt of money is false, not true`,
  );
  await change('cash', inCash.receiverName);
  client.release();
  expect(await differences(testApi)).toEqual([]);
});

test('a register of loans is brought in: no goods, no down payment, the money handed to the customer', async () => {
  const customer = registered();
  await bringIn(testApi, desk, [customer]);
  const row = running(customer.CNIC, { Item: '', 'Down payment': '', 'Kind of contract': 'قرضِ حسنہ' });
  const { id, rows } = await bringIn(testApi, desk, [row], 'agreements');
  expect(rows).toMatchObject({ created: 1, faulty: 0 });
  const { data } = await testApi.call('listImportRows', { as: desk.superadmin, params: { id } });
  const customerId = data[0]?.customerId ?? '';
  const account = await testApi.call('getAccount', { as: desk.superadmin, params: { id: customerId } });
  expect(account.agreements).toMatchObject([{ items: [] }]);
  const agreement = await readAgreement(testApi, desk.superadmin, account.agreements[0]?.id ?? '');
  expect(agreement).toMatchObject({ contractKind: 'qard_e_hasan', price: 60_000 });
  expect(agreement.entries[0]).toMatchObject({ kind: 'delivery', receiverName: customer['Full name'] });
  expect(await differences(testApi)).toEqual([]);
});
