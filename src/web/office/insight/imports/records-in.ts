import type { ImportRecord } from '#contract/insight/imports.ts';

/** The number of records in a file: its rows in any state, without the lines that are no records. */
export function recordsIn({ skipped: _, ...rows }: ImportRecord['rows']): number {
  return Object.values(rows).reduce((sum, count) => sum + count, 0);
}
