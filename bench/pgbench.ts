import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { RawStatement } from './raw-posting.ts';

const run = promisify(execFile);

/** The folder of Debian and Ubuntu for server programs that are not on every user's path. */
const debians = '/usr/lib/postgresql/*/bin/pgbench';

/** The newest pgbench of this machine, or null. */
export async function findPgbench(): Promise<string | null> {
  for (const candidate of ['pgbench', ...globSync(debians).toSorted().toReversed()]) {
    const isThere = await run(candidate, ['--version']).then(
      () => true,
      () => false,
    );
    if (isThere) return candidate;
  }
  return null;
}

/** The work of a round of postings: each client posts once to each of its agreements. */
export interface Round {
  readonly clients: number;
  readonly postingsPerClient: number;
  /** The number of the first agreement; the clients take turns from there. */
  readonly first: number;
  /** 1, or every how many-th agreement is one: the agreements of a branch are as far apart as there are branches. */
  readonly every: number;
}

/** Runs per second of a statement with that many clients, each time with another `n`. */
export async function statementsPerSecond(
  pgbench: string,
  connectionString: string,
  directory: string,
  { text, variables }: RawStatement,
  { clients, postingsPerClient, first, every }: Round,
): Promise<number> {
  const script = join(directory, 'posting.sql');
  const counting = [
    `\\set n (:first + :posted * :clients + :client_id) * ${every}`,
    '\\set posted :posted + 1',
  ];
  await writeFile(script, [...counting, `${text};`, ''].join('\n'));
  const { stdout } = await run(pgbench, [
    ...['-n', '-M', 'prepared', '-c', String(clients), '-j', '2', '-t', String(postingsPerClient)],
    ...['-D', `first=${first}`, '-D', `clients=${clients}`, '-D', 'posted=0'],
    ...[...variables].flatMap(([name, value]) => ['-D', `${name}=${value}`]),
    ...['-f', script, connectionString],
  ]);
  const perSecond = /^tps = ([\d.]+)/m.exec(stdout)?.[1];
  if (perSecond === undefined) throw new Error(`pgbench says no rate: ${stdout}`);
  return Number(perSecond);
}
