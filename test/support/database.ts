import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { inject } from 'vitest';
import { createPool } from '#server/platform/db/pool.ts';
import { databaseUrl } from './postgres-setup.ts';

export interface TestDatabase {
  readonly connectionString: string;
  readonly pool: Pool;
  /** Closes the pool and takes the database away. */
  drop(): Promise<void>;
}

const log = pino({ level: 'silent' });

/** A freshly migrated database of one's own, cloned from the template of this run. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const postgres = inject('postgres');
  const name = `qist_test_${randomBytes(8).toString('hex')}`;
  // Copying the files takes half the time of writing their pages to the log, and nothing here needs the log.
  await administer(postgres, `CREATE DATABASE ${name} TEMPLATE ${inject('template')} STRATEGY FILE_COPY`);
  const connectionString = databaseUrl(postgres, name);
  const pool = createPool(connectionString, log);
  return {
    connectionString,
    pool,
    async drop() {
      await pool.end();
      await administer(postgres, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function administer(postgres: string, statement: string): Promise<void> {
  const admin = createPool(postgres, log);
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}
