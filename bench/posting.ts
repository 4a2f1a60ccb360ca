import { readFile } from 'node:fs/promises';
import type { Pool } from 'pg';
import type { Actor } from '#server/platform/actor.ts';
import { type Figure, figure, type Measurement, median, notMeasured } from './figure.ts';
import { postingsPerSecond, signIn } from './http-posting.ts';
import { agreementIdOf, entriesPerAgreement, fillLargeLender } from './large/fill-large-lender.ts';
import { findPgbench, type Round, statementsPerSecond } from './pgbench.ts';
import { rawPosting } from './raw-posting.ts';
import { type ServedLender, withServedLender } from './served-lender.ts';

/** The number of agreements for all rounds; each is posted to at most once. */
const agreements = 70_000;
const clients = 8;
const postingsPerClient = 400;
/** The first requests of each kind warm up and do not count, because the JIT is still compiling. */
const warmUpRounds = 2;
const rounds = 7;
const amount = 500;
/** Rounds of the measurement at one branch; one more warms up. */
const oneBranchRounds = 3;
const oneBranchPostingsPerClient = 100;
/** Linux counts in hundredths of a second, whatever its clock's own rate is. */
const ticksPerSecond = 100;

/**
 * The speed of posting payments over HTTP, compared with pgbench running the same statement, and the database resources that
 * one takes.
 */
export function measurePosting(): Promise<Measurement> {
  return withServedLender(async (lender) => {
    // One after the other: of many at once some are told to wait.
    const sessions: Awaited<ReturnType<typeof signIn>>[] = [];
    while (sessions.length < clients) sessions.push(await signIn(lender.address));
    await fillLargeLender(lender.pool, agreements, false);
    return {
      on: `at ${agreements.toLocaleString('en')} agreements`,
      figures: await postingFigures(lender, sessions),
    };
  });
}

type Sessions = Parameters<typeof postingsPerSecond>[1];

async function postingFigures(bench: ServedLender, sessions: Sessions): Promise<Figure[]> {
  const { http, direct, posted } = await ratesByTurns(bench, sessions);
  const databaseMs = await databaseMsAtOneBranch(bench, sessions, posted);
  const share = 'payments posted over HTTP, beside pgbench running the same statement';
  const perPayment = `database processor time of a payment, ${clients} clients at one branch`;
  return [
    figure('posted', `payments posted over HTTP by ${clients} clients`, http),
    direct === null
      ? notMeasured('postedBesidePgbench', share, 'there is no pgbench')
      : figure('postedBesidePgbench', `${share} (${Math.round(direct)} a second)`, http / direct),
    databaseMs === null
      ? notMeasured('postingDatabase', perPayment, 'there is no /proc')
      : figure('postingDatabase', perPayment, databaseMs),
  ];
}

/** Over HTTP and by pgbench, when there is one, in turn, so that whatever else the machine does meets both. */
async function ratesByTurns(
  { pool, connectionString, address, directory }: ServedLender,
  sessions: Sessions,
): Promise<{ http: number; direct: number | null; posted: number }> {
  const pgbench = await findPgbench();
  const statement = await rawPosting(pool, await superadmin(pool), amount);
  const [overHttp, raw]: [number[], number[]] = [[], []];
  let posted = 0;
  const nextRound = (): Round => {
    const first = posted;
    posted += clients * postingsPerClient;
    return { clients, postingsPerClient, first, every: 1 };
  };
  for (let round = 0; round < rounds; round += 1) {
    overHttp.push(await postingsPerSecond(address, sessions, amount, nextRound()));
    if (pgbench !== null)
      raw.push(await statementsPerSecond(pgbench, connectionString, directory, statement, nextRound()));
    await expectPosted(pool, posted);
  }
  const rate = (measured: readonly number[]) => median(measured.slice(warmUpRounds));
  return { http: rate(overHttp), direct: pgbench === null ? null : rate(raw), posted };
}

/** Payments at a branch contend for its counters and its audit chain. */
async function databaseMsAtOneBranch(
  { pool, address }: ServedLender,
  sessions: Sessions,
  postedBefore: number,
): Promise<number | null> {
  const { rows } = await pool.query<{ branches: number }>('SELECT count(*) AS branches FROM branches');
  const every = rows[0]?.branches ?? 1;
  const perRound = clients * oneBranchPostingsPerClient;
  const measured: number[] = [];
  for (let round = 0; round <= oneBranchRounds; round += 1) {
    const first = Math.ceil(postedBefore / every) + round * perRound;
    const before = await clientBackendsCpuMs(pool);
    await postingsPerSecond(address, sessions, amount, {
      clients,
      postingsPerClient: oneBranchPostingsPerClient,
      first,
      every,
    });
    const after = await clientBackendsCpuMs(pool);
    if (before === null || after === null) return null;
    measured.push((after - before) / perRound);
  }
  await expectPosted(pool, postedBefore + (oneBranchRounds + 1) * perRound);
  return median(measured.slice(1));
}

/** CPU time of the client backends so far, in ms; null without Linux's /proc. */
async function clientBackendsCpuMs(pool: Pool): Promise<number | null> {
  const { rows } = await pool.query<{ pid: number }>(
    "SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend'",
  );
  const ticks = await Promise.all(rows.map(({ pid }) => ticksOf(pid)));
  const sum = ticks.reduce<number | null>((all, one) => (all === null || one === null ? null : all + one), 0);
  return sum === null ? null : (sum * 1000) / ticksPerSecond;
}

/** In user mode and in the system's. */
async function ticksOf(pid: number): Promise<number | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  // The name before the last bracket may have spaces.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields === undefined ? null : Number(fields[11]) + Number(fields[12]);
}

/** Checks that every posting has its entry: a statement without effect would be fast. */
async function expectPosted(pool: Pool, postings: number): Promise<void> {
  const { rows } = await pool.query<{ entries: number }>(
    'SELECT count(*) AS entries FROM entries WHERE position = $1 AND agreement_id BETWEEN $2 AND $3',
    [entriesPerAgreement + 1, agreementIdOf(0), agreementIdOf(2 ** 40)],
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
    listRows: 'comfortable',
    branchId: null,
    expiresAt: new Date(),
    mustSetUpTotp: false,
    totpDueAt: null,
    endsAt: new Date(),
  };
}
