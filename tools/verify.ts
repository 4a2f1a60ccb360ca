import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { atRandom } from '#server/lending/verify/choose-months.ts';
import { readPaper } from '#server/lending/verify/compare-papers.ts';
import { type Config, readConfig } from '#server/platform/config.ts';
import { requireMigrated } from '#server/platform/db/migrate.ts';
import { createPool } from '#server/platform/db/pool.ts';
import { reachDatabase } from '#server/platform/db/reach-database.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { type Asked, verifyBooks } from './verify-books.ts';

/**
 * `npm run verify`, beside the running server or without it. Says what differs; true when nothing does.
 *
 * `npm run verify -- months` replays all branches at all fixed month ends as well, which takes longer, and
 * `npm run verify -- --receipt SGD-000123:4711:K7Q2X9TDA3` compares receipts on paper with the books, `--anchors FILE` a copy of
 * the anchors that was kept elsewhere.
 */
async function verify(config: Config, asked: Asked): Promise<boolean> {
  const database = await reachDatabase(config);
  // Only the owner of the tables may read which migrations ran.
  const log = pino({ level: 'silent' });
  const pool = createPool(database.connectionString, log);
  const owner = createPool(database.ownerConnectionString, log);
  try {
    await requireMigrated(owner, join(import.meta.dirname, '../db/migrations'));
    return await verifyBooks(pool, config, asked);
  } finally {
    await Promise.all([pool.end(), owner.end()]);
    await database.leave();
  }
}

const usage =
  'Run npm run verify; after -- it takes months, --receipt SGD-000123:4711:K7Q2X9TDA3 as the receipt has it, and --anchors FILE.';

function readArguments(given: string[]): Asked {
  const options = {
    receipt: { type: 'string', multiple: true },
    anchors: { type: 'string', multiple: true },
  } as const;
  try {
    const { values, positionals } = parseArgs({ args: given, options, allowPositionals: true });
    if (positionals.some((word) => word !== 'months')) throw new StartupError(usage);
    return {
      months: positionals.length > 0 ? 'all' : atRandom,
      papers: (values.receipt ?? []).map((text) => readPaper(text) ?? refuse()),
      copies: values.anchors ?? [],
    };
  } catch (error) {
    throw error instanceof TypeError ? new StartupError(usage) : error;
  }
}

function refuse(): never {
  throw new StartupError(usage);
}

try {
  const asked = readArguments(process.argv.slice(2));
  process.exitCode = (await verify(readConfig(process.env), asked)) ? 0 : 1;
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
