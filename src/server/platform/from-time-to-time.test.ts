import { afterEach, expect, test, vi } from 'vitest';
import type { AppContext } from './context.ts';
import { fromTimeToTime } from './from-time-to-time.ts';

afterEach(() => void vi.useRealTimers());

const log = { debug: vi.fn(), warn: vi.fn() };
const context = { log } as unknown as AppContext;

test('a chore is done at the start and after every such time, until it is ended', async () => {
  vi.useFakeTimers();
  const run = vi.fn(async () => 3);
  const end = await fromTimeToTime(context, 1_000, { name: 'sweep', run });
  expect(run).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(2_500);
  expect(run).toHaveBeenCalledTimes(3);
  await end();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(run).toHaveBeenCalledTimes(3);
});

test('one that fails is logged, and the product goes on', async () => {
  const end = await fromTimeToTime(context, 1_000, {
    name: 'sweep',
    run: () => Promise.reject(new Error('no database')),
  });
  await end();
  expect(log.warn).toHaveBeenCalledOnce();
});
