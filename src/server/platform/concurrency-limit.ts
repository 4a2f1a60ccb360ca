import { Refusal } from './refusal.ts';

/** Runs a task after its turn. Refuses it at once if too many wait already. */
export type RunLimited = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** A place in a line of a few seconds is free again by then. */
const retryAfterSeconds = 2;

/** Runs so many tasks at once. So many others wait, first come, first served; further ones are refused. */
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
