import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keptTables } from '#server/platform/audit/kept-rows/kept-tables.ts';
import { takeOverRowsIn } from '#server/platform/audit/kept-rows/take-over-rows.ts';
import { serverRights } from '#server/platform/db/server-rights.ts';
import { queryWithEvent } from '#test/support/calls/write-with-event.ts';
import { otherValues } from '#test/support/ledger/other-values.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/servers/database.ts';
import { digestedColumns } from '../ledger/row-digests.ts';
import { keptSums } from '../sums/kept-sums.ts';
import { keptRowDifferences } from './kept-row-differences.ts';

/** One column of one row of each kept table, changed as its owner can. Every row has every column filled. */
let database: TestDatabase;
let types: ReadonlyMap<string, string>;

const tables = keptTables.map(({ table }) => table);
const findTypes = `
  SELECT attrelid::regclass || '.' || attname AS name, format_type(atttypid, NULL) AS type
    FROM pg_attribute
   WHERE attrelid::regclass::text = ANY ($1) AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`;
/** Rules that keep the owner from a change until they are dropped, and triggers that would compute a column. */
const findRules = `
  SELECT format('ALTER TABLE %s DROP CONSTRAINT %I CASCADE', conrelid::regclass, conname) AS drop
    FROM pg_constraint WHERE contype IN ('c', 'f') AND conrelid::regclass::text = ANY ($1)
   UNION ALL
  SELECT format('DROP TRIGGER %I ON %s', tgname, tgrelid::regclass)
    FROM pg_trigger
   WHERE NOT tgisinternal AND tgname NOT LIKE '%\\_note\\_rows' AND tgrelid::regclass::text = ANY ($1)`;

beforeAll(async () => {
  database = await createTestDatabase();
  const { ownerPool } = database;
  const { rows } = await ownerPool.query<{ name: string; type: string }>(findTypes, [tables]);
  types = new Map(rows.map(({ name, type }) => [name, type]));
  const { rows: rules } = await ownerPool.query<{ drop: string }>(findRules, [tables]);
  for (const { drop } of rules) await ownerPool.query(drop);
  await inTransaction(async (client) => {
    await takeOverRowsIn(client, new Date());
    await client.query('COMMIT');
  });
  for (const table of tables) await queryWithEvent(ownerPool, filled(table));
});
afterAll(() => database.drop());

const columnsOf = (table: string) =>
  [...types].flatMap(([name, type]) =>
    name.startsWith(`${table}.`) ? [{ column: name.slice(table.length + 1), type }] : [],
  );

function other(type: string, value: string): string {
  const made = otherValues[type]?.(value);
  if (made === undefined) throw new Error(`say what another ${type} is`);
  return made;
}

/** A row with a value in each column, unless the migrations have inserted some. */
function filled(table: string): string {
  const columns = columnsOf(table);
  const values = columns.map(({ type }) => other(type, `NULL::${type}`));
  return `INSERT INTO ${table} (${columns.map(({ column }) => `"${column}"`).join(', ')})
          SELECT ${values.join(', ')} WHERE NOT EXISTS (SELECT FROM ${table})`;
}

async function inTransaction<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await database.ownerPool.connect();
  await client.query('BEGIN');
  try {
    return await work(client);
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

function changedMeanwhile(table: string, column: string): Promise<string[]> {
  return inTransaction(async (client) => {
    await client.query('SET LOCAL session_replication_role = replica');
    const { rowCount } = await client.query(
      `UPDATE ${table} SET "${column}" = ${other(types.get(`${table}.${column}`) ?? '', `"${column}"`)}
        WHERE ctid = (SELECT min(ctid) FROM ${table})`,
    );
    expect(rowCount, `${table} has rows`).toBe(1);
    return keptRowDifferences(client);
  });
}

test('verify accepts untouched rows', async () => {
  expect(await inTransaction(keptRowDifferences)).toEqual([]);
});

test.each(keptTables)(
  'a changed value in any column of $table is reported',
  async ({ table, noun, columns }) => {
    for (const column of Object.keys(columns)) {
      const lines = await changedMeanwhile(table, column);
      expect(lines, column).toContainEqual(expect.stringMatching(new RegExp(`^${noun} .+: its row is `)));
    }
  },
);

test.each(keptTables)('a deleted row of $table is reported', async ({ table, noun }) => {
  const lines = await inTransaction(async (client) => {
    await client.query('SET LOCAL session_replication_role = replica');
    await client.query(`DELETE FROM ${table} WHERE ctid = (SELECT min(ctid) FROM ${table})`);
    return keptRowDifferences(client);
  });
  expect(lines).toEqual([expect.stringMatching(new RegExp(`^${noun} .+: its row is missing`))]);
});

/** Columns that are in no digest and are not computed either. */
const left = keptTables.flatMap((kept) =>
  Object.keys(kept.left).map((column) => [kept.table, column] as const),
);

test('a changed value is not reported in a column that no digest covers', async () => {
  for (const [table, column] of left)
    if (types.has(`${table}.${column}`))
      expect(await changedMeanwhile(table, column), `${table}.${column}`).toEqual([]);
});

/** Tables that are held in another way, or are of the moment. */
const heldOtherwise: Readonly<Record<string, string>> = {
  agreement_counters: 'compared with the numbers of agreements',
  agreement_rows: 'a view',
  clearance_counters: 'compared with the numbers of certificates',
  audit_anchor_notes: 'compared with the anchors',
  audit_chains: 'compared with the events',
  audit_checkpoints: 'saves time and proves nothing',
  audit_checks: 'the last check of the audit',
  audit_events: 'has hashes of its own',
  audit_head_mails: 'the last mail',
  cash_books: 'a view',
  cash_limit_crossings: 'of the moment',
  cash_late_entries: 'compared with the hands of closed days',
  clean_verifications: 'the last verification',
  closed_contact_days: 'compared with the event of the close',
  closed_due_days: 'compared with the event of the close',
  closed_installments: 'compared with the event of the close',
  closed_officer_due_days: 'compared with the event of the close',
  creation_keys: 'decides on repeated requests',
  google_returns: 'of the moment',
  idempotency_keys: 'compared with the entries',
  known_browsers: 'of the moment',
  message_cursors: 'saves time and proves nothing',
  message_reports: 'the word of a provider, with which messages are compared',
  month_closes: 'compared with the events',
  name_endings: 'compared with the names',
  notice_marks: 'of the reader',
  notice_reads: 'of the reader',
  promise_outcomes: 'compared with the payments',
  rate_limits: 'of the moment',
  receipt_counters: 'compared with the receipts',
  recovery_codes: 'of the moment',
  screening_entries: 'compared with the digest of their list',
  reported_due_days: 'a view',
  reported_officer_due_days: 'a view',
  saved_views: 'of the reader',
  hidden_columns: 'of the reader',
  sessions: 'of the moment',
  sign_in_codes: 'of the moment',
  standing_closes: 'a view',
  taken_slips: 'compared with the entries',
  transfer_matches: 'compared with the events and the entries',
};

test('every table is held against the audit, compared with others, or listed as of the moment', () => {
  const held = [
    ...tables,
    ...Object.keys(digestedColumns),
    ...keptSums.map(({ table }) => table),
    ...Object.keys(heldOtherwise),
  ];
  expect(Object.keys(serverRights).filter((table) => !held.includes(table))).toEqual([]);
});
