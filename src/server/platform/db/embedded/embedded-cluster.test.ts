import { execFile } from 'node:child_process';
import { chmod, mkdtemp, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { makeCluster, removeLeftovers } from './embedded-cluster.ts';
import { prepareCluster } from './embedded-postgres.ts';

const settings = { fsync: 'off' };
const log = () => undefined;

test('a first start that loses the race to create the cluster uses the cluster of the winner', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'qist-cluster-'));
  await chmod(dataDir, 0o755);
  const [held, pipe] = [join(dataDir, 'held-initdb'), join(dataDir, 'pipe')];
  await promisify(execFile)('mkfifo', ['--mode=666', pipe]);
  await writeFile(held, `#!/bin/sh\nread -r _ < ${pipe}\n`, { mode: 0o755 });
  const { place: made, binaries } = await prepareCluster({ dataDir, settings, log });

  const place = { ...made, cluster: join(made.home, 'contested') };
  const slower = makeCluster(place, { ...binaries, initdb: held }, settings, log);
  // Opening succeeds only after the other end is open, so the draft exists by then.
  const end = await open(pipe, 'w');
  await rename(made.cluster, place.cluster);
  await removeLeftovers(place, binaries);
  await end.writeFile('\n');
  await end.close();
  await slower;
  expect((await readdir(made.home)).filter((name) => name.startsWith('postgres.new-'))).toEqual([]);
  await rm(dataDir, { recursive: true });
});
