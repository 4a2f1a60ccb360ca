import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { type BodyOf, endingsOf } from '#test/support/calls/calls.ts';
import { openAccount } from '#test/support/lending/cash.ts';
import { type Desk, openDesk } from '#test/support/lending/lending.ts';
import { findDifferences } from '../verify/find-differences.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());

const form = (changes: Partial<BodyOf<'openCashAccount'>> = {}): BodyOf<'openCashAccount'> => ({
  ...{ kind: 'bank', name: 'Meezan, Sargodha', number: 'PK36 MEZN 0000 1234' },
  openedOn: '2026-11-01',
  ...changes,
});
const open = (changes: Partial<BodyOf<'openCashAccount'>>) =>
  testApi.call('openCashAccount', { as: desk.superadmin, body: form(changes) });

test('an account is entered once, however its number is written', async () => {
  const account = await open({});
  expect(account).toMatchObject({ name: 'Meezan, Sargodha', openedOn: '2026-11-01', closedAt: null });
  const again = { as: desk.superadmin, body: form({ name: 'Other', number: 'pk36-mezn-0000-۱۲۳۴' }) };
  expect(await testApi.refusal('openCashAccount', again)).toMatchObject({
    code: 'cash_account_known',
    message: expect.stringContaining('“Meezan, Sargodha”'),
  });
  // The number of a wallet is another number.
  await open({ kind: 'easypaisa' });
});

test('a number in Urdu digits is kept in Latin digits, and one of signs alone is none', async () => {
  expect(await open({ kind: 'jazzcash', number: '۰۳۰۰ ۱۲۳۴۵۶۷' })).toMatchObject({ number: '0300 1234567' });
  const signs = { as: desk.superadmin, body: form({ number: ' - / ' }) };
  expect(await testApi.refusal('openCashAccount', signs)).toMatchObject({ code: 'invalid_input' });
});

test('of two accounts at once with one number, one is entered, and a key enters one', async () => {
  const attempt = (number: string, idempotencyKey = crypto.randomUUID()) =>
    testApi.attempt('openCashAccount', { as: desk.superadmin, body: form({ number }), idempotencyKey });
  expect(endingsOf(await Promise.all(['77-1', '771', '77 1'].map((number) => attempt(number))))).toEqual([
    'cash_account_known',
    'cash_account_known',
    'done',
  ]);
  const key = crypto.randomUUID();
  const [first, second] = await Promise.all([attempt('88', key), attempt('88', key)]);
  expect(first).toMatchObject({ ok: true });
  expect(second).toEqual(first);
});

test('an account is renamed and closed, and then stays as it is, last in the list', async () => {
  const { id } = await openAccount(testApi, desk);
  const params = { id };
  const rename = { as: desk.superadmin, params, body: { name: 'Aaa, closed' } };
  expect(await testApi.call('renameCashAccount', rename)).toMatchObject({ name: 'Aaa, closed' });
  const closes = await Promise.all(
    [0, 1].map(() => testApi.attempt('closeCashAccount', { as: desk.superadmin, params })),
  );
  expect(endingsOf(closes)).toEqual(['cash_account_closed', 'done']);
  expect(await testApi.refusal('renameCashAccount', rename)).toMatchObject({ code: 'cash_account_closed' });
  const accounts = await testApi.call('listCashAccounts', { as: desk.employee });
  expect(accounts.at(-1)).toMatchObject({ id, name: 'Aaa, closed', closedAt: expect.any(String) });
  expect((await findDifferences(testApi.context.pool)).differences).toEqual([]);
});

test('the database refuses to remove an account or to change its number', async () => {
  const { id } = await openAccount(testApi, desk);
  const { ownerPool } = testApi.database;
  await expect(ownerPool.query('DELETE FROM cash_accounts')).rejects.toThrow();
  await expect(
    ownerPool.query("UPDATE cash_accounts SET number = '9' WHERE id = $1", [id]),
  ).rejects.toThrow();
});
