import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, readFailure, type TestApi } from '#test/support/calls/api.ts';
import { active, addCustomer, ask, type Desk, grant, openDesk, pay } from '#test/support/lending/lending.ts';

let testApi: TestApi;
let desk: Desk;
beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());

async function receipt(): Promise<{ entryId: string; number: string; code: string }> {
  const customerId = await addCustomer(testApi, desk, {
    fullName: { own: 'Rukhsana Parveen', ur: 'رخسانہ پروین' },
  });
  const posted = await pay(testApi, desk.employee, await active(testApi, desk, { customerId }), 14_600);
  if (posted.receipt === null) throw new Error('money that came in has a receipt');
  return { entryId: posted.entryId, ...posted.receipt };
}

const check = (code: string) => testApi.call('checkReceipt', { params: { code } });

describe('the code on a receipt', () => {
  test('shows number, day, amount and validity to anyone, and of the name only the first letters', async () => {
    const { number, code } = await receipt();
    const answer = await check(code);
    expect(answer).toEqual({
      number,
      valuedOn: '2026-11-20',
      amount: 14_600,
      customer: { en: 'R••• P•••', ur: 'ر••• پ•••' },
      lender: { en: 'Asaan Qist', ur: 'آسان قسط' },
      isVoid: false,
    });
  });

  test('is found however it is typed', async () => {
    const { number, code } = await receipt();
    expect((await check(code.toLowerCase().replaceAll('-', ' '))).number).toBe(number);
  });

  test('shows that the receipt is void once the payment is reversed', async () => {
    const { entryId, code } = await receipt();
    await grant(testApi, desk, await ask(testApi, desk, 'requestReversal', entryId));
    expect(await check(code)).toMatchObject({ amount: 14_600, isVoid: true });
  });

  test.each(['7K4M-QX2P-9TDA-3WEF', 'SGD-000001', "' OR 1=1 --", '٪'])(
    'that was never issued (%s) is not found',
    async (code) => {
      const refusal = await testApi.refusal('checkReceipt', { params: { code } });
      expect(refusal).toMatchObject({ status: 404, code: 'not_found' });
    },
  );

  test('can be checked sixty times in ten minutes per address', async () => {
    const { code } = await receipt();
    const address = '203.0.113.7';
    const ask60 = Array.from({ length: 60 }, () =>
      testApi.call('checkReceipt', { params: { code }, address }),
    );
    await Promise.all(ask60);
    const refused = await testApi.request('checkReceipt', { params: { code }, address });
    expect(refused.status).toBe(429);
    expect((await readFailure(refused)).code).toBe('too_many_requests');
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await check(code)).isVoid).toBe(false);
    testApi.clock.advance(10 * 60 * 1000);
    await testApi.call('checkReceipt', { params: { code }, address });
  });
});
