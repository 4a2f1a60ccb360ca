import { pino } from 'pino';
import { readAuditAnchors } from '#server/audit/audit-anchors.ts';
import { readConfig } from '#server/config.ts';
import { createPool } from '#server/db/pool.ts';
import { reachDatabase } from '#server/db/reach-database.ts';
import { StartupError } from '#server/startup-error.ts';
import { findDifferences } from '#server/verify/find-differences.ts';

/** `npm run verify` replays every agreement against what is stored, beside the running server or without it. */
const differencesShownMax = 100;

try {
  const config = readConfig(process.env);
  const database = await reachDatabase(config);
  const pool = createPool(database.connectionString, pino({ level: 'silent' }));
  const anchors = await readAuditAnchors(config.dataDir);
  const { differences, ...counts } = await findDifferences(pool, anchors);
  await pool.end();
  await database.leave();

  for (const difference of differences.slice(0, differencesShownMax)) process.stdout.write(`${difference}\n`);
  const checked = `${counts.agreements} agreements, ${counts.entries} entries, ${counts.receipts} receipts and ${counts.auditEvents} audit rows against ${anchors.length} anchors`;
  const result = differences.length === 0 ? 'nothing differs' : `${differences.length} differ`;
  process.stdout.write(`Checked ${checked}: ${result}.\n`);
  process.exitCode = differences.length === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
