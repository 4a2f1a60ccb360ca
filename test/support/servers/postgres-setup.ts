import { randomBytes } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseError } from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { prepareDatabase } from '#server/platform/db/at-start/prepare-database.ts';
import { startEmbeddedPostgres } from '#server/platform/db/embedded/embedded-postgres.ts';
import { createPool } from '#server/platform/db/pool.ts';
import { migrationsDir } from '#test/support/paths.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The owner's and the server's connection strings, whose database name is to be replaced by a clone's. */
    owner: string;
    server: string;
    template: string;
  }
}

const silent = () => undefined;

/** One server for the whole run, with a migrated database that each test file clones. Nothing here needs to survive a crash. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const { connectionString, ownerConnectionString, stop } = given
    ? await onGivenServer(given)
    : await startTemporary();
  const template = `qist_template_${randomBytes(6).toString('hex')}`;
  const admin = createPool(ownerConnectionString, log);
  await admin.query(`CREATE DATABASE ${template}`);
  const pool = createPool(databaseUrl(connectionString, template), log);
  await prepareDatabase(pool, databaseUrl(ownerConnectionString, template), migrationsDir, silent);
  await pool.end();
  provide('owner', ownerConnectionString);
  provide('server', connectionString);
  provide('template', template);

  return async () => {
    await admin.query(`DROP DATABASE ${template}`);
    await admin.end();
    await stop();
  };
}

const log = pino({ level: 'silent' });

/** Makes the server's role on a given server, with the name that it has on our own. Other runs may be testing there. */
async function onGivenServer(ownerConnectionString: string) {
  const admin = createPool(ownerConnectionString, log);
  await admin.query("CREATE ROLE qist_server LOGIN PASSWORD 'qist_server'").catch((error: DatabaseError) => {
    if (error.code !== duplicateObject) throw error;
  });
  await admin.end();
  const url = new URL(ownerConnectionString);
  [url.username, url.password] = ['qist_server', 'qist_server'];
  return { connectionString: url.href, ownerConnectionString, stop: async () => {} };
}

const duplicateObject = '42710';

async function startTemporary() {
  const dataDir = await mkdtemp(join(tmpdir(), 'qist-tests-'));
  const settings = {
    autovacuum: 'off',
    fsync: 'off',
    full_page_writes: 'off',
    synchronous_commit: 'off',
    // Most statements run a few times per connection, and planning them each time is a fifth of PostgreSQL's work here.
    plan_cache_mode: 'force_generic_plan',
    max_connections: '200',
  };
  // Ctrl-C ends the run without the teardown. The server then stops at the same time, so files vanish under `rmSync`,
  // which takes that for the end of its work.
  const remove = () => {
    while (existsSync(dataDir)) rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
  };
  process.once('exit', remove);
  const postgres = await startEmbeddedPostgres({ dataDir, settings, log: silent });
  return {
    ...postgres,
    stop: async () => {
      await postgres.stop();
      remove();
    },
  };
}

/** The same server's other database. */
export function databaseUrl(connectionString: string, database: string): string {
  const url = new URL(connectionString);
  url.pathname = `/${database}`;
  return url.href;
}
