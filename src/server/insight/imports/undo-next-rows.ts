import type { PoolClient } from 'pg';
import type { ImportOrder, RunningImport } from './running-import.ts';
import { undoImportedAgreement, undoImportedCustomer } from './undo-imported.ts';

/** The number of records undone in one transaction. */
const rowsAtOnce = 10;

interface CreatedRow {
  readonly line: number;
  readonly recordId: string;
  readonly recordVersion: number;
}

const findCreated = {
  name: 'find-next-rows-to-take-back',
  text: `SELECT line, record_id AS "recordId", record_version AS "recordVersion" FROM import_rows
          WHERE import_id = $1 AND state = 'created' ORDER BY line DESC LIMIT ${rowsAtOnce}`,
};
const setState = {
  name: 'set-state-of-row-taken-back',
  text: 'UPDATE import_rows SET state = $3 WHERE import_id = $1 AND line = $2',
};
const finish = {
  name: 'finish-undoing-import',
  text: "UPDATE imports SET state = 'undone', finished_at = $2 WHERE id = $1",
};

/** Undoes the records of the last few rows. A record that was used since the undo began is kept, and listed. */
export async function undoNextRows(
  client: PoolClient,
  { id, kind, undoReason }: RunningImport,
  order: ImportOrder,
): Promise<void> {
  const { rows } = await client.query<CreatedRow>({ ...findCreated, values: [id] });
  if (rows.length === 0) await client.query({ ...finish, values: [id, new Date(order.now)] });
  for (const { line, recordId, recordVersion } of rows) {
    const isGone =
      kind === 'customers'
        ? await undoImportedCustomer(client, order, recordId)
        : await undoImportedAgreement(
            client,
            order,
            { id: recordId, version: recordVersion },
            undoReason ?? '',
          );
    await client.query({ ...setState, values: [id, line, isGone ? 'undone' : 'kept'] });
  }
}
