import { join } from 'node:path';
import { pino } from 'pino';
import { atRandom, type MonthChoice } from '#server/lending/verify/choose-months.ts';
import { type Config, readConfig } from '#server/platform/config.ts';
import { requireMigrated } from '#server/platform/db/migrate.ts';
import { createPool } from '#server/platform/db/pool.ts';
import { reachDatabase } from '#server/platform/db/reach-database.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { verifyBooks } from './verify-books.ts';

/**
 * `npm run verify`, beside the running server or without it; `npm run verify -- months` replays all branches at all fixed
 * month ends as well, which takes longer. Says what differs; true when nothing does.
 */
async function verify(config: Config, months: MonthChoice): Promise<boolean> {
  const database = await reachDatabase(config);
  // Only the owner of the tables may read which migrations ran.
  const log = pino({ level: 'silent' });
  const pool = createPool(database.connectionString, log);
  const owner = createPool(database.ownerConnectionString, log);
  try {
    await requireMigrated(owner, join(import.meta.dirname, '../db/migrations'));
    return await verifyBooks(pool, config, months);
  } finally {
    await Promise.all([pool.end(), owner.end()]);
    await database.leave();
  }
}

try {
  const [asked] = process.argv.slice(2);
  if (asked !== undefined && asked !== 'months')
    throw new StartupError('Run npm run verify, or npm run verify -- months.');
  process.exitCode = (await verify(readConfig(process.env), asked === 'months' ? 'all' : atRandom)) ? 0 : 1;
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
