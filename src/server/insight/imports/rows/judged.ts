import type { ImportFault } from '#contract/insight/import-faults.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { FileReading } from './read-cells.ts';

/** A row of a file, unchanged. */
export interface FileRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The format of a file, and the day on which its rows are judged. */
export interface JudgingContext extends FileReading {
  readonly today: CalendarDate;
}

interface RowSummary {
  readonly line: number;
  readonly title: string;
  /** The key by which the row is recognized again: a CNIC, or a number of a branch's register; null if it cannot be read. */
  readonly key: string | null;
}

/** The result of judging a row: a record to create, or nothing because it is on record or has faults. */
export type Judged<Record> = RowSummary &
  (
    | { readonly state: 'ready'; readonly record: Record }
    | { readonly state: 'known' }
    | { readonly state: 'faulty'; readonly faults: readonly ImportFault[] }
  );
