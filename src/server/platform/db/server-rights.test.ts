import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { openDesk } from '#test/support/lending/lending.ts';
import { findDifferences } from '../../lending/verify/find-differences.ts';

let testApi: TestApi;

beforeAll(async () => {
  testApi = await createTestApi();
  // Signing in is on record.
  await openDesk(testApi);
});
afterAll(() => testApi.close());

/** Runs a statement that the product never sends, as an injection would. */
const smuggled = (statement: string) => testApi.context.pool.query(statement);

describe("the database refuses the server's role, whatever SQL it sends,", () => {
  test.each(['entries', 'receipts', 'audit_events'])('to update or delete rows of %s', async (table) => {
    const { fields } = await smuggled(`SELECT * FROM ${table} LIMIT 0`);
    for (const { name } of fields) {
      await expect(smuggled(`UPDATE ${table} SET ${name} = ${name}`)).rejects.toThrow('permission denied');
    }
    await expect(smuggled(`DELETE FROM ${table}`)).rejects.toThrow('permission denied');
    await expect(smuggled(`TRUNCATE ${table} CASCADE`)).rejects.toThrow('permission denied');
  });

  test.each([
    'ALTER TABLE entries DISABLE TRIGGER ALL',
    'DROP TRIGGER audit_events_stand ON audit_events',
    'CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END $$',
    'ALTER FUNCTION chain_audit_event() SECURITY INVOKER',
    'DROP TABLE audit_events',
    'SET session_replication_role = replica',
    'CREATE TABLE public.own (id integer)',
    "UPDATE audit_chains SET last_hash = sha256('')",
    "INSERT INTO audit_chains VALUES (gen_random_uuid(), 0, sha256(''))",
    'DELETE FROM schema_migrations',
    "COPY users TO PROGRAM 'cat'",
    "SELECT pg_read_file('pg_hba.conf')",
    'SELECT rolpassword FROM pg_authid',
    'CREATE ROLE friend SUPERUSER',
  ])('%s', async (statement) => {
    await expect(smuggled(statement)).rejects.toThrow(/permission denied|must be (owner|superuser)/);
  });
});

test('the role owns nothing and is a member of no other role', async () => {
  const { rows } = await smuggled(`
    SELECT (SELECT count(*) FROM pg_class WHERE pg_has_role(current_user, relowner, 'MEMBER')) AS tables,
           (SELECT count(*) FROM pg_proc WHERE pg_has_role(current_user, proowner, 'MEMBER')) AS functions,
           (SELECT count(*) FROM pg_auth_members WHERE member = r.oid) AS roles,
           rolsuper OR rolcreaterole OR rolcreatedb OR rolreplication OR rolbypassrls AS "isMore"
      FROM pg_roles r WHERE rolname = current_user`);
  expect(rows).toEqual([{ tables: 0, functions: 0, roles: 0, isMore: false }]);
});

test('an audit event joins its chain, even if the session shadows the real tables', async () => {
  const client = await testApi.context.pool.connect();
  await client.query('CREATE TEMPORARY TABLE audit_chains AS TABLE audit_chains WITH NO DATA');
  await client.query(
    `INSERT INTO audit_events (chain_id, recorded_at, action, subject, subject_id)
     SELECT chain_id, recorded_at, 'sign_in', 'user', gen_random_uuid()
       FROM public.audit_events ORDER BY recorded_at DESC LIMIT 1`,
  );
  const { rowCount } = await client.query('SELECT FROM audit_chains');
  expect(rowCount).toBe(0);
  await client.query('DROP TABLE pg_temp.audit_chains');
  client.release();
  expect((await findDifferences(testApi.context.pool)).differences).toEqual([]);
});
