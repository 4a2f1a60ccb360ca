import { Refusal } from './refusal.ts';

/** Runs a task when a place is free. Refuses it at once if too many wait already. */
export type RunLimited = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** The queue lasts a few seconds, so a place is free again by then. */
const retryAfterSeconds = 2;

/** Runs at most `atOnce` tasks at once. At most `waiting` others wait in order; further ones are refused. */
export function createConcurrencyLimit({ atOnce, waiting }: { atOnce: number; waiting: number }): RunLimited {
  let running = 0;
  const line: (() => void)[] = [];
  return async (task) => {
    if (running < atOnce) running += 1;
    else if (line.length < waiting) await new Promise<void>((resolve) => line.push(resolve));
    else throw new Refusal('busy', { retryAfterSeconds });
    try {
      return await task();
    } finally {
      const next = line.shift();
      // The next in line takes over the place that becomes free.
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
