/** Runs a task when it is its turn. */
export type InTurn = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** Lets so many tasks run at once; the others wait, first come, first served. */
export function createTurns(atOnceMax: number): InTurn {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running === atOnceMax) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      // The next one takes the place that becomes free.
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
