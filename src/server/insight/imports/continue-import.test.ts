import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportKind } from '#contract/insight/import-fields.ts';
import { createTestApi, type TestApi, testPassword } from '#test/support/calls/api.ts';
import { check, differences, finish, undo } from '#test/support/lending/imports.ts';
import { type Desk, openDesk } from '#test/support/lending/lending.ts';
import { csvFile, type FileRows, registered, running } from '#test/support/lending/register-files.ts';
import { thorough } from '#test/support/runs/thorough.ts';
import { continueImport } from './continue-import.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi, 'SGD');
});
afterAll(() => testApi.close());

async function begin(rows: FileRows, kind: ImportKind = 'customers'): Promise<string> {
  const { id } = await check(testApi, desk, csvFile(rows), kind);
  await testApi.call('startImport', {
    as: desk.superadmin,
    params: { id },
    body: { password: testPassword },
  });
  return id;
}

const read = (id: string) => testApi.call('getImport', { as: desk.superadmin, params: { id } });

/** Ends the connection that is writing rows, as a crash of its server would. Returns true if there was one. */
async function kill(): Promise<boolean> {
  const { rowCount } = await testApi.database.ownerPool.query(
    `SELECT pg_terminate_backend(l.pid) FROM pg_locks l JOIN pg_database d ON d.oid = l.database
      WHERE l.locktype = 'advisory' AND l.granted AND d.datname = current_database() AND l.pid <> pg_backend_pid()`,
  );
  return (rowCount ?? 0) > 0;
}

/** Two servers continue the import and are killed in the middle, at most so many times. Returns the number of kills. */
async function finishKilled(id: string, killsMax: number): Promise<number> {
  let kills = 0;
  let isOver = false;
  const serve = async () => {
    while ((await read(id)).state === 'running') await continueImport(testApi.context).catch(() => false);
  };
  const killer = async () => {
    while (!isOver && kills < killsMax) if (await kill()) kills += 1;
  };
  const killing = killer();
  await Promise.all([serve(), serve()]);
  isOver = true;
  await killing;
  return kills;
}

/** Enough rows for several kills before the last one is written. */
const customersMany = thorough ? 2_000 : 800;

test('an import of customers goes on after the server is killed, on any server, and loses or repeats no customer', async () => {
  const rows = Array.from({ length: customersMany }, () => registered());
  const id = await begin(rows);
  expect(await finishKilled(id, 10)).toBeGreaterThan(2);
  expect(await read(id)).toMatchObject({
    state: 'done',
    rows: { created: customersMany, faulty: 0, known: 0 },
  });
  const { rows: counted } = await testApi.context.pool.query(
    'SELECT count(*) AS customers, count(DISTINCT cnic) AS cnics FROM customers',
  );
  expect(counted[0]).toEqual({ customers: customersMany, cnics: customersMany });
  const { rows: audited } = await testApi.context.pool.query(
    "SELECT count(*) AS events FROM audit_events WHERE action = 'import_customer'",
  );
  expect(audited[0]).toEqual({ events: customersMany });
});

test('taking over goes on after the server is killed, and changes each customer once', async () => {
  const rows = Array.from({ length: 80 }, () => registered());
  await finishKilled(await begin(rows), 0);
  const moved = rows.map((row) => ({ ...row, Phone: '0311-1111111' }));
  const { id } = await check(testApi, desk, csvFile(moved));
  const as = desk.superadmin;
  await testApi.call('chooseImportRows', { as, params: { id }, body: { isChosen: true, row: null } });
  await testApi.call('startImport', { as, params: { id }, body: { password: testPassword } });
  expect(await finishKilled(id, 5)).toBeGreaterThan(0);
  expect(await read(id)).toMatchObject({ state: 'done', rows: { changed: 80, chosen: 0, differs: 0 } });
  const { rows: audited } = await testApi.context.pool.query(
    "SELECT count(*) AS events, count(DISTINCT subject_id) AS customers FROM audit_events WHERE action = 'edit_customer'",
  );
  expect(audited[0]).toEqual({ events: 80, customers: 80 });
  expect(await differences(testApi)).toEqual([]);
});

test('an import of agreements goes on after the server is killed, and the books verify', async () => {
  const customers = Array.from({ length: 100 }, () => registered());
  await finishKilled(await begin(customers), 0);
  const agreements = customers.flatMap(({ CNIC }, index) => [
    running(CNIC, { 'Register number': `B-${index}` }),
    running(CNIC, { 'Register number': `C-${index}`, 'Installments paid to date': '0' }),
  ]);
  const id = await begin(agreements, 'agreements');
  expect(await finishKilled(id, 5)).toBeGreaterThan(0);
  expect(await read(id)).toMatchObject({ state: 'done', rows: { created: 200, faulty: 0 } });
  const { rows } = await testApi.context.pool.query(
    'SELECT count(*) AS agreements, sum(outstanding)::bigint AS outstanding FROM agreements',
  );
  expect(rows[0]).toEqual({ agreements: 200, outstanding: 100 * (32_000 + 48_000) });
  expect(await differences(testApi)).toEqual([]);
});

test('a row that the database refuses is reported, and all others are in the books', async () => {
  const customers = Array.from({ length: 70 }, () => registered());
  await begin(customers);
  await finish(testApi);
  await testApi.database.ownerPool.query(
    'ALTER TABLE agreements ADD CONSTRAINT agreements_other_price CHECK (price <> 61000) NOT VALID',
  );
  const rows = customers.map(({ CNIC }, index) =>
    running(CNIC, {
      'Register number': `D-${index}`,
      Price: index === 9 ? '61,000' : '60,000',
      'Down payment': index % 3 === 0 ? '' : '12,000',
      'Number of installments': String(1 + (index % 20)),
      'Installments paid to date': ['', '16,000', '47,000'][index % 3] ?? '',
      'Relief granted to date': index % 4 === 0 ? '1,000' : '',
    }),
  );
  const id = await begin(rows, 'agreements');
  await finish(testApi);
  expect(await read(id)).toMatchObject({ state: 'done', rows: { created: 69, faulty: 1 } });
  const query = { state: 'faulty' } as const;
  const { data } = await testApi.call('listImportRows', { as: desk.superadmin, params: { id }, query });
  expect(data.map(({ line }) => line)).toEqual([11]);
  expect(await differences(testApi)).toEqual([]);
  expect(await undo(testApi, desk, id)).toMatchObject({ state: 'undone', rows: { undone: 69, kept: 0 } });
  expect(await differences(testApi)).toEqual([]);
});

test('one server at a time writes the rows, each once', async () => {
  const id = await begin(Array.from({ length: 60 }, () => registered()));
  const done = await Promise.all(Array.from({ length: 6 }, () => continueImport(testApi.context)));
  expect(done.filter(Boolean)).not.toHaveLength(6);
  await finishKilled(id, 0);
  expect((await read(id)).rows).toMatchObject({ created: 60, known: 0 });
});

test('a row that came on record since the check is not repeated, and one that became wrong is reported', async () => {
  const known = registered();
  const blocked = registered();
  await finishKilled(await begin([blocked]), 0);
  const first = await begin([known]);
  const second = await check(testApi, desk, csvFile([known, registered()]));
  await finishKilled(first, 0);
  const params = { id: second.id };
  await testApi.call('startImport', { as: desk.superadmin, params, body: { password: testPassword } });
  const agreements = await begin([running(blocked.CNIC)], 'agreements');
  await testApi.context.pool.query("UPDATE customers SET status = 'blocked' WHERE cnic = $1", [blocked.CNIC]);
  await finishKilled(second.id, 0);
  await finishKilled(agreements, 0);
  expect((await read(second.id)).rows).toMatchObject({ created: 1, known: 1 });
  expect((await read(agreements)).rows).toMatchObject({ created: 0, faulty: 1 });
});
