import { importColumnsMax, importRowsMax } from '#contract/fields/import-limits.ts';

/** The reason why a file cannot be read as a table, with the values in its text. */
export type TableRefusal =
  | { readonly reason: 'not_a_table' | 'import_not_opened' | 'import_empty' }
  | { readonly reason: 'import_too_long'; readonly rowsMax: number; readonly columnsMax: number }
  | { readonly reason: 'import_cells_merged'; readonly where: string };

/** Thrown in the thread that reads a table, which turns it into a refusal. */
export class UnreadableTable extends Error {
  readonly refusal: TableRefusal;

  constructor(refusal: TableRefusal) {
    super(refusal.reason);
    this.name = 'UnreadableTable';
    this.refusal = refusal;
  }
}

/** A file may have so many titles, headings and sums besides its rows. */
export const linesBesidesRows = 1_000;

export const tooLong = {
  reason: 'import_too_long',
  rowsMax: importRowsMax,
  columnsMax: importColumnsMax,
} as const satisfies TableRefusal;
