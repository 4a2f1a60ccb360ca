import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, readFailure, type TestApi } from '#test/support/calls/api.ts';
import { openAccount } from '#test/support/lending/cash.ts';
import { payByCheque } from '#test/support/lending/cheques.ts';
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

async function chequeReceipt(): Promise<{ entryId: string; code: string }> {
  const { entryId } = await payByCheque(testApi, desk);
  const { code } = await testApi.call('getReceipt', { as: desk.employee, params: { entryId } });
  return { entryId, code: code ?? '' };
}

const check = (code: string, entry?: string) =>
  testApi.call('checkReceipt', { params: { code }, query: entry === undefined ? {} : { entry } });

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
      isUnclearedCheque: false,
      entry: 'not_asked',
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

  test('shows that a cheque is not cleared until somebody says that a bank has paid it', async () => {
    const { entryId, code } = await chequeReceipt();
    expect(await check(code)).toMatchObject({ isVoid: false, isUnclearedCheque: true });
    await testApi.call('recordChequeStep', {
      as: desk.employee,
      params: { entryId },
      body: { step: 'cleared', accountId: (await openAccount(testApi, desk)).id, happenedOn: '2026-11-20' },
    });
    expect(await check(code)).toMatchObject({ isVoid: false, isUnclearedCheque: false });
  });

  test('of a cheque that was returned is void, and no longer waits for a bank', async () => {
    const { entryId, code } = await chequeReceipt();
    await grant(
      testApi,
      desk,
      await ask(testApi, desk, 'requestReversal', entryId, { chequeReturn: 'funds_short' }),
    );
    expect(await check(code)).toMatchObject({ isVoid: true, isUnclearedCheque: false });
  });

  test.each(['7K4M-QX2P-9TDA-3WEF', 'SGD-000001', "' OR 1=1 --", '٪'])(
    'that was never issued (%s) is not found',
    async (code) => {
      const refusal = await testApi.refusal('checkReceipt', { params: { code }, query: {} });
      expect(refusal).toMatchObject({ status: 404, code: 'not_found' });
    },
  );

  test('can be checked sixty times in ten minutes per address', async () => {
    const { code } = await receipt();
    const address = '203.0.113.7';
    const ask60 = Array.from({ length: 60 }, () =>
      testApi.call('checkReceipt', { params: { code }, query: {}, address }),
    );
    await Promise.all(ask60);
    const refused = await testApi.request('checkReceipt', { params: { code }, query: {}, address });
    expect(refused.status).toBe(429);
    expect((await readFailure(refused)).code).toBe('too_many_requests');
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await check(code)).isVoid).toBe(false);
    testApi.clock.advance(10 * 60 * 1000);
    await testApi.call('checkReceipt', { params: { code }, query: {}, address });
  });
});

describe('the entry on a receipt', () => {
  async function printed(): Promise<{ code: string; chainMark: string }> {
    const { entryId, code } = await receipt();
    const { chainMark } = await testApi.call('getReceipt', { as: desk.employee, params: { entryId } });
    if (chainMark === null) throw new Error('a receipt that was just recorded has an event');
    return { code, chainMark };
  }

  test('is the same as in the books, however it is typed and whatever was recorded later', async () => {
    const { code, chainMark } = await printed();
    await receipt();
    expect((await check(code, chainMark)).entry).toBe('same');
    expect((await check(code, chainMark.toLowerCase().replaceAll('-', ' '))).entry).toBe('same');
  });

  test('of another receipt or mistyped is different, and of another form unreadable', async () => {
    const { code, chainMark } = await printed();
    const other = await printed();
    const mistyped = chainMark.replace(/.$/, (last) => (last === 'X' ? 'Y' : 'X'));
    for (const entry of [other.chainMark, mistyped, chainMark.replace(/^[0-9]+/, '1')])
      expect((await check(code, entry)).entry).toBe('different');
    expect((await check(code, 'ten letters')).entry).toBe('unreadable');
  });

  test('is different once its audit event was changed, and unknown once it is gone', async () => {
    const { code, chainMark } = await printed();
    const change = async (statement: string) => {
      const client = await testApi.database.ownerPool.connect();
      await client.query('BEGIN');
      await client.query("SET LOCAL session_replication_role = 'replica'");
      await client.query(statement, [code]);
      await client.query('COMMIT');
      client.release();
    };
    const its = `subject_id = (SELECT agreement_id FROM receipts WHERE code = $1) AND action = 'record_payment'`;
    await change(`UPDATE audit_events SET after = after || '{"amount": 1}' WHERE ${its}`);
    expect((await check(code, chainMark)).entry).toBe('different');
    await change(`DELETE FROM audit_events WHERE ${its}`);
    expect((await check(code, chainMark)).entry).toBe('unknown');
    expect((await check(code)).entry).toBe('not_asked');
  });
});
