import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { loadSampleLender } from '#sample/load-sample-lender.ts';
import { sampleSignIns } from '#sample/sample-sign-ins.ts';
import { createApp } from '#server/app.ts';
import { seedBranches } from '#server/lender/branches/seed-branches.ts';
import { systemClock } from '#server/platform/clock.ts';
import { readConfig } from '#server/platform/config.ts';
import { startEmbeddedPostgres } from '#server/platform/db/embedded/embedded-postgres.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { createPool } from '#server/platform/db/pool.ts';
import { createFileStore } from '#server/platform/files/file-store.ts';
import { createPictureRemaker } from '#server/platform/files/picture-remaker.ts';
import { createUploadGate } from '#server/platform/files/upload-gate.ts';
import { createLiveStreams } from '#server/platform/live/live-streams.ts';
import { createLoadGate } from '#server/platform/load-gate.ts';
import { createRateLimits } from '#server/platform/rate-limits.ts';
import { figure, type Measurement } from './figure.ts';

const rounds = 400;
const root = join(import.meta.dirname, '..');

/**
 * A wrong password for a user who exists, against one for a user who does not: the time that the refusal takes must not tell
 * them apart.
 */
async function measureRefusals(pool: Pool): Promise<{ known: number; unknown: number }> {
  const log = pino({ level: 'silent' });
  const config = readConfig({ TRUSTED_PROXIES: '1' });
  const app = createApp({
    config,
    clock: systemClock,
    log,
    pool,
    reportBooks: pool,
    rateLimits: createRateLimits(pool, systemClock),
    files: createFileStore(config.dataDir),
    pictures: createPictureRemaker(log),
    uploads: createUploadGate(),
    load: createLoadGate(systemClock),
    live: createLiveStreams(systemClock),
    sampleSignIns: [],
  });
  const millisecondsOf = async (identifier: string, round: number) => {
    // Neither must have to wait because of earlier failures.
    await pool.query('DELETE FROM rate_limits');
    const startedAt = performance.now();
    const response = await app.request('/api/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `203.0.113.${round % 250}` },
      body: JSON.stringify({ identifier, password: 'not the password' }),
    });
    if (response.status !== 401) throw new Error(`a wrong password was answered ${response.status}`);
    return performance.now() - startedAt;
  };
  const known = sampleSignIns[0]?.identifier ?? '';
  const accounts = { known, unknown: known.replace('@', '-of-nobody@') };
  const taken: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  await millisecondsOf(known, 0);
  // In turn, so that other load on the machine affects both alike.
  for (let round = 0; round < rounds; round += 1) {
    const inTurn = ['known', 'unknown'] as const;
    for (const who of round % 2 ? inTurn : inTurn.toReversed()) {
      taken[who].push(await millisecondsOf(accounts[who], round));
    }
  }
  return { known: meanOfMiddle(taken.known), unknown: meanOfMiddle(taken.unknown) };
}

/** The mean of the middle half: other load on the machine makes a few answers many times slower. */
function meanOfMiddle(values: readonly number[]): number {
  const middle = values
    .toSorted((a, b) => a - b)
    .slice(Math.floor(values.length / 4), Math.ceil((values.length * 3) / 4));
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

export async function measureSignInTiming(): Promise<Measurement> {
  const dataDir = await mkdtemp(join(tmpdir(), 'qist-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const pool = createPool(postgres.ownerConnectionString, pino({ level: 'silent' }));
  try {
    await migrate(pool, join(root, 'db/migrations'), () => undefined);
    await seedBranches(pool);
    await loadSampleLender(pool, systemClock, createFileStore(dataDir));
    const { known, unknown } = await measureRefusals(pool);
    const difference = (Math.abs(known - unknown) / unknown) * 100;
    const means = `known ${known.toFixed(2)} ms, unknown ${unknown.toFixed(2)} ms`;
    return {
      figures: [
        figure(
          'refusalDifference',
          `a refused sign-in, mean of the middle half of ${rounds}: difference between a known and an unknown user (${means})`,
          difference,
        ),
      ],
    };
  } finally {
    await pool.end();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
