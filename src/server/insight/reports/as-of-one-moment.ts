import type { Pool, PoolClient } from 'pg';
import type { ReportName } from '#contract/insight/report-table.ts';
import type { AppContext } from '#server/platform/context.ts';
import { refusalOf } from '#server/platform/http/failure.ts';
import type { AskedReport } from './asked-report.ts';
import type { Books, RowOf } from './report.ts';

type Databases = Pick<AppContext, 'pool' | 'reportBooks'>;

/**
 * Reads a report in one transaction, so that its rows and its totals agree while others record, and no two copies of the
 * database are in it. A copy ends a transaction that stands in the way of what it follows, so it is asked twice.
 */
export async function asOfOneMoment<Result>(
  { pool, reportBooks }: Databases,
  { report, asked }: AskedReport,
  read: (books: Books) => Promise<Result>,
): Promise<Result> {
  await prepared({ pool, reportBooks }, { report, asked });
  try {
    return await inSnapshot(reportBooks, read);
  } catch (error) {
    if (refusalOf(error).code !== 'unavailable') throw error;
    return inSnapshot(reportBooks, read);
  }
}

/** Every row of a report in one transaction, which stays open while the file is sent. */
export async function* rowsAsOfOneMoment(
  { pool, reportBooks }: Databases,
  { report, asked }: AskedReport,
): AsyncIterable<RowOf<ReportName>> {
  await prepared({ pool, reportBooks }, { report, asked });
  const client = await reportBooks.connect();
  let isWhole = false;
  try {
    await client.query(begin);
    yield* report.every(client, asked);
    await client.query('COMMIT');
    isWhole = true;
  } finally {
    // Of a file that nobody waits for any more, the transaction ends with its connection.
    client.release(!isWhole);
  }
}

/** With the database away, the copy shows what was stored before. */
async function prepared({ pool, reportBooks }: Databases, { report, asked }: AskedReport): Promise<void> {
  try {
    await report.prepare?.(pool, asked);
  } catch (error) {
    if (reportBooks === pool || refusalOf(error).code !== 'unavailable') throw error;
  }
}

const begin = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY';

/** Runs a reader in one transaction that sees the database as of its first statement. */
export async function inSnapshot<Result>(
  pool: Pool,
  read: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query(begin);
    const result = await read(client);
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
}
