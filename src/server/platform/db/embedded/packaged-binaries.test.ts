import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Place } from './embedded-place.ts';
import { findPackaged } from './packaged-binaries.ts';

let usr: string;
let place: Place;

beforeEach(async () => {
  usr = await mkdtemp(join(tmpdir(), 'qist-usr-'));
  await chmod(usr, 0o755);
  const home = join(usr, 'data');
  await mkdir(home);
  place = { dataDir: home, home, cluster: join(home, 'postgres'), systemUser: {} };
});
afterEach(() => rm(usr, { recursive: true, force: true }));

/** Programs of a package that say only their version. */
async function install(folder: string, version: string, names = ['postgres', 'initdb', 'pg_ctl']) {
  const bin = join(usr, folder, 'bin');
  await mkdir(bin, { recursive: true });
  for (const name of names)
    await writeFile(join(bin, name), `#!/bin/sh\necho '${name} (PostgreSQL) ${version}'\n`, { mode: 0o755 });
}

async function makeCluster(major: number) {
  await mkdir(place.cluster);
  await writeFile(join(place.cluster, 'PG_VERSION'), `${major}\n`);
}

const found = async () => (await findPackaged(place, '18.4', usr))?.version ?? null;

test('a new cluster gets the newest packaged major version', async () => {
  await install('lib/postgresql/18', '18.6 (Debian 18.6-1)');
  await install('lib/postgresql/19', '19.1');
  await install('pgsql-20', '20.0');
  expect(await found()).toBe('20.0');
});

test('a cluster keeps its major version', async () => {
  await makeCluster(18);
  await install('lib/postgresql/19', '19.1');
  expect(await found()).toBeNull();
  await install('lib/postgresql/18', '18.6');
  expect(await found()).toBe('18.6');
});

test('neither an older major version nor one with fewer fixes replaces the included PostgreSQL', async () => {
  await install('lib/postgresql/15', '15.18');
  await install('lib/postgresql/18', '18.3');
  expect(await found()).toBeNull();
});

test('a package without a server, or with one that does not run, is passed over', async () => {
  await install('lib/postgresql/18', '18.6', ['pg_ctl']);
  await install('lib/postgresql/19', '19.1');
  await writeFile(join(usr, 'lib/postgresql/19/bin/initdb'), '#!/bin/sh\nexit 127\n');
  expect(await found()).toBeNull();
});

test('a cluster whose major version is gone says which package to install', async () => {
  await makeCluster(19);
  await expect(found()).rejects.toThrow('install its server again (Debian: postgresql-19)');
});
