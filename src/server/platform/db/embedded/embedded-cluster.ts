import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { StartupError } from '../../startup-error.ts';
import { chownTree, nobody, type SystemUser } from '../../system-user.ts';
import { type Binaries, copyPrefix, lastLine } from './embedded-binaries.ts';
import type { Place } from './embedded-place.ts';
import { newPassword, owner, passwordFileOf, requirePasswords } from './embedded-roles.ts';
import { runAs } from './run-as.ts';

const draftPrefix = 'postgres.new-';

/**
 * Makes the cluster unless it exists. It is made beside its place and renamed after it is complete and on the disk, so a
 * visible cluster is complete, however an earlier attempt ended.
 */
export async function makeCluster(
  place: Place,
  binaries: Binaries,
  settings: Readonly<Record<string, string>>,
  log: (line: string) => void,
): Promise<void> {
  if (isMade(place)) return;
  log('Preparing the database…');
  const draft = await openDraft(place);
  const made = await runAs(
    draft.maker,
    binaries.initdb,
    initdbArguments(draft.cluster, draft.passwordFile, settings),
  );
  if (made.ok) {
    await takePlace(place, draft).catch((error: unknown) => {
      // A faster concurrent start removes the work of the others.
      if (!isMade(place)) throw error;
    });
  }
  await rm(draft.directory, { recursive: true, force: true });
  if (isMade(place)) return syncDirectory(place.home);
  throw new StartupError(
    made.ok
      ? `${place.cluster} is in the way: it is not empty, but it holds no database.`
      : `The database could not be made in ${place.home} (${lastLine(made.output)}).`,
  );
}

const isMade = ({ cluster }: Place) => existsSync(join(cluster, 'PG_VERSION'));

async function takePlace(place: Place, { directory, cluster, passwordFile }: Draft): Promise<void> {
  await requirePasswords(place, cluster);
  chownTree(place.systemUser, directory);
  const isFirst = await rename(cluster, place.cluster).then(
    () => true,
    () => false,
  );
  if (isFirst) await rename(passwordFile, passwordFileOf(place));
}

interface Draft {
  readonly directory: string;
  readonly cluster: string;
  readonly passwordFile: string;
  /** Makes the cluster, which is given to the place's system user afterwards. */
  readonly maker: SystemUser;
}

/**
 * `initdb` does not work for a user without a name, such as the product's own. For root it runs as `nobody`, in a directory
 * that only the group of the system user can enter; other programs that run as `nobody` are not in it.
 */
async function openDraft({ home, systemUser: { uid, gid } }: Place): Promise<Draft> {
  const directory = await mkdtemp(join(home, draftPrefix));
  const cluster = join(directory, 'cluster');
  const passwordFile = join(directory, 'password');
  await mkdir(cluster, { mode: 0o700 });
  await writeFile(passwordFile, newPassword(), { mode: 0o600, flush: true });
  if (uid === undefined || gid === undefined) return { directory, cluster, passwordFile, maker: {} };
  const maker = { uid: nobody, gid };
  for (const path of [cluster, passwordFile]) await chown(path, maker.uid, maker.gid);
  await chown(directory, 0, gid);
  await chmod(directory, 0o710);
  return { directory, cluster, passwordFile, maker };
}

function initdbArguments(cluster: string, passwordFile: string, settings: Readonly<Record<string, string>>) {
  const args = [
    `--pgdata=${cluster}`,
    `--username=${owner}`,
    '--encoding=UTF8',
    // Only Linux is sure to have this locale. Order and case come from PostgreSQL's own C.UTF-8 in any case,
    // which no upgrade of the operating system can change under an index.
    `--locale=${process.platform === 'linux' ? 'C.UTF-8' : 'C'}`,
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
  ];
  if (settings.fsync === 'off') args.push('--no-sync');
  return args;
}

async function syncDirectory(directory: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(directory);
  await handle.sync();
  await handle.close();
}

/** The remains of an interrupted start: part of the cluster, or its password. */
const leftover = /^postgres(-password)?\.new-/;

/**
 * Removes what interrupted starts and older versions left behind. Only for the process that owns the place. A file that
 * can't be removed now, for example because an abandoned initdb still writes to it, waits for the next start.
 */
export async function removeLeftovers(place: Place, binaries: Binaries): Promise<void> {
  for (const name of await readdir(place.home)) {
    const path = join(place.home, name);
    const isOldCopy = name.startsWith(copyPrefix) && !binaries.postgres.startsWith(path + sep);
    if (isOldCopy || leftover.test(name)) {
      await rm(path, { recursive: true, force: true }).catch(() => undefined);
    }
  }
}
