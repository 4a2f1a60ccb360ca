import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { startEmbeddedPostgres } from '#server/platform/db/embedded/embedded-postgres.ts';
import { createPool } from '#server/platform/db/pool.ts';
import { ServerProcess } from '../test/support/servers/process.ts';

/** The sample lender, a server that serves it, and a directory to write in. */
export interface ServedLender {
  /** As the database's owner. */
  readonly pool: Pool;
  /** As the server's role. */
  readonly connectionString: string;
  /** As the database's owner. */
  readonly ownerConnectionString: string;
  readonly address: string;
  readonly directory: string;
}

/** Runs a task with a temporary lender. */
export async function withServedLender<T>(work: (lender: ServedLender) => Promise<T>): Promise<T> {
  const directory = await mkdtemp(join(tmpdir(), 'qist-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir: join(directory, 'data'), log: () => {} });
  const pool = createPool(postgres.ownerConnectionString, pino({ level: 'silent' }));
  const { connectionString, ownerConnectionString } = postgres;
  const server = new ServerProcess({
    PORT: '0',
    DATA_DIR: join(directory, 'files'),
    DATABASE_URL: connectionString,
    MIGRATION_DATABASE_URL: ownerConnectionString,
    SAMPLE_DATA: 'on',
  });
  try {
    return await work({
      pool,
      connectionString,
      ownerConnectionString,
      address: await server.ready(),
      directory,
    });
  } finally {
    await server.end('SIGTERM');
    await pool.end();
    await postgres.stop();
    await rm(directory, { recursive: true, force: true });
  }
}
