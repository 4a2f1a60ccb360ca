import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import {
  active,
  approved,
  ask,
  type Desk,
  grant,
  openDesk,
  pay,
  readAgreement,
  refund,
} from '#test/support/lending/lending.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());

describe('the slip of a down payment', () => {
  const byRaast = { method: 'raast', reference: 'RST-500' } as const;
  const activate = async (given: object) =>
    testApi.attempt('activateAgreement', {
      as: desk.employee,
      params: { id: await approved(testApi, desk) },
      body: { ...byRaast, ...given },
    });

  test('that was used before needs confirming, like that of a payment', async () => {
    expect(await activate({})).toMatchObject({ ok: true });
    const refusal = { ok: false, code: 'not_confirmed', warnings: ['reference_seen_before'] };
    expect(await activate({ reference: 'rst-5 00' })).toMatchObject(refusal);
    const confirmed = ['reference_seen_before'];
    expect(await activate({ reference: 'rst-5 00', confirmed })).toMatchObject({ ok: true });
  });

  test('is free again after the delivery is reversed with its down payment', async () => {
    const reference = 'RST-AGAIN';
    const delivered = await activate({ reference });
    if (!delivered.ok) throw new Error(delivered.code);
    const { entries } = await readAgreement(testApi, desk.employee, delivered.data.agreementId);
    const asked = { action: 'reverse_delivery' } as const;
    const request = await ask(testApi, desk, 'requestDeliveryReversal', entries[0]?.id ?? '', asked);
    await grant(testApi, desk, request);
    expect(await activate({ reference })).toMatchObject({ ok: true });
  });

  test('is compared with those of refunds and recoveries too, which can also be confirmed', async () => {
    const id = await active(testApi, desk, { price: 1_000, downPayment: 0, count: 1 });
    await pay(testApi, desk.employee, id, 1_400, { confirmed: ['payment_beyond_outstanding'] });
    const money = { method: 'raast', reference: 'RST-REF', anotherWayReason: 'Asked for it' } as const;
    await refund(testApi, desk, id, 100, money);
    const again = { ...money, amount: 100, reason: 'Paid twice' };
    expect(
      await testApi.refusal('requestRefund', { as: desk.employee, params: { id }, body: again }),
    ).toMatchObject({ warnings: ['reference_seen_before'] });
    await refund(testApi, desk, id, 100, { ...money, confirmed: ['reference_seen_before'] });
  });
});

describe('a payment', () => {
  test('with a reference seen before needs confirming, and the refusal names the receipt that has it', async () => {
    const id = await active(testApi, desk);
    const byBank = { amount: 100, method: 'bank', reference: 'TRX-778' } as const;
    const { receipt } = await testApi.call('recordPayment', {
      as: desk.employee,
      params: { id },
      body: byBank,
    });
    const again = { ...byBank, amount: 200 };
    expect(
      await testApi.refusal('recordPayment', { as: desk.employee, params: { id }, body: again }),
    ).toMatchObject({
      code: 'not_confirmed',
      warnings: ['reference_seen_before'],
      message: expect.stringContaining(receipt?.number ?? 'no receipt'),
    });
    const confirmed = { ...again, confirmed: ['reference_seen_before' as const] };
    await testApi.call('recordPayment', { as: desk.employee, params: { id }, body: confirmed });
  });

  test.each([
    ['by another wallet', { method: 'easypaisa' }],
    ['with a hyphen', { reference: 'JC-7781' }],
    ['with a number sign', { reference: '# JC 7781' }],
  ] as const)('on a slip that was used before needs confirming, %s too', async (_, given) => {
    const slip = { amount: 100, method: 'jazzcash', reference: 'JC7781' } as const;
    const body = { ...slip, confirmed: ['reference_seen_before' as const] };
    await testApi.call('recordPayment', {
      as: desk.employee,
      params: { id: await active(testApi, desk) },
      body,
    });
    expect(
      await testApi.refusal('recordPayment', {
        as: desk.employee,
        params: { id: await active(testApi, desk) },
        body: { ...slip, ...given },
      }),
    ).toMatchObject({ code: 'not_confirmed', warnings: ['reference_seen_before'] });
  });

  test('with the number of a cheque is not compared with transfers', async () => {
    const slip = { amount: 100, reference: '447810' } as const;
    for (const method of ['cheque', 'bank'] as const)
      await testApi.call('recordPayment', {
        as: desk.employee,
        params: { id: await active(testApi, desk) },
        body: { ...slip, method },
      });
  });

  test('on one slip used at ten counters at once is recorded once, and the others must confirm', async () => {
    const slip = { amount: 100, method: 'raast', reference: 'RST-BURST' } as const;
    const ids = await Promise.all(Array.from({ length: 10 }, () => active(testApi, desk)));
    const answers = await Promise.all(
      ids.map((id) => testApi.attempt('recordPayment', { as: desk.employee, params: { id }, body: slip })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok && answer.code === 'not_confirmed')).toHaveLength(9);
  });

  test('equal to one of the last 15 minutes needs confirming, and the refusal names that receipt; later it does not', async () => {
    const id = await active(testApi, desk);
    const given = { as: desk.employee, params: { id }, body: { amount: 3_200, method: 'cash' } } as const;
    const { receipt } = await testApi.call('recordPayment', given);
    testApi.clock.advance(15 * 60_000 - 1);
    expect(await testApi.refusal('recordPayment', given)).toMatchObject({
      code: 'not_confirmed',
      warnings: ['equal_payment_just_recorded'],
      message: expect.stringContaining(receipt?.number ?? 'no receipt'),
    });
    const other = { ...given, body: { amount: 3_201, method: 'cash' } } as const;
    await testApi.call('recordPayment', other);
    testApi.clock.advance(1);
    await testApi.call('recordPayment', given);
    const confirmed = ['equal_payment_just_recorded' as const];
    await testApi.call('recordPayment', { ...given, body: { ...given.body, confirmed } });
  });

  test('equal to one that was reversed needs no confirming', async () => {
    const id = await active(testApi, desk);
    const given = { as: desk.employee, params: { id }, body: { amount: 3_200, method: 'cash' } } as const;
    const { entryId } = await testApi.call('recordPayment', given);
    await grant(testApi, desk, await ask(testApi, desk, 'requestReversal', entryId));
    await testApi.call('recordPayment', given);
  });

  test.each([
    ['case and spaces', ' trx-99 1', 'TRX-991'],
    ['Urdu digits', 'TRX-۹۹۲', 'TRX-992'],
  ])('with the same reference but for %s needs confirming', async (_, typed, first) => {
    const byBank = { amount: 100, method: 'bank' } as const;
    const id = await active(testApi, desk);
    await testApi.call('recordPayment', {
      as: desk.employee,
      params: { id },
      body: { ...byBank, reference: first },
    });
    expect(
      await testApi.refusal('recordPayment', {
        as: desk.employee,
        params: { id: await active(testApi, desk) },
        body: { ...byBank, reference: typed },
      }),
    ).toMatchObject({ code: 'not_confirmed', warnings: ['reference_seen_before'] });
  });

  test('with the reference of a reversed payment needs no confirming', async () => {
    const id = await active(testApi, desk);
    const slip = { amount: 100, method: 'bank', reference: 'TRX-REV' } as const;
    const given = { as: desk.employee, params: { id }, body: slip };
    const { entryId } = await testApi.call('recordPayment', given);
    await grant(testApi, desk, await ask(testApi, desk, 'requestReversal', entryId));
    await testApi.call('recordPayment', given);
  });
});
