import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { loadSampleLender } from '#sample/load-sample-lender.ts';
import { seedBranches } from '#server/lender/branches/seed-branches.ts';
import { systemClock } from '#server/platform/clock.ts';
import { prepareDatabase } from '#server/platform/db/at-start/prepare-database.ts';
import { startEmbeddedPostgres } from '#server/platform/db/embedded/embedded-postgres.ts';
import { createPool } from '#server/platform/db/pool.ts';
import { createFileStore } from '#server/platform/files/file-store.ts';
import { migrationsDir } from '#test/support/paths.ts';
import { freePort } from './free-port.ts';
import { databaseUrl } from './postgres-setup.ts';
import { ServerProcess } from './process.ts';

/**
 * The built product with the sample lender, twice: each with its own port, database and folder, which are deleted after the
 * tests.
 */
const names = ['pages', 'lender'];
const directory = await mkdtemp(join(tmpdir(), 'qist-browser-tests-'));
const silent = () => undefined;
const log = pino({ level: 'silent' });
// Nothing here needs to survive a crash, and a plan for any values is good enough.
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  plan_cache_mode: 'force_generic_plan',
};
const postgres = await startEmbeddedPostgres({ dataDir: directory, settings, log: silent });
const { connectionString, ownerConnectionString } = postgres;
const admin = createPool(ownerConnectionString, log);

// The lender is invented and loaded once, and cloned for each.
await admin.query('CREATE DATABASE sample_lender');
const sample = createPool(databaseUrl(connectionString, 'sample_lender'), log);
await prepareDatabase(sample, databaseUrl(ownerConnectionString, 'sample_lender'), migrationsDir, silent);
await seedBranches(sample);
const pictures = join(directory, 'sample');
await loadSampleLender(sample, systemClock, createFileStore(pictures));
await sample.end();

const servers: ServerProcess[] = [];
for (const name of names) {
  await cp(pictures, join(directory, name), { recursive: true });
  await admin.query(`CREATE DATABASE ${name} TEMPLATE sample_lender STRATEGY FILE_COPY`);
  servers.push(
    new ServerProcess({
      PORT: String(await freePort()),
      DATABASE_URL: databaseUrl(connectionString, name),
      MIGRATION_DATABASE_URL: databaseUrl(ownerConnectionString, name),
      DATA_DIR: join(directory, name),
      SAMPLE_DATA: 'on',
      // Each test names its own address, so that one test's forms don't use up another's limit.
      TRUSTED_PROXIES: '1',
    }),
  );
}
await admin.query('CREATE DATABASE later TEMPLATE sample_lender STRATEGY FILE_COPY');
await admin.end();
const [pages, lender] = await Promise.all(servers.map((server) => server.ready()));
const books = databaseUrl(connectionString, 'pages');
// For the tests that start a server themselves: the one that was cloned, and one whose days go by.
const spare = databaseUrl(ownerConnectionString, 'sample_lender');
const later = databaseUrl(ownerConnectionString, 'later');
const addresses = `pages ${pages}, lender ${lender}, books ${books}, spare ${spare}, later ${later}`;
process.stdout.write(`Ready: ${addresses}\n`);

process.on('SIGTERM', async () => {
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  await postgres.stop();
  await rm(directory, { recursive: true, force: true });
});
