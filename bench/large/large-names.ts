import { type Bilingual, familyNames, femaleNames, maleNames } from '#sample/people/sample-names.ts';

/** Of these the rare family names are put together, three at a time: some thousands. */
const syllables: readonly Bilingual[] = (
  [
    ['ba', 'با'],
    ['cho', 'چو'],
    ['da', 'دا'],
    ['fee', 'فی'],
    ['go', 'گو'],
    ['jha', 'جھا'],
    ['kha', 'کھا'],
    ['lu', 'لو'],
    ['ma', 'ما'],
    ['nee', 'نی'],
    ['pa', 'پا'],
    ['qa', 'قا'],
    ['ro', 'رو'],
    ['sha', 'شا'],
    ['ta', 'تا'],
    ['wa', 'وا'],
    ['yu', 'یو'],
    ['za', 'زا'],
  ] as const
).map(([en, ur]) => ({ en, ur }));

const texts = (names: readonly Bilingual[]) => names.flatMap(({ en, ur }) => [en, ur]);

/** The values of the query below: English and Urdu by turns, given names, family names and syllables. */
export const nameLists = [texts([...maleNames, ...femaleNames]), texts(familyNames), texts(syllables)];

/** A word of a list for the nth customer, in English (1) or Urdu (2). */
const word = (list: string, seed: number, script: 1 | 2) =>
  `(${list}::text[])[2 * ((hashint8extended(n, ${seed}) & 65535) % (cardinality(${list}::text[]) / 2)) + ${script}]`;

const rareFamily = (script: 1 | 2) => [1, 2, 3].map((seed) => word('$3', seed, script)).join(' || ');

const family = (script: 1 | 2) =>
  `CASE WHEN n % 5 = 0 THEN ${rareFamily(script)} ELSE ${word('$2', 4, script)} END`;

/** The names of the nth row of a table: every fifth of a rare family; every third without a name in Urdu, every fiftieth with no other. */
export const namesSql = (table: string) => `
  SELECT p.*, CASE WHEN n % 50 = 1 THEN name_ur ELSE name END AS full_name,
         CASE WHEN n % 3 > 0 THEN name_ur END AS full_name_ur
    FROM (SELECT p.*, ${word('$1', 5, 1)} || ' ' || initcap(family) AS name,
                 ${word('$1', 5, 2)} || ' ' || family_ur AS name_ur
            FROM (SELECT p.*, ${family(1)} AS family, ${family(2)} AS family_ur FROM ${table} p) p) p`;
