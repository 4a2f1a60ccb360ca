import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../../startup-error.ts';
import type { Binaries } from './embedded-binaries.ts';
import type { Place } from './embedded-place.ts';
import { runAs } from './run-as.ts';

/** The programs of a package of the distribution, which gets the fixes of PostgreSQL with the machine's own updates. */
export interface PackagedBinaries extends Binaries {
  /** Such as `18.6`. */
  readonly version: string;
}

/** The folders where Debian's and Red Hat's packages put the programs of a major version. */
const shelves = [
  { folder: 'lib/postgresql', named: /^(\d+)$/ },
  { folder: '', named: /^pgsql-(\d+)$/ },
];

/**
 * Finds the newest PostgreSQL of the machine's packages that can stand in for the included one: of the cluster's major version, or
 * for a new cluster of the included major version or a newer. It is never older than the included. Gives null if the included one
 * is to be used. Refuses a cluster whose major version is neither packaged here nor included.
 */
export async function findPackaged(
  place: Place,
  included: string,
  usr = '/usr',
): Promise<PackagedBinaries | null> {
  const clusterMajor = await clusterMajorOf(place);
  const majors = (await packagedMajors(usr)).filter(({ major }) =>
    clusterMajor === null ? major >= majorOf(included) : major === clusterMajor,
  );
  for (const { bin } of majors.sort((a, b) => b.major - a.major)) {
    const found = {
      initdb: join(bin, 'initdb'),
      postgres: join(bin, 'postgres'),
      pgCtl: join(bin, 'pg_ctl'),
    };
    const version = await versionOf(place, found);
    if (version !== null && !isOlder(version, included)) return { ...found, version };
  }
  if (clusterMajor === null || clusterMajor === majorOf(included)) return null;
  throw new StartupError(
    `${place.cluster} was made by PostgreSQL ${clusterMajor}, which does not run on this machine: install its server again (Debian: postgresql-${clusterMajor}).`,
  );
}

/** The major version that made the cluster; null if there is no cluster yet. */
async function clusterMajorOf(place: Place): Promise<number | null> {
  const version = await readFile(join(place.cluster, 'PG_VERSION'), 'utf8').catch(() => null);
  return version === null ? null : majorOf(version);
}

async function packagedMajors(usr: string): Promise<{ major: number; bin: string }[]> {
  const listed = shelves.map(async ({ folder, named }) => {
    const names = await readdir(join(usr, folder)).catch(() => []);
    return names.flatMap((name) => {
      const major = named.exec(name)?.[1];
      return major === undefined ? [] : [{ major: Number(major), bin: join(usr, folder, name, 'bin') }];
    });
  });
  return (await Promise.all(listed)).flat();
}

/** The version of programs that all run; null if one does not, as where a package holds the client alone. */
async function versionOf(place: Place, { initdb, postgres, pgCtl }: Binaries): Promise<string | null> {
  const runs = await Promise.all(
    [postgres, initdb, pgCtl].map((program) => runAs(place.systemUser, program, ['--version'])),
  );
  if (!runs.every(({ ok }) => ok)) return null;
  return /\(PostgreSQL\) (\d+\.\d+)/.exec(runs[0]?.output ?? '')?.[1] ?? null;
}

function majorOf(version: string): number {
  return Number.parseInt(version, 10);
}

function isOlder(version: string, than: string): boolean {
  const minor = (of: string) => Number(of.split('.')[1]);
  return majorOf(version) === majorOf(than) ? minor(version) < minor(than) : majorOf(version) < majorOf(than);
}
