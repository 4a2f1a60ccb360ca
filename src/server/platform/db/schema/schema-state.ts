import type { PoolClient } from 'pg';
import { serverRights } from '../server-rights.ts';
import { isOfExtension, isOurs, undescribedObjects } from './describe-schema.ts';

/**
 * Whatever a description of the schema leaves out and can still turn a rule off: row level security, rules, foreign keys that
 * are not enforced, owners, rights, and settings that a session begins with. One line each.
 */
export async function schemaStateDifferences(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(findState, [JSON.stringify(rights)]);
  return rows.map(({ line }) => `schema: ${line}`);
}

const rights = Object.entries(serverRights).map(([table, more]) => ({ table, rights: ['SELECT', ...more] }));

const table = `FROM pg_class c WHERE ${isOurs('c')} AND c.relkind IN ('r', 'v', 'S', 'p')`;

/** The role that owns the history of migrations ran them, so the rest is its too. */
const owner = `SELECT relowner FROM pg_class WHERE oid = 'public.schema_migrations'::regclass`;

const roleName = (role: string) =>
  `CASE ${role} WHEN 0 THEN 'everyone' ELSE 'the role ' || pg_get_userbyid(${role}) END`;

const findState = `
  WITH owner AS MATERIALIZED (${owner}),
  server AS MATERIALIZED (
    SELECT oid AS role, pg_has_role(oid, (TABLE owner), 'MEMBER') AS is_owner FROM pg_roles WHERE rolname = current_user),
  shipped AS (
    SELECT s."table", r.right FROM jsonb_to_recordset($1) AS s ("table" text, rights text[]), unnest(s.rights) AS r ("right")),
  granted AS (
    SELECT c.relname AS "table", a.grantee, a.privilege_type AS "right"
      FROM pg_class c, aclexplode(c.relacl) a
     WHERE ${isOurs('c')} AND a.grantee <> c.relowner AND a.privilege_type <> 'MAINTAIN'),
  excess AS (
    SELECT grantee, "right", "table" FROM granted g
     WHERE CASE WHEN grantee = (SELECT role FROM server WHERE NOT is_owner)
                THEN NOT EXISTS (SELECT FROM shipped s WHERE s."table" = g."table" AND s."right" = g."right")
                ELSE "right" <> 'SELECT' OR grantee = 0 END),
  short AS (
    SELECT "table", "right" FROM shipped WHERE (SELECT NOT is_owner FROM server)
    EXCEPT SELECT "table", "right" FROM granted WHERE grantee = (SELECT role FROM server))
  SELECT format('row level security is on for table %s', c.relname) AS line ${table} AND (c.relrowsecurity OR c.relforcerowsecurity)
  UNION ALL
  SELECT format('policy %s on %s is not one that Qist ships', polname, polrelid::regclass) FROM pg_policy
  UNION ALL
  SELECT format('rule %s on %s is not one that Qist ships', r.rulename, c.relname)
    FROM pg_rewrite r JOIN pg_class c ON c.oid = r.ev_class WHERE ${isOurs('c')} AND r.rulename <> '_RETURN'
  UNION ALL
  SELECT DISTINCT format('foreign keys of table %s are not enforced', c.relname)
    FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid WHERE ${isOurs('c')} AND t.tgisinternal AND t.tgenabled <> 'O'
  UNION ALL
  SELECT format('index %s is not valid', i.indexrelid::regclass)
    FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid WHERE ${isOurs('c')} AND i.indisunique AND NOT i.indisvalid
  UNION ALL
  SELECT format('event trigger %s is not one that Qist ships', evtname) FROM pg_event_trigger e WHERE NOT ${isOfExtension('e.oid')}
  UNION ALL
  SELECT format('table %s is a part of table %s', inhrelid::regclass, inhparent::regclass)
    FROM pg_inherits JOIN pg_class c ON c.oid = inhparent WHERE ${isOurs('c')} AND c.relkind = 'r'
  UNION ALL
  SELECT format('%s is not one that Qist ships', name) FROM (${undescribedObjects}) undescribed
  UNION ALL
  SELECT format('operator %s is not one that Qist ships', o.oid::regoperator)
    FROM pg_operator o WHERE o.oid >= 16384 AND NOT ${isOfExtension('o.oid')}
  UNION ALL
  SELECT format('cast from %s to %s is not one that Qist ships', castsource::regtype, casttarget::regtype)
    FROM pg_cast t WHERE t.oid >= 16384 AND NOT ${isOfExtension('t.oid')}
  UNION ALL
  SELECT format('function %s is not one that Qist ships', p.oid::regprocedure)
    FROM pg_proc p WHERE p.oid >= 16384 AND NOT ${isOfExtension('p.oid')}
     AND (p.pronamespace = 'pg_catalog'::regnamespace OR p.pronamespace = 'public'::regnamespace AND p.prokind IN ('a', 'w'))
  UNION ALL
  SELECT format('%s belongs to the role %s, not to the owner of the other tables', c.relname, pg_get_userbyid(c.relowner))
    ${table} AND c.relowner <> (TABLE owner)
  UNION ALL
  SELECT format('function %s belongs to the role %s, not to the owner of the tables', p.oid::regprocedure, pg_get_userbyid(p.proowner))
    FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace AND p.proowner <> (TABLE owner) AND NOT ${isOfExtension('p.oid')}
  UNION ALL
  SELECT format('%s may %s on %s', ${roleName('grantee')}, "right", string_agg("table", ', ' ORDER BY "table"))
    FROM excess GROUP BY grantee, "right"
  UNION ALL
  SELECT format('%s may not %s on %s', 'the role ' || current_user, "right", string_agg("table", ', ' ORDER BY "table"))
    FROM short GROUP BY "right"
  UNION ALL
  SELECT format('%s may %s on column %s of %s', ${roleName('a.grantee')}, a.privilege_type, t.attname, c.relname)
    FROM pg_attribute t JOIN pg_class c ON c.oid = t.attrelid, aclexplode(t.attacl) a WHERE ${isOurs('c')} AND a.grantee <> c.relowner
  UNION ALL
  SELECT format('%s may %s function %s', ${roleName('a.grantee')}, a.privilege_type, p.oid::regprocedure)
    FROM pg_proc p, aclexplode(p.proacl) a
   WHERE p.pronamespace = 'public'::regnamespace AND a.grantee NOT IN (0, p.proowner) AND NOT ${isOfExtension('p.oid')}
  UNION ALL
  SELECT format('a session of %s begins with %s', ${roleName('s.setrole')}, setting)
    FROM pg_db_role_setting s, unnest(s.setconfig) setting
   WHERE s.setdatabase IN (0, (SELECT oid FROM pg_database WHERE datname = current_database()))
     AND setting ~ '^(search_path|session_replication_role|row_security)='
  UNION ALL
  SELECT 'triggers are off in every session (session_replication_role)' WHERE current_setting('session_replication_role') <> 'origin'`;
