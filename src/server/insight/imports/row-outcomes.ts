import type { PoolClient } from 'pg';
import type { ImportFault } from '#contract/insight/import-faults.ts';

/** A valid row, and the record for it. */
export interface RowToCreate<Record> {
  readonly line: number;
  readonly key: string | null;
  readonly record: Record;
}

/** A row of which a record was made. */
export interface Created {
  readonly line: number;
  readonly recordId: string;
  readonly recordVersion: number;
  /** The key by which the row is recognized again, if the record itself has none. */
  readonly registerKey: string | null;
}

const setCreated = {
  name: 'set-import-rows-created',
  text: `UPDATE import_rows r
            SET state = 'created', cells = NULL, record_id = c."recordId", record_version = c."recordVersion",
                register_key = c."registerKey"
           FROM jsonb_to_recordset($2::jsonb) AS c (line integer, "recordId" uuid, "recordVersion" integer, "registerKey" text)
          WHERE r.import_id = $1 AND r.line = c.line`,
};

/** Stores the results of created rows. Their cells are in the records now. */
export async function markCreated(
  client: PoolClient,
  importId: string,
  created: readonly Created[],
): Promise<void> {
  await client.query({ ...setCreated, values: [importId, JSON.stringify(created)] });
}

const setKnown = {
  name: 'set-import-rows-known',
  text: `UPDATE import_rows SET state = 'known', cells = NULL, faults = '[]' WHERE import_id = $1 AND line = ANY ($2::integer[])`,
};

/** Marks rows as already on record without this import. */
export async function markKnown(
  client: PoolClient,
  importId: string,
  lines: readonly number[],
): Promise<void> {
  await client.query({ ...setKnown, values: [importId, lines] });
}

const setChanged = {
  name: 'set-import-row-changed',
  text: `UPDATE import_rows SET state = 'changed', cells = NULL, record_id = $3, record_version = $4
          WHERE import_id = $1 AND line = $2`,
};

/** Stores that the values of a row were taken over. */
export async function markChanged(
  client: PoolClient,
  importId: string,
  line: number,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<void> {
  await client.query({ ...setChanged, values: [importId, line, id, version] });
}

const setDiffering = {
  name: 'set-import-row-differing',
  text: `UPDATE import_rows SET state = 'differs', faults = $3 WHERE import_id = $1 AND line = $2`,
};

/** Stores why the values of a chosen row were not taken over. */
export async function markDiffering(
  client: PoolClient,
  importId: string,
  line: number,
  faults: readonly ImportFault[],
): Promise<void> {
  await client.query({ ...setDiffering, values: [importId, line, JSON.stringify(faults)] });
}

const setFaulty = {
  name: 'set-import-row-faulty',
  text: `UPDATE import_rows SET state = 'faulty', faults = $3 WHERE import_id = $1 AND line = $2`,
};

/** Stores the faults of a row. */
export async function markFaulty(
  client: PoolClient,
  importId: string,
  line: number,
  faults: readonly ImportFault[],
): Promise<void> {
  await client.query({ ...setFaulty, values: [importId, line, JSON.stringify(faults)] });
}
