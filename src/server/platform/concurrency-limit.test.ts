import { expect, test } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';

/** A task that ends when the test says so. */
function task() {
  const { promise, resolve } = Promise.withResolvers<string>();
  const started = Promise.withResolvers<void>();
  return {
    run: () => {
      started.resolve();
      return promise;
    },
    started: started.promise,
    end: () => resolve('done'),
  };
}

test('a limited number run at once, a limited number wait in order, and one more is refused', async () => {
  const inTurn = createConcurrencyLimit({ atOnce: 1, waiting: 2 });
  const order: string[] = [];
  const first = task();
  const running = inTurn(first.run);
  const waiting = ['second', 'third'].map((name) => inTurn(async () => order.push(name)));
  await expect(inTurn(async () => order.push('fourth'))).rejects.toMatchObject({
    code: 'busy',
    details: { retryAfterSeconds: expect.any(Number) },
  });
  await first.started;
  expect(order).toEqual([]);
  first.end();
  await Promise.all([running, ...waiting]);
  expect(order).toEqual(['second', 'third']);
  await inTurn(async () => order.push('later'));
  expect(order).toEqual(['second', 'third', 'later']);
});

test('a failed task frees its place for the next', async () => {
  const inTurn = createConcurrencyLimit({ atOnce: 1, waiting: 1 });
  const failing = inTurn(() => Promise.reject(new Error('no')));
  const next = inTurn(async () => 'next');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('next');
});

test('the first line goes before all of a full second line, which does not keep anyone out of it', async () => {
  const inTurn = createConcurrencyLimit({ atOnce: 1, waiting: 3 });
  const order: string[] = [];
  const enter = (line: 'first' | 'second', name: string) => inTurn(async () => order.push(name), line);
  const held = task();
  const running = inTurn(held.run);
  const strangers = ['a', 'b', 'c'].map((name) => enter('second', name));
  await expect(enter('second', 'd')).rejects.toMatchObject({ code: 'busy' });
  const known = ['A', 'B', 'C'].map((name) => enter('first', name));
  await expect(enter('first', 'D')).rejects.toMatchObject({ code: 'busy' });
  held.end();
  await Promise.all([running, ...strangers, ...known]);
  expect(order).toEqual(['A', 'B', 'C', 'a', 'b', 'c']);
});
