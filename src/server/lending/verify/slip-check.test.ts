import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { tamperWith } from '#test/support/ledger/tamper.ts';
import {
  active,
  ask,
  type Desk,
  grant,
  openDesk,
  pay,
  readAgreement,
} from '#test/support/lending/lending.ts';
import { findDifferences } from './find-differences.ts';

let testApi: TestApi;
let desk: Desk;
/** Entry 3 of an agreement, after the delivery and the down payment, is a transfer with the slip of `reference`. */
let id: string;
let number: string;
let entryId: string;
let reference: string;
/** The differences that earlier tests left. */
let before: ReadonlySet<string>;
let slips = 0;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());
beforeEach(async () => {
  slips += 1;
  reference = `JC${slips}`;
  id = await active(testApi, desk);
  ({ entryId } = await pay(testApi, desk.employee, id, 100, { method: 'jazzcash', reference }));
  ({ number } = await readAgreement(testApi, desk.employee, id));
  before = new Set((await findDifferences(testApi.context.pool)).differences);
});

const tamper = (statement: string) => tamperWith(testApi, entryId, [statement]);
const reverse = async (entry: string) =>
  grant(testApi, desk, await ask(testApi, desk, 'requestReversal', entry));
const payAgain = () =>
  testApi.attempt('recordPayment', {
    as: desk.employee,
    params: { id },
    body: { amount: 70, method: 'bank', reference },
  });

async function found(): Promise<string[]> {
  const { differences } = await findDifferences(testApi.context.pool);
  return differences.filter((line) => !before.has(line));
}

test('verify accepts a slip that was confirmed for a second payment, and one that a reversal gave back', async () => {
  const confirmed = ['reference_seen_before' as const];
  const second = await pay(testApi, desk.employee, id, 50, { method: 'bank', reference, confirmed });
  expect(await found()).toEqual([]);
  await reverse(entryId);
  await reverse(second.entryId);
  expect(await found()).toEqual([]);
  expect(await payAgain()).toMatchObject({ ok: true });
  expect(await found()).toEqual([]);
});

test('a deleted slip is reported', async () => {
  await tamper('DELETE FROM taken_slips WHERE entry_id = $1');
  expect(await found()).toEqual([`${number}: the slip of entry 3 is not held`]);
});

test('a slip with another reference is reported with both', async () => {
  await tamper(`UPDATE taken_slips SET key = 'OTHER${slips}' WHERE entry_id = $1`);
  expect(await found()).toEqual([
    `${number}: the slip of entry 3 is held as OTHER${slips}, not ${reference}`,
  ]);
});

test('a slip that is moved to another entry is reported at both', async () => {
  await tamper(
    `UPDATE taken_slips SET entry_id = (SELECT e.id FROM entries e WHERE agreement_id = '${id}' AND position = 1)
      WHERE entry_id = $1`,
  );
  expect(await found()).toEqual([
    `${number}: the slip of entry 1 is held, and the entry takes none`,
    `${number}: the slip of entry 3 is not held`,
  ]);
});

test('an added slip, which would keep a customer from paying, is reported', async () => {
  await tamper(`INSERT INTO taken_slips SELECT 'NEVER${slips}', agreement_id, id FROM entries
                 WHERE agreement_id = '${id}' AND position = 2`);
  expect(await found()).toEqual([`${number}: the slip of entry 2 is held, and the entry takes none`]);
});

test('a slip that is put back after the reversal of its payment is reported', async () => {
  await reverse(entryId);
  await tamper(`INSERT INTO taken_slips SELECT reference, agreement_id, id FROM entries WHERE id = $1`);
  expect(await found()).toEqual([`${number}: the slip of entry 3 is held, and the entry takes none`]);
});

test('an entry that is said to take no slip is reported with its own row', async () => {
  await tamper('UPDATE entries SET takes_slip = false WHERE id = $1');
  await tamper('DELETE FROM taken_slips WHERE entry_id = $1');
  expect(await found()).toEqual([`${number}: entry 3 is not as it was written`]);
});
