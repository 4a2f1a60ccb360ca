import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '#test/support/paths.ts';
import { createFileStore, type FileStore } from './file-store.ts';

let dataDir: string;
let files: FileStore;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'qist-files-'));
  files = createFileStore(dataDir);
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** Every file in the folder, finished or not. */
async function everything(): Promise<string[]> {
  const entries = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

/** Every file with a hash as its name. */
async function kept(): Promise<string[]> {
  return (await everything()).filter((path) => !path.includes('/incoming/'));
}

test('a stored file is read back by the hash of its content', async () => {
  const bytes = randomBytes(10_000);
  const hash = await files.put(bytes);
  expect(hash).toBe(createHash('sha256').update(bytes).digest('hex'));
  expect(Buffer.from(await files.read(hash)).equals(bytes)).toBe(true);
  expect(await files.look(hash)).toBe('whole');
});

test("only the product's system user can open a file", async () => {
  await files.put(randomBytes(10));
  for (const path of [...(await kept()), join(dataDir, 'files')])
    expect((await stat(path)).mode & 0o077).toBe(0);
});

test('the same content stored by two writers at once, many times over, is one complete file', async () => {
  const bytes = randomBytes(300_000);
  const other = createFileStore(dataDir);
  const hashes = await Promise.all(Array.from({ length: 20 }, (_, n) => (n % 2 ? files : other).put(bytes)));
  expect(new Set(hashes).size).toBe(1);
  expect(await kept()).toHaveLength(1);
  expect(await readdir(join(dataDir, 'files/incoming'))).toEqual([]);
  expect(await files.look(hashes[0] ?? '')).toBe('whole');
});

test('a damaged file is not served, and is repaired when it is uploaded again', async () => {
  const bytes = randomBytes(1_000);
  const hash = await files.put(bytes);
  const path = (await kept())[0] ?? '';
  await truncate(path, 999);
  expect(await files.look(hash)).toBe('changed');
  await expect(files.read(hash)).rejects.toThrow(hash);
  await rm(path);
  expect(await files.look(hash)).toBe('missing');
  await writeFile(path, 'something else');
  await files.put(bytes);
  expect(await files.look(hash)).toBe('whole');
});

test('a process killed while it writes leaves no partial file under a hash', async () => {
  await files.put(randomBytes(10));
  for (let round = 0; round < 4; round += 1) {
    const before = (await everything()).length;
    const child = spawn(process.execPath, ['test/support/servers/put-files.ts'], {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDir },
    });
    const gone = once(child, 'exit');
    // As soon as it has a new file, which it takes a while to write.
    while ((await everything()).length === before) expect(child.exitCode).toBeNull();
    child.kill('SIGKILL');
    await gone;
  }
  for (const path of await kept()) {
    const hash = createHash('sha256')
      .update(await readFile(path))
      .digest('hex');
    expect(hash).toBe(basename(path));
  }
});
