import { afterAll, beforeAll, expect, test } from 'vitest';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { openAccount } from '#test/support/lending/cash.ts';
import { active, type Desk, openDesk, readAgreement } from '#test/support/lending/lending.ts';
import { addStatement, bankLine } from '#test/support/lending/statements.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());

test('each line counts in the class that it had when it was decided, by a rule or by a person', async () => {
  const as = desk.superadmin;
  const day = businessDateOf(testApi.clock.now());
  const agreementId = await active(testApi, desk, { downPayment: 0 });
  const { paymentNumber } = await readAgreement(testApi, as, agreementId);
  const digits = paymentNumber.replaceAll('\u00A0', '');
  const { id, name } = await openAccount(testApi, desk);
  const shares = async () => {
    const query = { from: day, until: day };
    const { data } = await testApi.call('readReport', { as, params: { name: 'line_classes' }, query });
    return data.map(({ cells }) => cells).find(({ bankAccount }) => bankAccount === name);
  };
  await testApi.call('setStatementRules', {
    as,
    params: { id },
    body: { postsCertain: true, feeTexts: '', version: 0 },
  });
  await addStatement(testApi, desk, id, [
    bankLine({ day, amount: 1_000, text: `RAAST ${digits}` }),
    bankLine({ day, amount: 55, text: 'Nobody knows' }),
    bankLine({ day, amount: 66, text: 'Nobody knows either' }),
  ]);
  const none = { likelyLines: 0, asideLines: 0 };
  expect(await shares()).toMatchObject({
    ...{ ...none, statementLines: 3, decidedLines: 1, certainLines: 1, unknownLines: 0 },
    ...{ byRuleLines: 1, byHandLines: 0, waitingLines: 2 },
  });
  const { lines } = await testApi.call('listWaitingLines', { as, params: { id } });
  const lineId = lines[0]?.id ?? '';
  await testApi.call('setStatementLineAside', { as, params: { id: lineId }, body: { reason: 'Not ours' } });
  expect(await shares()).toMatchObject({ ...none, unknownLines: 1, byHandLines: 1, waitingLines: 1 });
  await testApi.call('freeStatementLine', { as, params: { id: lineId } });
  expect(await shares()).toMatchObject({ ...none, unknownLines: 0, byHandLines: 0, waitingLines: 2 });
});
