import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { findDifferences } from '#server/lending/verify/find-differences.ts';
import { startEmbeddedPostgres } from '#server/platform/db/embedded/embedded-postgres.ts';
import { createPool } from '#server/platform/db/pool.ts';
import { ServerProcess } from '../test/support/process.ts';
import { atMost, type Measurement } from './figure.ts';
import { fillLargeLender } from './fill-large-lender.ts';

const agreements = 100_000;

/** On a lender with 100,000 agreements: how long verifying takes. */
export async function measureBooks(): Promise<Measurement> {
  const directory = await mkdtemp(join(tmpdir(), 'qist-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir: join(directory, 'data'), log: () => {} });
  const pool = createPool(postgres.ownerConnectionString, pino({ level: 'silent' }));
  const server = new ServerProcess({
    PORT: '0',
    DATABASE_URL: postgres.connectionString,
    MIGRATION_DATABASE_URL: postgres.ownerConnectionString,
    SAMPLE_DATA: 'on',
  });
  try {
    await server.ready();
    await fillLargeLender(pool, agreements);
    const verifying = await secondsOfVerify(pool);
    return {
      title: `The books, with ${agreements.toLocaleString('en')} agreements`,
      command: 'npm run bench -- books',
      figures: [atMost('verify all of them', verifying, 60, 's')],
    };
  } finally {
    await server.end('SIGTERM');
    await pool.end();
    await postgres.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

async function secondsOfVerify(pool: Pool): Promise<number> {
  const startedAt = performance.now();
  const { differences } = await findDifferences(pool);
  if (differences.length > 0) throw new Error(`the large lender is wrong: ${differences[0]}`);
  return (performance.now() - startedAt) / 1000;
}
