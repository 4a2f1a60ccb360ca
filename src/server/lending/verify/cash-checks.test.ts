import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { tamperWith } from '#test/support/ledger/tamper.ts';
import {
  count,
  deposit,
  handOver,
  leaveInDrawer,
  openAccount,
  openDrawer,
  payExpense,
  settleDifference,
} from '#test/support/lending/cash.ts';
import { active, ask, type Desk, grant, openDesk, pay } from '#test/support/lending/lending.ts';
import { findDifferences } from './find-differences.ts';

let testApi: TestApi;
let desk: Desk;
/** A hand-over of 1,000 that is counted, and its slip. */
let movementId: string;
let slip: string;
/** The differences that earlier tests left. */
let before: ReadonlySet<string>;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());
beforeEach(async () => {
  const branchId = await openDrawer(testApi, desk, 500);
  await pay(testApi, desk.employee, await active(testApi, desk, { downPayment: 0 }), 1_000);
  const offer = await handOver(testApi, desk.employee, branchId, 1_000);
  ({ id: movementId, number: slip } = await count(testApi, desk.superadmin, offer, 1_000));
  before = new Set((await findDifferences(testApi.context.pool)).differences);
});

async function foundAfter(...statements: readonly string[]): Promise<string[]> {
  await tamperWith(testApi, movementId, statements);
  const { differences } = await findDifferences(testApi.context.pool);
  return differences.filter((line) => !before.has(line));
}

test('verify accepts cash that was counted and handed over', () => {
  expect([...before]).toEqual([]);
});

test('verify names a deposit of another amount, slip or account than was recorded', async () => {
  const branchId = await openDrawer(testApi, desk);
  const { id: accountId } = await openAccount(testApi, desk);
  const depositedOn = businessDateOf(testApi.clock.now());
  const { id, number } = await deposit(testApi, desk.superadmin, branchId, {
    accountId,
    amount: 10,
    depositedOn,
  });
  const tampered = (set: string) => foundAfter(`UPDATE cash_movements SET ${set} WHERE id = '${id}'`);
  const amount = await tampered('amount = 9');
  expect(amount).toContainEqual(`slip ${number}: no audit event is about it`);
  expect(amount).toContainEqual(expect.stringMatching(/^cash_flows, .*into_account 10 kept, 9 in the rows$/));
  const row = expect.stringContaining(`movement of cash ${id}: its row is not as`);
  expect(await tampered("slip_number = 'Another'")).toContainEqual(row);
  await testApi.call('confirmCashDeposit', {
    as: (await openDesk(testApi)).superadmin,
    params: { id },
    body: { arrivedOn: depositedOn },
  });
  const line = `slip ${number}: its arrival is not as it was recorded`;
  const arrival = (set: string) => foundAfter(`UPDATE cash_arrivals SET ${set} WHERE deposit_id = '${id}'`);
  expect(await arrival('arrived_on = arrived_on + 1')).toContainEqual(line);
  expect(await arrival('confirmed_by = deposited_by, confirmed_alone = true')).toContainEqual(line);
  const other = await openAccount(testApi, desk);
  expect(await tampered(`account_id = '${other.id}'`)).toContainEqual(row);
});

test('verify names a deposit that never arrived, if it was of another amount or person, or arrived, and a slip number that was not free', async () => {
  const branchId = await openDrawer(testApi, desk);
  const depositedOn = businessDateOf(testApi.clock.now());
  const { id: accountId } = await openAccount(testApi, desk);
  const made = { accountId, amount: 10, depositedOn, slipNumber: 'Ten' };
  const { superadmin: as, superadminId } = await openDesk(testApi);
  const { id } = await deposit(testApi, desk.superadmin, branchId, made);
  const body = { reason: 'The account has no such line' };
  const said = await testApi.call('refuseCashDeposit', { as, params: { id }, body });
  const next = await deposit(testApi, desk.superadmin, branchId, made);
  const line = `slip ${said.number}: it is of no deposit that never arrived`;
  const tampered = (set: string, of = said.id) =>
    foundAfter(`UPDATE cash_movements SET ${set} WHERE id = '${of}'`);
  expect(await tampered('stated = 9')).toContainEqual(line);
  expect(await tampered(`stated = 10, given_by = '${superadminId}'`)).toContainEqual(line);
  expect(await tampered(`given_by = '${desk.superadminId}', refuses = '${next.id}'`)).toContainEqual(line);
  const arrived = `INSERT INTO cash_arrivals VALUES ('${id}', '${id}', '${accountId}', '${desk.superadminId}', '${depositedOn}', '${superadminId}', now(), false)`;
  expect(
    await foundAfter(`UPDATE cash_movements SET refuses = '${id}' WHERE id = '${said.id}'`, arrived),
  ).toContainEqual(line);
  const free = `slip ${next.number}: its slip number was not free`;
  expect(await tampered("slip_number = 'Eleven'", next.id)).toContainEqual(free);
});

test('verify names an expense of another amount, kind or confirmation than was recorded', async () => {
  const branchId = await openDrawer(testApi, desk);
  const { id, number } = await payExpense(testApi, desk.superadmin, branchId, 10);
  const tampered = (set: string) => foundAfter(`UPDATE cash_movements SET ${set} WHERE id = '${id}'`);
  const event = `slip ${number}: no audit event is about it`;
  expect(await tampered('amount = 9')).toContainEqual(event);
  expect(await tampered("category = 'rent'")).toContainEqual(event);
  const row = expect.stringContaining(`movement of cash ${id}: its row is not as`);
  expect(await tampered("reason = 'Another'")).toContainEqual(row);
  const { superadmin } = await openDesk(testApi);
  await testApi.call('confirmCashExpense', { as: superadmin, params: { id }, body: {} });
  const alone = 'confirmed_by = paid_by, confirmed_alone = true';
  expect(
    await foundAfter(`UPDATE cash_expense_confirmations SET ${alone} WHERE expense_id = '${id}'`),
  ).toContainEqual(`slip ${number}: its confirmation is not as it was recorded`);
});

test('verify names an expense that was refused, if it was of another amount or person, or confirmed', async () => {
  const branchId = await openDrawer(testApi, desk);
  const { superadmin: as, superadminId } = await openDesk(testApi);
  const { id } = await payExpense(testApi, desk.superadmin, branchId, 10);
  const body = { reason: 'Nobody bought petrol' };
  const said = await testApi.call('refuseCashExpense', { as, params: { id }, body });
  const line = `slip ${said.number}: it is of no expense that was refused`;
  const tampered = (set: string) => foundAfter(`UPDATE cash_movements SET ${set} WHERE id = '${said.id}'`);
  expect(await tampered('stated = 9')).toContainEqual(line);
  expect(await tampered(`stated = 10, given_by = '${superadminId}'`)).toContainEqual(line);
  const confirmed = `INSERT INTO cash_expense_confirmations VALUES ('${id}', 'fuel', '${desk.superadminId}', '${superadminId}', now(), false)`;
  expect(
    await foundAfter(
      `UPDATE cash_movements SET given_by = '${desk.superadminId}' WHERE id = '${said.id}'`,
      confirmed,
    ),
  ).toContainEqual(line);
});

test('verify names a movement whose amount was changed, by its row and its slip', async () => {
  const found = await foundAfter(
    "UPDATE cash_movements SET amount = 500, counted = '{0,0,1,0,0,0,0,0,0}' WHERE id = $1",
  );
  expect(found).toContainEqual(expect.stringContaining(`movement of cash ${movementId}: its row is not as`));
  expect(found).toContainEqual(`slip ${slip}: no audit event is about it`);
  expect(found).toContainEqual(expect.stringMatching(/^cash_flows, .*into_drawer .* kept, .* in the rows$/));
});

test('verify names a movement that was removed, its offer and the gap in the slips', async () => {
  const found = await foundAfter('DELETE FROM cash_movements WHERE id = $1');
  expect(found).toContainEqual(expect.stringContaining(`movement of cash ${movementId}: its row is missing`));
  expect(found).toContainEqual(expect.stringMatching(/^offer of cash .*: it is counted, and has no slip$/));
  expect(found).toContainEqual(
    expect.stringMatching(/^cash of branch SGD: .* slips from .* and .* were numbered$/),
  );
});

test('verify names a movement of another hand than was offered', async () => {
  const found = await foundAfter(
    `UPDATE cash_movements SET hand_of = (SELECT id FROM users WHERE role = 'superadmin' LIMIT 1) WHERE id = $1`,
  );
  expect(found).toContainEqual(`slip ${slip}: it differs from its offer`);
});

test('verify names a settlement of more than the difference or than was decided, and one by the person who counted', async () => {
  await pay(testApi, desk.employee, await active(testApi, desk, { downPayment: 0 }), 500);
  const branchId = await openDrawer(testApi, desk);
  const offer = await handOver(testApi, desk.employee, branchId, 500);
  const short = await count(testApi, desk.superadmin, offer, 300);
  const { id, number } = await settleDifference(testApi, await openDesk(testApi), short.id);
  const line = `slip ${number}: it does not settle a difference`;
  const tampered = (set: string) => foundAfter(`UPDATE cash_movements SET ${set} WHERE id = '${id}'`);
  expect(await tampered('amount = 250')).toContainEqual(line);
  expect(await tampered('amount = 150')).toContainEqual(`slip ${number}: no audit event is about it`);
  expect(await tampered(`amount = 200, counted_by = '${desk.superadminId}'`)).toContainEqual(line);
  expect(await tampered("kind = 'borne'")).toContainEqual(expect.stringMatching(/^cash_flows, /));
});

test('verify names cash of a reversed payment that is more than was taken, or in another hand', async () => {
  const { entryId } = await pay(testApi, desk.employee, await active(testApi, desk, { downPayment: 0 }), 500);
  const { held } = await testApi.call('getMyCash', { as: desk.employee });
  const branchId = await openDrawer(testApi, desk);
  const offer = await handOver(testApi, desk.employee, branchId, held);
  await count(testApi, desk.superadmin, offer, held);
  await grant(testApi, desk, await ask(testApi, desk, 'requestReversal', entryId));
  const { id, number } = await leaveInDrawer(testApi, desk, entryId);
  const line = `slip ${number}: it is of no reversed payment of its hand`;
  const tampered = (set: string) => foundAfter(`UPDATE cash_movements SET ${set} WHERE id = '${id}'`);
  expect(await tampered('amount = amount + 1')).toContainEqual(line);
  const other = (await openDesk(testApi)).employeeId;
  expect(await tampered(`amount = amount - 1, hand_of = '${other}', given_by = '${other}'`)).toContainEqual(
    line,
  );
});

test('verify names the branch whose places have other cash than the ledger', async () => {
  const id = await active(testApi, desk, { downPayment: 0 });
  const { entryId } = await pay(testApi, desk.employee, id, 300);
  await grant(testApi, desk, await ask(testApi, desk, 'requestReversal', entryId));
  const found = await foundAfter("UPDATE entries SET amount = amount - 1 WHERE kind = 'reversal'");
  expect(found).toContainEqual(
    expect.stringMatching(/^cash of branch SGD: -?\d+ in its places, -?\d+ in the ledger$/),
  );
});

test('verify names a branch whose drawer seems to have begun later', async () => {
  const found = await foundAfter("UPDATE cash_drawers SET opened_at = opened_at + interval '1 hour'");
  expect(found).toContainEqual(
    expect.stringMatching(/^cash of branch SGD: its drawer was opened at .*, and counted first at /),
  );
});
