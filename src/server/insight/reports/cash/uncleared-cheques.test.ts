import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { openAccount } from '#test/support/lending/cash.ts';
import { payByCheque } from '#test/support/lending/cheques.ts';
import { active, ask, type Desk, grant, openDesk, pay } from '#test/support/lending/lending.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());

test('the portfolio says how much of it was paid by cheques that no bank has paid', async () => {
  const agreementId = await active(testApi, desk, { downPayment: 0 });
  const sums = async () =>
    (
      await testApi.call('sumReport', {
        as: desk.superadmin,
        params: { name: 'portfolio' },
        query: { from: '2026-11-01', until: '2026-11-20' },
      })
    ).sums;
  await pay(testApi, desk.employee, agreementId, 1_000);
  const cleared = await payByCheque(testApi, desk, { agreementId, amount: 2_000 });
  await payByCheque(testApi, desk, { agreementId, amount: 700 });
  expect(await sums()).toMatchObject({ unclearedCheques: 2, unclearedAmount: 2_700 });
  await testApi.call('recordChequeStep', {
    as: desk.employee,
    params: { entryId: cleared.entryId },
    body: { step: 'cleared', accountId: (await openAccount(testApi, desk)).id, happenedOn: '2026-11-20' },
  });
  expect(await sums()).toMatchObject({ unclearedCheques: 1, unclearedAmount: 700 });
});

test('the agreements behind PAR say beside what is outstanding how much of each was paid by such cheques, and their sum', async () => {
  const agreementId = await active(testApi, desk, { downPayment: 0 });
  const other = await active(testApi, desk, { downPayment: 0 });
  const query = { officerId: desk.employeeId };
  const detail = async () => {
    const asked = { as: desk.superadmin, params: { name: 'aged_agreements' }, query } as const;
    const { data } = await testApi.call('readReport', asked);
    const { sums } = await testApi.call('sumReport', asked);
    const amountOf = (id: string) => data.find(({ key }) => key.includes(id))?.cells.unclearedAmount;
    return { one: amountOf(agreementId), other: amountOf(other), sum: sums.unclearedAmount };
  };
  const before = (await detail()).sum as number;
  await pay(testApi, desk.employee, agreementId, 1_000);
  const cleared = await payByCheque(testApi, desk, { agreementId, amount: 2_000 });
  const returned = await payByCheque(testApi, desk, { agreementId, amount: 900 });
  await payByCheque(testApi, desk, { agreementId: other, amount: 700 });
  expect(await detail()).toEqual({ one: 2_900, other: 700, sum: before + 3_600 });
  await testApi.call('recordChequeStep', {
    as: desk.employee,
    params: { entryId: cleared.entryId },
    body: { step: 'cleared', accountId: (await openAccount(testApi, desk)).id, happenedOn: '2026-11-20' },
  });
  expect(await detail()).toEqual({ one: 900, other: 700, sum: before + 1_600 });
  const chequeReturn = { chequeReturn: 'funds_short' } as const;
  await grant(testApi, desk, await ask(testApi, desk, 'requestReversal', returned.entryId, chequeReturn));
  expect(await detail()).toEqual({ one: 0, other: 700, sum: before + 700 });
});
