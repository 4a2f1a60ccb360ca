import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { inject } from 'vitest';
import { createPool } from '#server/platform/db/pool.ts';
import { databaseUrl } from './postgres-setup.ts';

export interface TestDatabase {
  /** Connected as the server's role, which may do no more than the product needs. */
  readonly pool: Pool;
  /** Connected as the owner of all tables. */
  readonly ownerPool: Pool;
  /** For a server that runs on it as a process of its own. */
  readonly settings: { readonly DATABASE_URL: string; readonly MIGRATION_DATABASE_URL: string };
  /** Closes the pools and takes the database away. */
  drop(): Promise<void>;
}

const log = pino({ level: 'silent' });

/** A freshly migrated database of one's own, cloned from the template of this run. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const owner = inject('owner');
  const name = `qist_test_${randomBytes(8).toString('hex')}`;
  // Copying the files takes half the time of writing their pages to the log, and nothing here needs the log.
  await administer(owner, `CREATE DATABASE ${name} TEMPLATE ${inject('template')} STRATEGY FILE_COPY`);
  const settings = {
    DATABASE_URL: databaseUrl(inject('server'), name),
    MIGRATION_DATABASE_URL: databaseUrl(owner, name),
  };
  const pool = createPool(settings.DATABASE_URL, log);
  const ownerPool = createPool(settings.MIGRATION_DATABASE_URL, log);
  return {
    pool,
    ownerPool,
    settings,
    async drop() {
      await Promise.all([pool.end(), ownerPool.end()]);
      await administer(owner, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function administer(owner: string, statement: string): Promise<void> {
  const admin = createPool(owner, log);
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}
