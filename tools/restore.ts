import { join, resolve } from 'node:path';
import { restoreBackup } from '#server/lender/backup/restore-backup.ts';
import { atRandom } from '#server/lending/verify/choose-months.ts';
import { anchorPlaceOf } from '#server/platform/audit/anchor-place-of.ts';
import { type Config, readConfig } from '#server/platform/config.ts';
import { checkDatabase } from '#server/platform/db/at-start/check-database.ts';
import { prepareDatabase } from '#server/platform/db/at-start/prepare-database.ts';
import { createPool } from '#server/platform/db/pool.ts';
import { reachDatabase } from '#server/platform/db/reach-database.ts';
import { fileStoreOf } from '#server/platform/files/file-store-of.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { verifyBooks } from './verify-books.ts';

const migrationsDir = join(import.meta.dirname, '../db/migrations');
const silent = { warn: () => undefined };

/** `npm run restore -- FOLDER`: puts a backup into an empty database, brings it up to date and verifies it. True when nothing differs. */
async function restore(config: Config, folder: string): Promise<boolean> {
  const database = await reachDatabase(config);
  const owner = createPool(database.ownerConnectionString, silent);
  const pool = createPool(database.connectionString, silent);
  try {
    await checkDatabase(owner);
    const { madeAt } = await restoreBackup(
      { owner, anchorPlace: anchorPlaceOf(config), files: fileStoreOf(config), migrationsDir },
      folder,
    );
    process.stdout.write(`Restored the state of ${madeAt}. Verifying it…\n`);
    await prepareDatabase(pool, database.ownerConnectionString, migrationsDir, (line) =>
      process.stdout.write(`${line}\n`),
    );
    return await verifyBooks(pool, config, { months: atRandom, papers: [], copies: [] });
  } finally {
    await Promise.all([owner.end(), pool.end()]);
    await database.leave();
  }
}

try {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) {
    throw new StartupError(
      'Name the backup: npm run restore -- FOLDER, the folder that npm run backup wrote.',
    );
  }
  process.exitCode = (await restore(readConfig(process.env), resolve(folder))) ? 0 : 1;
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
