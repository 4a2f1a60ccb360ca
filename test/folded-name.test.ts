import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foldForSearch } from '#domain/person/fold-for-search.ts';
import { soundKey } from '#domain/person/sound-key.ts';
import { searchTerms } from '#server/platform/db/search-terms.ts';
import { fc } from '#test/support/runs/properties.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/servers/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function foldedByDatabase(pool: Pool, names: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ folded: string[] }>(
    'SELECT array_agg(folded_name(name) ORDER BY nth) AS folded FROM unnest($1::text[]) WITH ORDINALITY n(name, nth)',
    [names],
  );
  return rows[0]?.folded ?? [];
}

/** A letter of Unicode 17, which older tables of decompositions do not have. */
const newerThanSomeDatabases = 0xa7f1;

/** Every sign of the plane that all scripts in use are in, and the emoji, each inside a name. */
const everySign = [
  ...Array.from({ length: 0xffff }, (_, index) => index + 1),
  ...Array.from({ length: 0xb00 }, (_, index) => 0x1f000 + index),
]
  .filter((code) => !(code >= 0xd800 && code <= 0xdfff) && code !== newerThanSomeDatabases)
  .map((code) => `a${String.fromCodePoint(code)}B`);

test('the database folds every character of a name like the search', async () => {
  expect(await foldedByDatabase(database.pool, everySign)).toEqual(everySign.map(foldForSearch));
});

/** The letters, marks, digits and signs of names in English and Urdu. */
const signs = [
  ..."abzABZ0189 -.'’,()/éÉñüÅ",
  ...'اآبپتٹثجچحخدڈذرڑزژسشصضطظعغفقکكگلمنںوؤہهةۃھءیيىےئأإ',
  ...'۰۱۹٠٩،؛؟۔ـ',
  ...'\u064B\u064E\u0651\u0654\u0670\u200C\u200E\u200F',
];

test('the database folds combined characters like the search', async () => {
  const names = fc.sample(fc.array(fc.constantFrom(...signs), { maxLength: 30 }), 2_000);
  const written = names.map((name) => name.join(''));
  expect(await foldedByDatabase(database.pool, written)).toEqual(written.map(foldForSearch));
});

test('the database gives a name the same sound key as the search', async () => {
  const sounding = [...'abcdhiklqvwxy ', ...'ابپتثحخدذرزسصطعغقکلمنوہی '];
  const names = fc.sample(fc.array(fc.constantFrom(...sounding), { maxLength: 20 }), 2_000);
  const folded = names.map((name) => foldForSearch(name.join('')));
  const { rows } = await database.pool.query<{ keys: string[] }>(
    'SELECT array_agg(sound_key(name) ORDER BY nth) AS keys FROM unnest($1::text[]) WITH ORDINALITY n(name, nth)',
    [[...folded, 'abdulrehman', 'عبدالرحمن', 'xerxes', 'ichra']],
  );
  expect(rows[0]?.keys).toEqual([...folded, 'abdulrehman', 'عبدالرحمن', 'xerxes', 'ichra'].map(soundKey));
});

test('search terms of names are computed without a search path, as in a restore', async () => {
  const client = await database.pool.connect();
  await client.query("SET search_path = ''");
  const { rows } = await client.query(
    "SELECT public.name_terms('Sidra') AS terms, public.digit_parts('0300123') AS parts",
  );
  client.release(true);
  expect(rows).toEqual([
    { terms: "'<si' 'dra' 'idra' 'sidra' '~sdr'", parts: expect.arrayContaining(['03001', '00123', '0123']) },
  ]);
});

test('no character in a search breaks the query', async () => {
  const queries = [...everySign, 'a\0B', 'a\ud83dB'].map((text) => {
    const terms = searchTerms(text);
    return terms.kind === 'name' ? terms.tsquery : '';
  });
  await database.pool.query('SELECT q::tsquery FROM unnest($1::text[]) q', [queries]);
});
