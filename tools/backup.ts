import { join, resolve } from 'node:path';
import { makeBackup } from '#server/lender/backup/make-backup.ts';
import { anchorPlaceOf } from '#server/platform/audit/anchor-place-of.ts';
import { systemClock } from '#server/platform/clock.ts';
import { type Config, readConfig } from '#server/platform/config.ts';
import { checkDatabase } from '#server/platform/db/at-start/check-database.ts';
import { requireMigrated } from '#server/platform/db/migrate.ts';
import { createPool } from '#server/platform/db/pool.ts';
import { reachDatabase } from '#server/platform/db/reach-database.ts';
import { fileStoreOf } from '#server/platform/files/file-store-of.ts';
import { StartupError } from '#server/platform/startup-error.ts';

/** `npm run backup -- FOLDER`, beside the running server or without it. True when everything is in it. */
async function backup(config: Config, folder: string): Promise<boolean> {
  const database = await reachDatabase(config);
  const owner = createPool(database.ownerConnectionString, { warn: () => undefined });
  try {
    await checkDatabase(owner);
    await requireMigrated(owner, join(import.meta.dirname, '../db/migrations'));
    const at = new Date(systemClock.now());
    const source = { owner, anchorPlace: anchorPlaceOf(config), files: fileStoreOf(config), at };
    const { tables, pictures, lostPictures } = await makeBackup(source, folder);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    process.stdout.write(
      `Backed up ${rows} rows of ${tables.length} tables and ${pictures} pictures in ${folder}.\n`,
    );
    for (const hash of lostPictures) process.stderr.write(`The picture ${hash} is missing or damaged.\n`);
    return lostPictures.length === 0;
  } finally {
    await owner.end();
    await database.leave();
  }
}

try {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) {
    throw new StartupError('Say where: npm run backup -- FOLDER, a folder that is not there yet.');
  }
  process.exitCode = (await backup(readConfig(process.env), resolve(folder))) ? 0 : 1;
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
