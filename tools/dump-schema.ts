import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { prepareDatabase } from '#server/platform/db/at-start/prepare-database.ts';
import { startEmbeddedPostgres } from '#server/platform/db/embedded/embedded-postgres.ts';
import { createPool } from '#server/platform/db/pool.ts';
import { describeSchema } from '#server/platform/db/schema/describe-schema.ts';
import { describeTables } from './schema-types.ts';

/** `npm run db:dump`: migrates an empty database and writes down what came of it, for readers and for the compiler. */
const root = join(import.meta.dirname, '..');

async function dump(pool: Pool): Promise<void> {
  await prepareDatabase(pool, postgres.ownerConnectionString, join(root, 'db/migrations'), console.log);
  await writeFile(join(root, 'db/schema.sql'), await describeSchema(pool));
  await writeFile(join(root, 'src/server/platform/db/tables.ts'), await describeTables(pool));
  console.log(`db/schema.sql and src/server/platform/db/tables.ts say what the migrations make.`);
}

const dataDir = await mkdtemp(join(tmpdir(), 'qist-dump-'));
const postgres = await startEmbeddedPostgres({ dataDir, settings: { fsync: 'off' }, log: console.log });
const pool = createPool(postgres.connectionString, { warn: console.warn });
try {
  await dump(pool);
} finally {
  await pool.end();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
