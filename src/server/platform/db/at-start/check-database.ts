import type { Pool } from 'pg';
import { StartupError } from '../../startup-error.ts';

const oldestVersion = 15;

/** The reasons that a person can act on, by the system's or PostgreSQL's code. */
const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing answers there',
  ENOENT: 'nothing answers there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of its host is not found at the moment',
  ETIMEDOUT: 'it does not answer',
  EHOSTUNREACH: 'there is no way to it',
  ENETUNREACH: 'there is no way to it',
  ECONNRESET: 'it ended the connection',
  '28P01': 'the user or the password is wrong',
  '28000': 'the server does not let this user in',
  '3D000': 'the server has no such database',
  '53300': 'the server has no connection left',
  '57P03': 'the server is starting or stopping',
};

/**
 * Makes the owner's first connection. Refuses, with a StartupError, a database that can't be reached or that Qist can't use.
 */
export async function checkDatabase(pool: Pool): Promise<void> {
  const { version, encoding, mayCreate } = await ask<Facts>(pool, facts);
  if (version < oldestVersion) {
    throw unusable(pool, `it is PostgreSQL ${version}, and Qist needs ${oldestVersion} or later`);
  }
  if (encoding !== 'UTF8') throw unusable(pool, `its encoding is ${encoding}, and Urdu needs UTF8`);
  if (!mayCreate) {
    throw unusable(
      pool,
      'its user is not allowed to create tables there; make it the owner of the database, or give the owner in MIGRATION_DATABASE_URL',
    );
  }
}

interface Facts {
  readonly version: number;
  readonly encoding: string;
  readonly mayCreate: boolean;
}

const facts = `
  SELECT current_setting('server_version_num')::int / 10000 AS version,
         current_setting('server_encoding') AS encoding,
         coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) AS "mayCreate"`;

/** The role that the server connects as. */
export interface ServerRole {
  readonly name: string;
  /** True if it owns the tables, or may act as their owner, so that the database can refuse it nothing. */
  readonly isOwner: boolean;
}

const whoIAm = `
  SELECT current_user AS name,
         EXISTS (SELECT FROM pg_class WHERE relnamespace = current_schema()::regnamespace
                    AND pg_has_role(current_user, relowner, 'MEMBER')) AS "isOwner"`;

/**
 * Makes the server's first connection to a database that is up to date. Refuses, with a StartupError, one that can't be made.
 */
export function readServerRole(pool: Pool): Promise<ServerRole> {
  return ask<ServerRole>(pool, whoIAm);
}

/** The first row of an answer. Refuses, with a StartupError that names the setting, a database that gives none. */
export async function ask<Row extends object>(
  pool: Pool,
  question: string,
  setting = 'DATABASE_URL',
): Promise<Row> {
  try {
    const { rows } = await pool.query<Row>(question);
    if (rows[0]) return rows[0];
    throw new Error('it answers nothing');
  } catch (error) {
    throw unusable(pool, reasonOf(error), setting);
  }
}

/** The reason for a person why a database does not answer as it should. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return reasons[code] ?? (error instanceof Error ? error.message : String(error));
}

/** The host and the name of the database; never the password. */
export function placeOf(pool: Pool): string {
  const url = URL.parse(pool.options.connectionString ?? '');
  return url ? `${url.host || 'localhost'}${url.pathname}` : 'DATABASE_URL';
}

function unusable(pool: Pool, reason: string, setting = 'DATABASE_URL'): StartupError {
  return new StartupError(`Qist can't use the database at ${placeOf(pool)} (${reason}): check ${setting}.`);
}
