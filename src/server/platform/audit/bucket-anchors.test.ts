import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startS3Server } from '#test/support/servers/s3-server.ts';
import { hashOf } from '../files/file-store.ts';
import type { AnchorPlace } from './anchor-place.ts';
import { createBucketAnchors } from './bucket-anchors.ts';

let server: Awaited<ReturnType<typeof startS3Server>>;
let place: AnchorPlace;

beforeAll(async () => {
  server = await startS3Server();
  place = createBucketAnchors(server.bucket);
});
afterAll(() => server.stop());

const addressOf = (key: string) => `${server.bucket.endpoint}/${server.bucket.name}/${key}`;

/** The keys in the bucket. The server accepts requests without a signature. */
async function keysIn(): Promise<string[]> {
  const listing = await (await fetch(addressOf('?list-type=2'))).text();
  return [...listing.matchAll(/<Key>(.+?)<\/Key>/g)].map(([, key = '']) => key);
}

beforeEach(async () => {
  for (const key of await keysIn()) await fetch(addressOf(key), { method: 'DELETE' });
});

test('lines are read in the order in which they were added, by any server', async () => {
  expect(await place.read()).toBe('');
  const other = createBucketAnchors(server.bucket);
  const added = Array.from({ length: 40 }, (_, line) => `\nline ${line}`);
  for (const [index, line] of added.entries()) await (index % 2 === 0 ? place : other).add(line);
  expect(await place.read()).toBe(added.join(''));
});

test('a reader that knows a line gets only the lines after it', async () => {
  for (const line of ['\nfirst', '\nsecond\nthird', '\nfourth']) await place.add(line);
  expect(await place.read(hashOf(Buffer.from('second')))).toBe('\nsecond\nthird\nfourth');
  expect(await place.read(hashOf(Buffer.from('unknown')))).toBe('\nfirst\nsecond\nthird\nfourth');
});

test('an object that gathers the lines of those before it is read in their place, and they in its place', async () => {
  const lineOf = (number: number) => `\nline ${number}`;
  const numbers = Array.from({ length: 199 }, (_, index) => index + 1);
  const keyOf = (number: number) => `audit-anchors/${String(number).padStart(9, '0')}`;
  await Promise.all(
    numbers.map((number) => fetch(addressOf(keyOf(number)), { method: 'PUT', body: lineOf(number) })),
  );
  for (const number of [200, 201]) await place.add(lineOf(number));
  const all = [...numbers, 200, 201].map(lineOf).join('');
  expect(await place.read()).toBe(all);
  expect(await place.read(hashOf(Buffer.from('line 201')))).toBe(lineOf(201));

  await fetch(addressOf(keyOf(7)), { method: 'DELETE' });
  expect(await createBucketAnchors(server.bucket).read()).toBe(all);
  await fetch(addressOf(keyOf(200)), { method: 'DELETE' });
  const left = all.replace(`${lineOf(7)}\n`, '\n').replace(`${lineOf(200)}\n`, '\n');
  expect(await createBucketAnchors(server.bucket).read()).toBe(left);
});

test('a server notices that the bucket was emptied', async () => {
  for (const line of ['\nfirst', '\nsecond', '\nthird']) await place.add(line);
  for (const key of await keysIn()) await fetch(addressOf(key), { method: 'DELETE' });
  expect(await place.read(hashOf(Buffer.from('third')))).toBe('');
  await place.add('\nagain');
  expect(await place.read()).toBe('\nagain');
});

test('two servers that add a line at the same moment without a lock never overwrite each other', async () => {
  const other = createBucketAnchors(server.bucket);
  const outcomes = await Promise.allSettled([place.add('\nmine'), other.add('\nyours')]);
  const added = outcomes.filter(({ status }) => status === 'fulfilled').length;
  const lines = (await place.read()).split('\n').slice(1);
  expect(lines).toHaveLength(added);
  expect(added).toBeGreaterThan(0);
});

test('a restore writes the lines of a backup into an empty bucket, once', async () => {
  for (const _ of ['a restore that was killed', 'the next one']) await place.restore('\nfirst\nsecond');
  expect(await place.read()).toBe('\nfirst\nsecond');
  await place.add('\nthird');
  expect(await place.read()).toBe('\nfirst\nsecond\nthird');
});
