import { pino } from 'pino';
import { findDifferences } from '#server/lending/verify/find-differences.ts';
import { verifyFiles } from '#server/lending/verify/verify-files.ts';
import { readAuditAnchors } from '#server/platform/audit/audit-anchors.ts';
import { readConfig } from '#server/platform/config.ts';
import { createPool } from '#server/platform/db/pool.ts';
import { reachDatabase } from '#server/platform/db/reach-database.ts';
import { createFileStore } from '#server/platform/files/file-store.ts';
import { StartupError } from '#server/platform/startup-error.ts';

/** `npm run verify` replays every agreement against what is stored, and reads every file, beside the running server or without it. */
const differencesShownMax = 100;

try {
  const config = readConfig(process.env);
  const database = await reachDatabase(config);
  const pool = createPool(database.connectionString, pino({ level: 'silent' }));
  const anchors = await readAuditAnchors(config.dataDir);
  const books = await findDifferences(pool, anchors);
  const { files, differences: ofFiles } = await verifyFiles(pool, createFileStore(config.dataDir));
  await pool.end();
  await database.leave();

  const differences = [...books.differences, ...ofFiles];
  for (const difference of differences.slice(0, differencesShownMax)) process.stdout.write(`${difference}\n`);
  const checked = `${books.agreements} agreements, ${books.entries} entries, ${books.receipts} receipts, ${files} files and ${books.auditEvents} audit rows against ${anchors.length} anchors`;
  const result = differences.length === 0 ? 'nothing differs' : `${differences.length} differ`;
  process.stdout.write(`Checked ${checked}: ${result}.\n`);
  process.exitCode = differences.length === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
