import { afterAll, beforeAll, expect, test } from 'vitest';
import { importKinds } from '#contract/insight/import-fields.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import type { Bytes } from '#test/support/calls/raw-request.ts';
import { faultOf } from '#test/support/fuzz/look-at-answer.ts';
import { type Random, randomFrom } from '#test/support/fuzz/random.ts';
import { xlsxFile } from '#test/support/lending/imports.ts';
import { type Desk, openDesk } from '#test/support/lending/lending.ts';
import { csvFile, registered } from '#test/support/lending/register-files.ts';
import { testTimeoutMs } from '#test/support/runs/property-runs.ts';
import { thorough } from '#test/support/runs/thorough.ts';

const files = thorough ? 3_000 : 120;
const seed = Number(process.env.FUZZ_SEED ?? Math.trunc(Math.random() * 2 ** 31));

let testApi: TestApi;
let desk: Desk;
beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi, 'SGD');
});
afterAll(() => testApi.close());

type Damage = (whole: Bytes, random: Random) => Bytes;

/** Bytes that break an encoding: half of a letter, a surrogate, an overlong slash, marks of other encodings, and no letter at all. */
const brokenLetters = [
  [0xd8],
  [0xed, 0xa0, 0x80],
  [0xc0, 0xaf],
  [0xff, 0xfe],
  [0xfe, 0xff],
  [0xef, 0xbb, 0xbf],
  [0xf5, 0x80, 0x80, 0x80],
  [0],
  [0x22],
  [0x0d],
];

const damages: Readonly<Record<string, Damage>> = {
  truncated: (whole, random) => whole.slice(0, random.below(whole.length)),
  'with flipped bits': (whole, random) => {
    const copy = whole.slice();
    for (let flips = 1 + random.below(8); flips > 0; flips -= 1) {
      const place = random.below(copy.length);
      copy[place] = (copy[place] ?? 0) ^ (1 << random.below(8));
    }
    return copy;
  },
  'with a missing piece': (whole, random) => {
    const from = random.below(whole.length);
    return joined(whole.slice(0, from), whole.slice(from + 1 + random.below(64)));
  },
  'with a piece twice': (whole, random) => {
    const [from, until] = [random.below(whole.length), random.below(whole.length)];
    return joined(whole.slice(0, until), whole.slice(from));
  },
  'with broken letters': (whole, random) => {
    const place = random.below(whole.length);
    return joined(whole.slice(0, place), Uint8Array.from(random.pick(brokenLetters)), whole.slice(place));
  },
  'in UTF-16': (whole) => new Uint8Array(Buffer.from(Buffer.from(whole).toString('utf8'), 'utf16le')),
};

/** Customers and agreements, which a check of a file never makes. */
async function createdRows(): Promise<number> {
  const { rows } = await testApi.database.ownerPool.query(
    'SELECT ((SELECT count(*) FROM customers) + (SELECT count(*) FROM agreements))::int AS created',
  );
  return rows[0].created;
}

const joined = (...parts: readonly Uint8Array[]): Bytes => new Uint8Array(Buffer.concat(parts));

test('a damaged register is refused with a sentence or shown with its faults, and creates nothing', {
  timeout: testTimeoutMs + files * 500,
}, async () => {
  process.stdout.write(`damaged registers: ${files}, FUZZ_SEED=${seed}\n`);
  const random = randomFrom(seed);
  const rows = Array.from({ length: 5 }, () => registered());
  const { ownerPool } = testApi.database;
  const wholes = [csvFile(rows), await xlsxFile(rows)];
  const statuses = new Map<number, number>();
  for (let sent = 0; sent < files; sent += 1) {
    const [how, damage] = random.pick(Object.entries(damages));
    const table = damage(random.pick(wholes), random);
    const body = {
      kind: random.pick(importKinds),
      fileName: random.pick(['register.csv', 'register.xlsx']),
      table,
    };
    const response = await testApi.request('checkImport', { as: desk.superadmin, body });
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    expect(await faultOf('checkImport', response), `file ${sent}, ${how}`).toBeNull();
    // One person may send 300 an hour.
    await ownerPool.query("DELETE FROM rate_limits WHERE key LIKE 'upload:%'");
  }
  process.stdout.write(`damaged registers: ${[...statuses].map(([s, n]) => `${n} x ${s}`).join(', ')}\n`);
  expect(statuses.size).toBeGreaterThan(1);
  expect(await createdRows()).toBe(0);
});
