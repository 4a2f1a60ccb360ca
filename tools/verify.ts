import { join } from 'node:path';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { type Extent, findDifferences } from '#server/lending/verify/find-differences.ts';
import { keepCleanVerification } from '#server/lending/verify/keep-clean-verification.ts';
import { verifyFiles } from '#server/lending/verify/verify-files.ts';
import { readAuditAnchors } from '#server/platform/audit/audit-anchors.ts';
import { systemClock } from '#server/platform/clock.ts';
import { type Config, readConfig } from '#server/platform/config.ts';
import { requireMigrated } from '#server/platform/db/migrate.ts';
import { createPool } from '#server/platform/db/pool.ts';
import { reachDatabase } from '#server/platform/db/reach-database.ts';
import { createFileStore } from '#server/platform/files/file-store.ts';
import { StartupError } from '#server/platform/startup-error.ts';

/** `npm run verify` replays every agreement against what is stored, and reads every file, beside the running server or without it. */
const differencesShownMax = 100;

/** On a terminal, one line that says how far it has come; in a file it would only be in the way. */
function showProgress(done: Extent, all: Extent): void {
  if (!process.stderr.isTTY) return;
  const agreements = `${inEnglish(done.agreements)} of ${inEnglish(all.agreements)} agreements`;
  const events = `${inEnglish(done.auditEvents)} of ${inEnglish(all.auditEvents)} audit events`;
  process.stderr.write(`\r\u001B[K${agreements}, ${events}`);
  if (done.agreements === all.agreements && done.auditEvents === all.auditEvents)
    process.stderr.write('\r\u001B[K');
}

function inEnglish(count: number): string {
  return count.toLocaleString('en');
}

/** Says what differs; true when nothing does. */
async function verify(config: Config): Promise<boolean> {
  const database = await reachDatabase(config);
  // Only the owner of the tables may read which migrations ran.
  const log = pino({ level: 'silent' });
  const pool = createPool(database.connectionString, log);
  const owner = createPool(database.ownerConnectionString, log);
  try {
    await requireMigrated(owner, join(import.meta.dirname, '../db/migrations'));
    return await verifyWith(pool, config);
  } finally {
    await Promise.all([pool.end(), owner.end()]);
    await database.leave();
  }
}

async function verifyWith(pool: Pool, { dataDir }: Config): Promise<boolean> {
  const noted = await readAuditAnchors(pool, dataDir);
  const books = await findDifferences(pool, { noted, onProgress: showProgress });
  const { files, differences: ofFiles } = await verifyFiles(pool, createFileStore(dataDir));
  const differ = books.differenceCount + ofFiles.length;
  if (differ === 0) await keepCleanVerification(pool, new Date(systemClock.now()), books);

  const differences = [...books.differences, ...ofFiles];
  for (const difference of differences.slice(0, differencesShownMax)) process.stdout.write(`${difference}\n`);
  const checked = `${books.agreements} agreements, ${books.entries} entries, ${books.receipts} receipts, ${files} files and ${books.auditEvents} audit rows against ${noted.anchors.length} anchors`;
  if (differ > differencesShownMax) process.stdout.write('…\n');
  process.stdout.write(`Checked ${checked}: ${differ === 0 ? 'nothing differs' : `${differ} differ`}.\n`);
  return differ === 0;
}

try {
  process.exitCode = (await verify(readConfig(process.env))) ? 0 : 1;
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
