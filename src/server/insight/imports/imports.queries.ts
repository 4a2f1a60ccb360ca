import type { Pool, PoolClient } from 'pg';
import type { ImportKind } from '#contract/insight/import-fields.ts';
import type { ImportRecord, ImportRowState } from '#contract/insight/imports.ts';
import type { Phrase } from '#domain/language.ts';
import { columns, type RowOf } from '#server/platform/db/columns.ts';
import { cursorOf, cutRows, pageRowsAsked, placeOf } from '#server/platform/db/keyset-page.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { namesOf } from '#server/platform/db/names-of.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { ColumnFacts, FieldColumns, FileReading } from './rows/file-reading.ts';
import type { FoundSheet } from './rows/lay-out-sheets.ts';

const recordColumns = columns('imports', [
  'id',
  'kind',
  'file_name',
  'sheets',
  'headings',
  'columns',
  'found',
  'for_all',
  'date_order',
  'stored_days',
  'points',
  'state',
  'created_at',
  'started_at',
  'finished_at',
]);

export interface ImportDbRow extends RowOf<typeof recordColumns> {
  readonly kind: ImportKind;
  readonly sheets: readonly FoundSheet[];
  readonly columns: FieldColumns;
  readonly found: ColumnFacts;
  readonly forAll: FileReading['forAll'];
  readonly dateOrder: ImportRecord['dateOrder'];
  readonly storedDays: ImportRecord['storedDays'];
  readonly points: ImportRecord['points'];
  readonly state: ImportRecord['state'];
  readonly totals: NonNullable<ImportRecord['totals']>;
  readonly rows: ImportRecord['rows'];
  readonly createdByName: Phrase;
}

const sumsOf = (some: string) => `
  json_build_object(
    'agreements', count(*) ${some}, 'price', coalesce(sum(r.price) ${some}, 0),
    'downPayment', coalesce(sum(r.down_payment) ${some}, 0), 'paid', coalesce(sum(r.paid) ${some}, 0),
    'relief', coalesce(sum(r.relief) ${some}, 0),
    'outstanding', coalesce(sum(coalesce(r.price, 0) - coalesce(r.down_payment, 0) - coalesce(r.paid, 0)
                                - coalesce(r.relief, 0)) ${some}, 0))`;

const importsWithRows = `
  SELECT ${recordColumns.selected('i')}, ${namesOf('u')} AS "createdByName",
         (SELECT json_build_object(
                   'ready', count(*) FILTER (WHERE r.state = 'ready'), 'known', count(*) FILTER (WHERE r.state = 'known'),
                   'differs', count(*) FILTER (WHERE r.state = 'differs'),
                   'chosen', count(*) FILTER (WHERE r.state = 'chosen'),
                   'changed', count(*) FILTER (WHERE r.state = 'changed'),
                   'faulty', count(*) FILTER (WHERE r.state = 'faulty'),
                   'created', count(*) FILTER (WHERE r.state = 'created'),
                   'undone', count(*) FILTER (WHERE r.state = 'undone'), 'kept', count(*) FILTER (WHERE r.state = 'kept'),
                   'skipped', count(*) FILTER (WHERE r.state = 'skipped'))
            FROM import_rows r WHERE r.import_id = i.id) AS rows,
         (SELECT json_build_object('taken', ${sumsOf("FILTER (WHERE r.state IN ('ready', 'created', 'kept'))")},
                                   'all', ${sumsOf("FILTER (WHERE r.state <> 'skipped')")})
            FROM import_rows r WHERE r.import_id = i.id) AS totals
    FROM imports i JOIN users u ON u.id = i.created_by`;

const findById = { name: 'find-import', text: `${importsWithRows} WHERE i.id = $1` };

/** An import with its progress. */
export async function findImport(client: Pool | PoolClient, id: string): Promise<ImportDbRow> {
  const { rows } = await client.query<ImportDbRow>({ ...findById, values: [id] });
  if (rows[0] === undefined) throw new Refusal('not_found');
  return rows[0];
}

const listNewest = namedStatement(
  'list-imports',
  `${importsWithRows}
    WHERE :at::timestamptz IS NULL OR (i.created_at, i.id) < (:at, :id::uuid)
    ORDER BY i.created_at DESC, i.id DESC LIMIT ${pageRowsAsked}`,
);

/** A page of imports, newest first. */
export async function listImports(pool: Pool, cursor: string | undefined) {
  const after = cursor === undefined ? { at: null, id: null } : placeOf(cursor);
  const found = await pool.query<ImportDbRow>(listNewest({ at: after.at, id: after.id }));
  const counted = await pool.query<{ total: number }>({ ...countImports });
  const { rows, next } = cutRows(found.rows, ({ createdAt, id }) => cursorOf({ at: createdAt, id }));
  return { rows, page: { next, total: counted.rows[0]?.total ?? 0 } };
}

const countImports = { name: 'count-imports', text: 'SELECT count(*) AS total FROM imports' };

export interface ImportRowDbRow {
  readonly line: number;
  readonly state: ImportRowState;
  readonly cells: readonly string[] | null;
  readonly title: string;
  readonly faults: readonly unknown[];
  readonly customerId: string | null;
  readonly agreementNumber: string | null;
}

const listOfImport = namedStatement(
  'list-import-rows',
  `SELECT r.line, r.state, r.cells, r.title, r.faults, a.number AS "agreementNumber",
          CASE WHEN r.state IN ('created', 'changed', 'kept') THEN coalesce(a.customer_id, c.id) END AS "customerId"
     FROM import_rows r
     LEFT JOIN agreements a ON a.id = r.record_id
     LEFT JOIN customers c ON c.id = r.record_id
    WHERE r.import_id = :id AND r.line > :after AND (:state::text IS NULL OR r.state = :state)
    ORDER BY r.line LIMIT ${pageRowsAsked}`,
);

const countOfImport = namedStatement(
  'count-import-rows',
  'SELECT count(*) AS total FROM import_rows WHERE import_id = :id AND (:state::text IS NULL OR state = :state)',
);

/** A page of an import's rows, in the order of the file. */
export async function listImportRows(
  pool: Pool,
  id: string,
  { state, cursor }: { readonly state?: ImportRowState | undefined; readonly cursor?: string | undefined },
) {
  const after = cursor === undefined ? 0 : lineOf(cursor);
  const found = await pool.query<ImportRowDbRow>(listOfImport({ id, state: state ?? null, after }));
  const counted = await pool.query<{ total: number }>(countOfImport({ id, state: state ?? null }));
  const { rows, next } = cutRows(found.rows, ({ line }) => String(line));
  return { rows, page: { next, total: counted.rows[0]?.total ?? 0 } };
}

/** The line number in a cursor. Refuses a forged cursor. */
function lineOf(cursor: string): number {
  if (!/^\d{1,9}$/.test(cursor)) throw new Refusal('invalid_cursor');
  return Number(cursor);
}

/** An import that a command is about to change. */
export interface LockedImport {
  readonly id: string;
  readonly kind: ImportKind;
  readonly fileName: string;
  readonly sheets: readonly FoundSheet[];
  readonly state: ImportRecord['state'];
}

const lock = {
  name: 'lock-import',
  text: `SELECT id, kind, file_name AS "fileName", sheets, state
           FROM imports WHERE id = $1 FOR NO KEY UPDATE`,
};

/** Locks an import until the transaction ends. */
export async function lockImport(client: PoolClient, id: string): Promise<LockedImport> {
  const { rows } = await client.query<LockedImport>({ ...lock, values: [id] });
  if (rows[0] === undefined) throw new Refusal('not_found');
  return rows[0];
}
