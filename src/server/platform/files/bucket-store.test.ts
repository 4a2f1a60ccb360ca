import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startS3Server } from '#test/support/servers/s3-server.ts';
import { StartupError } from '../startup-error.ts';
import { checkBucket, createBucketStore } from './bucket-store.ts';
import { type FileStore, FilesUnreachable } from './file-store.ts';

let server: Awaited<ReturnType<typeof startS3Server>>;
let files: FileStore;

beforeAll(async () => {
  server = await startS3Server();
  files = createBucketStore(server.bucket);
});
afterAll(() => server.stop());

/** Puts bytes under a wrong name, as damage in a bucket would. */
function damage(hash: string): Promise<Response> {
  // The server accepts requests without a signature.
  return fetch(`${server.bucket.endpoint}/${server.bucket.name}/${hash}`, { method: 'PUT', body: 'other' });
}

test('a file stored in a bucket is read back by the hash of its content', async () => {
  const bytes = randomBytes(300_000);
  const hash = await files.put(bytes);
  expect(hash).toBe(createHash('sha256').update(bytes).digest('hex'));
  expect(Buffer.from(await files.read(hash)).equals(bytes)).toBe(true);
  expect(await files.look(hash)).toBe('whole');
});

test('two servers that store the same content at the same moment leave one complete file', async () => {
  const bytes = randomBytes(10_000);
  const other = createBucketStore(server.bucket);
  const hashes = await Promise.all(Array.from({ length: 10 }, (_, n) => (n % 2 ? files : other).put(bytes)));
  expect(new Set(hashes).size).toBe(1);
  expect(await other.look(hashes[0] ?? '')).toBe('whole');
});

test('a damaged file in a bucket is not served, and is repaired when it is uploaded again', async () => {
  const bytes = randomBytes(1_000);
  const hash = await files.put(bytes);
  expect((await damage(hash)).status).toBe(200);
  expect(await files.look(hash)).toBe('changed');
  await expect(files.read(hash)).rejects.toThrow(`the file ${hash} is changed`);
  await files.put(bytes);
  expect(await files.look(hash)).toBe('whole');
});

test('an erased file is gone from the bucket, and erasing it again does no harm', async () => {
  const hash = await files.put(randomBytes(100));
  await files.erase(hash);
  expect(await files.look(hash)).toBe('missing');
  await files.erase(hash);
  await expect(files.read(hash)).rejects.toThrow(`the file ${hash} is missing`);
});

test('a working bucket passes the check, which leaves nothing in it', async () => {
  const listing = `${server.bucket.endpoint}/${server.bucket.name}?list-type=2`;
  const keysIn = async () => (await (await fetch(listing)).text()).match(/<Key>\w+<\/Key>/g);
  await files.put(randomBytes(100));
  const before = await keysIn();
  await checkBucket(server.bucket);
  expect(await keysIn()).toEqual(before);
});

test.each([
  ['another secret', { secretAccessKey: 'guessed' }, 'answered 403 to PUT'],
  ['a bucket that is not there', { name: 'other-pictures' }, 'answered 404 to PUT'],
  ['a store that is not there', { endpoint: 'http://127.0.0.1:9' }, 'cannot be reached'],
])('%s is refused at the start with the reason', async (_, wrong, reason) => {
  const check = checkBucket({ ...server.bucket, ...wrong });
  await expect(check).rejects.toThrow(StartupError);
  await expect(check).rejects.toThrow(reason);
});

test('an unreachable bucket fails as unreachable, not as a missing file', async () => {
  const away = createBucketStore({ ...server.bucket, endpoint: 'http://127.0.0.1:9' });
  await expect(away.look('0'.repeat(64))).rejects.toThrow(FilesUnreachable);
});

test('a bucket that keeps old versions is refused: a removed document would stay in it', async () => {
  const versioned = await startS3Server();
  versioned.keepVersions();
  await expect(checkBucket(versioned.bucket)).rejects.toThrow('keeps old versions');
  await versioned.stop();
});
