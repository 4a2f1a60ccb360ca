import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refusal } from '../refusal.ts';
import { createUploadGate, type UploadGate } from './upload-gate.ts';

const megabyte = 1024 * 1024;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Uploads that stay open until the test ends them. */
function uploadsThrough(gate: UploadGate) {
  const letIn: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    /** Returns the outcome: `done`, or the code of the refusal. */
    begin(name: string, userId: string, bytes = megabyte): Promise<string> {
      const { promise, resolve } = Promise.withResolvers<string>();
      ends.set(name, () => resolve('done'));
      const task = () => {
        letIn.push(name);
        return promise;
      };
      return gate.admit(userId, bytes, task).catch((thrown: unknown) => {
        if (thrown instanceof Refusal) return thrown.code;
        throw thrown;
      });
    },
    end: (name: string) => ends.get(name)?.(),
    /** The uploads that were admitted, once all effects of the calls so far have happened. */
    async inside(): Promise<readonly string[]> {
      await vi.advanceTimersByTimeAsync(0);
      return letIn;
    },
  };
}

test('uploads of one user run one after the other and do not delay other users', async () => {
  const uploads = uploadsThrough(createUploadGate());
  for (const name of ['a1', 'a2', 'a3']) uploads.begin(name, 'a');
  uploads.begin('b1', 'b');
  expect(await uploads.inside()).toEqual(['a1', 'b1']);
  uploads.end('b1');
  expect(await uploads.inside()).toEqual(['a1', 'b1']);
  uploads.end('a1');
  expect(await uploads.inside()).toEqual(['a1', 'b1', 'a2']);
});

test('all uploads share a limit of bytes, and a small one does not overtake a large one', async () => {
  const uploads = uploadsThrough(createUploadGate());
  const users = Array.from({ length: 8 }, (_, n) => `user ${n}`);
  for (const user of users) uploads.begin(user, user, 8 * megabyte);
  uploads.begin('large', 'large', 8 * megabyte);
  uploads.begin('small', 'small', 1);
  expect(await uploads.inside()).toEqual(users);
  uploads.end('user 3');
  expect(await uploads.inside()).toEqual([...users, 'large']);
  uploads.end('user 4');
  expect(await uploads.inside()).toEqual([...users, 'large', 'small']);
});

test('a failed upload frees its place like a successful one', async () => {
  const gate = createUploadGate();
  await expect(gate.admit('a', 64 * megabyte, () => Promise.reject(new Error('broken')))).rejects.toThrow();
  expect(await gate.admit('a', 64 * megabyte, async () => 'done')).toBe('done');
});

test('a seventh upload of one user at once is refused, and other users go on', async () => {
  const uploads = uploadsThrough(createUploadGate());
  for (const name of ['1', '2', '3', '4', '5', '6']) uploads.begin(name, 'a');
  expect(await uploads.begin('7', 'a')).toBe('uploads_under_way');
  uploads.begin('b', 'b');
  expect(await uploads.inside()).toEqual(['1', 'b']);
});

test('a user with no upload running passes a queue full of users who have some', async () => {
  const uploads = uploadsThrough(createUploadGate());
  for (const user of Array.from({ length: 16 }, (_, n) => `user ${n}`))
    for (const name of ['1', '2', '3', '4', '5']) uploads.begin(`${user} ${name}`, user);
  uploads.begin('last', 'last');
  expect((await uploads.inside()).at(-1)).toBe('last');
});

test('an upload is refused when the queue is full', async () => {
  const uploads = uploadsThrough(createUploadGate());
  uploads.begin('all there is', 'first', 64 * megabyte);
  for (const user of Array.from({ length: 64 }, (_, n) => `user ${n}`)) uploads.begin(user, user);
  expect(await uploads.begin('one more', 'last')).toBe('uploads_busy');
  expect(await uploads.inside()).toEqual(['all there is']);
});

test('an upload that has waited for half a minute is refused and never read', async () => {
  const uploads = uploadsThrough(createUploadGate());
  const slow = uploads.begin('slow', 'a', 64 * megabyte);
  const [own, others] = [uploads.begin('own', 'a'), uploads.begin('others', 'b')];
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await own).toBe('uploads_under_way');
  expect(await others).toBe('uploads_busy');
  uploads.end('slow');
  expect(await slow).toBe('done');
  expect(await uploads.inside()).toEqual(['slow']);
});
