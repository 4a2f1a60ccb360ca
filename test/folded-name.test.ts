import { afterAll, beforeAll, expect, test } from 'vitest';
import { foldForSearch } from '#domain/person/fold-for-search.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';
import { fc } from './support/properties.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** The letters, marks, digits and signs of names in English and Urdu. */
const signs = [
  ..."abzABZ0189 -.'’,()/éÉñüÅ",
  ...'اآبپتٹثجچحخدڈذرڑزژسشصضطظعغفقکكگلمنںوؤہهةۃھءیيىےئأإ',
  ...'۰۱۹٠٩،؛؟۔ـ',
  ...'\u064B\u064E\u0651\u0654\u0670\u200C\u200E\u200F',
];

test('the database folds a name as a search for it is folded', async () => {
  const names = fc.sample(fc.array(fc.constantFrom(...signs), { maxLength: 30 }), 2_000);
  const written = names.map((name) => name.join(''));
  const { rows } = await database.pool.query<{ folded: string[] }>(
    'SELECT array_agg(folded_name(name) ORDER BY nth) AS folded FROM unnest($1::text[]) WITH ORDINALITY n(name, nth)',
    [written],
  );
  expect(rows[0]?.folded).toEqual(written.map(foldForSearch));
});
