import { afterAll, beforeAll, expect, test } from 'vitest';
import { paymentMethods } from '#domain/lending/ledger/bookkeeping.ts';
import { referenceKeyOf, slipKeyOf } from '#domain/lending/ledger/reference-key.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/servers/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('the database compares references like the domain, whatever characters they have', async () => {
  const references = Array.from({ length: 0xffff }, (_, index) => index + 1)
    .filter((code) => !(code >= 0xd800 && code <= 0xdfff))
    .map((code) => `a${String.fromCodePoint(code)}9`);
  const { rows } = await database.pool.query<{ keys: string[] }>(
    'SELECT array_agg(reference_key(typed) ORDER BY nth) AS keys FROM unnest($1::text[]) WITH ORDINALITY t(typed, nth)',
    [references],
  );
  expect(rows[0]?.keys).toEqual(references.map(referenceKeyOf));
  const blank = await database.pool.query("SELECT reference_key(' ') AS blank, reference_key(NULL) AS none");
  expect(blank.rows).toEqual([{ blank: null, none: null }]);
});

test('the database compares slips like the domain, for each method', async () => {
  const methods = [...paymentMethods, 'transfer'] as const;
  const { rows } = await database.pool.query<{ keys: (string | null)[] }>(
    "SELECT array_agg(slip_key(method, 'trx-9') ORDER BY nth) AS keys FROM unnest($1::text[]) WITH ORDINALITY t(method, nth)",
    [methods],
  );
  expect(rows[0]?.keys).toEqual(methods.map((method) => slipKeyOf(method, 'trx-9')));
});
