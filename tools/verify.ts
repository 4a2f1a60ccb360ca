import { pino } from 'pino';
import { readConfig } from '#server/config.ts';
import { createPool } from '#server/db/pool.ts';
import { reachDatabase } from '#server/db/reach-database.ts';
import { StartupError } from '#server/startup-error.ts';
import { findDifferences } from '#server/verify/find-differences.ts';

/** `npm run verify` replays every agreement against what is stored, beside the running server or without it. */
const differencesShownMax = 100;

try {
  const database = await reachDatabase(readConfig(process.env));
  const pool = createPool(database.connectionString, pino({ level: 'silent' }));
  const { differences, ...counts } = await findDifferences(pool);
  await pool.end();
  await database.leave();

  for (const difference of differences.slice(0, differencesShownMax)) process.stdout.write(`${difference}\n`);
  const checked = `${counts.agreements} agreements, ${counts.entries} entries, ${counts.receipts} receipts and ${counts.auditEvents} audit rows`;
  const result = differences.length === 0 ? 'nothing differs' : `${differences.length} differ`;
  process.stdout.write(`Checked ${checked}: ${result}.\n`);
  process.exitCode = differences.length === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
