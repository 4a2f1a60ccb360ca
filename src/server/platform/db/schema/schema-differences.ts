import type { PoolClient } from 'pg';
import { schemaStatements, statementsOf } from './describe-schema.ts';
import { schemaStateDifferences } from './schema-state.ts';

/**
 * Compares the schema of a database with the description that Qist ships: tables with their columns and constraints, functions,
 * views, triggers and whether they are on, unique indexes, row level security, owners and rights. One line for each
 * difference. An index that is not unique holds no rule, and an extension is the operator's choice. Takes a connection of the
 * server's role, in a transaction.
 */
export async function schemaDifferences(client: PoolClient, shipped: string): Promise<string[]> {
  await client.query('SET LOCAL search_path = pg_catalog, public');
  return [
    ...partDifferences(partsOf(statementsOf(shipped)), partsOf(await schemaStatements(client))),
    ...(await schemaStateDifferences(client)),
  ].sort();
}

/** The text of each part of a schema, by its name. */
type Parts = ReadonlyMap<string, string>;

function partDifferences(shipped: Parts, found: Parts): string[] {
  const missing = [...shipped.keys()].filter((name) => !found.has(name) && !isWithin(name, found, shipped));
  return [
    ...missing.map((name) => `schema: ${name} is missing`),
    ...[...found].flatMap(([name, text]) => {
      const written = shipped.get(name);
      if (written === text || isWithin(name, shipped, found)) return [];
      if (written === undefined) return `schema: ${name} is not one that Qist ships`;
      if (isSwitchedOff(text)) return `schema: ${name} is switched off`;
      return `schema: ${name} is not as Qist ships it`;
    }),
  ];
}

/** True for a column or constraint of a table that only one side has, which is named as a whole. */
function isWithin(name: string, other: Parts, own: Parts): boolean {
  const table = / of (table \S+)$/.exec(name)?.[1];
  return table !== undefined && own.has(table) && !other.has(table);
}

const isSwitchedOff = (text: string) => /^CREATE.* TRIGGER /.test(text) && / DISABLE TRIGGER /.test(text);

/** Comments are not compared, and rights are read by `schemaStateDifferences`, because the server's role has any name. */
function partsOf(statements: readonly string[]): Parts {
  return new Map(
    statements
      .map((statement) => statement.replace(/^(-- .*\n)+/, ''))
      .filter((statement) => !leftOut.test(statement))
      .flatMap((statement) =>
        statement.startsWith('CREATE TABLE ') ? tableParts(statement) : [[nameOf(statement), statement]],
      ),
  );
}

const leftOut = /^(GRANT |CREATE EXTENSION |CREATE INDEX )/;

/** `function audit_hash(event audit_events)`, or `trigger entries_stand on entries`. */
function nameOf(statement: string): string {
  const [first = ''] = statement.split('\n');
  const [, kind = '', name = '', rest = ''] =
    /^CREATE (?:OR REPLACE )?((?:UNIQUE |CONSTRAINT )?[A-Z]+) (\S+?(?:\(.*\))?)( .*|;)?$/.exec(first) ?? [];
  const table = kind.endsWith('TRIGGER') ? / ON (?:public\.)?(\S+)/.exec(rest)?.[1] : undefined;
  const what = `${kind.replace('CONSTRAINT ', '').toLowerCase()} ${name.replace(/^public\./, '')}`;
  return table === undefined ? what : `${what} on ${table}`;
}

/** A table, and each of its columns and constraints, which are named one by one. */
function tableParts(statement: string): [string, string][] {
  const [head = '', body = ''] = statement.replace(/\n\);$/, '').split(/ \(\n {2}(.*)/s);
  const table = nameOf(head);
  const parts = body
    .split(/,\n {2}(?=\S)/)
    .map((part) => part.replace(/^(-- .*\n {2})+/, ''))
    .map((part): [string, string] => {
      const [, isConstraint, name] = /^(CONSTRAINT )?(\S+)/.exec(part) ?? [];
      return [`${isConstraint ? 'constraint' : 'column'} ${name} of ${table}`, part];
    });
  return [[table, head], ...parts];
}
