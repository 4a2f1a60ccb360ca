import type { PoolClient } from 'pg';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { createAgreements } from './create-agreements.ts';
import { createCustomers } from './create-customers.ts';
import { type Created, markCreated, markFaulty, markKnown, type RowToCreate } from './row-outcomes.ts';
import type { FileRow } from './rows/file-reading.ts';
import { judgeAgreements } from './rows/judge-agreements.ts';
import { judgeCustomers } from './rows/judge-customers.ts';
import type { Judged } from './rows/judged.ts';
import type { ImportOrder, RunningImport } from './running-import.ts';
import { takeOverNextRow } from './taking-over/take-over-next-row.ts';

/** The number of rows in one transaction: few, so that a counter waits only for a moment. */
export const rowsAtOnce = 64;

const findNext = {
  name: 'find-next-import-rows',
  text: "SELECT line, cells FROM import_rows WHERE import_id = $1 AND state = 'ready' ORDER BY line LIMIT $2",
};

/** The next rows to create, in the order of the file. */
export async function nextRows(client: PoolClient, id: string, rowsMax: number): Promise<FileRow[]> {
  return (await client.query<FileRow>({ ...findNext, values: [id, rowsMax] })).rows;
}

const finish = {
  name: 'finish-import',
  text: `WITH said AS (UPDATE import_rows SET cells = NULL WHERE import_id = $1 AND state IN ('known', 'skipped'))
         UPDATE imports SET state = 'done', finished_at = $2 WHERE id = $1`,
};

/**
 * Creates the next rows, and then takes over the chosen ones. Judges each row again: since the check a branch may have closed, or
 * the customer have been recorded.
 */
export async function createNextRows(
  client: PoolClient,
  found: RunningImport,
  order: ImportOrder,
  rowsMax = rowsAtOnce,
): Promise<void> {
  const rows = await nextRows(client, found.id, rowsMax);
  const at = new Date(order.now);
  if (rows.length === 0) {
    if (await takeOverNextRow(client, found, order)) return;
    await client.query({ ...finish, values: [found.id, at] });
    return;
  }
  const judging = { ...found, today: businessDateOf(order.now) };
  const created =
    found.kind === 'customers'
      ? await createJudged(client, found.id, await judgeCustomers(client, judging, rows), (ready) =>
          createCustomers(client, order, at, ready),
        )
      : await createJudged(client, found.id, await judgeAgreements(client, judging, rows), (ready) =>
          createByBranch(client, order, ready),
        );
  await markCreated(client, found.id, created);
}

/** Creates the valid rows, and stores the results of the others. */
async function createJudged<Record>(
  client: PoolClient,
  importId: string,
  judged: readonly Judged<Record>[],
  create: (ready: RowToCreate<Record>[]) => Promise<Created[]>,
): Promise<Created[]> {
  const created = await create(judged.filter((row) => row.state === 'ready'));
  for (const row of judged)
    if (row.state === 'faulty') await markFaulty(client, importId, row.line, row.faults);
  const isCreated = new Set(created.map(({ line }) => line));
  const known = judged.filter((row) => row.state !== 'faulty' && !isCreated.has(row.line));
  await markKnown(
    client,
    importId,
    known.map(({ line }) => line),
  );
  return created;
}

/** Branch by branch, in the one order in which branches are locked. */
async function createByBranch(
  client: PoolClient,
  order: ImportOrder,
  ready: Parameters<typeof createAgreements>[2],
): Promise<Created[]> {
  const byBranch = Map.groupBy(ready, ({ record }) => record.customer.branchId);
  const created: Created[] = [];
  for (const branchId of [...byBranch.keys()].sort())
    created.push(...(await createAgreements(client, order, byBranch.get(branchId) ?? [])));
  return created;
}
