import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { tamperWith } from '#test/support/ledger/tamper.ts';
import { openAccount } from '#test/support/lending/cash.ts';
import { payByCheque } from '#test/support/lending/cheques.ts';
import { ask, type Desk, grant, openDesk, readAgreement } from '#test/support/lending/lending.ts';
import { findDifferences } from '../verify/find-differences.ts';

let testApi: TestApi;
let desk: Desk;
/** A cheque that was deposited and is cleared. */
let entryId: string;
let number: string;
/** The differences that earlier tests left. */
let before: ReadonlySet<string>;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());
beforeEach(async () => {
  const paid = await payByCheque(testApi, desk);
  ({ entryId } = paid);
  ({ number } = await readAgreement(testApi, desk.employee, paid.agreementId));
  const { id: accountId } = await openAccount(testApi, desk);
  for (const step of ['deposited', 'cleared'] as const)
    await testApi.call('recordChequeStep', {
      as: desk.employee,
      params: { entryId },
      body: { step, accountId, happenedOn: calendarDate('2026-11-20') },
    });
  before = new Set((await findDifferences(testApi.context.pool)).differences);
});

async function foundAfter(...statements: readonly string[]): Promise<string[]> {
  await tamperWith(testApi, entryId, statements);
  const { differences } = await findDifferences(testApi.context.pool);
  return differences.filter((line) => !before.has(line));
}
/** Without the digests of the rows, which name every change. */
const besideDigests = async (...statements: readonly string[]) =>
  (await foundAfter(...statements)).filter((line) => !line.startsWith('step of a cheque '));

test('verify accepts a cheque that was deposited and cleared', () => {
  expect([...before]).toEqual([]);
});

test('verify names a step of a cheque that was changed, added or removed', async () => {
  const row = expect.stringMatching(/^step of a cheque /);
  expect(
    await foundAfter(
      'UPDATE cheque_steps SET recorded_by = (SELECT id FROM users WHERE id <> recorded_by LIMIT 1) WHERE entry_id = $1',
    ),
  ).toContainEqual(row);
  expect(
    await foundAfter("DELETE FROM cheque_steps WHERE entry_id = $1 AND step = 'cleared'"),
  ).toContainEqual(row);
});

test('verify names a step from before the cheque, or of a clearing before the deposit', async () => {
  expect(
    await besideDigests(
      "UPDATE cheque_steps SET happened_on = '2026-11-19' WHERE entry_id = $1 AND step = 'cleared'",
    ),
  ).toEqual([`${number}: the cheque of entry 2 is called cleared on 2026-11-19, before 2026-11-20`]);
});

test('verify names a step of a payment that was made by no cheque', async () => {
  const found = await foundAfter("UPDATE entries SET method = 'bank', debit = 'bank' WHERE id = $1");
  expect(found).toContainEqual(`${number}: entry 2 is no payment by cheque, and is called cleared`);
});

test('verify names a cheque in an account that is no bank’s', async () => {
  expect(
    await besideDigests(
      "UPDATE cash_accounts SET kind = 'jazzcash' WHERE id = (SELECT account_id FROM cheque_steps WHERE entry_id = $1 AND step = 'cleared')",
    ),
  ).toContainEqual(expect.stringMatching(/which is no bank's$/));
});

test('verify names a cheque that is cleared and was returned', async () => {
  await testApi.call('takeBackChequeStep', {
    as: desk.employee,
    params: { entryId },
    body: { step: 'cleared' },
  });
  await grant(
    testApi,
    desk,
    await ask(testApi, desk, 'requestReversal', entryId, { chequeReturn: 'funds_short' }),
  );
  expect(
    (await findDifferences(testApi.context.pool)).differences.filter((line) => !before.has(line)),
  ).toEqual([]);
  const found = await besideDigests(
    "UPDATE cheque_steps SET taken_back_at = NULL, taken_back_by = NULL, recorded_at = now() + interval '10 years' WHERE entry_id = $1 AND step = 'cleared'",
  );
  expect(found).toEqual([
    `${number}: the cheque of entry 2 is called cleared after its payment was reversed`,
    `${number}: the cheque of entry 2 was returned, and is called cleared`,
  ]);
});

test('verify names a step that is recorded twice', async () => {
  const found = await besideDigests(
    'DROP INDEX cheque_steps_once',
    `INSERT INTO cheque_steps SELECT gen_random_uuid(), agreement_id, entry_id, step, account_id, happened_on, recorded_at, recorded_by
       FROM cheque_steps WHERE entry_id = $1 AND step = 'cleared'`,
  );
  expect(found).toContainEqual(`entry ${entryId} is called cleared 2 times`);
});
