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

test('the uploads of one user arrive one after the other, and hold up nobody else', async () => {
  const uploads = uploadsThrough(createUploadGate());
  for (const name of ['a1', 'a2', 'a3']) uploads.begin(name, 'a');
  uploads.begin('b1', 'b');
  expect(await uploads.inside()).toEqual(['a1', 'b1']);
  uploads.end('b1');
  expect(await uploads.inside()).toEqual(['a1', 'b1']);
  uploads.end('a1');
  expect(await uploads.inside()).toEqual(['a1', 'b1', 'a2']);
});

test('together they hold only so many bytes, and small ones do not pass a large one', async () => {
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

test('an upload that fails makes room as one that succeeds', async () => {
  const gate = createUploadGate();
  await expect(gate.admit('a', 64 * megabyte, () => Promise.reject(new Error('broken')))).rejects.toThrow();
  expect(await gate.admit('a', 64 * megabyte, async () => 'done')).toBe('done');
});

test('what a user sends beside six others is refused, and others go on', async () => {
  const uploads = uploadsThrough(createUploadGate());
  for (const name of ['1', '2', '3', '4', '5', '6']) uploads.begin(name, 'a');
  expect(await uploads.begin('7', 'a')).toBe('uploads_under_way');
  uploads.begin('b', 'b');
  expect(await uploads.inside()).toEqual(['1', 'b']);
});

test('a user with no upload under way is let in past a line that is full of users who have some', async () => {
  const uploads = uploadsThrough(createUploadGate());
  for (const user of Array.from({ length: 16 }, (_, n) => `user ${n}`))
    for (const name of ['1', '2', '3', '4', '5']) uploads.begin(`${user} ${name}`, user);
  uploads.begin('last', 'last');
  expect((await uploads.inside()).at(-1)).toBe('last');
});

test('what comes when the line is full is refused', async () => {
  const uploads = uploadsThrough(createUploadGate());
  uploads.begin('all there is', 'first', 64 * megabyte);
  for (const user of Array.from({ length: 64 }, (_, n) => `user ${n}`)) uploads.begin(user, user);
  expect(await uploads.begin('one more', 'last')).toBe('uploads_busy');
  expect(await uploads.inside()).toEqual(['all there is']);
});

test('what has waited for half a minute is refused, and never read', async () => {
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
