import type { ReactNode } from 'react';

/** The rows that somebody has chosen to act on together. */
export interface Choice<Row> {
  /** In the order in which they were chosen. */
  readonly rows: readonly Row[];
  /** The chosen rows of this page, of those that can be chosen. */
  readonly ofPage: 'none' | 'some' | 'all';
  readonly has: (row: Row) => boolean;
  readonly isOpen: (row: Row) => boolean;
  readonly nameOf: (row: Row) => string;
  /** Chooses a row, or takes it back. With `isRange` all rows from the one pressed last follow it. */
  readonly toggle: (row: Row, isRange: boolean) => void;
  readonly togglePage: () => void;
  readonly clear: () => void;
  /** The checkbox of a row, and that of the page. They come with the choice: a table without one loads none. */
  readonly boxOf: (row: Row) => ReactNode;
  readonly pageBox: () => ReactNode;
}
