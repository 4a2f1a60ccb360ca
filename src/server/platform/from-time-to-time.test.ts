import { afterEach, expect, test, vi } from 'vitest';
import type { AppContext } from './context.ts';
import { fromTimeToTime } from './from-time-to-time.ts';

afterEach(() => void vi.useRealTimers());

const log = { debug: vi.fn(), warn: vi.fn() };
const context = { log } as unknown as AppContext;

test('a task runs at the start and once per interval until it is stopped', async () => {
  vi.useFakeTimers();
  const run = vi.fn(async () => 3);
  const end = fromTimeToTime(context, 1_000, { name: 'sweep', run });
  expect(run).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(2_500);
  expect(run).toHaveBeenCalledTimes(3);
  await end();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(run).toHaveBeenCalledTimes(3);
});

test('a task that fails is logged, and the product goes on', async () => {
  const end = fromTimeToTime(context, 1_000, {
    name: 'sweep',
    run: () => Promise.reject(new Error('no database')),
  });
  await end();
  expect(log.warn).toHaveBeenCalledOnce();
});

test('a task that is running when it is stopped is aborted, which is no failure', async () => {
  log.warn.mockClear();
  const run = (_: AppContext, stopping: AbortSignal) =>
    new Promise((_resolve, reject) => {
      stopping.addEventListener('abort', () => reject(stopping.reason));
    });
  const end = fromTimeToTime(context, 1_000, { name: 'fix', run });
  await end();
  expect(log.warn).not.toHaveBeenCalled();
});
