import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { takeOverRows } from '#server/platform/audit/kept-rows/take-over-rows.ts';
import { root } from '#test/support/paths.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/servers/database.ts';
import { ServerProcess } from '#test/support/servers/process.ts';
import { asSinceSixteen, schemaStatements, statementsOf } from './describe-schema.ts';
import { schemaDifferences } from './schema-differences.ts';

let database: TestDatabase;
let dataDir: string;
let shipped: string;

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'qist-verified-'));
  shipped = await readFile(join(root, 'db/schema.sql'), 'utf8');
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true });
});

/** The differences after changes by the owner of the database, which are then taken back. */
async function differences(...changes: readonly string[]): Promise<string[]> {
  const { rows } = await database.pool.query<{ role: string }>('SELECT current_user AS role');
  const client = await database.ownerPool.connect();
  await client.query('BEGIN');
  try {
    for (const change of changes) await client.query(change);
    await client.query(`SET LOCAL ROLE ${rows[0]?.role}`);
    return await schemaDifferences(client, shipped);
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

test('the shipped description splits into the statements it was made of', async () => {
  expect(statementsOf(shipped)).toEqual(await schemaStatements(database.ownerPool));
});

test('a view of one table is described alike by every version of PostgreSQL', () => {
  const since16 = `CREATE VIEW standing_closes AS
 SELECT id,
    month_end
   FROM month_closes
  WHERE (reopened_at IS NULL);`;
  const before16 = `CREATE VIEW standing_closes AS
 SELECT month_closes.id,
    month_closes.month_end
   FROM month_closes
  WHERE (month_closes.reopened_at IS NULL);`;
  expect([since16, before16].map(asSinceSixteen)).toEqual([since16, since16]);
  const byAlias = before16
    .replaceAll('month_closes.', 'c.')
    .replace('FROM month_closes', 'FROM month_closes c');
  expect(asSinceSixteen(byAlias)).toBe(since16.replace('FROM month_closes', 'FROM month_closes c'));
  const ofTwo = `${before16.slice(0, -1)}\nUNION ALL SELECT o.id, o.month_end FROM others o;`;
  expect(asSinceSixteen(ofTwo)).toBe(ofTwo);
});

test('a migrated database has exactly the schema that Qist ships', async () => {
  expect(await differences()).toEqual([]);
});

test('what an operator may add is no difference', async () => {
  const added = [
    'CREATE ROLE qist_reader',
    'GRANT SELECT ON agreements TO qist_reader',
    'CREATE INDEX agreements_by_notes ON agreements (notes)',
    "COMMENT ON TABLE agreements IS 'Of this lender.'",
  ];
  expect(await differences(...added)).toEqual([]);
});

/** A change by the owner of the database, the lines that name it, and the change that takes it back. */
const tamperings: readonly [what: string, change: string, said: readonly string[]][] = [
  [
    'a view replaced by one that answers what the books should say',
    `CREATE OR REPLACE VIEW agreement_rows AS SELECT NULL::uuid AS agreement_id, ''::text AS part, ''::text AS digest, false AS is_new`,
    ['view agreement_rows is not as Qist ships it'],
  ],
  [
    'the hash of an event replaced',
    `CREATE OR REPLACE FUNCTION audit_hash(event audit_events) RETURNS bytea LANGUAGE sql STABLE AS 'SELECT event.hash'`,
    ['function audit_hash(event audit_events) is not as Qist ships it'],
  ],
  [
    'the digest of a row replaced',
    `CREATE OR REPLACE FUNCTION row_digest(r entries) RETURNS text LANGUAGE sql STABLE AS $$ SELECT 'same'::text $$`,
    ['function row_digest(r entries) is not as Qist ships it'],
  ],
  [
    'a function made SECURITY DEFINER',
    'ALTER FUNCTION refuse_change() SECURITY DEFINER',
    ['function refuse_change() is not as Qist ships it'],
  ],
  [
    'a trigger left switched off',
    'ALTER TABLE entries DISABLE TRIGGER entries_stand',
    ['trigger entries_stand on entries is switched off'],
  ],
  [
    'all triggers of a table left switched off, foreign keys with them',
    'ALTER TABLE receipts DISABLE TRIGGER ALL',
    [
      'trigger receipts_stand on receipts is switched off',
      'trigger receipts_numbered_once on receipts is switched off',
      'foreign keys of table receipts are not enforced',
    ],
  ],
  [
    'a trigger dropped',
    'DROP TRIGGER entries_stand ON entries',
    ['trigger entries_stand on entries is missing'],
  ],
  [
    'a trigger added',
    'CREATE TRIGGER entries_look BEFORE INSERT ON entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()',
    ['trigger entries_look on entries is not one that Qist ships'],
  ],
  ...(
    [
      ['agreements', 'agreements_owe_the_price'],
      ['approvals', 'approvals_maker_is_not_checker'],
      ['entries', 'entries_books_balance'],
    ] as const
  ).map(([table, rule]): [string, string, string[]] => [
    `the rule ${rule} dropped`,
    `ALTER TABLE ${table} DROP CONSTRAINT ${rule}`,
    [`constraint ${rule} of table ${table} is missing`],
  ]),
  [
    'a rule made one that always holds',
    'ALTER TABLE approvals DROP CONSTRAINT approvals_maker_is_not_checker, ADD CONSTRAINT approvals_maker_is_not_checker CHECK (true)',
    ['constraint approvals_maker_is_not_checker of table approvals is not as Qist ships it'],
  ],
  [
    'a column made optional',
    'ALTER TABLE entries ALTER COLUMN recorded_by DROP NOT NULL',
    ['column recorded_by of table entries is not as Qist ships it'],
  ],
  ['a table added', 'CREATE TABLE kept_events (id uuid)', ['table kept_events is not one that Qist ships']],
  [
    'row level security switched on, which hides rows from the server',
    'ALTER TABLE entries ENABLE ROW LEVEL SECURITY; CREATE POLICY all_but_one ON entries USING (amount <> 700)',
    [
      'row level security is on for table entries',
      'policy all_but_one on entries is not one that Qist ships',
    ],
  ],
  [
    'a rule that swallows what is written',
    'CREATE RULE nothing_said AS ON INSERT TO contact_log DO INSTEAD NOTHING',
    ['rule nothing_said on contact_log is not one that Qist ships'],
  ],
  [
    'the right to change entries',
    'GRANT UPDATE, DELETE ON entries TO PUBLIC',
    ['everyone may DELETE on entries', 'everyone may UPDATE on entries'],
  ],
  [
    'a right on one column',
    'GRANT UPDATE (amount) ON entries TO PUBLIC',
    ['everyone may UPDATE on column amount of entries'],
  ],
  [
    'an operator that compares in its own way',
    'CREATE FUNCTION public.same(entries, entries) RETURNS boolean LANGUAGE sql RETURN true; CREATE OPERATOR public.= (LEFTARG = entries, RIGHTARG = entries, FUNCTION = public.same)',
    [
      'function same(entries, entries) is not one that Qist ships',
      'operator =(entries,entries) is not one that Qist ships',
    ],
  ],
  ['a type of its own', "CREATE TYPE mood AS ENUM ('glad')", ['mood is not one that Qist ships']],
];

test.each(tamperings)('%s is reported', async (_, change, said) => {
  expect(await differences(change)).toEqual(said.map((line) => `schema: ${line}`).sort());
});

test('a dropped unique index is reported', async () => {
  const { rows } = await database.ownerPool.query<{ name: string }>(
    `SELECT indexrelid::regclass::text AS name FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
      WHERE indisunique AND relnamespace = 'public'::regnamespace
        AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid) ORDER BY 1`,
  );
  expect(rows.length).toBeGreaterThan(3);
  expect(await differences(...rows.map(({ name }) => `DROP INDEX ${name}`))).toEqual(
    rows.map(({ name }) => `schema: unique index ${name} is missing`).sort(),
  );
});

test('rights that were revoked from or granted to the server are reported with its role', async () => {
  const { rows } = await database.pool.query<{ role: string }>('SELECT current_user AS role');
  const role = rows[0]?.role ?? '';
  const changes = [`GRANT DELETE ON entries TO ${role}`, `REVOKE INSERT ON receipts FROM ${role}`];
  expect(await differences(...changes)).toEqual([
    `schema: the role ${role} may DELETE on entries`,
    `schema: the role ${role} may not INSERT on receipts`,
  ]);
});

test('a table with another owner than the rest is reported', async () => {
  expect(await differences('CREATE ROLE somebody', 'ALTER TABLE products OWNER TO somebody')).toEqual([
    'schema: products belongs to the role somebody, not to the owner of the other tables',
  ]);
});

test('npm run verify compares the schema before everything else, and fails on a difference', async () => {
  await takeOverRows(database.ownerPool, new Date());
  await database.ownerPool.query('ALTER TABLE agreements DROP CONSTRAINT agreements_owe_the_price');
  const { code, output } = await new ServerProcess(
    { DATA_DIR: dataDir, ...database.settings },
    'tools/verify.ts',
  ).ended();
  expect(code).toBe(1);
  expect(output.split('\n')[0]).toBe(
    'schema: constraint agreements_owe_the_price of table agreements is missing',
  );
  expect(output).toContain('1 differ.');
});
