import { existsSync } from 'node:fs';
import { chown, mkdtemp, open, readdir, rename, rm } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { StartupError } from '../../startup-error.ts';
import { runAs } from './embedded-account.ts';
import { type Binaries, copyPrefix, lastLine } from './embedded-binaries.ts';
import type { Place } from './embedded-place.ts';
import { closeDoor, keepNewPassword, owner } from './embedded-roles.ts';

const draftPrefix = 'postgres.new-';
/** What a start that was interrupted leaves of the cluster or its password. */
const draft = /^postgres(-password)?\.new-/;

/**
 * Makes the cluster unless it exists. It is made beside its place and renamed into it when it is whole and on
 * the disk, so a cluster that can be seen is complete, however the making of an earlier one ended.
 */
export async function makeCluster(
  place: Place,
  binaries: Binaries,
  settings: Readonly<Record<string, string>>,
  log: (line: string) => void,
): Promise<void> {
  if (existsSync(join(place.cluster, 'PG_VERSION'))) return;
  log('Preparing the database…');
  const draft = await mkdtemp(join(place.home, draftPrefix));
  const { uid, gid } = place.account;
  if (uid !== undefined && gid !== undefined) await chown(draft, uid, gid);

  const made = await runAs(place.account, binaries.initdb, await initdbArguments(place, draft, settings));
  if (made.ok) {
    await closeDoor(place, draft);
    await rename(draft, place.cluster).catch(() => undefined);
  }
  await rm(draft, { recursive: true, force: true });
  if (existsSync(join(place.cluster, 'PG_VERSION'))) return syncDirectory(place.home);
  throw new StartupError(
    made.ok
      ? `${place.cluster} is in the way: it is not empty, but it holds no database.`
      : `The database could not be made in ${place.home} (${lastLine(made.output)}).`,
  );
}

async function initdbArguments(place: Place, draft: string, settings: Readonly<Record<string, string>>) {
  const args = [
    `--pgdata=${draft}`,
    `--username=${owner}`,
    '--encoding=UTF8',
    // Only Linux is sure to have this locale. Order and case come from PostgreSQL's own C.UTF-8 in any case,
    // which no upgrade of the operating system can change under an index.
    `--locale=${process.platform === 'linux' ? 'C.UTF-8' : 'C'}`,
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
  ];
  if (settings.fsync === 'off') args.push('--no-sync');
  return [...args, '--auth=scram-sha-256', `--pwfile=${await keepNewPassword(place)}`];
}

async function syncDirectory(directory: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(directory);
  await handle.sync();
  await handle.close();
}

/**
 * Removes what interrupted starts and older versions left behind. Only for the process that owns the place.
 * What can't be removed now, say because an abandoned initdb still writes there, waits for the next start.
 */
export async function removeLeftovers(place: Place, binaries: Binaries): Promise<void> {
  for (const name of await readdir(place.home)) {
    const path = join(place.home, name);
    const isOldCopy = name.startsWith(copyPrefix) && !binaries.postgres.startsWith(path + sep);
    if (isOldCopy || draft.test(name)) {
      await rm(path, { recursive: true, force: true }).catch(() => undefined);
    }
  }
}
