import { afterEach, beforeEach, expect, test } from 'vitest';
import { minuteMs } from '#domain/instant.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { tamperWith } from '#test/support/ledger/tamper.ts';
import { closeDay, openDrawer } from '#test/support/lending/cash.ts';
import { active, type Desk, openDesk, pay } from '#test/support/lending/lending.ts';
import { findDifferences } from './find-differences.ts';

let testApi: TestApi;
let desk: Desk;
/** A closed day with 1,000 in a hand, 500 in the drawer, and 20 missing there. */
let closeId: string;
let sheet: string;

beforeEach(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
  const branchId = await openDrawer(testApi, desk, 500);
  const agreementId = await active(testApi, desk, { downPayment: 0 });
  testApi.clock.advance(2 * minuteMs);
  await pay(testApi, desk.employee, agreementId, 1_000);
  ({ id: closeId, number: sheet } = await closeDay(testApi, desk.superadmin, branchId, -20));
  // By a clock that is behind.
  testApi.clock.advance(-minuteMs);
  await pay(testApi, desk.employee, agreementId, 70);
});
afterEach(() => testApi.close());

async function foundAfter(...statements: readonly string[]): Promise<readonly string[]> {
  await tamperWith(testApi, closeId, statements);
  return (await findDifferences(testApi.context.pool)).differences;
}

test('verify accepts a closed day, and a payment after it by a clock that is behind', async () => {
  expect(await foundAfter()).toEqual([]);
});

test('verify names a close of another day, by its row and its sheet', async () => {
  const found = await foundAfter('UPDATE cash_day_closes SET day = day + 1 WHERE id = $1');
  expect(found).toContainEqual(expect.stringContaining(`close of a cash day ${closeId}: its row is not as`));
  expect(found).toContainEqual(`day sheet ${sheet} is not as it was recorded`);
});

test('verify names a close that was removed', async () => {
  const found = await foundAfter(
    'DELETE FROM cash_late_entries',
    'DELETE FROM cash_day_hands WHERE close_id = $1',
    'DELETE FROM cash_day_closes WHERE id = $1',
  );
  expect(found).toContainEqual(`day sheet ${sheet} is not as it was recorded`);
});

test('verify names a hand whose cash at the close was changed', async () => {
  const found = await foundAfter('UPDATE cash_day_hands SET taken = taken - 100 WHERE close_id = $1');
  expect(found).toContainEqual(
    `day sheet ${sheet}: the hand of Test employee had 900, and its entries and movements come to 1000`,
  );
});

test('verify names a hand that was removed', async () => {
  const found = await foundAfter('DELETE FROM cash_day_hands WHERE close_id = $1');
  expect(found).toContainEqual(
    expect.stringMatching(/^hand at the close of a cash day .*: its row is missing/),
  );
  expect(found).toContainEqual(
    expect.stringMatching(
      /^day sheet .*: the hand of Test employee had , and its entries and movements come to 1000$/,
    ),
  );
});

test('verify names a close that would have a later payment too', async () => {
  const found = await foundAfter('DELETE FROM cash_late_entries');
  expect(found).toContainEqual(
    `day sheet ${sheet}: the hand of Test employee had 1000, and its entries and movements come to 1070`,
  );
});

test('verify names a count of the drawer that was changed', async () => {
  const found = await foundAfter(
    'UPDATE cash_day_counts SET should_be = 480 WHERE id = (SELECT count_id FROM cash_day_closes WHERE id = $1)',
  );
  expect(found).toContainEqual(`count 2 of the drawer of branch SGD: no audit event says so`);
  expect(found).toContainEqual(
    `day sheet ${sheet}: 480 should be in the drawer, and its movements come to 500`,
  );
  expect(found).toContainEqual(`day sheet ${sheet}: its difference has no reason`);
});

test('verify names sheets and counts with a gap in their numbers', async () => {
  const found = await foundAfter(
    'UPDATE cash_day_closes SET serial = 3 WHERE id = $1',
    'UPDATE cash_day_counts SET number = 7 WHERE number = 1',
  );
  expect(found).toContainEqual('cash of branch SGD: 1 day sheets, and the last is number 3');
  expect(found).toContainEqual('cash of branch SGD: 2 counts before a close, and the last is number 7');
});

test('verify names a movement of a day that was closed', async () => {
  const found = await foundAfter('UPDATE cash_movements SET serial = 3 WHERE serial = 1');
  expect(found).toContainEqual(
    expect.stringMatching(/^cash of branch SGD: slip 3 is of .*, which was closed with sheet /),
  );
});

test('verify names a sheet of an earlier day than the one before it', async () => {
  const found = await foundAfter(
    `INSERT INTO cash_day_closes SELECT gen_random_uuid(), branch_id, 2, day - 1, gen_random_uuid(), difference_reason, open_requests, until, closed_at, closed_by
       FROM cash_day_closes WHERE id = $1`,
  );
  expect(found).toContainEqual(expect.stringMatching(/^day sheet SGD-D-0002 is of .*, after one of /));
});

test('verify names a close whose difference is in no name, or of another amount', async () => {
  const count = '(SELECT count_id FROM cash_day_closes WHERE id = $1)';
  const line = 'count 2 of the drawer of branch SGD: its difference is not in the name of anyone';
  expect(
    await foundAfter(
      `UPDATE cash_day_counts SET amount = amount - 5, counted[9] = counted[9] - 5 WHERE id = ${count}`,
    ),
  ).toContainEqual(line);
});
