import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReportName } from '#contract/insight/report-table.ts';
import { createReadingPool } from '#server/platform/db/pool.ts';
import type { Reach } from '#server/platform/reach.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { deliveredInSeptember } from '#test/support/ledger/random-history.ts';
import { type Desk, openDesk, pay } from '#test/support/lending/lending.ts';
import { asOfOneMoment, rowsAsOfOneMoment } from './as-of-one-moment.ts';
import { askedReport } from './asked-report.ts';
import type { Books } from './report.ts';

let testApi: TestApi;
let desk: Desk;
let agreementId: string;
/** The reach of a superadmin, which only an authorized call has otherwise. */
const everywhere = { extent: 'all' } as Reach<'all'>;

beforeAll(async () => {
  testApi = await createTestApi();
  await testApi.database.ownerPool.query(
    'ALTER TABLE employees ALTER COLUMN back_dating_days_max SET DEFAULT 90',
  );
  desk = await openDesk(testApi);
  agreementId = await deliveredInSeptember(testApi, desk);
  await pay(testApi, desk.employee, agreementId, 900);
});
afterAll(() => testApi.close());

const asked = (name: ReportName) =>
  askedReport({ clock: testApi.clock, reach: everywhere, name, filters: {} });

async function keysOf(rows: AsyncIterable<{ readonly key: string }>): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of rows) keys.push(key);
  return keys;
}

test('a payment that comes between the rows and the totals of a report is in neither', async () => {
  const found = asked('receipts');
  const read = await asOfOneMoment(testApi.context, found, async (books) => {
    const before = await found.report.sum(books, found.asked);
    await pay(testApi, desk.employee, agreementId, 700);
    const rows = await keysOf(found.report.every(books, found.asked));
    return { before, rows, after: await found.report.sum(books, found.asked) };
  });
  expect(read.after).toEqual(read.before);
  expect(read.rows).toHaveLength(read.before.rows);
  const { rows } = await asOfOneMoment(testApi.context, found, (books) =>
    found.report.sum(books, found.asked),
  );
  expect(rows).toBe(read.before.rows + 1);
});

test('a report whose connection a copy ends is read once more, and a second end refuses it', async () => {
  const found = asked('receipts');
  const { ownerPool } = testApi.database;
  let readings = 0;
  const endedUntil = (last: number) => async (books: Books) => {
    readings += 1;
    const { rows } = await books.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    if (readings <= last) await ownerPool.query('SELECT pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
    return found.report.sum(books, found.asked);
  };
  expect(await asOfOneMoment(testApi.context, found, endedUntil(1))).toMatchObject({ sums: {} });
  expect(readings).toBe(2);
  readings = 0;
  await expect(asOfOneMoment(testApi.context, found, endedUntil(2))).rejects.toThrow();
  expect(readings).toBe(2);
});

test('what a report stores first is stored in the database itself, also if the report is read from a copy', async () => {
  const reportBooks = createReadingPool(testApi.database.settings.DATABASE_URL, testApi.context.log);
  const databases = { pool: testApi.context.pool, reportBooks };
  for (const name of ['par_trend', 'challenge_results'] as const) {
    const found = asked(name);
    const rows = await asOfOneMoment(databases, found, (books) =>
      keysOf(found.report.every(books, found.asked)),
    );
    expect(await keysOf(rowsAsOfOneMoment(databases, found))).toEqual(rows);
  }
  const { rows } = await testApi.context.pool.query('SELECT FROM arrears_months');
  expect(rows).not.toEqual([]);
  await reportBooks.end();
});

test('a file that nobody reads to its end gives its connection back', async () => {
  const { pool } = testApi.context;
  const rows = rowsAsOfOneMoment(testApi.context, asked('receipts'))[Symbol.asyncIterator]();
  await rows.next();
  await rows.return?.();
  expect(pool.totalCount - pool.idleCount).toBe(0);
});
