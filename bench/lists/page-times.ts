import type { BudgetName } from '../budgets.ts';
import { type Figure, figure } from '../figure.ts';

export const rounds = 15;

/** The time for a page further down, as a multiple of the time for the first. Both are the fastest of their runs. */
export async function depthFigure(
  budget: BudgetName,
  name: string,
  page: (cursor?: string) => Promise<unknown>,
  cursors: readonly string[],
): Promise<Figure> {
  const fastest = new Map<string | undefined, number>();
  // The pages in turn, so that other load on the machine affects all of them.
  for (let round = 0; round < rounds; round += 1) {
    for (const cursor of [undefined, ...cursors]) {
      const ms = await msOf(() => page(cursor));
      fastest.set(cursor, Math.min(ms, fastest.get(cursor) ?? ms));
    }
  }
  const [first = Number.NaN, ...deep] = fastest.values();
  return figure(
    budget,
    `${name}: the slowest of three pages further down, compared with the first (${first.toFixed(1)} ms)`,
    Math.max(...deep) / first,
  );
}

export async function msOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
