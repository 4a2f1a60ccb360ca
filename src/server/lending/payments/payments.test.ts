import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PostedEntry } from '#contract/lending/payments.ts';
import { createTestApi, readFailure, type TestApi } from '#test/support/calls/api.ts';
import { pathOf } from '#test/support/calls/calls.ts';
import {
  active,
  addCustomer,
  approved,
  type Desk,
  draft,
  openDesk,
  pay,
  readAgreement,
} from '#test/support/lending/lending.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());

describe('an activation', () => {
  test('records the delivery and the down payment, with a receipt, and leaves the installments to pay', async () => {
    const id = await approved(testApi, desk);
    const posted = await testApi.call('activateAgreement', {
      as: desk.employee,
      params: { id },
      body: { method: 'cash', deliveryNote: 'In its carton, to her brother' },
    });
    expect(posted).toMatchObject({
      kind: 'delivery',
      amount: 132_000,
      status: 'active',
      outstanding: 120_000,
    });
    expect(posted.receipt?.number).toMatch(/^SGD-\d{6}$/);
    expect(posted.next).toEqual({ dueOn: '2026-12-20', amount: 10_000 });
    const { entries, installments } = await readAgreement(testApi, desk.employee, id);
    expect(entries.map(({ kind, balance, note }) => [kind, balance, note])).toEqual([
      ['delivery', 132_000, 'In its carton, to her brother'],
      ['down_payment', 120_000, null],
    ]);
    expect(installments[0]).toEqual({
      number: 0,
      dueOn: '2026-11-20',
      amount: 12_000,
      paid: 12_000,
      state: 'paid',
    });
  });

  test('is refused after the first due date, before the approval, and a second time', async () => {
    const activate = (id: string, body: object) =>
      testApi.refusal('activateAgreement', {
        as: desk.employee,
        params: { id },
        body: { method: 'cash', ...body },
      });
    expect(await activate(await draft(testApi, desk), {})).toMatchObject({ code: 'agreement_is_draft' });
    const late = await approved(testApi, desk, { startOn: '2026-11-01', firstDueOn: '2026-11-19' });
    expect(await activate(late, {})).toMatchObject({ code: 'delivered_after_first_due' });
    expect(await activate(late, { deliveredOn: '2026-11-21' })).toMatchObject({ code: 'valued_in_future' });
    expect(await activate(late, { deliveredOn: '2026-11-19' })).toMatchObject({
      code: 'delivered_before_draft',
      message: expect.stringContaining('20 November 2026'),
    });
    expect(await activate(await approved(testApi, desk), { method: 'bank' })).toMatchObject({
      code: 'reference_required',
    });
    expect(await activate(await active(testApi, desk), {})).toMatchObject({ code: 'agreement_is_active' });
  });
});

describe('a payment', () => {
  test('pays the oldest installment, gets the next receipt number, and completes the agreement with the last rupee', async () => {
    const id = await active(testApi, desk, { price: 3_000, downPayment: 0, count: 3 });
    const first = await pay(testApi, desk.employee, id, 1_500);
    expect(first).toMatchObject({ status: 'active', outstanding: 1_500, overpaid: 0 });
    expect(first.pays).toEqual([
      { number: 1, dueOn: '2026-12-20', amount: 1_000 },
      { number: 2, dueOn: '2027-01-20', amount: 500 },
    ]);
    const second = await pay(testApi, desk.employee, id, 1_500);
    expect(second).toMatchObject({ status: 'completed', outstanding: 0, next: null });
    const serial = ({ receipt }: PostedEntry) => Number(receipt?.number.slice(4));
    expect(serial(second)).toBe(serial(first) + 1);
    const { paid, daysPastDue, status } = await readAgreement(testApi, desk.employee, id);
    expect({ paid, daysPastDue, status }).toEqual({ paid: 3_000, daysPastDue: 0, status: 'completed' });
  });

  test('beyond the outstanding needs confirming, and what no installment takes is overpaid', async () => {
    const id = await active(testApi, desk, { price: 2_000, downPayment: 0, count: 2 });
    const body = { amount: 2_500, method: 'cash' };
    expect(await testApi.refusal('recordPayment', { as: desk.employee, params: { id }, body })).toMatchObject(
      { code: 'not_confirmed', warnings: ['payment_beyond_outstanding'] },
    );
    const posted = await pay(testApi, desk.employee, id, 2_500, {
      confirmed: ['payment_beyond_outstanding'],
    });
    expect(posted).toMatchObject({ status: 'completed', outstanding: 0, overpaid: 500 });
  });

  test.each([
    ['amount_not_whole_rupees', { amount: 0 }],
    ['amount_not_whole_rupees', { amount: 10.5 }],
    ['invalid_input', { amount: 1e300 }],
    ['valued_in_future', { valuedOn: '2026-11-21' }],
    ['back_dated_too_far', { valuedOn: '2026-11-12' }],
    ['reference_required', { method: 'raast' }],
    ['invalid_input', { amount: '100' }],
    ['invalid_input', { valuedOn: '2026-02-30' }],
  ])('is refused with %s for %o, and nothing is written', async (code, given) => {
    const id = await active(testApi, desk);
    const before = await readAgreement(testApi, desk.employee, id);
    const body = { amount: 100, method: 'cash', ...given };
    expect(await testApi.refusal('recordPayment', { as: desk.employee, params: { id }, body })).toMatchObject(
      { code },
    );
    expect(await readAgreement(testApi, desk.employee, id)).toEqual(before);
  });

  test('names everything to confirm in one refusal', async () => {
    const id = await active(testApi, desk, { price: 2_000, downPayment: 0, count: 2 });
    const slip = { amount: 500, method: 'bank', reference: 'TRX-ALL' } as const;
    await testApi.call('recordPayment', { as: desk.employee, params: { id }, body: slip });
    const body = { ...slip, amount: 1_600 };
    const refusal = await testApi.refusal('recordPayment', { as: desk.employee, params: { id }, body });
    expect(refusal).toMatchObject({
      status: 409,
      code: 'not_confirmed',
      warnings: ['payment_beyond_outstanding', 'reference_seen_before'],
      message: expect.stringContaining('Rs 1,500'),
    });
    const half = { ...body, confirmed: ['reference_seen_before'] };
    expect(
      await testApi.refusal('recordPayment', { as: desk.employee, params: { id }, body: half }),
    ).toMatchObject({ warnings: ['payment_beyond_outstanding'] });
    const confirmed = { ...body, confirmed: [...(refusal.warnings ?? [])] };
    await testApi.call('recordPayment', { as: desk.employee, params: { id }, body: confirmed });
  });

  test.each([
    ['2026-11-21', 'valued_in_future', '20 November 2026'],
    ['2026-11-12', 'back_dated_too_far', '13 November 2026'],
    ['2026-11-19', 'valued_before_delivery', '20 November 2026'],
    ['1990-01-01', 'back_dated_too_far', '13 November 2026'],
  ])('of %s is refused with %s and the day it is about: %s', async (valuedOn, code, day) => {
    const id = await active(testApi, desk);
    const body = { amount: 100, method: 'cash', valuedOn };
    expect(await testApi.refusal('recordPayment', { as: desk.employee, params: { id }, body })).toMatchObject(
      {
        code,
        message: expect.stringContaining(day),
      },
    );
  });

  test('dated back more than 31 days is refused even to a superadmin', async () => {
    const params = { id: await active(testApi, desk, { startOn: '2026-09-20', deliveredOn: '2026-09-20' }) };
    const as = desk.superadmin;
    const body = { amount: 100, method: 'cash', valuedOn: '2026-10-19' } as const;
    expect(await testApi.refusal('recordPayment', { as, params, body })).toMatchObject({
      code: 'back_dated_too_far',
      message: expect.stringContaining('20 October 2026'),
    });
    await testApi.call('recordPayment', { as, params, body: { ...body, valuedOn: '2026-10-20' } });
  });

  test('is refused on an agreement that was never delivered', async () => {
    const body = { amount: 100, method: 'cash' } as const;
    expect(
      await testApi.refusal('recordPayment', {
        as: desk.employee,
        params: { id: await draft(testApi, desk) },
        body,
      }),
    ).toMatchObject({ code: 'agreement_is_draft' });
  });

  test('an employee without the right to record payments can neither take nor refund money', async () => {
    const body = { amount: 100, method: 'cash' } as const;
    const [id, waiting, withoutDownPayment] = [
      await active(testApi, desk),
      await approved(testApi, desk),
      await approved(testApi, desk, { price: 3_000, downPayment: 0, count: 3 }),
    ];
    const { pool } = testApi.context;
    const allow = (allowed: boolean) =>
      pool.query('UPDATE employees SET may_record_payments = $2 WHERE user_id = $1', [
        desk.employeeId,
        allowed,
      ]);
    await allow(false);
    const given = { as: desk.employee, params: { id }, body };
    const refusals = [
      await testApi.refusal('recordPayment', given),
      await testApi.refusal('recordRecovery', given),
      await testApi.refusal('requestRefund', { ...given, body: { ...body, reason: 'Paid twice' } }),
      await testApi.refusal('activateAgreement', {
        as: desk.employee,
        params: { id: waiting },
        body: { method: 'cash' },
      }),
    ];
    expect(refusals.map(({ code }) => code)).toEqual(Array(4).fill('payments_not_permitted'));
    await testApi.call('activateAgreement', {
      as: desk.employee,
      params: { id: withoutDownPayment },
      body: { method: 'cash' },
    });
    await allow(true);
  });

  test('without a key is refused, and one for an agreement of another branch is not found', async () => {
    const id = await active(testApi, desk);
    const body = { amount: 100, method: 'cash' } as const;
    const keyless = await testApi.send('POST', pathOf('recordPayment', { id }), { as: desk.employee, body });
    expect(await readFailure(keyless)).toMatchObject({ code: 'idempotency_key_invalid' });
    const elsewhere = await openDesk(testApi, 'LHE');
    expect(
      await testApi.refusal('recordPayment', { as: elsewhere.employee, params: { id }, body }),
    ).toMatchObject({ code: 'not_found' });
    expect(
      await testApi.refusal('recordPayment', { as: desk.employee, params: { id: randomUUID() }, body }),
    ).toMatchObject({ code: 'not_found' });
  });
});

describe('an overpayment', () => {
  const overpaid = async (customerId?: string) => {
    const terms = { price: 1_000, downPayment: 0, count: 1, ...(customerId && { customerId }) };
    const id = await active(testApi, desk, terms);
    await pay(testApi, desk.employee, id, 1_400, { confirmed: ['payment_beyond_outstanding'] });
    return id;
  };

  test('moves to another agreement of the same customer, both halves together, and to nobody else', async () => {
    const customerId = await addCustomer(testApi, desk);
    const from = await overpaid(customerId);
    const to = await active(testApi, desk, { customerId, price: 3_000, downPayment: 0, count: 3 });
    const stranger = await active(testApi, desk);
    expect(
      await testApi.refusal('moveOverpayment', {
        as: desk.employee,
        params: { id: from },
        body: { toAgreementId: stranger, amount: 400 },
      }),
    ).toMatchObject({ code: 'not_same_customer' });
    const body = { toAgreementId: to, amount: 400 };
    const key = randomUUID();
    const posted = await testApi.call('moveOverpayment', {
      as: desk.employee,
      params: { id: from },
      body,
      idempotencyKey: key,
    });
    expect(posted).toMatchObject({ agreementId: from, overpaid: 0 });
    expect(
      await testApi.call('moveOverpayment', {
        as: desk.employee,
        params: { id: from },
        body,
        idempotencyKey: key,
      }),
    ).toEqual(posted);
    const target = await readAgreement(testApi, desk.employee, to);
    expect(target).toMatchObject({ outstanding: 2_600, paid: 400 });
    expect(target.entries.at(-1)).toMatchObject({ kind: 'payment', debit: 'transfer', receiptNumber: null });
  });
});

test('a payment counts on the day in Karachi: at half past eleven at night still today, an hour later tomorrow', async () => {
  const hourMs = 3_600_000;
  const id = await active(testApi, desk);
  // The tests began at ten in the morning; sessions end on the way.
  testApi.clock.advance(13.5 * hourMs);
  const atNight = await openDesk(testApi);
  const slip = { method: 'raast', reference: 'RST-NIGHT' } as const;
  await pay(testApi, atNight.employee, id, 300, slip);
  expect(await pay(testApi, atNight.employee, id, 100)).toMatchObject({ valuedOn: '2026-11-20' });
  testApi.clock.advance(hourMs);
  const afterMidnight = await openDesk(testApi);
  expect(await pay(testApi, afterMidnight.employee, id, 100)).toMatchObject({ valuedOn: '2026-11-21' });
  expect(
    await testApi.refusal('recordPayment', {
      as: afterMidnight.employee,
      params: { id },
      body: { ...slip, amount: 300 },
    }),
    'a slip is the same on any day',
  ).toMatchObject({ warnings: ['reference_seen_before'] });
});
