import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import {
  active,
  approved,
  ask,
  type Desk,
  draft,
  fillReliefFund,
  grant,
  openDesk,
  pay,
  readAgreement,
  type Terms,
} from '#test/support/lending/lending.ts';
import { proveCost } from '#test/support/lending/prove-cost.ts';
import { findDifferences } from '../verify/find-differences.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
  await fillReliefFund(testApi, desk);
});
afterAll(() => testApi.close());

/** 3,500 with 500 down and three installments of 1,000. */
const terms: Terms = { price: 3_500, downPayment: 500, count: 3 };
const back = { action: 'reverse_delivery' } as const;
const cancel = { action: 'reverse_delivery_and_cancel' } as const;
const reason = { reason: 'Activated the neighbor’s agreement' };

async function deliveryOf(id: string): Promise<string> {
  const { entries } = await readAgreement(testApi, desk.employee, id);
  return entries.findLast(({ kind }) => kind === 'delivery')?.id ?? '';
}

/** The sums over the branch's agreements and the relief fund. */
async function sums() {
  const { rows } = await testApi.context.pool.query(
    `SELECT coalesce(sum(active_count), 0)::integer AS active, coalesce(sum(outstanding), 0)::bigint AS outstanding,
            f.granted, f.reserved FROM relief_fund f LEFT JOIN branch_portfolios ON true GROUP BY f.granted, f.reserved`,
  );
  return rows[0];
}

function refusedReversal(deliveryId: string) {
  return testApi.refusal('requestDeliveryReversal', {
    as: desk.employee,
    params: { id: deliveryId },
    body: { ...reason, ...back },
  });
}

describe('a delivery that was recorded by mistake', () => {
  test('is reversed to approved with its down payment: nothing is owed, and the void receipt keeps its number', async () => {
    const id = await approved(testApi, desk, terms);
    const before = await sums();
    await testApi.call('activateAgreement', { as: desk.employee, params: { id }, body: { method: 'cash' } });
    const activated = await readAgreement(testApi, desk.employee, id);
    const request = await ask(testApi, desk, 'requestDeliveryReversal', await deliveryOf(id), back);
    expect(await grant(testApi, desk, request)).toEqual({ state: 'approved', agreementStatus: 'approved' });
    const after = await readAgreement(testApi, desk.employee, id);
    expect(after).toMatchObject({ status: 'approved', outstanding: 0, paid: 0, dueNow: 0, next: null });
    expect(after.installments).toEqual(
      activated.installments.slice(1).map((row) => ({ ...row, state: 'planned' })),
    );
    expect(after.entries.map(({ kind, isReversed, balance }) => [kind, isReversed, balance])).toEqual([
      ['delivery', true, 3_500],
      ['down_payment', true, 3_000],
      ['reversal', false, -500],
      ['reversal', false, 0],
    ]);
    expect(after.entries[1]?.receiptNumber).toBe(activated.entries[1]?.receiptNumber);
    expect(await sums()).toEqual(before);
  });

  test('can be repeated on another day, with a receipt of its own, and paid in full', async () => {
    const id = await active(testApi, desk, terms);
    const first = (await readAgreement(testApi, desk.employee, id)).entries[1]?.receiptNumber;
    await grant(
      testApi,
      desk,
      await ask(testApi, desk, 'requestDeliveryReversal', await deliveryOf(id), back),
    );
    await testApi.call('activateAgreement', { as: desk.employee, params: { id }, body: { method: 'cash' } });
    const again = await readAgreement(testApi, desk.employee, id);
    expect(again).toMatchObject({ status: 'active', outstanding: 3_000, paid: 500 });
    expect(again.installments.map(({ number }) => number)).toEqual([0, 1, 2, 3]);
    expect(again.entries.at(-1)?.receiptNumber).not.toBe(first);
    await pay(testApi, desk.employee, id, 3_000);
    expect((await readAgreement(testApi, desk.employee, id)).status).toBe('completed');
  });

  test('can be reversed to cancelled at once, or cancelled or withdrawn later', async () => {
    const id = await active(testApi, desk, terms);
    await grant(
      testApi,
      desk,
      await ask(testApi, desk, 'requestDeliveryReversal', await deliveryOf(id), cancel),
    );
    expect((await readAgreement(testApi, desk.employee, id)).status).toBe('cancelled');
    const other = await active(testApi, desk, terms);
    await grant(
      testApi,
      desk,
      await ask(testApi, desk, 'requestDeliveryReversal', await deliveryOf(other), back),
    );
    await testApi.call('withdrawAgreement', { as: desk.employee, params: { id: other }, body: reason });
    expect((await readAgreement(testApi, desk.employee, other)).status).toBe('withdrawn');
  });

  test('returns its relief to the reserve of the fund, or frees it', async () => {
    const relieved = async () => {
      const id = await draft(testApi, desk, terms);
      await grant(testApi, desk, await ask(testApi, desk, 'requestRelief', id, { amount: 600 }));
      const params = { id };
      const consent = { termsVersion: 2, how: 'signed' } as const;
      await proveCost(testApi, desk.employee, id);
      await testApi.call('recordConsent', { as: desk.employee, params, body: consent });
      await testApi.call('submitAgreement', { as: desk.employee, params });
      await testApi.call('approveAgreement', { as: desk.superadmin, params, body: { termsVersion: 2 } });
      return id;
    };
    const fund = async () => {
      const { reserved, granted } = await sums();
      return { reserved, granted };
    };
    const atFirst = await fund();
    const id = await relieved();
    expect(await fund()).toEqual({ ...atFirst, reserved: atFirst.reserved + 600 });
    await testApi.call('activateAgreement', { as: desk.employee, params: { id }, body: { method: 'cash' } });
    expect(await fund()).toEqual({ ...atFirst, granted: atFirst.granted + 600 });
    await grant(
      testApi,
      desk,
      await ask(testApi, desk, 'requestDeliveryReversal', await deliveryOf(id), back),
    );
    expect(await fund()).toEqual({ ...atFirst, reserved: atFirst.reserved + 600 });
    await testApi.call('cancelAgreement', { as: desk.superadmin, params: { id }, body: reason });
    expect(await fund()).toEqual(atFirst);
  });

  test('is not reversed while a payment or reschedule follows it: the refusal says how many and when', async () => {
    const paid = await active(testApi, desk, terms);
    await pay(testApi, desk.employee, paid, 100);
    await pay(testApi, desk.employee, paid, 200);
    expect(await refusedReversal(await deliveryOf(paid))).toMatchObject({
      code: 'entries_since_delivery',
      message: expect.stringMatching(/: 2, .*20 November 2026/),
    });
    const rescheduled = await active(testApi, desk, terms);
    const later = {
      firstDueOn: '2027-06-01',
      openCount: 3,
      frequency: { unit: 'months', every: 1 },
      roundingStep: 1,
      consentHow: 'signed',
    } as const;
    await grant(testApi, desk, await ask(testApi, desk, 'requestReschedule', rescheduled, later));
    expect(await refusedReversal(await deliveryOf(rescheduled))).toMatchObject({
      code: 'rescheduled_since_delivery',
    });
    const payment = await pay(testApi, desk.employee, await active(testApi, desk, terms), 100);
    expect(await refusedReversal(payment.entryId)).toMatchObject({ code: 'not_found' });
  });

  test('is not reversed by a request from before a payment, and is reversed once', async () => {
    const id = await active(testApi, desk, terms);
    const deliveryId = await deliveryOf(id);
    const request = await ask(testApi, desk, 'requestDeliveryReversal', deliveryId, back);
    const { entryId } = await pay(testApi, desk.employee, id, 100);
    const decision = {
      as: desk.superadmin,
      params: { id: request },
      body: { decision: 'approved' },
    } as const;
    expect(await testApi.refusal('decideApproval', decision)).toMatchObject({
      code: 'entries_since_delivery',
    });
    await grant(testApi, desk, await ask(testApi, desk, 'requestReversal', entryId));
    // After the payment is reversed, the agreement is as it was at the time of the request.
    await grant(testApi, desk, request);
    await testApi.call('activateAgreement', { as: desk.employee, params: { id }, body: { method: 'cash' } });
    expect(await refusedReversal(deliveryId)).toMatchObject({ code: 'entry_already_reversed' });
  });

  test('reversed at the same moment as a payment: one of them counts, and no rupee is lost', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await active(testApi, desk, terms);
      const request = await ask(testApi, desk, 'requestDeliveryReversal', await deliveryOf(id), back);
      const [decided, paid] = await Promise.all([
        testApi.attempt('decideApproval', {
          as: desk.superadmin,
          params: { id: request },
          body: { decision: 'approved' },
        }),
        testApi.attempt('recordPayment', {
          as: desk.employee,
          params: { id },
          body: { amount: 100, method: 'cash' },
        }),
      ]);
      expect(decided.ok).toBe(!paid.ok);
      expect((await readAgreement(testApi, desk.employee, id)).status).toBe(
        decided.ok ? 'approved' : 'active',
      );
    }
  });
});

test('leaves books that verify after all of this', async () => {
  expect((await findDifferences(testApi.context.pool)).differences).toEqual([]);
});
