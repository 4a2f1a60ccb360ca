import { expect, test } from 'vitest';
import { onceAtATime } from './once-at-a-time.ts';

test('calls during a run start one more run, so the last run began after the last call', async () => {
  const ends: (() => void)[] = [];
  const run = onceAtATime(() => new Promise<void>((resolve) => ends.push(resolve)));
  run();
  run();
  run();
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await expect.poll(() => ends.length).toBe(2);
  run();
  ends[1]?.();
  await expect.poll(() => ends.length).toBe(3);
  ends[2]?.();
  await Promise.resolve();
  expect(ends).toHaveLength(3);
});
