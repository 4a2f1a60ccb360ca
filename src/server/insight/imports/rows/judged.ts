import type { ImportFault } from '#contract/insight/import-faults.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { FileReading } from './read-cells.ts';

/** A row of a file, as it stands in it. */
export interface FileRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** How the rows of a file are read, and on which day. */
export interface Judging extends FileReading {
  readonly today: CalendarDate;
}

interface Told {
  readonly line: number;
  readonly title: string;
  /** What the row is known again by: a CNIC, or a number of a branch's register; null where that cannot be read. */
  readonly key: string | null;
}

/** What is to become of a row: the record it makes, nothing because it is on record, or nothing because of its faults. */
export type Judged<Record> = Told &
  (
    | { readonly state: 'ready'; readonly record: Record }
    | { readonly state: 'known' }
    | { readonly state: 'faulty'; readonly faults: readonly ImportFault[] }
  );
