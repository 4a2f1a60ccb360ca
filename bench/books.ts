import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { findDifferences } from '#server/lending/verify/find-differences.ts';
import type { Actor } from '#server/platform/actor.ts';
import { startEmbeddedPostgres } from '#server/platform/db/embedded/embedded-postgres.ts';
import { createPool } from '#server/platform/db/pool.ts';
import { ServerProcess } from '../test/support/process.ts';
import { atLeast, atMost, type Figure, type Measurement, median } from './figure.ts';
import { agreementIdOf, entriesPerAgreement, fillLargeLender } from './fill-large-lender.ts';
import { postingsPerSecond, signIn } from './http-posting.ts';
import { findPgbench, type Round, statementsPerSecond } from './pgbench.ts';
import { rawPosting } from './raw-posting.ts';

const agreements = 100_000;
const clients = 8;
const postingsPerClient = 400;
/** The first of each kind warm up and do not count: a server that has just started is still translating its code. */
const warmUpRounds = 2;
const rounds = 7;
const amount = 500;

/** On a lender with 100,000 agreements: how long verifying takes, and how fast payments are posted. */
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
    const address = await server.ready();
    await fillLargeLender(pool, agreements);
    const verifying = await secondsOfVerify(pool);
    const posting = await postingFigures(pool, postgres.connectionString, address, directory);
    return {
      title: `The books, with ${agreements.toLocaleString('en')} agreements`,
      command: 'npm run bench -- books',
      figures: [atMost('verify all of them', verifying, 60, 's'), ...posting],
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

/** Over HTTP and by pgbench in turn, so that whatever else the machine does meets both. */
async function postingFigures(
  pool: Pool,
  connectionString: string,
  address: string,
  directory: string,
): Promise<Figure[]> {
  const pgbench = await findPgbench();
  if (pgbench === null) {
    process.stdout.write(
      'There is no pgbench on this machine: how fast payments are posted is not measured.\n',
    );
    return [];
  }
  const sessions = await Promise.all(Array.from({ length: clients }, () => signIn(address)));
  const statement = await rawPosting(pool, await superadmin(pool), amount);
  const [overHttp, raw]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const perRound = clients * postingsPerClient;
    const roundFrom = (first: number): Round => ({ clients, postingsPerClient, first });
    const first = 2 * round * perRound;
    overHttp.push(await postingsPerSecond(address, sessions, amount, roundFrom(first)));
    raw.push(
      await statementsPerSecond(pgbench, connectionString, directory, statement, roundFrom(first + perRound)),
    );
    await expectPosted(pool, first + 2 * perRound);
  }
  const [http, direct] = [median(overHttp.slice(warmUpRounds)), median(raw.slice(warmUpRounds))];
  return [
    {
      name: `payments posted over HTTP by ${clients} clients`,
      measured: `${Math.round(http)} a second`,
      budget: '',
      isWithin: true,
    },
    atLeast(
      `beside pgbench running the same statement (${Math.round(direct)} a second)`,
      Number((http / direct).toFixed(2)),
      0.5,
    ),
  ];
}

/** A statement that finds nothing to do would be fast: every posting must have left its entry. */
async function expectPosted(pool: Pool, postings: number): Promise<void> {
  const { rows } = await pool.query<{ entries: number }>(
    'SELECT count(*) AS entries FROM entries WHERE position = $1 AND agreement_id BETWEEN $2 AND $3',
    [entriesPerAgreement + 1, agreementIdOf(0), agreementIdOf(agreements)],
  );
  if (rows[0]?.entries !== postings)
    throw new Error(`${rows[0]?.entries} of ${postings} payments were posted`);
}

async function superadmin(pool: Pool): Promise<Actor> {
  const { rows } = await pool.query<{ id: string }>("SELECT id FROM users WHERE role = 'superadmin'");
  return {
    userId: rows[0]?.id ?? '',
    sessionId: '',
    fullName: '',
    email: null,
    role: 'superadmin',
    language: 'en',
    branchId: null,
    expiresAt: new Date(),
    mustSetUpTotp: false,
    endsAt: new Date(),
  };
}
