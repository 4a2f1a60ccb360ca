import { randomBytes } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#server/platform/db/embedded/embedded-postgres.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { createPool } from '#server/platform/db/pool.ts';
import { migrationsDir } from './paths.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A connection string whose database name is to be replaced by a clone's. */
    postgres: string;
    template: string;
  }
}

const silent = () => undefined;

/** One server for the whole run, with a migrated database that each test file clones. Nothing here needs to survive a crash. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const { connectionString, stop } = given
    ? { connectionString: given, stop: async () => {} }
    : await startTemporary();
  const template = `qist_template_${randomBytes(6).toString('hex')}`;
  const log = pino({ level: 'silent' });
  const admin = createPool(connectionString, log);
  await admin.query(`CREATE DATABASE ${template}`);
  const pool = createPool(databaseUrl(connectionString, template), log);
  await migrate(pool, migrationsDir, silent);
  await pool.end();
  provide('postgres', connectionString);
  provide('template', template);

  return async () => {
    await admin.query(`DROP DATABASE ${template}`);
    await admin.end();
    await stop();
  };
}

async function startTemporary() {
  const dataDir = await mkdtemp(join(tmpdir(), 'qist-tests-'));
  const settings = {
    fsync: 'off',
    full_page_writes: 'off',
    synchronous_commit: 'off',
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
    connectionString: postgres.connectionString,
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
