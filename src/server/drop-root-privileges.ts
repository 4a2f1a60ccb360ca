import { mkdir, readdir, readFile, realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from './platform/config.ts';
import { makeWritable } from './platform/db/embedded/embedded-place.ts';
import { prepareCluster } from './platform/db/embedded/embedded-postgres.ts';
import { canAccess } from './platform/db/embedded/run-as.ts';
import { chownOne, chownTree, isRoot, ownSystemUser, type SystemUser } from './platform/system-user.ts';

const root = join(import.meta.dirname, '../..');
const madeOnceDir = join(root, 'dist/render/made-once');

/** The files of the product in a data directory, which may hold other things. */
const ours = /^(postgres(-password|-binaries-.+)?|files|audit-anchors\.jsonl|database-home)$/;

/**
 * Switches from root to the owner of the data directory, or to the product's own user after giving it the files there. If
 * that user could not read the product itself, root continues, with a message.
 */
export async function dropRootPrivileges(
  { dataDir, database }: Config,
  say: (line: string) => void,
): Promise<void> {
  if (!isRoot()) return;
  await makeWritable(dataDir);
  const asked = await realpath(dataDir);
  const systemUser = await ownSystemUser(asked);
  const closed = await firstClosed(systemUser, dirname(asked));
  if (closed !== undefined) {
    say(
      `Qist goes on as root, because its own user (${systemUser.uid}) can't read ${closed}: put it where others may read, or start Qist as an ordinary user.`,
    );
    return;
  }
  chownOne(systemUser, asked);
  if (database === undefined) await prepareCluster({ dataDir: asked, log: say });
  await giveOurs(systemUser, asked);
  const home = await readFile(join(asked, 'database-home'), 'utf8').catch(() => undefined);
  if (home !== undefined) await giveOurs(systemUser, home);
  await mkdir(madeOnceDir, { recursive: true });
  chownTree(systemUser, madeOnceDir);
  become(systemUser);
  say(`Started as root: going on as user ${systemUser.uid}, who owns ${asked}.`);
}

/** The first path that the system user needs and cannot access: Node, the product, or the path to the data. */
async function firstClosed(systemUser: SystemUser, wayToData: string): Promise<string | undefined> {
  const needed = [
    ['x', process.execPath],
    ['r', join(root, 'src/main.ts')],
    ['r', join(root, 'dist/render/render.js')],
    ['r', join(root, 'node_modules/pg/package.json')],
    ['x', wayToData],
  ] as const;
  for (const [right, path] of needed) if (!(await canAccess(systemUser, right, path))) return path;
  return undefined;
}

async function giveOurs(systemUser: SystemUser, directory: string): Promise<void> {
  chownOne(systemUser, directory);
  for (const name of await readdir(directory)) {
    if (ours.test(name)) chownTree(systemUser, join(directory, name));
  }
}

function become({ uid, gid }: SystemUser): void {
  if (uid === undefined || gid === undefined) return;
  process.setgroups?.([gid]);
  process.setgid?.(gid);
  process.setuid?.(uid);
}
