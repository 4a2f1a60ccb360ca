import type { ImportKind } from '#contract/insight/import-fields.ts';
import type { ImportRecord } from '#contract/insight/imports.ts';
import { continueImport } from '#server/insight/imports/continue-import.ts';
import { findDifferences } from '#server/lending/verify/find-differences.ts';
import { xlsxOf } from '#server/platform/spreadsheet/xlsx-of.ts';
import { type TestApi, testPassword } from '#test/support/calls/api.ts';
import type { Bytes } from '#test/support/calls/raw-request.ts';
import { queryWithEvent } from '#test/support/calls/write-with-event.ts';
import type { Desk } from './lending.ts';
import { csvFile, type FileRows, registered } from './register-files.ts';

export async function xlsxFile(rows: FileRows): Promise<Bytes> {
  const columns = Object.keys(rows[0] ?? {}).map((name) => ({
    name,
    of: (row: FileRows[number]) => row[name] ?? '',
  }));
  return new Uint8Array(Buffer.concat(await Array.fromAsync(xlsxOf(columns, rows))));
}

/** Sends a file to be checked. */
export function check(
  testApi: TestApi,
  { superadmin }: Desk,
  table: Bytes,
  kind: ImportKind = 'customers',
): Promise<ImportRecord> {
  const body = { kind, fileName: `${kind}.csv`, table };
  return testApi.call('checkImport', { as: superadmin, body });
}

/** Runs all running imports to their end. */
export async function finish({ context }: TestApi): Promise<void> {
  while (await continueImport(context));
}

/** Checks a file, imports its valid rows, and returns the finished import. */
export async function bringIn(
  testApi: TestApi,
  desk: Desk,
  rows: FileRows,
  kind: ImportKind = 'customers',
): Promise<ImportRecord> {
  const { id } = await check(testApi, desk, csvFile(rows), kind);
  const as = desk.superadmin;
  await testApi.call('startImport', { as, params: { id }, body: { password: testPassword } });
  await finish(testApi);
  return testApi.call('getImport', { as, params: { id } });
}

/** A finished import. Started without a password, because a user who guessed too often would have to wait. */
export async function doneImport(testApi: TestApi, desk: Desk): Promise<ImportRecord> {
  const { id } = await check(testApi, desk, csvFile([registered()]));
  await queryWithEvent(
    testApi.context.pool,
    `UPDATE imports SET state = 'running', started_at = now(), acting_user_id = $2, acting_address = '127.0.0.1'
      WHERE id = $1`,
    [id, desk.superadminId],
  );
  await finish(testApi);
  return testApi.call('getImport', { as: desk.superadmin, params: { id } });
}

/** Undoes an import and returns its result. */
export async function undo(testApi: TestApi, desk: Desk, id: string): Promise<ImportRecord> {
  const as = desk.superadmin;
  const body = { password: testPassword, reason: 'The wrong register' };
  await testApi.call('undoImport', { as, params: { id }, body });
  await finish(testApi);
  return testApi.call('getImport', { as, params: { id } });
}

/** The differences that `npm run verify` would report. */
export async function differences({ context }: TestApi): Promise<readonly string[]> {
  return (await findDifferences(context.pool)).differences;
}
