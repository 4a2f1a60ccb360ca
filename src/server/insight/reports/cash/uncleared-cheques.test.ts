import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { openAccount } from '#test/support/lending/cash.ts';
import { payByCheque } from '#test/support/lending/cheques.ts';
import { active, type Desk, openDesk, pay } from '#test/support/lending/lending.ts';

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
