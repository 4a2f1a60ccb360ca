import type { Pool } from 'pg';

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly isNullable: boolean;
  /** The database fills it in when an insert leaves it out. */
  readonly hasDefault: boolean;
  /** The database computes it and refuses any other value. */
  readonly isComputed: boolean;
  /** The texts that a CHECK of this column alone allows. */
  readonly values: readonly string[] | null;
}

/** The TypeScript type that the pool's connections return for each database type. A missing type is added only after thought. */
const typeScriptTypes: Readonly<Record<string, string>> = {
  bigint: 'number',
  boolean: 'boolean',
  bytea: 'Buffer',
  date: 'CalendarDate',
  inet: 'string',
  integer: 'number',
  jsonb: 'unknown',
  smallint: 'number',
  text: 'string',
  'time without time zone': 'string',
  'timestamp with time zone': 'Date',
  tsvector: 'string',
  uuid: 'string',
};

const lineWidth = 110;

/** The tables as the compiler knows them: one interface for each, in the words of the database. */
export async function describeTables(pool: Pool): Promise<string> {
  const { rows } = await pool.query<Column>(columns);
  const tables = [...Map.groupBy(rows, ({ table }) => table)];
  const wrappers = [
    rows.some(({ hasDefault, isComputed }) => hasDefault && !isComputed) && 'Generated',
    rows.some(({ isComputed }) => isComputed) && 'GeneratedAlways',
  ].filter((name) => name !== false);
  return [
    '// Made by `npm run db:dump` from the migrations; not to be edited.',
    ...(rows.some(({ type }) => type === 'date')
      ? ["import type { CalendarDate } from '#domain/calendar/calendar-date.ts';"]
      : []),
    ...(wrappers.length > 0 ? [`import type { ${wrappers.join(', ')} } from './row-types.ts';`] : []),
    '',
    ...rows.filter(({ values }) => values).map(unionOf),
    '',
    ...tables.map(([table, its]) =>
      block(
        `interface ${pascal(table)}`,
        its.map((column) => `${column.name}: ${typeOf(column)};`),
      ),
    ),
    block(
      'export interface Database',
      tables.map(([table]) => `${table}: ${pascal(table)};`),
    ),
  ].join('\n');
}

function block(head: string, lines: readonly string[]): string {
  return `${head} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
}

function unionOf(column: Column): string {
  const values = column.values?.map((value) => `'${value}'`) ?? [];
  const oneLine = `type ${unionName(column)} = ${values.join(' | ')};`;
  // As the formatter would break it.
  return oneLine.length <= lineWidth
    ? oneLine
    : `type ${unionName(column)} =${values.map((value) => `\n  | ${value}`).join('')};`;
}

function typeOf(column: Column): string {
  const base = column.type.replace(/\[\]$/, '');
  const name = column.values ? unionName(column) : typeScriptTypes[base];
  if (name === undefined)
    throw new Error(`No TypeScript type is known for ${column.type}: teach the dump first.`);
  const item = base === column.type ? name : `${name}[]`;
  const value = column.isNullable ? `${item} | null` : item;
  if (column.isComputed) return `GeneratedAlways<${value}>`;
  return column.hasDefault ? `Generated<${value}>` : value;
}

function unionName({ table, name }: Column): string {
  return pascal(`${table}_${name}`);
}

function pascal(name: string): string {
  return name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

const columns = `
  SELECT c.relname AS "table", a.attname AS name, format_type(a.atttypid, NULL) AS type,
         NOT a.attnotnull AS "isNullable",
         d.adbin IS NOT NULL OR a.attidentity <> '' AS "hasDefault",
         a.attgenerated <> '' OR a.attidentity = 'a' AS "isComputed",
         (SELECT array_agg(value[1] ORDER BY position)
            FROM pg_constraint k,
                 regexp_matches(pg_get_constraintdef(k.oid), '''((?:[^'']|'''')*)''::text', 'g')
                   WITH ORDINALITY AS m (value, position)
           WHERE k.conrelid = c.oid AND k.conkey = ARRAY[a.attnum] AND k.contype = 'c'
             AND pg_get_constraintdef(k.oid) ~ format('^CHECK \\(\\(%s = (ANY \\(ARRAY\\[.*\\]\\)|''[^'']*''::text)\\)\\)$', a.attname)
         ) AS "values"
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
   WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'v') AND c.relname <> 'schema_migrations'
     AND a.attnum > 0 AND NOT a.attisdropped
   ORDER BY c.relname, a.attnum`;
