import { Refusal } from './refusal.ts';

/** The line that a task waits in. As long as anybody waits in the first line, nobody is called from the second. */
export type Line = 'first' | 'second';

/** Runs a task when a place is free. Refuses it at once if too many wait in its line already. */
export type RunLimited = <Result>(task: () => Promise<Result>, line?: Line) => Promise<Result>;

/** The queue lasts a few seconds, so a place is free again by then. */
const retryAfterSeconds = 2;

/** Runs at most `atOnce` tasks at once. In each line at most `waiting` others wait in order; further ones are refused. */
export function createConcurrencyLimit({ atOnce, waiting }: { atOnce: number; waiting: number }): RunLimited {
  let running = 0;
  const lines: Readonly<Record<Line, (() => void)[]>> = { first: [], second: [] };
  return async (task, line = 'second') => {
    if (running < atOnce) running += 1;
    else if (lines[line].length < waiting) await new Promise<void>((resolve) => lines[line].push(resolve));
    else throw new Refusal('busy', { retryAfterSeconds });
    try {
      return await task();
    } finally {
      const next = lines.first.shift() ?? lines.second.shift();
      // The next in line takes over the place that becomes free.
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
