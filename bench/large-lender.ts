import { join } from 'node:path';
import { pino } from 'pino';
import { loadSampleLender } from '#sample/load-sample-lender.ts';
import { seedBranches } from '#server/lender/branches/seed-branches.ts';
import { systemClock } from '#server/platform/clock.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { createPool } from '#server/platform/db/pool.ts';
import { createFileStore } from '#server/platform/files/file-store.ts';
import { fillLargeLender, paidRows } from './large/fill-large-lender.ts';
import { fillRequests } from './large/fill-requests.ts';
import { holdRows } from './large/hold-rows.ts';

/**
 * `npm run bench:large -- SIZE` puts the sample lender and, on top of it, SIZE agreements and as many contact requests, a
 * million at most, into the database at DATABASE_URL, as a superuser of it; `npm run bench:large -- SIZE audited` also the audit of the agreements, so that
 * `npm run verify` finds nothing.
 */
const isAudited = process.argv[3] === 'audited';
const size = Number(process.argv[2]);
const connectionString = process.env.DATABASE_URL;
if (connectionString === undefined || !Number.isSafeInteger(size) || size < 1) {
  process.stderr.write(
    'Say how many agreements, and where: DATABASE_URL=postgres://… npm run bench:large -- 100000\n',
  );
  process.exit(1);
}

/** More would take disk, and the desk's lists are measured with as many. */
const mostRequests = 1_000_000;

const startedAt = performance.now();
const pool = createPool(connectionString, pino({ level: 'silent' }));
await migrate(pool, join(import.meta.dirname, '../db/migrations'), () => {});
await seedBranches(pool);
await loadSampleLender(pool, systemClock, createFileStore(process.env.DATA_DIR ?? '.data'));
await fillLargeLender(pool, size, isAudited);
const requests = Math.min(size, mostRequests);
await fillRequests(pool, requests);
if (isAudited) await holdRows(pool);
const { rows } = await pool.query<{ written: string }>(
  'SELECT pg_size_pretty(pg_database_size(current_database())) AS written',
);
await pool.end();
const seconds = Math.round((performance.now() - startedAt) / 1000);
process.stdout.write(
  `${size} customers, ${size} agreements, ${size * paidRows} payments and ${requests} contact requests in ${seconds} s; the database takes ${rows[0]?.written}.\n`,
);
