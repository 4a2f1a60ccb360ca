import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { active, type Desk, draft, openDesk } from '#test/support/lending/lending.ts';

let testApi: TestApi;
let desk: Desk;
let drafted: string;
let delivered: string;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
  drafted = await draft(testApi, desk);
  delivered = await active(testApi, desk);
});
afterAll(() => testApi.close());

/** Writes straight into the tables of an agreement, as the owner of the database can. */
const write = (id: string, sql: string) => testApi.database.ownerPool.query(sql, [id]);

describe('the owner of the database cannot, to an agreement that adds up,', () => {
  test.each([
    [
      'add an installment',
      `INSERT INTO installments (agreement_id, schedule_number, number, due_on, amount)
       VALUES ($1, 1, 13, '2040-01-01', 1)`,
      'does not add up',
    ],
    [
      'take another down payment than the agreed one',
      `INSERT INTO installments (agreement_id, schedule_number, number, due_on, amount)
       VALUES ($1, 1, 0, '2026-11-20', 1)`,
      /does not add up|duplicate key/,
    ],
    ['take an installment away', 'DELETE FROM installments WHERE agreement_id = $1', 'only ever added to'],
    [
      'add an item',
      `INSERT INTO agreement_items (agreement_id, position, description, quantity, unit_price)
       VALUES ($1, 2, 'Iron', 1, 1)`,
      'not its price',
    ],
    ['take an item away', 'DELETE FROM agreement_items WHERE agreement_id = $1', 'not its price'],
    [
      'sell an item for another price',
      'UPDATE agreement_items SET unit_price = 1 WHERE agreement_id = $1',
      'only ever added to',
    ],
    ['lower the down payment', 'UPDATE agreements SET down_payment = 0 WHERE id = $1', 'does not add up'],
    [
      'let it go by a schedule that is not there',
      'UPDATE agreements SET schedule_number = 9 WHERE id = $1',
      /does not add up|agreements_schedule_fkey/,
    ],
  ])('%s', async (_, sql, refusal) => {
    await expect(write(drafted, sql)).rejects.toThrow(refusal);
    await expect(write(delivered, sql)).rejects.toThrow(refusal);
  });
});

test('sums may be wrong between two statements if they are right at the end of the transaction', async () => {
  const client = await testApi.database.ownerPool.connect();
  await client.query('BEGIN');
  await client.query('DELETE FROM agreement_items WHERE agreement_id = $1', [drafted]);
  await client.query(
    `INSERT INTO agreement_items (agreement_id, position, description, quantity, unit_price)
     SELECT id, 1, 'Refrigerator', 1, price FROM agreements WHERE id = $1`,
    [drafted],
  );
  await client.query('COMMIT');
  client.release();
});

/** The number of times that the database checked an agreement while a schedule of so many rows was written. */
async function looksAt(rows: number): Promise<number> {
  const client = await testApi.database.ownerPool.connect();
  const looks = async () => {
    await client.query('SELECT pg_stat_force_next_flush()');
    const { rows: found } = await client.query<{ calls: number }>(
      "SELECT coalesce(sum(calls), 0)::integer AS calls FROM pg_stat_user_functions WHERE funcname IN ('schedule_adds_up', 'items_are_the_price')",
    );
    return found[0]?.calls ?? 0;
  };
  await client.query("SET track_functions = 'all'");
  const before = await looks();
  const agreementId = randomUUID();
  await client.query('BEGIN');
  await client.query(
    `INSERT INTO agreements (id, number, customer_id, branch_id, officer_id, service, contract_kind, price, down_payment,
                             installment_count, frequency_unit, frequency_every, rounding_step, start_on, first_due_on,
                             created_at, created_by, key_facts_edition)
     SELECT $1, 'SGD-01-' || (10000 + $2::integer), customer_id, branch_id, officer_id, service, contract_kind, $2::integer, 0,
            $2::integer, 'days', 1, 1, '2026-11-20', '2026-11-20', now(), created_by, 1
       FROM agreements WHERE id = $3`,
    [agreementId, rows, drafted],
  );
  await client.query(
    `INSERT INTO agreement_items (agreement_id, position, description, quantity, unit_price)
     SELECT $1, n, 'Item', 1, 1 FROM generate_series(1, $2::integer) n`,
    [agreementId, rows],
  );
  await client.query('INSERT INTO schedules (agreement_id, number, made_at) VALUES ($1, 1, now())', [
    agreementId,
  ]);
  await client.query(
    `INSERT INTO installments (agreement_id, schedule_number, number, due_on, amount)
     SELECT $1, 1, n, date '2026-11-20' + n, 1 FROM generate_series(1, $2::integer) n`,
    [agreementId, rows],
  );
  await client.query('COMMIT');
  const after = await looks();
  await client.query('RESET track_functions');
  client.release();
  return after - before;
}

test('checking an agreement of five hundred rows takes as many checks as one of twelve', async () => {
  const few = await looksAt(12);
  expect(few).toBeGreaterThan(0);
  expect(await looksAt(500)).toBe(few);
});
