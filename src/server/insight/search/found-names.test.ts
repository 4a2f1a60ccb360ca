import { afterAll, beforeAll, expect, test } from 'vitest';
import { foldForSearch } from '#domain/person/fold-for-search.ts';
import { soundKey } from '#domain/person/sound-key.ts';
import type { Written } from '#domain/written.ts';
import { writtenOf } from '#server/platform/db/text-of.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { customerBody, type Desk, nextCnic, openDesk } from '#test/support/lending/lending.ts';
import { fc } from '#test/support/runs/properties.ts';

let testApi: TestApi;
let desk: Desk;
let ofLahore: Session;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi, 'SGD');
  ofLahore = (await openDesk(testApi, 'LHE')).employee;
});
afterAll(() => testApi.close());

interface Named {
  readonly fullName: Written;
}

const wordsIn = (text: string) => foldForSearch(text).split(' ');

/**
 * The expected rule: every typed word begins a word of the name or, from three letters on, is a part of one or sounds like one.
 */
function isFoundBy(typed: string, { fullName }: Named): boolean {
  const words = wordsIn(Object.values(fullName).join(' '));
  const sounds = soundKey(words.join(' ')).split(' ');
  return wordsIn(typed)
    .filter((word) => word.length > 1)
    .every((word) =>
      word.length === 2
        ? words.some((of) => of.startsWith(word))
        : words.some((of) => of.includes(word)) ||
          soundKey(word)
            .split(' ')
            .every((sound) => sounds.includes(sound)),
    );
}

/** Few syllables, so that words share parts, and some parts are in more words than the limit for single terms. */
const wordOf = (syllables: readonly string[]) =>
  fc.array(fc.constantFrom(...syllables), { minLength: 1, maxLength: 4 }).map((some) => some.join(''));
const latin = wordOf(['sha', 'ba', 'mi', 'nur', 'za', 'khe', 'o']);
const urdu = wordOf(['شا', 'با', 'می', 'نور', 'زا', 'خے', 'و']);
const nameOf = (word: fc.Arbitrary<string>) =>
  fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
const named = fc.record({ fullName: fc.record({ own: nameOf(latin), ur: fc.option(nameOf(urdu)) }) });

/** Parts of words, of two letters and more, and whole ones; in either script. */
const partOf = (word: fc.Arbitrary<string>) =>
  fc
    .tuple(word, fc.nat(4), fc.integer({ min: 2, max: 9 }))
    .map(([text, from, length]) => text.slice(from, from + length));
const typed = fc
  .array(fc.oneof(partOf(latin), partOf(urdu), latin, urdu), { minLength: 1, maxLength: 3 })
  .map((words) => words.join(' '))
  .filter((text) => wordsIn(text).some((word) => word.length > 1));

const people = fc.sample(named, 250);

/** Every page of the customers' list. */
async function listed(search: string, as: Session): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  for (;;) {
    const { data, page } = await testApi.call('listCustomers', { as, body: { search, cursor } });
    ids.push(...data.map(({ id }) => id));
    if (page.next === null) {
      expect(page.total).toBe(ids.length);
      return ids;
    }
    cursor = page.next;
  }
}

async function write(names: readonly Named[], branch: string): Promise<void> {
  const rows = names.map((name) => ({ ...name, cnic: nextCnic() }));
  await testApi.context.pool.query(
    `INSERT INTO customers (id, full_name, full_name_ur, relative, relative_name, cnic, gender, born_on, phone, address, city,
                            branch_id, privacy_consent_at, created_at, created_by)
     SELECT gen_random_uuid(), p."fullName" ->> 'own', p."fullName" ->> 'ur', 'father', 'Father', p.cnic, 'male', '1980-01-01', '03001234567',
            'Address', 'City', b.id, now(), now(), $3
       FROM jsonb_to_recordset($1::jsonb) p ("fullName" jsonb, cnic text)
       JOIN branches b ON b.code = $2`,
    [JSON.stringify(rows), branch, desk.employeeId],
  );
}

test('list and search find every customer in reach whose name contains the text or sounds like it, and nobody else', async () => {
  await write(people.slice(0, 150), 'SGD');
  await write(people.slice(150), 'LHE');
  const { rows: known } = await testApi.context.pool.query<Named & { id: string; code: string }>(
    `SELECT c.id, ${writtenOf('full_name')} AS "fullName", b.code
       FROM customers c JOIN branches b ON b.id = c.branch_id`,
  );
  for (const text of fc.sample(typed, 120)) {
    for (const [as, codes] of [
      [desk.superadmin, ['SGD', 'LHE']],
      [ofLahore, ['LHE']],
    ] as const) {
      const meant = known.filter((one) => codes.some((code) => code === one.code) && isFoundBy(text, one));
      const ids = meant.map(({ id }) => id).sort();
      expect((await listed(text, as)).toSorted(), text).toEqual(ids);
      const found = (await testApi.call('search', { as, body: { text } })).map(
        ({ customerId }) => customerId,
      );
      if (ids.length <= 20) expect(found.toSorted(), text).toEqual(ids);
      else {
        expect(new Set(found).size, text).toBe(20);
        expect(ids, text).toEqual(expect.arrayContaining(found));
      }
    }
  }
});

test('a customer is found by each part of a changed name at once', async () => {
  const { id } = await testApi.call('createCustomer', {
    as: desk.employee,
    body: customerBody({ fullName: { own: 'Gulrez Tunio' } }),
  });
  await testApi.context.pool.query(
    "UPDATE customers SET full_name = 'Gulrez Wassan', full_name_ur = 'گلریز وسان' WHERE id = $1",
    [id],
  );
  for (const text of ['lrez ssan', 'ریز سان']) expect(await listed(text, desk.employee), text).toEqual([id]);
  expect(await listed('tunio', desk.employee)).toEqual([]);
});

test('two clerks who save the same new names at the same moment do not wait for each other, and both customers are found', async () => {
  const { pool } = testApi.context;
  const [first, second] = [await pool.connect(), await pool.connect()];
  const rename = 'UPDATE customers SET full_name = $2 WHERE id = $1';
  const ids = await Promise.all(
    [1, 2].map(async () => {
      const created = await testApi.call('createCustomer', { as: desk.employee, body: customerBody({}) });
      return created.id;
    }),
  );
  try {
    for (const client of [first, second]) await client.query("BEGIN; SET LOCAL lock_timeout = '1ms'");
    await first.query(rename, [ids[0], 'Khwamdar']);
    await second.query(rename, [ids[1], 'Yughistan']);
    await first.query(rename, [ids[0], 'Khwamdar Yughistan']);
    await second.query(rename, [ids[1], 'Yughistan Khwamdar']);
    for (const client of [second, first]) await client.query('COMMIT');
  } finally {
    for (const client of [first, second]) client.release();
  }
  expect((await listed('wamd ghist', desk.employee)).toSorted()).toEqual(ids.toSorted());
});
