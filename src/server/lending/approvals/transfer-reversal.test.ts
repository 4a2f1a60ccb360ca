import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { endingsOf } from '#test/support/calls/calls.ts';
import {
  active,
  addCustomer,
  ask,
  type Desk,
  grant,
  openDesk,
  pay,
  readAgreement,
} from '#test/support/lending/lending.ts';
import { findDifferences } from '../verify/find-differences.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());

const reason = { reason: 'Moved to the wrong agreement' };

interface Moved {
  readonly from: string;
  readonly to: string;
  readonly refundId: string;
  readonly paymentId: string;
}

/** Two agreements of 10,000; 11,000 was paid on the first, and the 1,000 too much moved to the second. */
async function movedOverpayment(): Promise<Moved> {
  const customerId = await addCustomer(testApi, desk);
  const terms = { customerId, price: 10_000, downPayment: 0, count: 10 };
  const [from, to] = [await active(testApi, desk, terms), await active(testApi, desk, terms)];
  await pay(testApi, desk.employee, from, 11_000, { confirmed: ['payment_beyond_outstanding'] });
  const { entryId } = await testApi.call('moveOverpayment', {
    as: desk.employee,
    params: { id: from },
    body: { toAgreementId: to, amount: 1_000 },
  });
  const payment = (await readAgreement(testApi, desk.employee, to)).entries.at(-1);
  return { from, to, refundId: entryId, paymentId: payment?.id ?? '' };
}

async function figuresOf(id: string) {
  const { outstanding, overpaid } = await readAgreement(testApi, desk.employee, id);
  return { outstanding, overpaid };
}

async function inTransfer(): Promise<number> {
  const { rows } = await testApi.context.pool.query(
    `SELECT coalesce(sum(CASE WHEN debit = 'transfer' THEN amount ELSE -amount END), 0)::bigint AS balance
       FROM entries WHERE 'transfer' IN (debit, credit)`,
  );
  return rows[0].balance;
}

test.each(['refundId', 'paymentId'] as const)(
  'one half of a moved overpayment is never reversed alone (%s): the refusal names the amount',
  async (half) => {
    const { [half]: id } = await movedOverpayment();
    const refusal = await testApi.refusal('requestReversal', {
      as: desk.employee,
      params: { id },
      body: reason,
    });
    expect(refusal).toMatchObject({
      code: 'half_of_transfer',
      message: expect.stringContaining('Rs 1,000'),
    });
  },
);

test('reversed from either half, a moved overpayment leaves both agreements as if it had never been', async () => {
  const { from, to, paymentId } = await movedOverpayment();
  const request = await ask(testApi, desk, 'requestTransferReversal', paymentId);
  const { preview } = await testApi.call('getApproval', { as: desk.superadmin, params: { id: request } });
  expect(preview?.agreements).toMatchObject([
    { agreementId: from, overpaid: 1_000 },
    { agreementId: to, outstanding: 10_000 },
  ]);
  await grant(testApi, desk, request);
  expect(await figuresOf(from)).toEqual({ outstanding: 0, overpaid: 1_000 });
  expect(await figuresOf(to)).toEqual({ outstanding: 10_000, overpaid: 0 });
  expect(await inTransfer()).toBe(0);
  expect(
    await testApi.refusal('requestTransferReversal', {
      as: desk.employee,
      params: { id: paymentId },
      body: reason,
    }),
  ).toMatchObject({ code: 'entry_already_reversed' });
});

test('its reversal waits once, whichever half is named, and is not approved after a change of either agreement', async () => {
  const { to, refundId, paymentId } = await movedOverpayment();
  const request = await ask(testApi, desk, 'requestTransferReversal', refundId);
  const other = { as: desk.employee, params: { id: paymentId }, body: reason };
  expect(await testApi.refusal('requestTransferReversal', other)).toMatchObject({
    code: 'already_requested',
  });
  await pay(testApi, desk.employee, to, 500);
  const decision = { as: desk.superadmin, params: { id: request }, body: { decision: 'approved' } } as const;
  expect(await testApi.refusal('decideApproval', decision)).toMatchObject({ code: 'terms_changed' });
});

test('its reversal approved five times at once is recorded once', async () => {
  const { from, to, refundId } = await movedOverpayment();
  const request = await ask(testApi, desk, 'requestTransferReversal', refundId);
  const decision = { as: desk.superadmin, params: { id: request }, body: { decision: 'approved' } } as const;
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => testApi.attempt('decideApproval', decision)),
  );
  expect(endingsOf(answers)).toEqual([...Array(4).fill('already_decided'), 'done']);
  expect(await figuresOf(from)).toEqual({ outstanding: 0, overpaid: 1_000 });
  expect(await figuresOf(to)).toEqual({ outstanding: 10_000, overpaid: 0 });
});

test('an entry that is no moved overpayment has none to reverse, and a clerk of another branch finds none', async () => {
  const { entryId } = await pay(testApi, desk.employee, await active(testApi, desk), 500);
  const missing = { code: 'not_found' };
  expect(
    await testApi.refusal('requestTransferReversal', {
      as: desk.employee,
      params: { id: entryId },
      body: reason,
    }),
  ).toMatchObject(missing);
  const { refundId } = await movedOverpayment();
  const elsewhere = await openDesk(testApi, 'LHE');
  expect(
    await testApi.refusal('requestTransferReversal', {
      as: elsewhere.employee,
      params: { id: refundId },
      body: reason,
    }),
  ).toMatchObject(missing);
});

test('the database refuses one half alone, and one half of the reversal alone, whatever the program does', async () => {
  const { refundId } = await movedOverpayment();
  const { pool } = testApi.context;
  const reverseHalf = `
    INSERT INTO entries (id, agreement_id, position, branch_id, kind, amount, debit, credit, valued_on, counts_on,
                         recorded_at, recorded_by, reverses)
    SELECT gen_random_uuid(), agreement_id, position + 1, branch_id, 'reversal', amount, credit, debit, valued_on,
           counts_on, recorded_at, recorded_by, id FROM entries WHERE id = $1`;
  await expect(pool.query(reverseHalf, [refundId])).rejects.toThrow('by half');
  const moveHalf = `
    INSERT INTO entries (id, agreement_id, position, branch_id, kind, amount, debit, credit, valued_on, counts_on,
                         recorded_at, recorded_by, method, transfer_id)
    SELECT gen_random_uuid(), agreement_id, position + 1, branch_id, 'refund', amount, debit, credit, valued_on,
           counts_on, recorded_at, recorded_by, method, gen_random_uuid() FROM entries WHERE id = $1`;
  await expect(pool.query(moveHalf, [refundId])).rejects.toThrow('by half');
});

test('the key of another request is refused on the second agreement too, and nothing is written', async () => {
  const customerId = await addCustomer(testApi, desk);
  const terms = { customerId, price: 1_000, downPayment: 0, count: 1 };
  const from = await active(testApi, desk, terms);
  const to = await active(testApi, desk, { ...terms, price: 5_000 });
  await pay(testApi, desk.employee, from, 1_400, { confirmed: ['payment_beyond_outstanding'] });
  const idempotencyKey = '0192f3a0-0000-7000-8000-000000000001';
  await testApi.call('recordPayment', {
    as: desk.employee,
    params: { id: to },
    body: { amount: 100, method: 'cash' },
    idempotencyKey,
  });
  const refusal = await testApi.refusal('moveOverpayment', {
    as: desk.employee,
    params: { id: from },
    body: { toAgreementId: to, amount: 400 },
    idempotencyKey,
  });
  expect(refusal).toMatchObject({ status: 422, code: 'idempotency_key_reused' });
  expect(await figuresOf(from)).toEqual({ outstanding: 0, overpaid: 400 });
});

test('the books verify after all of this', async () => {
  expect(await inTransfer()).toBe(0);
  expect((await findDifferences(testApi.context.pool)).differences).toEqual([]);
});
