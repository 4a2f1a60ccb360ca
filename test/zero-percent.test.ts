import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/support/servers/database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** A column of any of these would be a place for a cost of credit to hide. */
const costOfCredit = `
  SELECT table_name, column_name FROM information_schema.columns
   WHERE table_schema = 'public'
     AND column_name ~* '(^|_)(rate|rates|apr|fee|fees|interest|markup|mark_up|profit|penalty|penalties|charge|charges|surcharge|fine|fines)(_|$)'`;

test('no column anywhere holds a rate, a fee, interest, a markup or a penalty', async () => {
  expect((await database.ownerPool.query(costOfCredit)).rows).toEqual([]);
});

test.each(['interest_rate', 'late_fee', 'markup', 'penalty_amount'])(
  'a column %s would be detected',
  async (name) => {
    await database.ownerPool.query(`CREATE TABLE temptation (${name} bigint)`);
    expect((await database.ownerPool.query(costOfCredit)).rows).toEqual([
      { table_name: 'temptation', column_name: name },
    ]);
    await database.ownerPool.query('DROP TABLE temptation');
  },
);

test('no column has a fraction, so no amount of money can', async () => {
  const { rows } = await database.ownerPool.query(
    `SELECT table_name, column_name FROM information_schema.columns
      WHERE table_schema = 'public' AND data_type IN ('numeric', 'real', 'double precision', 'money')`,
  );
  expect(rows).toEqual([]);
});
