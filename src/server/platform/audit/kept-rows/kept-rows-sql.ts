import { digestExpression, rowText, type Written } from '../digest-text.ts';
import type { KeptTable } from './kept-table.ts';
import { keptTables } from './kept-tables.ts';

/** Stands for the digest of a row that is not there. */
export const absent = '-';

const keyWriting: Readonly<Record<Written, (value: string) => string>> = {
  plain: (value) => `${value}::text`,
  instant: (value) => `${value}::text`,
  day: (value) => `to_char(${value}, 'YYYY-MM-DD')`,
  bytes: (value) => `encode(${value}, 'hex')`,
};

/** The key of a row, without a space. */
export const keyText = ({ key, columns }: KeptTable, row: string) =>
  key.map((column) => keyWriting[columns[column] ?? 'plain'](`${row}.${column}`)).join(" || ',' || ");

const held = ({ columns }: KeptTable, row: string) =>
  `ROW(${Object.keys(columns)
    .map((column) => `${row}.${column}`)
    .join(', ')})`;

function noteStatement(kept: KeptTable, row: string, before: string, after: string, from: string): string {
  return `PERFORM note_rows(string_agg('${kept.table} ' || ${keyText(kept, row)} || ' ' || ${before} || ' ' || ${after}, E'\\n'))
       FROM ${from};`;
}

const digestOf = (kept: KeptTable, row: string) => `digest_of(${rowText(kept.columns, row)}::text)`;

function functionOf(kept: KeptTable): string {
  const { table, key } = kept;
  const [was, now] = [digestOf(kept, 'was'), digestOf(kept, 'now')];
  return `CREATE OR REPLACE FUNCTION note_rows_of_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    ${noteStatement(kept, 'now', `'${absent}'`, now, 'now')}
  ELSIF TG_OP = 'UPDATE' THEN
    ${noteStatement(kept, 'now', was, now, `was JOIN now USING (${key.join(', ')}) WHERE ${held(kept, 'was')} IS DISTINCT FROM ${held(kept, 'now')}`)}
  ELSE
    ${noteStatement(kept, 'was', was, `'${absent}'`, 'was')}
  END IF;
  RETURN NULL;
END
$$;`;
}

const changes = [
  ['INSERT', 'added', 'NEW TABLE AS now'],
  ['UPDATE', 'changed', 'OLD TABLE AS was NEW TABLE AS now'],
  ['DELETE', 'removed', 'OLD TABLE AS was'],
] as const;

const triggersOf = ({ table }: KeptTable): string[] =>
  changes.map(
    ([
      change,
      name,
      tables,
    ]) => `CREATE OR REPLACE TRIGGER ${table}_${name}_note_rows AFTER ${change} ON ${table}
  REFERENCING ${tables} FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_${table}();`,
  );

/** The SQL that notes the rows of these tables: a function for each and its triggers. */
export const sqlOfKeptTables = (tables: readonly KeptTable[]) =>
  tables.map((kept) => `${[functionOf(kept), ...triggersOf(kept)].join('\n')}\n`).join('\n');

export const keptRowsSql = sqlOfKeptTables(keptTables);

/** The SQL that a schema, as `npm run db:dump` writes it, lacks: functions that differ, with their triggers. */
export function missingNotesSql(schema: string): string {
  return sqlOfKeptTables(
    keptTables.filter((kept) => !schema.includes(functionOf(kept).split('$$')[1] ?? '')),
  );
}

/** A query of all rows of a table with their digests, by expressions of its own. */
export const presentRowsSql = (kept: KeptTable) =>
  `SELECT '${kept.table}' AS "table", ${keyText(kept, 'r')} AS key, ${digestExpression(rowText(kept.columns, 'r'))} AS digest
     FROM ${kept.table} r`;
